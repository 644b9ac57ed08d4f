import { useEffect, useMemo, useRef, useState } from "preact/hooks";

const chunk = 25; // rows that are drawn at once

/**
 * A list that adds rows as the reader scrolls to its end, because drawing a thousand rows at once blocks a slow device. `draw`
 * returns the <li> of a row, and is called again only if the row is another object.
 */
export function Growing({ rows, draw, label }) {
  const [shown, setShown] = useState(chunk);
  const end = useRef();
  const more = shown < rows.length;
  useEffect(() => {
    if (!more) return undefined;
    const watcher = new IntersectionObserver(([entry]) => entry.isIntersecting && setShown(shown + chunk), { rootMargin: "600px" });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [shown, more]);
  const chunks = [];
  for (let from = 0; from < Math.min(shown, rows.length); from += chunk) chunks.push(<Chunk key={from} rows={rows.slice(from, from + chunk)} draw={draw} />);
  return (
    <>
      <ul class="rows growing" aria-label={label}>{chunks}</ul>
      {more && <p ref={end} />}
    </>
  );
}

function Chunk({ rows, draw }) {
  return useMemo(() => rows.map(draw), rows);
}
