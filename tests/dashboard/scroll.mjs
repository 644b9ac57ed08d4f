// Prints the longest tasks of the page of a list with 1,000 results, while it loads, is scrolled to its end and back, and is filtered: node
// scroll.mjs. It counts the time that the page's thread computed, so other programs on the machine matter little.
import { launch, newContext } from "../chromium.mjs";
import { open } from "./browser.mjs";
import { batches, pages, resultsCSV, routes } from "./data.mjs";
import { serve } from "./server.mjs";

/** Scrolls by a number of pixels in each frame until the page's end or beginning stays. */
async function scroll(step) {
  for (let still = 0; still < 10;) {
    const before = scrollY;
    scrollBy(0, step);
    await new Promise(requestAnimationFrame);
    still = scrollY === before ? still + 1 : 0;
  }
}

const items = 1000;
const done = { ...batches[0], items, state: "completed", ended_at: batches[0].created_at };
const server = await serve({ ...routes(), "GET /api/v1/batches/*": ({ url }) => (url.pathname.endsWith("/results") ? resultsCSV(url, items) : done) });
const browser = await launch();
for (const width of [390, 1280]) {
  const context = await newContext(browser, { viewport: { width, height: 900 } });
  const page = await context.newPage();
  await open(page, `${server.url}/dashboard/account`);
  for (const [what, act] of Object.entries({
    loading: async () => {
      await page.evaluate((path) => { history.pushState({}, "", path); dispatchEvent(new PopStateEvent("popstate")); }, pages.list.path);
      await page.getByText("All 1,000", { exact: true }).waitFor();
    },
    "scrolling down": () => page.evaluate(scroll, 300),
    "scrolling up": () => page.evaluate(scroll, -300),
    "filters and choices": async () => {
      for (const name of [/^Uncertain/, /^All 1,000/]) await page.getByRole("button", { name }).first().click();
      await page.getByRole("button", { name: /^Choose all/ }).click();
    },
  })) {
    await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline", "toplevel"] });
    await act();
    await page.waitForTimeout(500);
    if (what === "scrolling down") console.log(`${await page.locator(".growing > li").count()} items`);
    const { traceEvents: events } = JSON.parse(await browser.stopTracing());
    const main = new Set(events.filter((e) => e.name === "thread_name" && e.args.name === "CrRendererMain").map((e) => `${e.pid} ${e.tid}`));
    const tasks = events.filter((e) => e.name === "RunTask" && main.has(`${e.pid} ${e.tid}`)).map((e) => e.tdur / 1000).sort((a, b) => b - a);
    console.log(`${width} pixels, ${what}: longest tasks of ${tasks.length}: ${tasks.slice(0, 5).map((n) => n.toFixed(1)).join(", ")} ms`);
  }
  await context.close();
}
await browser.close();
await server.close();
