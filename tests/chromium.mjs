// Starts Chromium for the tests of pages.
import { execFileSync } from "node:child_process";
import { chromium } from "playwright-core";

const find = "command -v chromium-headless-shell || command -v chromium || { echo 'install chromium-headless-shell or chromium' >&2; exit 1; }";

/** Starts Chromium without its sandbox, because CI runs as root. The pages are ours. */
export function launch() {
  const executablePath = execFileSync("sh", ["-c", find], { encoding: "utf8" }).trim();
  return chromium.launch({ executablePath, args: ["--no-sandbox"], timeout: patience });
}

/** Time limit of one step, in milliseconds. Busy machines need more than Playwright's thirty seconds. */
const patience = 120_000;

/** Returns a context of the browser. */
export async function newContext(browser, options) {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(patience);
  return context;
}

/** Returns a page in a context of its own. */
export async function newPage(browser, options) {
  return (await newContext(browser, options)).newPage();
}
