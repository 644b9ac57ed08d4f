// Lists of items: from a file and photos to results, and the correction of some.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { batches, pages, resultsCSV, routes } from "./data.mjs";
import { testedViews } from "./browser.mjs";
import { violations, visit } from "./visit.mjs";

const png = (name) => ({ name, mimeType: "image/png", buffer: Buffer.from(name) });
const csv = (text, name = "stock.csv") => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
const choose = (page, files) => page.locator("input[type=file]").first().setInputFiles(files);
const done = { ...batches[0], state: "completed", ended_at: batches[0].created_at, done_at: null, counts: { ...batches[0].counts, waiting: 0, running: 0 } };

/** Answers uploads with an address for each photo. */
const images = ({ origin, body }) => ({ status: 201, body: { image_url: `${origin}/api/v1/images/${body}`, expires_at: "" } });

test("a file and photos become a list: columns, cost, problems, photos, batch", async () => {
  let posts = 0, uploads = 0;
  const served = {
    ...routes(),
    "POST /api/v1/images": (call) => (++uploads === 2 ? { status: 503, problem: { code: "UNAVAILABLE", detail: "busy" }, headers: { "retry-after": "1" } } : images(call)),
    "POST /api/v1/batches": () => {
      posts++;
      if (posts === 1) return { status: 400, problem: { code: "BAD_REQUEST", field: "items", detail: "nothing was begun", errors: [{ row: 2, field: "currency", detail: "currency must have three letters" }] } };
      return posts === 2 ? { status: 503, problem: { code: "UNAVAILABLE", detail: "busy" }, headers: { "retry-after": "1" } } : { status: 202, body: done };
    },
    "GET /api/v1/batches/*": ({ url }) => (url.pathname.endsWith("/results") ? resultsCSV(url, 3) : done),
  };
  await visit({ routes: served, path: "/dashboard/lists/new", view: testedViews[1], expected: (t) => /40\d|503/.test(t) }, async (page, server) => {
    const text = 'Artikelnummer;Hersteller;Titel;Zustand;Preis;Foto;Regal;Währung\nA1;Halden;F2 camera, chrome;Very good;"1.250,00 €";F2.PNG;"=1+1";EUR\nA2;;Lamp;leicht verkratzt;90;https://shop.example/lamp.jpg;7;EURO\nA3;;Chair;;;missing.jpg;;\nA4;;Desk;;;;;\n';
    await choose(page, [csv(text), png("f2.png"), png("A4-1.png"), png("A4-2.png"), png("other.png")]);
    await page.getByText("7 of 8 columns are read").waitFor();
    await page.getByText("1 photo belongs to no row").waitFor();
    const first = await page.getByRole("table", { name: "The first items as they are sent" }).locator("tbody tr").allInnerTexts();
    assert.match(first[0], /A1[\s\S]*Halden, F2 camera, chrome[\s\S]*f2\.png[\s\S]*Very good[\s\S]*1250 EUR/);
    assert.match(first[1], /A2[\s\S]*Lamp, leicht verkratzt/);
    assert.match(first[3], /A4-1\.png, A4-2\.png/);
    await page.getByText("The photo “missing.jpg” is not among the chosen files.").waitFor();
    const start = page.getByRole("button", { name: /^Price / });
    assert.ok(await start.isDisabled());
    assert.deepEqual(await violations(page), []);
    await page.getByLabel("Leave this row out").check();
    await page.getByText("At most 30 credits: 3 items at 10. An item without a value costs nothing. You have 1,470 credits.").waitFor();
    await start.click();
    await page.getByText("Currency must have three letters.").waitFor();
    await page.getByText("7 of 8 columns are read").click();
    await page.getByLabel("Currency", { exact: true }).selectOption("");
    assert.equal(await start.innerText(), "Price 3 items");
    await start.click();
    await page.getByRole("heading", { name: "Stock of November" }).waitFor();
    const sent = server.calls.filter((c) => c.path.startsWith("/api/v1/batches?"));
    assert.equal(sent[1].path, "/api/v1/batches?name=stock");
    assert.notEqual(sent[0].headers["idempotency-key"], sent[1].headers["idempotency-key"]);
    assert.equal(sent[1].headers["idempotency-key"], sent[2].headers["idempotency-key"], "a repeated call starts one batch");
    assert.equal(sent[2].body, sent[1].body);
    assert.equal(uploads, 4, "three photos and a repetition, for both attempts");
    const image = `${server.url}/api/v1/images`;
    assert.deepEqual(sent[2].body.split("\r\n"), [
      '"Artikelnummer","Hersteller","Titel","Zustand","Preis","Foto","Regal","Währung","reference","image_url","images","description","condition","asking_price"',
      `"A1","Halden","F2 camera, chrome","Very good","1.250,00 €","F2.PNG","=1+1","EUR","A1","${image}/f2.png","","Halden, F2 camera, chrome","very_good","1250"`,
      '"A2","","Lamp","leicht verkratzt","90","https://shop.example/lamp.jpg","7","EURO","A2","https://shop.example/lamp.jpg","","Lamp, leicht verkratzt","","90"',
      `"A4","","Desk","","","","","","A4","${image}/A4-1.png","${image}/A4-2.png","Desk","",""`,
      "",
    ]);
  });
});

