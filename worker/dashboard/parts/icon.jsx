// Icons of 24 by 24 units, drawn with lines.
const paths = {
  overview: "M4 13h6V4H4zM14 20h6v-9h-6zM4 20h6v-3H4zM14 7h6V4h-6z",
  playground: "M4 8V5a1 1 0 0 1 1-1h3M16 4h3a1 1 0 0 1 1 1v3M20 16v3a1 1 0 0 1-1 1h-3M8 20H5a1 1 0 0 1-1-1v-3M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  lists: "M4 4h16v16H4zM4 9h16M4 14.5h16M9.5 9v11",
  keys: "M15 4a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11.4 12.6 4 20M7 17l2.5 2.5",
  usage: "M4 20V4M4 20h16M8.5 16v-4M13 16V7M17.5 16v-6",
  credits: "M3.5 7.5h17v11h-17zM3.5 11h17M7 15h3",
  catalogue: "M4 5h16v4H4zM5.5 9v10h13V9M10 13h4",
  outcomes: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM8.5 12.2l2.4 2.4 4.6-5",
  fees: "M6 18 18 6M7.5 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM16.5 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  reports: "M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6",
  webhooks: "M4 6h9v9H4zM13 10.5h7M17 7l3.5 3.5L17 14M8.5 15v5H20",
  members: "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM3 19.5c0-3 2.7-5 6-5s6 2 6 5M15.5 5.4a3.5 3.5 0 0 1 0 6.2M17.5 15c2 .7 3.5 2.3 3.5 4.5",
  admin: "M12 3.5 5 6v5.5c0 4.4 2.9 7.6 7 9 4.1-1.4 7-4.6 7-9V6zM9 12l2.2 2.2L15 10.4",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  moon: "M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2z",
  switch: "M4 8.5h14M14 4.5l4 4-4 4M20 15.5H6M10 11.5l-4 4 4 4",
  leave: "M14 4h5a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-5M10 16l-4-4 4-4M6 12h9",
  upload: "M12 16V4M7 9l5-5 5 5M4 20h16",
  plus: "M12 5v14M5 12h14",
  check: "M5 12.5l4.5 4.5L19 7.5",
  image: "M4 5h16v14H4zM4 16l4.5-4.5 4 4L15 13l5 5M15.5 8.5h.01",
};

/** Draws an icon. It is decorative: the text next to it, or its button's label, says what it means. */
export function Icon({ name, size = 20 }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

/** The service's mark, as on the other pages of the site. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      <circle cx="10" cy="10" r="7.2" />
      <path d="M15.4 15.4 21 21" />
      <path class="glint" d="M6.6 10a3.4 3.4 0 0 1 3.4-3.4" />
    </svg>
  );
}
