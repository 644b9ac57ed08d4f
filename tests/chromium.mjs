// Starts Chromium for the tests of pages.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { chromium } from "playwright-core";

const find = join(import.meta.dirname, "browser.sh");

/**
 * Starts Chromium without its sandbox, because CI runs as root. The pages are ours. Tabs of one context share a process, so a page that
 * is opened again is compiled already.
 */
export function launch() {
  const executablePath = execFileSync(find, { encoding: "utf8" }).trim();
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--process-per-site"], timeout: patience });
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
