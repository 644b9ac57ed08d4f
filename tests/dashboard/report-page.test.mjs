// The page of a report, on a screen and on paper.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { testedViews } from "./browser.mjs";
import { violations, visit } from "./visit.mjs";

const { id, answer, evidence } = JSON.parse(readFileSync(new URL("appraisal.json", import.meta.url), "utf8")).record;
const pixel = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='4' height='3'/%3E";

/** An item of a report, as core/store/ledger/report.go copies it from this answer. */
const item = (title) => ({
  photo_state: "", appraisal_id: id, appraised_at: "2026-11-20T15:00:00Z", description: "from the estate, <b>tested</b>", country: "GB", as_of: null,
  photo: { url: pixel, sha256: "" }, title, condition: "very_good", appraisal: answer.appraisal, estimate: evidence.estimate, confidence: evidence.confidence,
  rates_date: evidence.rates_date,
  comparables: answer.similar_items.slice(0, 12).map((l, i) => ({ ...l, date: i % 2 ? null : "2026-10-27", sold: i % 3 ? null : true, condition: "used" })),
});

const report = (origin, ...titles) => {
  const items = titles.map(item), { price_lower: lower, price_upper: upper, price_currency: currency } = answer.appraisal, sum = (n) => Math.round(n * items.length * 100) / 100;
  return {
    id: "rep_01KAKSYQG0R2J8TBXN4WQ5V7CE", url: `${origin}/report/rep_01KAKSYQG0R2J8TBXN4WQ5V7CE`, title: titles.length > 1 ? "Estate of A. Example" : null,
    created_at: "2026-11-21T09:00:00Z", items, totals: [{ currency, items: items.length, lower: sum(lower), estimate: sum(evidence.estimate), upper: sum(upper) }],
  };
};

const routes = (...titles) => ({ "GET /api/v1/reports/*": ({ origin }) => report(origin, ...titles) });
const path = "/report/rep_01KAKSYQG0R2J8TBXN4WQ5V7CE";

test("a report is accessible, fits its window and has the figures of the answer", async () => {
  await Promise.all(testedViews.map((view) => visit({ routes: routes("Camera", "Lens"), path, view }, async (page) => {
    await page.getByRole("heading", { name: "2. Lens" }).waitFor();
    assert.deepEqual(await violations(page), []);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(excess <= 0, `at ${view.width} pixels it is ${excess} pixels wider than the window`);
    const { price_lower: lower, price_upper: upper, price_currency: currency, reasoning } = answer.appraisal;
    const figures = (text) => text.match(/[\d,]+\.\d\d/g).map((n) => Number(n.replaceAll(",", "")));
    assert.deepEqual(figures(await page.locator(".value").first().innerText()), [lower, upper]);
    assert.deepEqual(figures(await page.locator("#total tbody tr").innerText()), [lower, evidence.estimate, upper].map((n) => Math.round(200 * n) / 100));
    assert.equal(await page.getByText(currency).count() > 0, true);
    assert.deepEqual(await page.locator(".basis").first().locator("li").allInnerTexts(), reasoning);
    assert.equal(await page.locator(".comparables").first().locator("tbody tr").count(), Math.min(12, answer.similar_items.length));
    assert.ok(await page.getByText("from the estate, <b>tested</b>").count());
  })));
});

test("an item prints on at most two sheets of A4 and of Letter", async () => {
  await visit({ routes: routes("Camera"), path, view: testedViews[0] }, async (page) => {
    await page.getByRole("heading", { name: "Camera", level: 2 }).waitFor();
    for (const format of ["A4", "Letter"]) {
      const pdf = await page.pdf({ format, preferCSSPageSize: false });
      const sheets = pdf.toString("latin1").match(/\/Type \/Page\b/g).length;
      assert.ok(sheets >= 1 && sheets <= 2, `${format}: ${sheets} sheets`);
    }
  });
});

test("a report that is gone says so", async () => {
  const routes = { "GET /api/v1/reports/*": { status: 404, problem: { code: "NOT_FOUND", detail: "there is no such report" } } };
  await visit({ routes, path, expected: (t) => t.includes("404") }, async (page) => {
    await page.getByText("There is no such report. It may have been deleted.").waitFor();
  });
});
