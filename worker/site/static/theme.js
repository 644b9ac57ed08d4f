// Applies the colour scheme that the user chose in the dashboard, before the page is drawn.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {} // storage may be switched off
