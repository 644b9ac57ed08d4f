import { useEffect, useRef } from "preact/hooks";
import { hasNavigated } from "../router.js";

/** The frame of a page: its heading, which gets the focus after a link was followed, its actions, and the document's title. */
export function Page({ title, lead, actions, children }) {
  const heading = useRef();
  useEffect(() => {
    document.title = `${title} · Loupe`;
  }, [title]);
  useEffect(() => {
    if (hasNavigated()) heading.current.focus({ preventScroll: true });
  }, []);
  return (
    <div class="page">
      <header class="page-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>{title}</h1>
          {lead && <p class="lead">{lead}</p>}
        </div>
        {actions && <div class="page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** A part of a page with a heading. */
export function Section({ title, actions, children, class: name = "" }) {
  return (
    <section class={`section ${name}`}>
      <div class="section-head"><h2>{title}</h2>{actions}</div>
      {children}
    </section>
  );
}

/** A figure with its name: a tile. */
export function Figure({ name, value, note, href, kind = "" }) {
  return (
    <div class={`figure ${kind}`}>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {(note || href) && <dd class="note">{href ? <a href={href}>{note}</a> : note}</dd>}
    </div>
  );
}

/** A link to another site's page, which does not learn where its visitor came from. */
export function OutsideLink({ href, children }) {
  return <a href={href} target="_blank" rel="noopener noreferrer nofollow" referrerpolicy="no-referrer">{children}<span class="hidden"> (opens in a new tab)</span></a>;
}
