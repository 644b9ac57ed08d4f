// Lists at the sizes of a service that has been used for a while: 1,000 accounts, 10,000 appraisals, 100,000 listings.
import assert from "node:assert/strict";
import test from "node:test";
import { testedViews } from "./browser.mjs";
import { keys, keysPage, ledger, pageOf, routes } from "./data.mjs";
import { violations, visit, walk } from "./visit.mjs";

const many = (count, make) => Array.from({ length: count }, (_, i) => make(count - i));
const at = (n) => new Date(Date.now() - (200_000 - n) * 60_000).toISOString();
const inUse = { ...keys[0], id: "key_in_use", name: "in use" };
const manyKeys = [...many(120, (n) => ({ ...keys[0], id: `key_r${n}`, name: `old ${n}`, revoked_at: at(n) })), inUse];

function manyOfAll() {
  const served = routes();
  const appraisals = many(10_000, (n) => ({
    id: `apr_${n}`, created_at: at(n), image_url: "", description: "", state: "valued", credits_charged: 10,
    appraisal: { price_lower: n, price_upper: 2 * n, price_currency: "USD", best_match: `Camera ${n}` },
  }));
  const accounts = many(1000, (n) => ({ id: `acct_${n}`, name: `Account ${n}`, email: null, balance: n, held: 0, available: n, owed: 0, suspended_at: null, last_used_at: null, created_at: at(n) }));
  const first = (route) => served[route]({ url: new URL("http://x/") }).items[0];
  const listing = first("GET /console/catalogue"), act = first("GET /admin/audit");
  const entries = many(5000, (n) => ({ ...ledger[1], seq: n }));
  const purchases = many(300, (n) => ({ ...served["GET /admin/purchases"].items[0], id: `pur_${n}` }));
  const audit = many(3000, (n) => ({ ...act, id: `act_${n}` }));
  const listings = many(100_000, (n) => ({ ...listing, number: n, title: `Listing ${n}` }));
  const usage = served["GET /console/usage"];
  for (const [path, items] of Object.entries({
    "/api/v1/appraisals": appraisals, "/admin/accounts": accounts, "/console/ledger": entries, "/admin/accounts/acct_02/ledger": entries,
    "/admin/accounts/acct_02/appraisals": appraisals, "/console/purchases": purchases, "/admin/purchases": purchases, "/admin/audit": audit,
    "/console/catalogue": listings, "/admin/catalogue": listings,
  })) served[`GET ${path}`] = ({ url }) => pageOf(items, url);
  for (const path of ["/console/keys", "/admin/accounts/acct_02/keys"]) served[`GET ${path}`] = ({ url }) => keysPage(manyKeys, url);
  served["GET /console/usage"] = (call) => {
    const report = usage(call);
    return { ...report, keys: many(121, (n) => ({ ...report.keys[0], id: `key_${n}`, name: `key ${n}` })) };
  };
  return served;
}

const paths = ["appraisals", "keys", "usage", "credits", "catalogue", "admin", "admin/accounts/acct_02", "admin/purchases", "admin/catalogue", "admin/audit"].map((path) => `/dashboard/${path}`);

// On a phone, a row is a block of up to 300 pixels.
for (const view of testedViews) {
  test(`no list is longer than a page, at ${view.width} pixels`, () => walk({ routes: manyOfAll(), paths, view }, async (page, _server, path) => {
    if (path.endsWith("/keys")) await page.getByRole("button", { name: "Show revoked and expired keys" }).click();
    await page.getByRole("button", { name: "Older" }).first().waitFor();
    const lists = await page.locator(".list").evaluateAll((all) => all.map((list) => list.querySelectorAll("tbody tr, .rows > li").length));
    assert.ok(lists.every((rows) => rows <= 25), `${path} has lists of ${lists} rows`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    assert.ok(height <= (view.width < 700 ? 8000 : 3500), `${path} is ${height} pixels long`);
  }));
}

test("a list turns its pages in both directions", async () => {
  await visit({ routes: manyOfAll(), path: "/dashboard/appraisals" }, async (page) => {
    const first = () => page.locator(".row-title").first().innerText();
    const turn = async (name, number) => {
      await page.getByRole("button", { name }).click();
      await page.getByText(`Page ${number}`, { exact: true }).waitFor();
    };
    const row = (n) => page.locator(".row-title", { hasText: `Camera ${n}` }).first().waitFor();
    assert.equal(await first(), "Camera 10000");
    assert.ok(await page.getByRole("button", { name: "Newer" }).isDisabled());
    await turn("Older", 2);
    await row(9975);
    assert.equal(await first(), "Camera 9975");
    await turn("Older", 3);
    await row(9950);
    await turn("Newer", 2);
    await row(9975);
    await page.reload();
    await row(9975);
    assert.equal(await first(), "Camera 9975");
  });
});

test("an active key is found behind 120 newer revoked ones", async () => {
  const found = { "/dashboard/keys": "in use", "/dashboard/": "Calls, last 31 days", "/dashboard/playground": "The same call from a shell", "/dashboard/admin/accounts/acct_02": "in use" };
  await walk({ routes: manyOfAll(), paths: Object.keys(found) }, (page, _server, path) => page.getByText(found[path]).first().waitFor());
});

test("going back shows the list where it was left, on its page", async () => {
  await visit({ routes: manyOfAll(), path: "/dashboard/appraisals" }, async (page) => {
    await page.getByRole("button", { name: "Older" }).click();
    const row = page.getByRole("link", { name: /Camera 9957/ });
    await row.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 120));
    const left = await page.evaluate(() => scrollY);
    assert.ok(left > 200, `the list is scrolled by ${left} pixels only`);
    await row.click();
    await page.getByRole("link", { name: "All appraisals" }).waitFor();
    assert.equal(await page.evaluate(() => scrollY), 0);
    await page.goBack();
    await row.waitFor();
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 2, left);
  });
});

test("appraisals are found by text, state, key and day, and still after going back", async () => {
  await visit({ routes: routes(), path: "/dashboard/appraisals" }, async (page) => {
    const rows = () => page.locator(".row").count();
    assert.equal(await rows(), 6);
    await page.getByLabel("State").selectOption("valued");
    await page.getByLabel("Search").fill(" Watch");
    await page.locator(".row").nth(1).waitFor({ state: "detached" });
    await page.getByText("Velm Tidewater").waitFor();
    await page.getByLabel("Key").selectOption({ label: "old laptop" });
    await page.getByLabel("From").fill("2026-11-20");
    const sent = page.waitForRequest(/until=/);
    await page.getByLabel("To").fill("2026-11-21");
    const local = (day) => new Date(`${day}T00:00:00`).toISOString();
    assert.deepEqual(Object.fromEntries(new URL((await sent).url()).searchParams), { search: "Watch", state: "valued", api_key: "key_0", since: local("2026-11-20"), until: local("2026-11-22"), limit: "25" });
    assert.deepEqual(await violations(page), []);

    await page.getByText("Velm Tidewater").click();
    await page.getByRole("link", { name: "All appraisals" }).waitFor();
    await page.goBack();
    await page.getByText("Velm Tidewater").waitFor();
    assert.equal(await page.getByLabel("Search").inputValue(), " Watch");
    assert.equal(await rows(), 1);
    await page.getByLabel("Search").fill("tractor");
    await page.getByText("No appraisal found").waitFor();
    assert.deepEqual(await violations(page), []);
    await page.getByRole("button", { name: "Show all" }).click();
    await page.locator(".row").nth(5).waitFor();
    await page.getByText("turntable, belt drive").waitFor();
  });
});
