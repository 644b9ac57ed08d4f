// Shows the reference with Redoc, in the colours of tokens.css. Redoc reads its colours when it starts, so it is restarted
// when the reader switches between light and dark.

const dark = matchMedia("(prefers-color-scheme: dark)");
const isDark = () => (document.documentElement.dataset.theme ?? (dark.matches ? "dark" : "light")) === "dark";

/** Returns colours of tokens.css as the browser draws them: Redoc does not know light-dark(). */
function colors(names) {
  const probe = document.body.appendChild(document.createElement("i"));
  const found = names.map((name) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return found;
}

function options() {
  const style = getComputedStyle(document.documentElement);
  const font = (name) => style.getPropertyValue(name).trim();
  const names = ["--page", "--panel", "--ink", "--soft", "--line", "--accent", "--accent-ink", "--bad"];
  const [page, panel, ink, soft, line, accent, accentInk, bad] = colors(names);
  return {
    scrollYOffset: 60,
    hideSchemaPattern: true, // the descriptions say the same, and Redoc's colour for patterns can't be changed
    expandResponses: "200",
    jsonSampleExpandLevel: 3,
    requiredPropsFirst: true,
    theme: {
      colors: {
        primary: { main: accent, contrastText: accentInk },
        success: { main: accent },
        error: { main: bad },
        text: { primary: ink, secondary: soft },
        border: { dark: line, light: line },
        responses: {
          success: { color: accent, backgroundColor: panel, tabTextColor: "#7fe0ba" },
          error: { color: bad, backgroundColor: panel, tabTextColor: "#ffab9e" },
        },
        http: { get: "#0a6b4f", post: "#1d56a8", put: "#7a4a00", delete: "#a3231b" },
      },
      schema: { nestedBackground: panel, linesColor: line, typeNameColor: soft, typeTitleColor: soft, requireLabelColor: bad },
      sidebar: { backgroundColor: page, textColor: soft, activeTextColor: ink, width: "280px" },
      rightPanel: { backgroundColor: isDark() ? "#111916" : "#16211d", textColor: "#dfe8e3" },
      codeBlock: { backgroundColor: "#0b1210" },
      typography: {
        fontSize: "16px",
        fontFamily: font("--sans"),
        headings: { fontFamily: font("--sans"), fontWeight: "650" },
        code: { fontFamily: font("--mono"), fontSize: "14px", color: ink, backgroundColor: panel },
        links: { color: accent },
      },
    },
  };
}

function show() {
  const old = document.getElementById("redoc");
  const element = old.cloneNode(false); // Redoc can't start twice in the same element
  element.classList.toggle("dark", isDark());
  old.replaceWith(element);
  Redoc.init("/api/v1/openapi.json", options(), element);
}

show();
dark.addEventListener("change", show);
