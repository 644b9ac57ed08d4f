import { useEffect, useState } from "preact/hooks";

const names = { terms: "Terms", privacy: "Privacy", imprint: "Imprint", support: "Support" };

let links; // promises {name: address}; loaded once
const load = () => (links ??= fetch("/links.json").then((r) => (r.ok ? r.json() : {})).catch(() => ({})));

/** Links to the operator's legal pages and address for support. Nothing if there are none. */
export function LegalLinks() {
  const [found, setFound] = useState({});
  useEffect(() => {
    load().then(setFound);
  }, []);
  const shown = Object.entries(names).filter(([name]) => found[name]);
  if (shown.length === 0) return null;
  return (
    <footer class="legal">
      {shown.map(([name, title]) => <a key={name} href={name === "support" ? `mailto:${found[name]}` : found[name]} rel="noopener">{title}</a>)}
    </footer>
  );
}
