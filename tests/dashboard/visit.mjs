// Visits a page of the dashboard in Chromium, and collects its faults.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { newContext } from "../chromium.mjs";
import { open, testedViews } from "./browser.mjs";
import { serve } from "./server.mjs";
import { browser } from "./shared.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Opens a page in a view and passes it to `check` with a list of the faults that the browser sees: errors, failed requests, requests to
 * other origins, violations of the Content-Security-Policy.
 */
export async function visit({ routes: served, path, view = testedViews[0], expected = () => false }, check) {
  const server = await serve(served);
  const context = await newContext(await browser(), { viewport: { width: view.width, height: 900 }, colorScheme: view.colorScheme, reducedMotion: "reduce" });
  const faults = [];
  context.on("page", (page) => {
    page.on("pageerror", (error) => faults.push(`exception: ${error.message}`));
    page.on("console", (message) => message.type() === "error" && !expected(message.text()) && faults.push(`console: ${message.text()}`));
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (!["data:", "blob:"].includes(url.protocol) && url.origin !== server.url && !expected(url.href)) faults.push(`asks another origin: ${url}`);
    });
  });
  await context.addInitScript(() => {
    globalThis.violations = [];
    addEventListener("securitypolicyviolation", (e) => globalThis.violations.push(`${e.violatedDirective} ${e.blockedURI} ${e.sample}`));
  });
  try {
    const page = await open(context, server.url + path);
    await check(page, server);
    faults.push(...(await page.evaluate(() => globalThis.violations)).map((v) => `CSP: ${v}`));
    assert.deepEqual(faults, []);
  } finally {
    await context.close();
    await server.close();
  }
}

/** Returns the serious and critical violations that axe finds. */
export async function violations(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => (await globalThis.axe.run()).violations);
  return found.filter(({ impact }) => impact === "serious" || impact === "critical")
    .map((v) => `${v.id} in ${v.nodes.length} places, first ${v.nodes[0].target.join(" ")}: ${v.nodes[0].failureSummary}`);
}

/** Reports whether a message of the browser's console is about a response with the status 401. */
export const is401 = (text) => text.includes("status of 401");
