// What an entry of the browser's history remembers until the tab is closed: where its page was scrolled to, and what the user
// chose there.

import { useState } from "preact/hooks";

const storage = "loupe-history";
const restoringTime = 5000; // milliseconds
const inputs = ["wheel", "touchstart", "keydown", "pointerdown"];

let entries = {}; // values by name, by the key of the entry
let stopRestoring = null;

/** Returns what the current entry remembers. */
function current() {
  if (!history.state?.key) history.replaceState({ key: newKey() }, "");
  return (entries[history.state.key] ??= {});
}

const newKey = () => `${Date.now()}-${Math.random()}`;

/** Like useState, with a value that comes back when the user comes back to this entry. */
export function useRemembered(name, initial) {
  const [value, setValue] = useState(() => current()[name] ?? initial);
  const set = (next) => {
    current()[name] = next;
    setValue(next);
  };
  return [value, set];
}

/** Forgets what all entries remember, because another user may come. */
export function forgetEntries() {
  entries = {};
}

/** Adds an entry with this address. */
export function addEntry(href) {
  history.pushState({ key: newKey() }, "", href);
  stopRestoring?.();
  current().scroll = 0;
  scrollTo(0, 0);
}

/** Removes the query from the current address, so that what it asked for does not happen again on a reload. */
export function forgetQuery() {
  history.replaceState(history.state, "", location.pathname);
}

/**
 * Scrolls to where the current entry was left, as soon as its page is long enough. The user's own scrolling ends the attempt. An entry
 * that a link within the page has made is new, and is left where the browser scrolled.
 */
export function restoreScroll() {
  stopRestoring?.();
  const { scroll } = current();
  if (scroll === undefined) return;
  const watcher = new ResizeObserver(() => {
    scrollTo(0, scroll);
    if (Math.abs(scrollY - scroll) < 1) stopRestoring?.();
  });
  const stop = () => {
    clearTimeout(timer);
    watcher.disconnect();
    for (const input of inputs) removeEventListener(input, stop);
    stopRestoring = null;
  };
  const timer = setTimeout(stop, restoringTime);
  for (const input of inputs) addEventListener(input, stop, { passive: true });
  stopRestoring = stop;
  watcher.observe(document.body);
}

/** Begins to remember. The browser itself would scroll before a page has loaded its data. */
export function remember() {
  history.scrollRestoration = "manual";
  addEventListener("scroll", () => {
    if (!stopRestoring) current().scroll = scrollY;
  }, { passive: true });
  addEventListener("pagehide", () => {
    try {
      sessionStorage.setItem(storage, JSON.stringify(entries));
    } catch {} // without storage, entries last until the document is closed
  });
  current().scroll ??= 0;
  restoreScroll();
}

try {
  entries = JSON.parse(sessionStorage.getItem(storage)) ?? {};
} catch {}
