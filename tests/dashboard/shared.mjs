import { after } from "node:test";
import { launch, newContext } from "../chromium.mjs";
import { testedViews } from "./browser.mjs";

let started;

/** Returns the browser that the tests of a file share. It starts with the first test that asks for it, and ends with the last. */
export const browser = () => (started ??= launch());

after(async () => (await started)?.close());

const contexts = new Map();

/**
 * Returns the context of a view, which the tests of a file share. Each test has a server of its own, and so an origin, so that tests share
 * no data. A tab at `url` stays open, which keeps the context's process and what it has compiled.
 */
export function contextOf({ width, colorScheme } = testedViews[0], url) {
  const name = `${width} ${colorScheme}`;
  if (!contexts.has(name)) contexts.set(name, prepare({ viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" }, url));
  return contexts.get(name);
}

async function prepare(options, url) {
  const context = await newContext(await browser(), options);
  await context.addInitScript(() => {
    globalThis.violations = [];
    addEventListener("securitypolicyviolation", (e) => globalThis.violations.push(`${e.violatedDirective} ${e.blockedURI} ${e.sample}`));
  });
  await (await context.newPage()).goto(`${url}/favicon.svg`);
  return context;
}
