import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { previewOf, upload } from "../../worker/dashboard/upload.js";
import { fields, open, separatorOf } from "../../worker/dashboard/values/csv.js";
import { shownBy } from "../../worker/dashboard/values/dates.js";

// worker/listingcsv reads the same files in its tests.
const files = JSON.parse(readFileSync(new URL("../../worker/listingcsv/testdata/dateorders.json", import.meta.url), "utf8"));

test("the order of day and month is the one that the console finds, however the file is cut into chunks", async () => {
  for (const { file, order } of files) {
    const { header } = await open([file]);
    const column = fields(header, separatorOf(header)).findIndex((name) => name.trim().toLowerCase() === "date");
    for (const chunks of [[file], [...file]]) assert.equal((await shownBy(chunks, { dates: [column, undefined] })).order, order, file);
  }
});

test("a row that does not end is left to the upload", async () => {
  assert.equal((await shownBy([`id,title,date\n1,T,20/11/2026\n2,"${"x".repeat(70_000)}`], { dates: [2] })).order, "dmy");
  await assert.rejects(shownBy((async function* () { throw new Error("unreadable"); })(), { dates: [2] }), /unreadable/);
});

test("rows without a currency have the only one of the file", async () => {
  const currencyOf = async (...texts) => (await shownBy([`title,currency\n${texts.map((text) => `T,${text}\n`).join("")}`], { dates: [], currency: 1 })).currency;
  assert.deepEqual([await currencyOf("EUR", "", "EUR"), await currencyOf("EUR", "", "USD"), await currencyOf("EUR"), await currencyOf("")], ["EUR", "", "", ""]);
});

/** Answers the calls of an upload: `preview` for the preview, `piece` of the call's URL and body for a piece. Returns the calls. */
function console(t, preview, piece) {
  const calls = [], original = globalThis.fetch;
  t.after(() => { globalThis.fetch = original; });
  globalThis.fetch = async (path, { body }) => {
    const url = new URL(path, "http://localhost");
    calls.push(`${url.pathname.split("/").at(-1)} ${decodeURIComponent(url.search)}`);
    const answer = path.endsWith("/uploads") ? { id: "upl_1" } : path.includes("/preview") ? preview : piece(url, body);
    return answer instanceof Response ? answer : new Response(JSON.stringify(answer), { status: 200 });
  };
  return calls;
}

const reading = { columns: {}, currency: "" };

/** Uploads a text as the dashboard does. */
async function send(text, options = { base: "/console", reading }) {
  const file = new File([text], "stock.csv");
  await upload(file, { ...options, preview: await previewOf(file, options), follow() {} });
}

test("an upload that may go on in an hour ends now, and says so", async (t) => {
  const detail = "an account may upload 200000 rows an hour; continue after 11:00 UTC";
  const refusal = () => Response.json({ code: "RATE_LIMITED", detail }, { status: 429, headers: { "retry-after": "3000" } });
  const calls = console(t, { columns: ["id", "title"], fields: { id: 0, title: 1 }, rows: [] }, refusal);
  await assert.rejects(send("id;title\r\n1;T\r\n"), { message: detail });
  assert.equal(calls.filter((call) => call.startsWith("rows")).length, 1);
});

test("every piece of an upload names the order that the whole file shows", async (t) => {
  const calls = console(t, { columns: ["id", "title", "date"], fields: { id: 0, title: 1, date: 2 }, rows: [] }, () => ({ accepted: 1, refused: 0, errors: [] }));
  const rows = (date) => Array.from({ length: 501 }, (_, i) => `${i};T;${date}\r\n`).join("");
  await send(`\uFEFFid;title;date\r\n${rows("03.04.2026")}x;T;20.11.2026\r\n`);
  assert.deepEqual(calls, ["preview ?line=2", "preview ?line=2&date_order=dmy", "uploads ", "rows ?line=2&date_order=dmy", "rows ?line=502&date_order=dmy"]);
  calls.length = 0;
  await send(`id;title;date\r\n${rows("03/04/2026")}`);
  assert.deepEqual(calls, ["preview ?line=2", "uploads ", "rows ?line=2", "rows ?line=502"]);
});

test("every piece names the columns and the currency that the user chose", async (t) => {
  const calls = console(t, { columns: ["Nr", "Was"], fields: { id: 0, title: 1 }, rows: [] }, () => ({ accepted: 1, refused: 0, errors: [] }));
  await send("Nr,Was\n1,T\n", { base: "/console", reading: { columns: { id: "Nr", price: "" }, currency: "EUR" } });
  assert.deepEqual(calls.filter((c) => !c.startsWith("uploads")), ["preview ?line=2&currency=EUR&column=id=Nr&column=price=", "rows ?line=2&currency=EUR&column=id=Nr&column=price="]);
});

// An id that a refused row has is not taken.
test("a piece names its rows whose id an accepted row of an earlier piece has", async (t) => {
  const calls = console(t, { columns: ["title", "id"], fields: { title: 0, id: 1 }, rows: [] }, (url, body) => {
    const refused = Number(url.searchParams.get("line")) === 2 ? [{ line: 4, text: "", problems: [{ effect: "refused" }] }, { line: 5, text: "", problems: [{ effect: "left_out" }] }] : [];
    return { accepted: body.trim().split("\n").length - 1, refused: 0, errors: refused };
  });
  const rows = Array.from({ length: 502 }, (_, i) => `"T, T",${i}`);
  await send(`title,id\n${rows.join("\n")}\n\nT,"0 "\nT,2\nT,3\nT,501\nT,new\n`);
  assert.equal(calls.at(-1), "rows ?line=502&repeated=505:2,507:5");
});

test("an order is sent in one piece, from below the lines before the header, and its ids are the console's", async (t) => {
  const answer = { columns: ["Order", "Item", "Price", "Currency", "Paid"], fields: { order_number: 0, title: 1, price: 2, currency: 3, paid_on: 4 }, header_line: 4, rows: [] };
  const bodies = [];
  const calls = console(t, answer, (_url, body) => {
    bodies.push(body);
    return { accepted: body.trim().split("\n").length - 1, refused: 0, errors: [] };
  });
  const order = (n) => `#${n},T,5,EUR,11/20/2026\n${`#${n},T,5,,\n`.repeat(2)}`;
  await send(`,,,\nMy sales\n\nOrder,Item,Price,Currency,Paid\n${Array.from({ length: 200 }, (_, n) => order(n)).join("")}`);
  assert.deepEqual(calls.filter((c) => c.startsWith("rows")), ["rows ?line=5&date_order=mdy&currency=EUR", "rows ?line=458&date_order=mdy&currency=EUR"]);
  assert.match(bodies[1], /^Order,Item,Price,Currency,Paid\n#151,T,5,EUR/);
});
