// What administrators do with accounts and purchases.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { routes, setups } from "./data.mjs";
import { violations, visit, walk } from "./visit.mjs";

test("an account becomes the operator's", async () => {
  await visit({ routes: routes(), path: "/dashboard/admin/accounts/acct_02" }, async (page, server) => {
    await page.getByRole("button", { name: "Make it the operator’s" }).click();
    await page.getByRole("dialog").getByLabel("Reason").fill("ours");
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.deepEqual(JSON.parse(server.calls.find((c) => c.method === "PATCH").body), { operator: true, reason: "ours" });
  });
});

test("a new service says what is missing before a photo gets a value, and no longer once it is there", async () => {
  const served = routes(), steps = (page) => page.locator(".first-steps > li").filter({ has: page.locator(".badge") }), paths = ["/dashboard/", "/dashboard/admin/health"];
  served["GET /admin/health"] = { ...served["GET /admin/health"], setup: setups.fresh };
  await walk({ routes: served, paths }, async (page) => {
    await page.getByRole("heading", { name: "Before a photo gets a value" }).waitFor();
    assert.deepEqual(await steps(page).locator("h3").allTextContents(), ["Identify the item Done", "Find listings Missing", "Convert prices Missing"]);
    await page.getByText("There is neither a listing nor a search to compare the item with.").waitFor();
  });
  served["GET /admin/health"] = { ...served["GET /admin/health"], setup: setups.done };
  await walk({ routes: served, paths }, async (page, server) => {
    await page.waitForLoadState("networkidle");
    assert.ok(server.calls.some((call) => call.path === "/admin/health"));
    assert.equal(await steps(page).count(), 0);
  });
});

test("an administrator deletes an account", async () => {
  const served = routes();
  let account = served["GET /admin/accounts/acct_02"];
  served["GET /admin/accounts/acct_02"] = () => account;
  await visit({ routes: served, path: "/dashboard/admin/accounts/acct_02" }, async (page, server) => {
    await page.getByRole("button", { name: "Delete the account" }).click();
    await page.getByRole("dialog").getByLabel("Type “Ben Osei”").fill("Ben Osei");
    account = { ...account, name: "Deleted account", email: null, suspended_at: new Date().toISOString(), deleted_at: new Date().toISOString() };
    await page.getByRole("button", { name: "Delete for ever" }).click();
    await page.getByText(/^Deleted on /).waitFor();
    assert.equal(await page.getByRole("button", { name: /Delete the account|Suspend$|Apply|Create a key/ }).count(), 0);
    assert.deepEqual(await violations(page), []);
    assert.equal(server.calls.filter((c) => c.method === "DELETE" && c.path === "/admin/accounts/acct_02").length, 1);
  });
});

test("an administrator refunds a part of a purchase", async () => {
  await visit({ routes: routes(), path: "/dashboard/admin/purchases" }, async (page, server) => {
    assert.equal(await page.getByRole("button", { name: /^Refund/ }).count(), 1, "only the paid purchase can be refunded");
    await page.getByText("Payment failed").waitFor();
    await page.getByRole("button", { name: /^Refund/ }).click();
    await page.getByLabel("Amount in USD").fill("12.50");
    await page.getByLabel("Reason").fill("half of it was wrong");
    assert.deepEqual(await violations(page), []);
    await page.getByRole("dialog").getByRole("button", { name: "Refund" }).click();
    await page.getByText("Refund of $12.50: succeeded").waitFor();
    await page.getByRole("button", { name: /^Refund/ }).click();
    await page.getByLabel("Reason").fill("the rest");
    await page.getByRole("dialog").getByRole("button", { name: "Refund" }).click();
    await page.getByText("Refund of $100.00: succeeded").waitFor();
    const sent = server.calls.filter((c) => c.method === "POST").map((c) => [c.path, JSON.parse(c.body)]);
    assert.deepEqual(sent, [
      ["/admin/purchases/pur_2/refund", { reason: "half of it was wrong", amount: "12.50" }],
      ["/admin/purchases/pur_2/refund", { reason: "the rest" }],
    ]);
  });
});

