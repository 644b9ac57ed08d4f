// Opens pages of the documentation site in Chromium and prints what is wrong with them, one line each:
//
//   node pages.mjs ORIGIN PATH...
//
// Each page is opened at phone width in light colours and at desktop width in dark ones. A page is wrong if it asks another
// origin for something, logs an error, violates its Content-Security-Policy, is wider than the window, can't be skipped
// through by keyboard, or has an accessibility violation that axe calls serious or critical.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { launch, newPage } from "../../chromium.mjs";

const [origin, ...paths] = process.argv.slice(2);
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const views = [{ width: 390, colorScheme: "light" }, { width: 1280, colorScheme: "dark" }];

const browser = await launch();
await Promise.all(views.map(async ({ width, colorScheme }) => {
  const page = await newPage(browser, { viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" });
  let path;
  const report = (what) => console.log(`${path} at ${width} pixels, ${colorScheme}: ${what}`);
  page.on("console", (message) => message.type() === "error" && report(`console: ${message.text()}`));
  page.on("pageerror", (error) => report(`exception: ${error.message}`));
  page.on("requestfailed", (request) => report(`request failed: ${request.url()}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!["data:", "blob:"].includes(url.protocol) && url.origin !== origin) report(`asks another origin: ${url}`);
  });
  await page.addInitScript(() => {
    window.violations = [];
    addEventListener("securitypolicyviolation", (e) => window.violations.push(`${e.violatedDirective} ${e.blockedURI}`));
  });
  for (path of paths) {
    const response = await page.goto(origin + path, { waitUntil: "networkidle" });
    if (!response.headers()["content-security-policy"]?.startsWith("default-src 'self'")) report("no Content-Security-Policy");
    if (path === "/reference") await page.getByRole("heading", { name: "Appraise a product" }).first().waitFor();

    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (excess > 0) report(`${excess} pixels wider than the window`);
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => document.activeElement.getAttribute("href"));
    if (focused !== "#main") report(`the first Tab goes to ${focused}, want the link that skips to the content`);
    if (path === "/docs/") {
      await page.getByRole("tab", { name: "curl" }).focus();
      await page.keyboard.press("ArrowRight");
      const [tab, panels] = await page.evaluate(() => [document.activeElement.textContent, document.querySelectorAll("[role=tabpanel]:not([hidden])").length]);
      if (tab !== "Go" || panels !== 1) report(`the right arrow leads to ${tab} with ${panels} panels, want Go with one`);
      if (!(await page.locator("main").innerText()).includes(origin)) report("the examples don't have this service's address");
    }
    for (const violation of await page.evaluate(() => window.violations)) report(`CSP violation: ${violation}`);
    if (path === "/reference") continue; // Redoc's markup, for which axe needs most of a minute
    await page.evaluate(axe);
    const found = await page.evaluate(async () => (await window.axe.run({ resultTypes: ["violations"] })).violations);
    for (const v of found.filter(({ impact }) => impact === "serious" || impact === "critical")) {
      const { target, failureSummary } = v.nodes[0];
      report(`axe: ${v.id} in ${v.nodes.length} places, first ${target.join(" ")}: ${failureSummary.replaceAll("\n", " ")}`);
    }
  }
}));
await browser.close();
