import { useEffect, useState } from "preact/hooks";
import { pageURL } from "../values/link.js";

const names = { terms: "Terms", privacy: "Privacy", imprint: "Imprint", support: "Support" };

/** Returns the target of a link, null if its value is no address. */
const target = (name, value = "") => (name !== "support" ? pageURL(value) : /^[\w.+-]+@[\w.-]+$/.test(value) ? `mailto:${value}` : null);

let links; // promises {name: address}; loaded once
const load = () => (links ??= fetch("/links.json").then((r) => (r.ok ? r.json() : {})).catch(() => ({})));

/** Links to the operator's legal pages and address for support. Nothing if there are none. */
export function LegalLinks() {
  const [found, setFound] = useState({});
  useEffect(() => {
    load().then(setFound);
  }, []);
  const shown = Object.keys(names).filter((name) => target(name, found[name]));
  if (shown.length === 0) return null;
  return (
    <footer class="legal">
      {shown.map((name) => <a key={name} href={target(name, found[name])} rel="noopener">{names[name]}</a>)}
    </footer>
  );
}
