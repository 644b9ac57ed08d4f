// The colour scheme: the system's, unless the user chose one. /theme.js applies the choice before the page is drawn.

import { useState } from "preact/hooks";

const name = "theme";

function read() {
  return document.documentElement.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}

/** Returns the colour scheme, "light" or "dark", and a function that changes to the other. */
export function useTheme() {
  const [theme, setTheme] = useState(read);
  const toggle = () => {
    const other = theme === "dark" ? "light" : "dark";
    document.documentElement.dataset.theme = other;
    try {
      localStorage.setItem(name, other);
    } catch {} // without storage the choice lasts until the page is closed
    setTheme(other);
  };
  return [theme, toggle];
}
