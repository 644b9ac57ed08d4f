// Writes screenshots of the dashboard's pages into a folder, and one of an appraisal's value for README.md:
// node screenshots.mjs FOLDER [PAGE...]
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { launch, newContext } from "../chromium.mjs";
import { open, views } from "./browser.mjs";
import { empty, pages, routes, signedOut } from "./data.mjs";
import { serve } from "./server.mjs";

const [folder, ...names] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await launch();
for (const [name, page] of Object.entries(pages)) {
  if (names.length && !names.includes(name)) continue;
  const server = await serve({ ...routes(), ...(page.signedOut && signedOut), ...(page.empty && empty) });
  for (const { width, colorScheme } of views) {
    const context = await newContext(browser, { viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce", timezoneId: "UTC" });
    const tab = await context.newPage();
    await open(tab, server.url + page.path);
    await tab.waitForLoadState("networkidle");
    const picture = (part) => join(folder, `${part}-${width}-${colorScheme}.png`);
    await tab.screenshot({ fullPage: true, path: picture(name) });
    if (name === "appraisal") await tab.locator(".appraisal").screenshot({ path: picture("value") });
    await context.close();
  }
  await server.close();
}
await browser.close();