test("photos alone are a list, and a file that is no list says why", async () => {
  const served = { ...routes(), "POST /api/v1/images": images };
  await visit({ routes: served, path: "/dashboard/lists/new" }, async (page, server) => {
    await choose(page, [csv("title,photo\n")]);
    await page.getByText("The file has no rows after the line").waitFor();
    await choose(page, [png("b10.png"), png("b9.png")]);
    await page.getByRole("button", { name: "Price 2 items" }).click();
    await page.getByRole("heading", { name: "Stock of November" }).waitFor();
    const [{ body }] = server.calls.filter((c) => c.path.startsWith("/api/v1/batches?"));
    assert.deepEqual(body.split("\r\n").slice(0, 3).map((line) => line.replace(server.url, "")), [
      '"reference","image_url","condition"', '"b9.png","/api/v1/images/b9.png",""', '"b10.png","/api/v1/images/b10.png",""',
    ]);
  });
});

test("a running list shows its results as they come, once each, then the end", async () => {
  let asked = 0;
  const served = {
    ...routes(),
    "GET /api/v1/batches/*": ({ url }) => {
      if (url.pathname.endsWith("/results")) return resultsCSV(url, asked === 1 ? 7 : 50);
      return ++asked === 1 ? { ...batches[0], done_at: new Date(Date.now() + 11.5 * 60_000).toISOString() } : done;
    },
  };
  await visit({ routes: served, path: pages.list.path }, async (page, server) => {
    await page.getByText("42 of 120 items are done, about 12 minutes left. 8 in progress.").waitFor();
    await page.getByText("All 7", { exact: true }).waitFor();
    await page.getByText("All 50", { exact: true }).waitFor();
    const queries = server.calls.filter((c) => c.path.includes("/results")).map((c) => new URL(c.path, server.url).searchParams);
    assert.deepEqual(queries.map((q) => [q.get("order"), q.get("after")]), [["ended", null], ["ended", "7"]]);
    await page.getByRole("button", { name: /^No value/ }).click();
    assert.equal(await page.locator(".growing > li").count(), 5);
    await page.getByRole("button", { name: /^Not done/ }).click();
    await page.getByText("The appraisal was interrupted three times").waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download as CSV" }).click();
    const saved = await download;
    assert.equal(saved.suggestedFilename(), "Stock of November.csv");
    assert.match(await readFile(await saved.path(), "utf8"), /^"reference","image_url"/);
    assert.deepEqual(await violations(page), []);
  });
});

test("a paused list says what to do, and is cancelled", async () => {
  await visit({ routes: routes(), path: pages["paused-list"].path }, async (page, server) => {
    await page.getByText("The list is paused").waitFor();
    assert.equal(await page.getByRole("link", { name: "Buy credits" }).getAttribute("href"), "/dashboard/credits");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel the list" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.equal(server.calls.filter((c) => c.method === "POST" && c.path.endsWith("/cancel")).length, 1);
  });
});

test("chosen items are corrected and become another list", async () => {
  const served = {
    ...routes(), "POST /api/v1/images": images, "POST /api/v1/batches": { status: 202, body: { ...batches[0], id: "bat_new" } },
    "GET /api/v1/batches/*": ({ url }) => (url.pathname.endsWith("/results") ? resultsCSV(url, 42) : done),
  };
  await visit({ routes: served, path: pages.list.path }, async (page, server) => {
    await page.getByRole("button", { name: /^No value/ }).click();
    await page.getByLabel("Choose A9").check();
    await page.getByLabel("Choose A18").check();
    await page.getByRole("button", { name: "Correct and run again, 2 items" }).click();
    await page.getByRole("heading", { name: "Correct 2 items" }).waitFor();
    await page.getByLabel("Description").first().fill("Halden F2, tested");
    await page.getByLabel("Condition").first().selectOption("fair");
    await page.getByLabel("Another photo optional").nth(1).setInputFiles(png("new.png"));
    assert.deepEqual(await violations(page), []);
    await page.getByRole("button", { name: "Price 2 items" }).click();
    await page.waitForURL("**/lists/bat_new");
    await page.getByRole("heading", { name: "Results" }).waitFor();
    const [{ path, body }] = server.calls.filter((c) => c.path.startsWith("/api/v1/batches?"));
    assert.equal(new URL(path, server.url).searchParams.get("name"), "Corrected: Stock of November");
    assert.deepEqual(body.split("\r\n").slice(0, 3), [
      '"shelf","reference","image_url","description","condition"',
      '"shelf 8","A9","https://images.example.com/camera-photo.jpg","Halden F2, tested","fair"',
      `"shelf 8","A18","${server.url}/api/v1/images/new.png","Torrano Lever espresso machine","good"`.replace('"good"', '""'),
    ]);
  });
});

test("a thousand results are drawn as the reader scrolls", async () => {
  const served = { ...routes(), "GET /api/v1/batches/*": ({ url }) => (url.pathname.endsWith("/results") ? resultsCSV(url, 1000) : { ...done, items: 1000 }) };
  await visit({ routes: served, path: pages.list.path, view: testedViews[1] }, async (page) => {
    const rows = page.locator(".growing > li");
    await page.getByText("All 1,000", { exact: true }).waitFor();
    assert.ok(await rows.count() <= 100, "only the first rows are drawn");
    while (await rows.count() < 1000) {
      const before = await rows.count();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForFunction((n) => document.querySelectorAll(".growing > li").length > n, before);
    }
    assert.equal(await rows.count(), 1000);
    await page.getByRole("button", { name: "Choose all 1,000" }).click();
    await page.getByText("Correct and run again, 1,000 items").waitFor();
    assert.equal(await page.locator(".growing input:checked").count(), 1000);
  });
});
