// A dealer decides whether to buy, records outcomes, corrects items, makes reports and keeps a table of fees.
import assert from "node:assert/strict";
import test from "node:test";
import { appraisal, fees, outcome, pages, routes, summaryOf } from "./data.mjs";
import { violations, visit } from "./visit.mjs";

const id = "apr_01M7YZMHG0J7D26V5NZS3S1P92";
const path = pages.appraisal.path;
const sent = (server, method, path) => server.calls.filter((c) => c.method === method && c.path === path).map((c) => JSON.parse(c.body || "null"));

test("an appraisal shows the decision first, with what each channel leaves", async () => {
  await visit({ routes: routes(), path, view: { width: 1280, colorScheme: "light" } }, async (page, server) => {
    const { decision: d } = appraisal(server.url).evidence;
    const [decision, value] = await Promise.all([".decision", ".appraisal"].map((part) => page.locator(part).boundingBox()));
    assert.ok(decision.y < value.y);
    const text = await page.locator(".decision").innerText();
    assert.match(text, /^Borderline\s+The margin is kept at the market price/);
    for (const part of [`$${d.highest_cost.market}`, `$${d.highest_cost.fast} if you must sell fast`, `+${Math.round(d.return.market * 1000) / 10} % of the cost`]) assert.ok(text.includes(part), `${part} is not in ${text}`);
    const rows = page.getByRole("table", { name: "Channels" }).locator("tbody tr");
    assert.equal(await rows.count(), d.channels.length);
    assert.match(await rows.first().innerText(), new RegExp(`${d.channels[0].title.replace(/[()]/g, "\\$&")}.*\\$${d.channels[0].net.fast}`, "s"));
  });
});

test("an outcome is recorded, changed and removed", async () => {
  let stored = null;
  const served = routes();
  const record = served["GET /api/v1/appraisals/*"];
  served["GET /api/v1/appraisals/*"] = (call) => ({ ...record(call), outcome: stored });
  served[`PUT /api/v1/appraisals/${id}/outcome`] = ({ body }) => {
    const given = JSON.parse(body);
    if (given.sold_price === 7) return { status: 400, problem: { code: "BAD_REQUEST", field: "date", detail: "date must not be in the future" } };
    stored = { ...outcome(1), condition: null, days: null, channel: null, ...given };
    return stored;
  };
  served[`DELETE /api/v1/appraisals/${id}/outcome`] = () => {
    stored = null;
    return { status: 204 };
  };
  await visit({ routes: served, path, expected: (text) => text.includes("400") }, async (page, server) => {
    const section = page.locator("section", { has: page.getByRole("heading", { name: "Sold or not?" }) });
    await section.getByRole("button", { name: "It sold" }).click();
    await section.getByLabel("Price paid").fill("7");
    await section.getByLabel("Day of the sale").fill("2026-11-20");
    await section.getByLabel("Where").fill("eBay");
    assert.deepEqual(await violations(page), []);
    await section.getByRole("button", { name: "Record" }).click();
    await section.locator(".field-error", { hasText: "must not be in the future" }).waitFor();
    await section.getByLabel("Price paid").fill("240.5");
    await section.getByRole("button", { name: "Record" }).click();
    await section.getByText("Sold for $240.50 on eBay on Nov 20, 2026.").waitFor();
    await section.getByRole("button", { name: "Change it" }).click();
    assert.equal(await section.getByLabel("Price paid").inputValue(), "240.5");
    await section.getByLabel("Price paid").fill("250");
    await section.getByRole("button", { name: "Record" }).click();
    await section.getByText("Sold for $250.00").waitFor();
    await section.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await section.getByRole("button", { name: "It did not sell" }).click();
    await section.getByLabel("Days offered").fill("30");
    await section.getByRole("button", { name: "Record" }).click();
    await section.getByText("Not sold after 30 days.").waitFor();
    const sale = { sold_price: 250, currency: "USD", date: "2026-11-20", channel: "eBay" };
    const puts = sent(server, "PUT", `/api/v1/appraisals/${id}/outcome`);
    assert.deepEqual(puts.slice(0, 3), [{ ...sale, sold_price: 7 }, { ...sale, sold_price: 240.5 }, sale]);
    assert.deepEqual([puts[3].unsold, puts[3].days, puts[3].sold_price, puts[3].condition], [true, 30, undefined, undefined]);
  });
});

