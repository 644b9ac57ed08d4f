// Opens pages of the dashboard in Chromium.
import { execFileSync } from "node:child_process";
import { chromium } from "playwright-core";

/** The views of the screenshots. */
export const views = [390, 1280].flatMap((width) => ["light", "dark"].map((colorScheme) => ({ width, colorScheme })));

/** The views of the tests: each width and each colour scheme once. */
export const testedViews = [views[0], views[3]];

/** Starts Chromium without its sandbox, because CI runs as root. The pages are ours. */
export function launch() {
  const executablePath = execFileSync("sh", ["-c", "command -v chromium || { echo 'chromium is not on PATH: apt-get install chromium' >&2; exit 1; }"], { encoding: "utf8" }).trim();
  return chromium.launch({ executablePath, args: ["--no-sandbox"] });
}

/** Opens a page and waits until it shows its data. Pictures may still be loading. */
export async function open(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator("h1").first().waitFor();
  await page.locator(".skeleton").first().waitFor({ state: "detached" });
  return page;
}
