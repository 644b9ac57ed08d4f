import { useEffect, useState } from "preact/hooks";
import { pictureURL } from "../values/link.js";
import { Icon } from "./icon.jsx";

/** A picture at an address from outside, or an icon if it can't be shown. */
export function Picture({ src, alt = "", class: name = "" }) {
  const url = src?.startsWith("blob:") ? src : pictureURL(src, location.origin);
  const [failed, setFailed] = useState(false);
  useEffect(() => setFailed(false), [url]);
  if (!url || failed) {
    const described = alt ? { role: "img", "aria-label": `${alt}: not available` } : {};
    return <span class={`picture missing ${name}`} {...described}><Icon name="image" /></span>;
  }
  return <img class={`picture ${name}`} src={url} alt={alt} loading="lazy" referrerpolicy="no-referrer" onError={() => setFailed(true)} />;
}