test("an appraisal is corrected once, to a listing or to a title", async () => {
  for (const titled of [false, true]) {
    let correction = null;
    const served = routes();
    const record = served["GET /api/v1/appraisals/*"];
    served["GET /api/v1/appraisals/*"] = (call) => ({ ...record(call), correction });
    served[`POST /api/v1/appraisals/${id}/corrections`] = ({ body, origin }) => {
      const { answer, evidence } = appraisal(origin);
      correction = { request: JSON.parse(body), created_at: new Date().toISOString(), answer: { ...answer, appraisal: { ...answer.appraisal, price_lower: 401, price_upper: 499 } }, evidence: { ...evidence, decision: null } };
      return { status: 201, body: correction.answer };
    };
    await visit({ routes: served, path }, async (page, server) => {
      const { candidates } = appraisal(server.url).evidence;
      if (titled) {
        await page.getByLabel("It is something else").fill("Halden F3 camera");
        await page.getByRole("button", { name: "Correct", exact: true }).click();
      } else await page.getByRole("button", { name: `This is it ${candidates[1].title}`, exact: true }).first().click();
      await page.getByRole("dialog").getByRole("button", { name: "Value it anew" }).click();
      await page.locator(".amount", { hasText: "$401 – $499" }).waitFor();
      assert.deepEqual(sent(server, "POST", `/api/v1/appraisals/${id}/corrections`), [titled ? { title: "Halden F3 camera" } : { candidate: candidates[1].id }]);
      assert.equal(await page.getByRole("button", { name: /^This is it/ }).count(), 0, "a second correction is offered");
      await page.getByRole("button", { name: "Show the first answer" }).click();
      await page.locator(".amount", { hasText: "$196 – $318" }).waitFor();
    });
  }
});

