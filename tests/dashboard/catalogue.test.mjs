// Uploads and deletions of listings, of an account and of all accounts.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { calibrations, routes } from "./data.mjs";
import { violations, visit } from "./visit.mjs";

test("a CSV file is sent in pieces, and problems are shown by reason", async () => {
  const served = routes();
  let busy = true;
  served["POST /console/uploads/*"] = ({ url, body }) => {
    if (busy) {
      busy = false;
      return { status: 503, problem: { code: "UNAVAILABLE", detail: "busy" }, headers: { "retry-after": "1" } };
    }
    const rows = body.trim().split("\n").length - 1;
    if (url.searchParams.get("high_prices")) return { accepted: 1, refused: 0, errors: [] };
    if (url.searchParams.get("line") !== "502") return { accepted: rows, refused: 0, errors: [] };
    return { accepted: rows - 3, refused: 3, errors: [
      { line: 732, text: "730,title,http", problems: [{ field: "image", detail: "not an https URL", value: "http", effect: "left_out" }] },
      { line: 733, text: "731,,5", problems: [{ field: "title", detail: "empty", value: "", effect: "refused" }] },
      { line: 734, text: "732,,5", problems: [{ field: "title", detail: "empty", value: "", effect: "refused" }] },
      { line: 735, text: "733,title,999999999999", problems: [{ field: "price", detail: "implausibly high, must be confirmed", value: "999999999999 EUR", effect: "unconfirmed" }] },
    ] };
  };
  const text = `Nr,Was,price\n${Array.from({ length: 1100 }, (_, i) => `${i},title,5`).join("\n")}\n`;
  await visit({ routes: served, path: "/dashboard/catalogue", expected: (t) => t.includes("503") }, async (page, server) => {
    await page.locator("input[type=file]").setInputFiles({ name: "listings.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    const button = page.getByRole("button", { name: "Upload", exact: true });
    await page.getByText("Choose the column for title.").waitFor();
    assert.equal(await button.isDisabled(), true);
    assert.deepEqual(await violations(page), []);
    await page.getByLabel("title", { exact: true }).selectOption({ label: "Was" });
    await page.getByLabel(/^id\b/).selectOption({ label: "Nr" });
    await page.getByLabel("Currency of prices without one").fill("eur");
    await page.getByRole("table", { name: "The first rows as they are read" }).getByText("id 0").waitFor();
    await button.click();
    await page.getByText("Done: 1,097 listings accepted, 3 rows refused.").waitFor();
    const rows = await page.getByRole("table", { name: "Problems by reason" }).locator("tbody tr").allInnerTexts();
    assert.match(rows[0], /title[\s\S]*Empty\.[\s\S]*2[\s\S]*Line 733[\s\S]*Refused/);
    assert.match(rows[1], /price[\s\S]*Line 735[\s\S]*Refused/);
    assert.match(rows[2], /image[\s\S]*Not an https URL\.[\s\S]*Line 732[\s\S]*Accepted without it/);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download all 4 rows with problems" }).click();
    const saved = await download;
    assert.equal(saved.suggestedFilename(), "listings.problems.csv");
    assert.equal((await readFile(await saved.path(), "utf8")).split("\r\n")[1], '"refused: title: empty",731,,5');
    await page.getByText("Line 735: 733,title,999999999999").waitFor();
    assert.deepEqual(await violations(page), []);
    await page.getByRole("button", { name: "Accept these prices" }).click();
    await page.getByText("Done: 1,098 listings accepted, 2 rows refused.").waitFor();
    assert.equal(await page.getByRole("progressbar").getAttribute("value"), "1");
    const sent = server.calls.filter((c) => c.path.startsWith("/console/uploads/upl_3/rows"));
    const chosen = "currency=EUR&column=title%3DWas&column=id%3DNr";
    assert.deepEqual(sent.map((c) => c.path.split("?")[1]), [`line=2&${chosen}`, `line=2&${chosen}`, `line=502&${chosen}`, `line=1002&${chosen}`, `line=735&high_prices=true&${chosen}`]);
    assert.ok(sent.every((c) => c.headers["content-type"] === "text/csv" && c.headers["x-csrf-token"] === "csrf-1"));
    assert.ok(sent.slice(0, 4).every((c) => c.body.startsWith("Nr,Was,price\n")));
    assert.equal(sent[4].body, '"Nr","Was","price"\n733,title,999999999999\n');
    assert.deepEqual(await violations(page), []);
  });
});

for (const [base, path] of [["/console", "/dashboard/catalogue"], ["/admin", "/dashboard/admin/catalogue"]]) {
  test(`listings of ${base} are deleted by their number, or all of them, and uploaded`, async () => {
    await visit({ routes: routes(), path }, async (page, server) => {
      const deletions = () => server.calls.filter((c) => c.method === "DELETE").map((c) => c.path);
      await page.getByText("stock-november.csv").waitFor();
      await page.getByText("320,00 €").waitFor();
      await page.getByRole("button", { name: "Delete Orvik Drift acoustic guitar" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await page.getByRole("heading", { name: "Listings, 6" }).waitFor();
      assert.deepEqual(deletions(), [`${base}/catalogue/4106`]);
      await page.getByRole("button", { name: "Delete all" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await page.getByText("No listings yet").waitFor();
      assert.deepEqual(deletions().slice(1), [`${base}/catalogue`, `${base}/catalogue`], "repeated until none remains");
      await page.locator("input[type=file]").setInputFiles({ name: "l.csv", mimeType: "text/csv", buffer: Buffer.from("id,title,price\n1,T,5\n") });
      await page.getByRole("button", { name: "Upload", exact: true }).click();
      await page.getByText(/^Done/).waitFor();
      assert.ok(server.calls.some((c) => c.path.startsWith(`${base}/uploads/upl_3/rows`)));
    });
  });
}

test("the catalogue says what the ranges rest on", async () => {
  let state = "done";
  const served = { ...routes(), "GET /console/catalogue/summary": () => ({ listings: 7, calibration: calibrations[state], uploads: [] }) };
  await visit({ routes: served, path: "/dashboard/catalogue" }, async (page) => {
    for (const [name, text] of Object.entries({
      none: "Estimates have not learned from these listings. That takes at least 30 listings with a price",
      waiting: "Estimates will learn from these listings within an hour.",
      running: "88 of 200 are checked. This takes up to 2 hours more.",
      repeated: "196 of 200 are checked. This takes up to an hour more. Until then, they use what was learned from 164 listings.",
      done: "Estimates have learned from these listings and were checked on 187 of them: of 100 sales, 80 are expected within their range.",
    })) {
      state = name;
      await page.reload();
      await page.getByText(text).waitFor();
    }
  });
});

test("a deletion that does not get on ends with a reason", async () => {
  await visit({ routes: { ...routes(), "DELETE /console/catalogue": { remaining: 7 } }, path: "/dashboard/catalogue" }, async (page, server) => {
    await page.getByRole("button", { name: "Delete all" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    assert.match(await page.getByRole("alert").innerText(), /Listings are being added at the same time/);
    assert.equal(server.calls.filter((c) => c.method === "DELETE").length, 2);
  });
});
