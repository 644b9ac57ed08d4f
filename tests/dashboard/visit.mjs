// Visits pages of the dashboard in Chromium, and collects their faults.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { open } from "./browser.mjs";
import { serve } from "./server.mjs";
import { contextOf } from "./shared.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Opens pages one after another in a tab of a view, and passes each to `check`. Fails if the browser sees a fault: an error, a failed request, a
 * request to another origin, or a violation of the Content-Security-Policy.
 */
export async function walk({ routes: served, paths, view, expected = () => false }, check) {
  const server = await serve(served), context = await contextOf(view, server.url), faults = [], tabs = [];
  const watch = (page) => {
    tabs.push(page);
    page.on("pageerror", (error) => faults.push(`exception: ${error.message}`));
    page.on("console", (message) => message.type() === "error" && !expected(message.text()) && faults.push(`console: ${message.text()}`));
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (!["data:", "blob:"].includes(url.protocol) && url.origin !== server.url && !expected(url.href)) faults.push(`asks another origin: ${url}`);
    });
  };
  context.on("page", watch);
  try {
    const page = await context.newPage();
    for (const path of paths) {
      await open(page, server.url + path);
      await check(page, server, path);
      faults.push(...(await page.evaluate(() => globalThis.violations)).map((v) => `CSP: ${v}`));
      assert.deepEqual(faults, [], path);
    }
  } finally {
    context.off("page", watch);
    for (const tab of tabs) await tab.close();
    await server.close();
  }
}

/** Walks to one page. */
export const visit = ({ path, ...options }, check) => walk({ ...options, paths: [path] }, check);

/** Returns the serious and critical violations that axe finds. */
export async function violations(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => (await globalThis.axe.run()).violations);
  return found.filter(({ impact }) => impact === "serious" || impact === "critical")
    .map((v) => `${v.id} in ${v.nodes.length} places, first ${v.nodes[0].target.join(" ")}: ${v.nodes[0].failureSummary}`);
}

/** Reports whether a message of the browser's console is about a response with the status 401. */
export const is401 = (text) => text.includes("status of 401");
