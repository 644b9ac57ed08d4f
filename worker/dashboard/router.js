// Client-side routes under /dashboard/.

import { useEffect, useState } from "preact/hooks";
import { addEntry, remember, restoreScroll } from "./history.js";

export const base = "/dashboard";

/**
 * Returns the parameters of a path that fits a pattern, or null. ":name" in a pattern fits one segment.
 * "/appraisals/:id" gives {id} for "/dashboard/appraisals/apr_1".
 */
export function match(pattern, pathname) {
  if (!pathname.startsWith(`${base}/`) && pathname !== base) return null;
  const wanted = pattern.split("/").filter(Boolean);
  const got = pathname.slice(base.length).split("/").filter(Boolean);
  if (wanted.length !== got.length) return null;
  const parameters = {};
  for (const [i, segment] of wanted.entries()) {
    if (segment.startsWith(":")) parameters[segment.slice(1)] = decode(got[i]);
    else if (segment !== got[i]) return null;
  }
  return parameters;
}

function decode(segment) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

let navigated = false;

/** Reports whether a link to another page was followed since the document was loaded. */
export const hasNavigated = () => navigated;

let changed = () => {};

/** Opens a page of the dashboard, as a link would. */
export function navigate(href) {
  addEntry(href);
  changed();
}

/** Returns the location, and follows links to pages of the dashboard without loading the document again. */
export function useLocation() {
  const read = () => ({ pathname: location.pathname, search: location.search });
  const [current, setCurrent] = useState(read);
  useEffect(() => {
    changed = () => {
      navigated = true;
      setCurrent(read());
    };
    const back = () => {
      changed();
      restoreScroll();
    };
    const follow = (event) => {
      const link = event.target.closest?.("a[href]");
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
      if (link.origin !== location.origin || !link.pathname.startsWith(`${base}/`)) return;
      if (link.hash && link.pathname === location.pathname) return;
      event.preventDefault();
      navigate(link.href);
    };
    remember();
    addEventListener("popstate", back);
    addEventListener("click", follow);
    return () => {
      removeEventListener("popstate", back);
      removeEventListener("click", follow);
    };
  }, []);
  return current;
}
