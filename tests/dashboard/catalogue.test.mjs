// Uploads and deletions of listings, of an account and of all accounts.
import assert from "node:assert/strict";
import test from "node:test";
import { calibrations, routes } from "./data.mjs";
import { violations, visit } from "./visit.mjs";

for (const [base, path] of [["/console", "/dashboard/catalogue"], ["/admin", "/dashboard/admin/catalogue"]]) {
  test(`a CSV file is sent to ${base} in pieces, and the rows with problems are listed by line`, async () => {
    const served = routes();
    let busy = true;
    served[`POST ${base}/uploads/*`] = ({ url, body }) => {
      if (busy) {
        busy = false;
        return { status: 503, problem: { code: "UNAVAILABLE", detail: "busy" }, headers: { "retry-after": "1" } };
      }
      const rows = body.trim().split("\n").length - 1;
      if (url.searchParams.get("line") !== "502") return { accepted: rows, errors: [] };
      return { accepted: rows - 1, errors: [
        { line: 733, field: "price", detail: "not a price", warning: false },
        { line: 734, field: "image", detail: "not an https URL", warning: true },
      ] };
    };
    const text = `id,title,price\n${Array.from({ length: 1100 }, (_, i) => `${i},title,5`).join("\n")}\n`;
    await visit({ routes: served, path, expected: (t) => t.includes("503") }, async (page, server) => {
      await page.locator("input[type=file]").setInputFiles({ name: "listings.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
      await page.getByRole("button", { name: "Upload", exact: true }).click();
      await page.getByText("Done: 1,099 listings accepted (1 without a field), 1 row refused.").waitFor();
      const rows = await page.getByRole("table", { name: "Rows with problems" }).locator("tbody tr").allInnerTexts();
      assert.match(rows[0], /733[\s\S]*price[\s\S]*Refused/);
      assert.match(rows[1], /734[\s\S]*image[\s\S]*Accepted without it/);
      assert.match(rows[1], /Not an https URL\./);
      assert.equal(await page.getByRole("progressbar").getAttribute("value"), "1");
      const sent = server.calls.filter((c) => c.path.startsWith(`${base}/uploads/`));
      assert.deepEqual(sent.map((c) => c.path.split("?")[1]), ["line=2", "line=2", "line=502", "line=1002"]);
      assert.ok(sent.every((c) => c.headers["content-type"] === "text/csv" && c.headers["x-csrf-token"] === "csrf-1" && c.body.startsWith("id,title,price\n")));
      assert.deepEqual(await violations(page), []);
    });
  });

  test(`listings of ${base} are deleted by their number, or all of them`, async () => {
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
    });
  });
}

for (const [state, text] of [
  ["none", "Estimates have not learned from these listings. That takes at least 30 listings with a price"],
  ["waiting", "Estimates will learn from these listings within an hour."],
  ["running", "88 of 200 are checked. This takes up to 2 hours more."],
  ["repeated", "196 of 200 are checked. This takes up to an hour more. Until then, they use what was learned from 164 listings."],
  ["done", "Estimates have learned from these listings and were checked on 187 of them: of 100 sales, 80 are expected within their range."],
]) {
  test(`the catalogue says what the ranges rest on: ${state}`, async () => {
    const summary = { listings: 7, calibration: calibrations[state], uploads: [] };
    await visit({ routes: { ...routes(), "GET /console/catalogue/summary": summary }, path: "/dashboard/catalogue" }, async (page) => {
      await page.getByText(text).waitFor();
      assert.deepEqual(await violations(page), []);
    });
  });
}

test("a deletion that does not get on ends with a reason", async () => {
  await visit({ routes: { ...routes(), "DELETE /console/catalogue": { remaining: 7 } }, path: "/dashboard/catalogue" }, async (page, server) => {
    await page.getByRole("button", { name: "Delete all" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    assert.match(await page.getByRole("alert").innerText(), /Listings are being added at the same time/);
    assert.equal(server.calls.filter((c) => c.method === "DELETE").length, 2);
  });
});