test("a report is made of one appraisal, and of several from the list", async () => {
  await visit({ routes: routes(), path }, async (page, server) => {
    await page.getByLabel("Title").fill("My camera");
    await page.getByRole("button", { name: "Make a report" }).click();
    const link = page.getByRole("link", { name: "Open the report" });
    assert.match(await link.getAttribute("href"), /^\/report\/rep_/);
    assert.deepEqual(sent(server, "POST", "/api/v1/reports"), [{ appraisals: [id], title: "My camera" }]);
  });
  await visit({ routes: routes(), path: "/dashboard/appraisals" }, async (page, server) => {
    await page.getByRole("button", { name: "Make a report" }).click();
    const boxes = page.getByRole("checkbox");
    assert.equal(await boxes.nth(0).isDisabled(), true, "an appraisal in progress can be chosen");
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    assert.deepEqual(await violations(page), []);
    await page.locator("form").getByRole("button", { name: "Make a report" }).click();
    await page.getByRole("link", { name: "Open the report" }).waitFor();
    assert.equal(sent(server, "POST", "/api/v1/reports")[0].appraisals.length, 2);
  });
  await visit({ routes: routes(), path: "/dashboard/reports" }, async (page, server) => {
    await page.getByRole("button", { name: "Delete Estate of A. Example, cameras" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.equal(server.calls.filter((c) => c.method === "DELETE" && c.path.startsWith("/api/v1/reports/rep_")).length, 1);
  });
});

test("the page Outcomes says whether the ranges keep their promise", async () => {
  const sales = (inside, below) => Array.from({ length: inside + below }, (_, n) => ({ ...outcome(1), appraisal_id: `apr_${n}`, result: n < inside ? "inside" : "below" }));
  const served = routes(), notice = (page) => page.locator(".notice").first();
  await visit({ routes: served, path: "/dashboard/outcomes" }, async (page) => {
    for (const [inside, below, title, sentence] of [
      [82, 18, "The ranges keep their promise", "82 of 100 sales were inside"],
      [60, 40, "The ranges are too narrow for what you sell", "50 % to 69 % of such sales would be"],
      [3, 1, "Too few sales to judge the ranges", "3 of 4 sales were inside"],
    ]) {
      served["GET /api/v1/outcomes/summary"] = summaryOf(sales(inside, below));
      await page.reload();
      await notice(page).getByText(title).waitFor();
      assert.ok((await notice(page).innerText()).includes(sentence), sentence);
    }
    await page.getByRole("button", { name: "Condition" }).click();
    assert.equal(await page.getByRole("table", { name: "By condition" }).locator("tbody tr").count(), 1);
  });
});

test("a file of outcomes is recorded except for its refused rows", async () => {
  const served = routes();
  served["POST /api/v1/outcomes"] = ({ body }) => {
    const errors = body.split("\r\n").slice(1).flatMap((row, i) => (row.includes('"-1"') ? [{ row: i + 1, field: "sold_price", detail: "sold_price must be a number above 0" }] : []));
    return errors.length ? { status: 400, problem: { code: "BAD_REQUEST", detail: "some outcomes were refused", errors } } : { outcomes: [] };
  };
  await visit({ routes: served, path: "/dashboard/outcomes", expected: (text) => text.includes("400") }, async (page, server) => {
    const rows = ["Appraisal ID;Item;Sold price;Date", 'apr_1;"a; camera";120;2026-11-01', "apr_2;lamp;;", "apr_3;bag;-1;2026-11-02", "apr_4;watch;80;2026-11-03"];
    await page.getByLabel("CSV file").setInputFiles({ name: "sales.csv", mimeType: "text/csv", buffer: Buffer.from(`\uFEFF${rows.join("\r\n")}`) });
    await page.getByText("2 outcomes recorded, 1 row refused, 1 row not filled in.").waitFor();
    const refused = await page.getByRole("table", { name: "Rows that were refused" }).locator("tbody tr").innerText();
    assert.match(refused, /Sold_price must be a number above 0\.[\s\S]*4[\s\S]*sold_price/);
    assert.deepEqual(await violations(page), []);
    const bodies = server.calls.filter((c) => c.path === "/api/v1/outcomes" && c.method === "POST").map((c) => c.body.split("\r\n"));
    assert.deepEqual(bodies.map((lines) => lines.length - 1), [3, 2]);
    assert.equal(bodies[1][1], '"apr_1","120","","2026-11-01","","","","",""');
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download a file to fill in" }).click();
    assert.equal((await download).suggestedFilename(), "outcomes.csv");
  });
});

test("a channel's fees are changed in a form, and the table as text shows a mistake at its place", async () => {
  const served = routes();
  served["PUT /api/v1/fees"] = ({ body }) => (body.includes('"percent":900') ? { status: 400, problem: { code: "BAD_REQUEST", field: "channels[3].fees[1].percent", detail: "channels[3].fees[1].percent must be 0 to 100" } } : { owner: "account", fees: JSON.parse(body) });
  await visit({ routes: served, path: "/dashboard/fees", expected: (text) => text.includes("400") }, async (page, server) => {
    await page.getByRole("button", { name: "Edit Etsy (US)" }).click();
    const dialog = page.getByRole("dialog");
    const percent = dialog.getByRole("group", { name: "Fee 2" }).getByLabel("Percent");
    assert.equal(await percent.inputValue(), "6.5");
    await percent.fill("7");
    assert.deepEqual(await violations(page), []);
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "detached" });
    const [{ channels }] = sent(server, "PUT", "/api/v1/fees");
    const { date, ...etsy } = fees.channels[3];
    assert.deepEqual(channels.toSpliced(3, 1), fees.channels.toSpliced(3, 1));
    assert.deepEqual({ ...channels[3], date }, { ...etsy, date, fees: etsy.fees.with(1, { ...etsy.fees[1], percent: 7 }) });
    await page.getByRole("button", { name: "Edit as text" }).click();
    const area = page.getByLabel("Table of fees, JSON");
    await area.fill((await area.inputValue()).replace('"price_and_shipping", "percent": 6.5', '"price_and_shipping", "percent": 900'));
    await page.getByRole("button", { name: "Save" }).click();
    await page.locator(".field-error", { hasText: "channels[3].fees[1].percent must be 0 to 100" }).waitFor();
    const selected = await area.evaluate((e) => e.value.slice(e.selectionStart, e.selectionEnd));
    assert.match(selected, /"name": "transaction".*"percent": 900/);
    await area.fill("{");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("alert").getByText("This is not JSON").waitFor();
  });
});