test("an administrator grants credits and suspends an account with a reason", async () => {
  await visit({ routes: routes(), path: "/dashboard/admin" }, async (page, server) => {
    await page.getByLabel("Search").fill("ben");
    await page.getByRole("link", { name: "Spam Shop" }).waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Ben Osei" }).click();
    await page.getByLabel("Credits").fill("-50");
    await page.getByLabel("Reason").fill("double booking");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByText("50 credits taken back.").waitFor();
    await page.getByRole("button", { name: "Suspend", exact: true }).click();
    const dialog = page.getByRole("dialog");
    assert.ok(await dialog.getByLabel("Reason").evaluate((e) => e.required));
    await dialog.getByLabel("Reason").fill("stolen card");
    await dialog.getByRole("button", { name: "Suspend" }).click();
    await dialog.waitFor({ state: "detached" });
    const sent = server.calls.filter((c) => ["POST", "PATCH"].includes(c.method)).map((c) => [c.method, c.path, JSON.parse(c.body)]);
    assert.deepEqual(sent, [
      ["POST", "/admin/accounts/acct_02/grants", { credits: -50, reason: "double booking" }],
      ["PATCH", "/admin/accounts/acct_02", { suspended: true, reason: "stolen card" }],
    ]);
  });
});

test("an administrator filters the audit log", async () => {
  await visit({ routes: routes(), path: "/dashboard/admin/audit" }, async (page, server) => {
    await page.getByText("olivia@example.com").first().waitFor();
    await page.getByText("user_01").first().waitFor();
    await page.getByLabel("By").fill("olivia@example.com");
    await page.getByLabel("Action").fill(" key ");
    await page.getByText("No act matches all filters.").waitFor();
    const filtered = page.waitForRequest(/account=/);
    await page.getByLabel("Account").fill("acct_1&x");
    await filtered;
    assert.deepEqual(await violations(page), []);
    const asked = server.calls.filter((c) => c.path.startsWith("/admin/audit")).map((c) => c.path);
    assert.equal(asked[0], "/admin/audit?limit=25");
    assert.ok(asked.includes("/admin/audit?actor=olivia%40example.com&action=key&account=acct_1%26x&limit=25"), asked.join("\n"));
  });
});

test("customers don't see the administration", async () => {
  const { "GET /console/session": session, ...others } = routes();
  const served = { ...others, "GET /console/session": { ...session, user: { ...session.user, admin: false } } };
  await visit({ routes: served, path: "/dashboard/admin" }, async (page, server) => {
    await page.getByRole("heading", { name: "There is no such page" }).waitFor();
    assert.equal(await page.getByRole("link", { name: "Administration" }).count(), 0);
    assert.ok(!server.calls.some((c) => c.path.startsWith("/admin")));
  });
});

test("an administrator creates an account and a key, which is shown once", async () => {
  await visit({ routes: routes(), path: "/dashboard/admin" }, async (page, server) => {
    await page.getByRole("button", { name: "Create an account" }).click();
    await page.getByLabel("Name").fill("Night batch");
    assert.deepEqual(await violations(page), []);
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page.waitForURL("**/dashboard/admin/accounts/acct_02");
    await page.getByRole("button", { name: "Create a key" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("batch");
    await dialog.getByRole("button", { name: "Create", exact: true }).click();
    await dialog.getByText("loupe_n3w0aaa").waitFor();
    assert.deepEqual(await violations(page), []);
    await dialog.getByRole("button", { name: "Done" }).click();
    assert.equal(await page.getByText("loupe_n3w0aaa").count(), 0);
    const sent = server.calls.filter((c) => c.method === "POST").map((c) => [c.path, JSON.parse(c.body)]);
    assert.deepEqual(sent, [["/admin/accounts", { name: "Night batch" }], ["/admin/accounts/acct_02/keys", { name: "batch", credits_per_day: null, credits_per_month: null }]]);
  });
});

test("the money of a month is shown, and its tables are saved with all their pages", async () => {
  await visit({ routes: routes(), path: "/dashboard/admin/money" }, async (page, { calls }) => {
    await page.getByLabel("Month").selectOption("2026-09");
    await page.locator(".figure", { hasText: "Outstanding" }).getByText("92,200").waitFor();
    await page.getByRole("heading", { name: "Vendors in September 2026" }).waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Purchases of September 2026" }).click();
    const file = await download;
    assert.equal(file.suggestedFilename(), "purchases-2026-09.csv");
    assert.equal(readFileSync(await file.path(), "utf8"), "id,pack\r\npur_1,starter\r\npur_2,starter\r\n");
    assert.deepEqual(calls.filter(({ path }) => path.startsWith("/admin/csv/")).map(({ path }) => path), [
      "/admin/csv/purchases?from=2026-09-01&to=2026-09-30", "/admin/csv/purchases?from=2026-09-01&to=2026-09-30&after=x",
    ]);
    assert.equal(await page.getByRole("button", { name: /^Ledger/ }).count(), 0);
    await page.getByLabel("Account").fill("acct_02");
    await page.getByRole("button", { name: /^Ledger/ }).waitFor();
    assert.ok(calls.some(({ path }) => path === "/admin/money?account=acct_02"));
  });
});
