// Tests of the dashboard's pure functions, worker/dashboard/values.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { comparables, failures } from "../../worker/dashboard/values/appraisal.js";
import { browserName } from "../../worker/dashboard/values/browser.js";
import { countries } from "../../worker/dashboard/values/countries.js";
import { charsetOf } from "../../worker/dashboard/values/charset.js";
import { fields, limits, noFormula, open, pieces, records, withFormulas } from "../../worker/dashboard/values/csv.js";
import { appraiseCommand, mcpConfiguration, quote } from "../../worker/dashboard/values/curl.js";
import { filterQuery, noFilter } from "../../worker/dashboard/values/filter.js";
import { events } from "../../worker/dashboard/values/events.js";
import * as format from "../../worker/dashboard/values/format.js";
import { feeText, format as formatFees, lineOf } from "../../worker/dashboard/values/fees.js";
import { keyProblem } from "../../worker/dashboard/values/key.js";
import { pageURL, pictureURL, redirectURL } from "../../worker/dashboard/values/link.js";
import { domain, rows, scale, ticks } from "../../worker/dashboard/values/plot.js";
import { fileToFillIn, readOutcomes } from "../../worker/dashboard/values/outcome-file.js";
import { describe } from "../../worker/dashboard/values/outcome.js";
import { conditions, emptyForm, requestOf } from "../../worker/dashboard/values/request.js";
import { match } from "../../worker/dashboard/router.js";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { appraisal, fees } from "./data.mjs";

/** Returns the items of an async iterable. */
async function all(iterable) {
  const list = [];
  for await (const item of iterable) list.push(item);
  return list;
}

/** Yields a text in chunks of `size` characters. */
async function* chunks(text, size) {
  for (let i = 0; i < text.length; i += size) yield text.slice(i, i + size);
}

test("amounts have the currency's symbol and lose the cents from 100 on only where rounded", () => {
  for (const [amount, currency, options, want] of [
    [1295, "USD", {}, "$1,295.00"], [1295.5, "JPY", {}, "¥1,296"], [372.9, "USD", { round: true }, "$373"], [92.5, "USD", { round: true }, "$92.50"],
    [NaN, "USD", {}, "–"], [5, "<b>", {}, "<b> 5.00"],
  ]) assert.equal(format.money(amount, currency, options), want);
  assert.equal(format.moneyRange(58, 92.5, "EUR"), "€58.00 – €92.50");
});

test("shares near 0 and 1 are not rounded to certainty", () => {
  assert.deepEqual([0, 0.004, 0.5, 0.994, 1, undefined].map(format.percent), ["0 %", "under 1 %", "50 %", "over 99 %", "over 99 %", "–"]);
  assert.deepEqual([0.034, -0.034, 0].map(format.change), ["+3.4 %", "−3.4 %", "0 %"]);
});

test("times are durations, dates and distances", () => {
  assert.deepEqual([840, 2400, 5000, 12_400, null].map(format.duration), ["840 ms", "2.4 s", "5 s", "12 s", "–"]);
  assert.equal(format.day("2026-11-21"), "Nov 21");
  assert.equal(format.time("yesterday"), "–");
  const reader = new Date(2026, 10, 21);
  assert.match(format.time("2026-11-20T12:00:00Z", reader), /^Nov (19|20|21), \d/);
  assert.match(format.time("2024-11-20T12:00:00Z", reader), /2024/);
  const now = Date.parse("2026-11-21T12:00:00Z");
  assert.equal(format.ago("2026-11-21T11:59:30Z", now), "just now");
  assert.equal(format.ago("2026-11-21T09:00:00Z", now), "3 hours ago");
  assert.equal(format.ago(undefined, now), "never");
});

test("messages of the service become sentences, codes become words", () => {
  assert.equal(format.sentence("image_url must use https"), "Image_url must use https.");
  assert.equal(format.sentence("done."), "Done.");
  assert.equal(format.words("for_parts"), "For parts");
  assert.equal(format.plural(1, "call"), "1 call");
  assert.equal(format.plural(2000, "call"), "2,000 calls");
  assert.deepEqual([1, 999, 1000, 999_400, 10_000_000].map(format.bytes), ["1 byte", "999 bytes", "1 kB", "999 kB", "10.0 MB"]);
});

const own = "http://127.0.0.1:8787";

for (const [name, check, good, bad] of [
  ["only web pages are linked", pageURL, ["https://shop.example/a?b"], ["javascript:alert(1)", " javascript:alert(1)", "data:text/html,x", "//shop.example", "", undefined]],
  ["only https and own pictures are loaded", (url) => pictureURL(url, own), ["https://shop.example/a.jpg", `${own}/a.jpg`],
    ["http://shop.example/a.jpg", "https://user@shop.example/a.jpg", "data:image/png;base64,", ""]],
  ["an app is answered over https or on this machine", redirectURL, ["https://app.example/cb?code=1", "http://127.0.0.1:41234/cb"],
    ["http://app.example/cb", "javascript:alert(1)", "app:cb", null]],
  ["an app is answered at the scheme that the user saw", (url) => redirectURL(url, "app://"), ["app://back/cb?code=1", "https://app.example/cb"], ["other://back/cb", "http://app.example/cb"]],
  ["no shown scheme makes the browser run an address", (url) => redirectURL(url, "javascript://"), [], ["javascript://x/%0Aalert(1)", "app://back/cb"]],
]) {
  test(name, () => {
    for (const url of good) assert.equal(check(url), url);
    for (const url of bad) assert.equal(check(url), null, url);
  });
}

test("events are the same however the stream is cut", async () => {
  const stream = ": comment\r\nevent: stage\r\ndata: {\"a\":1}\r\n\r\ndata: one\ndata:two\n\nevent: end\ndata: lost";
  for (let size = 1; size <= stream.length; size++) {
    assert.deepEqual(await all(events(chunks(stream, size))), [{ event: "stage", data: '{"a":1}' }, { event: "message", data: "one\ntwo" }], `in chunks of ${size}`);
  }
});

/** Returns the pieces of a file. */
async function piecesOf(file) {
  const { header, rows } = await open(file);
  return pieces(header, rows);
}

test("records keep line breaks and quotes inside quotes, and their line numbers", async () => {
  const file = 'id,title\r\n1,"a\r\nb ""c"""\r\n\r\n2,d\n3,"e"';
  for (let size = 1; size <= file.length; size++) {
    assert.deepEqual(await all(records(chunks(file, size))), [
      { line: 1, text: "id,title" }, { line: 2, text: '1,"a\r\nb ""c"""' }, { line: 5, text: "2,d" }, { line: 6, text: '3,"e"' },
    ], `in chunks of ${size}`);
  }
});

test("an inch mark is not a quote", async () => {
  const lines = ["id,title,price", '1,iMac 27",5', '2,27"" and 24","1,295"', '3,"iMac 27" silver",5', '4,"","a"",""b"', '5,"x",5'];
  for (let size = 1; size <= 9; size++) {
    assert.deepEqual((await all(records(chunks(lines.join("\r"), size)))).map(({ text }) => text), lines, `in chunks of ${size}`);
  }
  assert.deepEqual(lines.map((line) => fields(line, ",")).slice(1, 3), [["1", 'iMac 27"', "5"], ["2", '27"" and 24"', "1,295"]]);
});

test("a quote that is not closed is reported with its line", async () => {
  const file = `id,title\n1,a\n2,"b\n${"x\n".repeat(limits.recordCharacters)}`;
  await assert.rejects(all(records(chunks(file, 1000))), (error) => error.line === 3 && error.message.includes("line 3"));
});

test("pieces have the header and at most 500 rows, and miss none", async () => {
  const lines = Array.from({ length: 1203 }, (_, i) => `${i},title ${i}`);
  const got = await all(await piecesOf(chunks(`\uFEFFid,title\n${lines.join("\n")}\n`, 77)));
  assert.deepEqual(got.map((piece) => [piece.line, piece.records.length]), [[2, 500], [502, 500], [1002, 203]]);
  assert.ok(got.every(({ text }) => text.startsWith("id,title\n")));
  assert.deepEqual(got.flatMap(({ text }) => text.trim().split("\n").slice(1)), lines);
});

test("a piece ends before it is too large", async () => {
  const row = `1,${"x".repeat(50_000)}`;
  const got = await all(await piecesOf(chunks(`id,title\n${`${row}\n`.repeat(20)}`, 9000)));
  assert.ok(got.every(({ text }) => text.length <= limits.pieceCharacters + 100), "a piece is too large");
  assert.equal(got.reduce((sum, piece) => sum + piece.records.length, 0), 20);
});

test("a file without rows has no pieces", async () => {
  assert.deepEqual(await all(await piecesOf(chunks("id,title\n\n", 4))), []);
});

test("the copied command sends exactly the request, whatever is in it", () => {
  const request = { image_url: "https://shop.example/a.jpg", description: `5' "long" $HOME \`id\` \\ äöü; rm -rf /` };
  const command = appraiseCommand({ api: "https://loupe.example.com/api/v1", service: "loupe", request });
  const printed = execFileSync("sh", ["-c", `curl() { printf '%s\\n' "$@"; }\n${command}`], { encoding: "utf8", env: { ...process.env, LOUPE_API_KEY: "loupe_k" } });
  const lines = printed.split("\n");
  assert.equal(lines[0], "https://loupe.example.com/api/v1/appraise-product");
  assert.ok(lines.includes("Authorization: Bearer loupe_k"));
  assert.deepEqual(JSON.parse(lines[lines.indexOf("-d") + 1]), request);
});

test("the copied command uploads each file once and uses its address", () => {
  const request = { image_url: "ignored", description: "@it's $5", images: ["https://shop.example/c.jpg"] };
  const command = appraiseCommand({ api: "https://loupe.example.com/api/v1", service: "loupe", request, file: "my photo's.jpg", files: ["b 1.jpg", "b2.jpg"] });
  const shell = `jq() { sed -n 's|^@|https://loupe.example.com/i/|p'; }\ncurl() { printf '%s\\n' "$@" | tee -a /dev/stderr; }\n${command}`;
  const printed = execFileSync("sh", ["-c", `{ ${shell}\n} 2>/dev/null`], { encoding: "utf8" }).split("\n");
  assert.deepEqual(JSON.parse(printed[printed.indexOf("-d") + 1]), {
    image_url: "https://loupe.example.com/i/my photo's.jpg", description: "@it's $5",
    images: ["https://loupe.example.com/i/b 1.jpg", "https://loupe.example.com/i/b2.jpg", "https://shop.example/c.jpg"],
  });
});

test("a request has the fields of the form that are filled in", () => {
  assert.deepEqual(requestOf(emptyForm), { image_url: "" });
  assert.deepEqual(requestOf({ ...emptyForm, image_url: " https://a.example/1.jpg ", limit: "5", asking_price: "9.5", images: "a\n\n b ", exclude: "x", as_of: "2026-06-30", description: "  " }),
    { image_url: "https://a.example/1.jpg", images: ["a", "b"], asking_price: 9.5, limit: 5, as_of: "2026-06-30", exclude: ["x"] });
});

test("the form offers each condition of the API, in its order", async () => {
  const document = JSON.parse(await readFile(new URL("../../build/out/assets/api/v1/openapi.json", import.meta.url), "utf8"));
  assert.deepEqual(conditions, document.components.schemas.Condition.enum);
  assert.deepEqual(conditions.map(format.words), ["New", "Open box", "Refurbished", "Like new", "Excellent", "Very good", "Good", "Used", "Fair", "Poor", "For parts"]);
  assert.deepEqual(Object.keys(emptyForm).filter((name) => !(name in document.components.schemas.AppraisalRequest.properties)), []);
});

test("a price of a file is shown with its currency, or as it is written", () => {
  for (const [text, currency, want] of [["430.00", "USD", "$430.00"], ["320,00 €", "EUR", "320,00 €"], ["1.234,50", "EUR", "1.234,50 EUR"], ["", "EUR", ""]]) {
    assert.equal(format.price(text, currency), want);
  }
});

test("a piece keeps its empty lines, so that its rows stay on their lines", async () => {
  const [piece] = await all(await piecesOf(chunks("id,title\n\n1,a\n\n\n2,\"b\r\nc\"\r\n\r\n3,d\n", 3)));
  assert.equal(piece.line, 3);
  const lines = piece.text.split("\n");
  assert.deepEqual([lines[1], lines[4], lines[7]], ["1,a", '2,"b\r', "3,d"], "line 3 of the file is line 2 of the piece");
});

test("a piece has at most 1 MB, whatever its characters", async () => {
  const row = (i) => `${i},${"語".repeat(5000)}\n`;
  for (const piece of await all(await piecesOf(chunks(`id,title\n${Array.from({ length: 300 }, (_, i) => row(i)).join("")}`, 4096)))) {
    assert.ok(Buffer.byteLength(piece.text) <= 1 << 20, `${Buffer.byteLength(piece.text)} bytes`);
  }
});

test("shell words are quoted when they need it, and the MCP configuration is JSON", () => {
  assert.equal(quote("https://a.example/b"), "https://a.example/b");
  assert.equal(quote("a'b"), `'a'\\''b'`);
  const { mcpServers } = JSON.parse(mcpConfiguration({ mcp: "https://a.example/mcp", service: "loupe", key: "loupe_..." }));
  assert.deepEqual(mcpServers.loupe, { url: "https://a.example/mcp", headers: { "x-loupe-api-key": "loupe_..." } });
});

test("ticks span the values in round steps", () => {
  assert.deepEqual(ticks(0, 36, 4), [0, 10, 20, 30, 40]);
  assert.deepEqual(ticks(0, 1, 4), [0, 0.5, 1]);
  assert.deepEqual(ticks(0.3, 0.7, 4), [0.3, 0.4, 0.5, 0.6, 0.7]); // 0.3 / 0.1 is less than 3
  for (const [low, high] of [[0, 0], [3, 3], [241.2, 372.9], [0, 1e7], [0.02, 0.09]]) {
    const got = ticks(low, high);
    assert.ok(got[0] <= low && got.at(-1) >= high && got.length >= 2 && got.length <= 8, `${low} to ${high}: ${got}`);
  }
});

test("an axis leaves prices far above the range at its end and starts at 0 unless all are far above it", () => {
  assert.deepEqual(domain([34, 300, 410, 1950], 240, 370), [0, 410]);
  const [low, high] = domain([950, 1000], 900, 1100);
  assert.ok(low > 800 && low < 900 && high > 1100, `${low} to ${high}`);
  assert.equal(scale(0, 10, 100, 200)(5), 150);
  assert.equal(scale(7, 7, 100, 200)(7), 100);
});

test("dots that would overlap are in different rows", () => {
  const xs = [10, 12, 14, 30, 31, 50];
  const got = rows(xs, 10);
  assert.deepEqual(got, [0, 1, 2, 0, 1, 0]);
});

test("comparables have their price in the answer's currency, and one is the best match", () => {
  const { answer, evidence } = appraisal("https://loupe.example.com");
  const got = comparables(answer, evidence);
  assert.equal(got.length, evidence.candidates.length);
  assert.equal(got.filter((c) => c.best).length, 1);
  assert.equal(got.find((c) => c.listed.currency === "EUR").amount, 307.61);
  assert.equal(got.at(-1).amount, null, "a listing without a price is last");
  const amounts = got.map((c) => c.amount).filter((a) => a !== null);
  assert.deepEqual(amounts, amounts.toSorted((a, b) => a - b));
});

test("a price that is not converted has no place on the axis", () => {
  const { answer, evidence } = appraisal("https://loupe.example.com");
  const candidates = [{ ...evidence.candidates[0], currency: "JPY", converted: undefined }, { ...evidence.candidates[1], price: "-5" }];
  assert.deepEqual(comparables(answer, { candidates }).map((c) => c.amount), [null, null]);
});

test("without evidence the answer's listings are the comparables", () => {
  const { answer } = appraisal("https://loupe.example.com");
  const prices = answer.similar_items.map(({ price }) => Number(price) || null);
  for (const evidence of [null, { candidates: [] }]) {
    const got = comparables(answer, evidence);
    assert.ok(got.every((c) => c.used));
    assert.deepEqual(got.map((c) => c.amount), prices.toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity)));
  }
});

test("failures of all steps are one list", () => {
  const error = {
    discovery_error: { code: "SEARCH_FAILED" }, image_upload_errors: [{ code: "IMAGE_TIMEOUT" }],
    price_enrichment_errors: [{ code: "PAGE_UNREACHABLE" }, { code: "PRICE_UNREADABLE" }], appraisal_error: { code: "NO_VALUE" },
  };
  assert.deepEqual(failures({ error }), [
    { step: "Search", code: "SEARCH_FAILED" }, { step: "Photo", code: "IMAGE_TIMEOUT" },
    { step: "Prices", code: "PAGE_UNREACHABLE" }, { step: "Prices", code: "PRICE_UNREADABLE" }, { step: "Valuation", code: "NO_VALUE" },
  ]);
  assert.deepEqual(failures({ error: null }), []);
});

test("a key that is revoked, expired or suspended can't be used", () => {
  for (const [key, want] of [
    [{ revoked_at: null, expires_at: "2026-11-21T12:00:01Z" }, ""], [{ expires_at: "2026-11-21T12:00:00Z" }, "Expired"],
    [{ suspended_at: "2026-11-21T11:00:00Z" }, "Suspended"], [{ suspended_at: "x", revoked_at: "x", expires_at: "2020-01-01T00:00:00Z" }, "Revoked"],
  ]) assert.equal(keyProblem(key, Date.parse("2026-11-21T12:00:00Z")), want);
});

test("paths fit their pages", () => {
  for (const [pattern, path, want] of [
    ["/", "/dashboard/", {}], ["/", "/dashboard", {}], ["/keys", "/dashboard/keys/1", null], ["/keys", "/dashboards/keys", null],
    ["/appraisals/:id", "/dashboard/appraisals/apr_1", { id: "apr_1" }], ["/appraisals/:id", "/dashboard/appraisals/%zz", { id: "%zz" }],
  ]) assert.deepEqual(match(pattern, path), want, path);
});

test("countries are sorted by name, browsers are named", () => {
  const names = countries().map((c) => c.name);
  assert.ok(names.length > 240 && names.includes("Germany"));
  assert.deepEqual(names, names.toSorted((a, b) => a.localeCompare(b, "en")));
  assert.equal(browserName("Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36"), "Chrome on Linux");
  assert.equal(browserName("Mozilla/5.0 (Plan 9) Chrome/156.0 Safari/537.36"), "Chrome");
  assert.equal(browserName(""), "Unknown browser");
});

test("the encoding of a spreadsheet's file is found", async () => {
  const examples = JSON.parse(readFileSync(new URL("../../core/base/text/testdata/charsets.json", import.meta.url), "utf8"));
  for (const { charset, text, hex } of [...examples, { charset: "UTF-8", text: "", hex: "" }]) {
    const bytes = Buffer.from(hex, "hex"), found = charsetOf(new Blob([bytes]));
    if (!/^(utf|windows-1252)/i.test(charset)) await assert.rejects(found, { message: `the file looks like ${charset}; save it as UTF-8` }, text);
    else assert.equal(new TextDecoder(await found).decode(bytes), text);
  }
});

test("the line that names the separator is not the header", async () => {
  const [piece] = await all(await piecesOf(chunks("\uFEFFsep=;\r\nid;title\r\n1;T\r\n", 5)));
  assert.deepEqual(piece, { line: 3, records: [{ line: 3, text: "1;T" }], text: "id;title\n1;T\n" });
});

test("a filter's days begin and end where the reader is", () => {
  assert.equal(filterQuery(noFilter), "");
  const query = new URLSearchParams(filterQuery({ ...noFilter, search: " a & b ", from: "2026-02-28", to: "2026-02-28" }));
  assert.deepEqual(Object.fromEntries(query), { search: "a & b", since: new Date(2026, 1, 28).toISOString(), until: new Date(2026, 2, 1).toISOString() });
});

test("a place in a table of fees is found in its text", () => {
  const lines = formatFees(fees).split("\n");
  const at = (path) => lines[lineOf(fees, path) - 1];
  assert.match(at("channels[3].fees[1].percent"), /"name": "transaction".*6\.5/);
  assert.match(at("channels[3].currency"), /"currency": "USD"/);
  assert.match(at("channels[3].fees[2].cap"), /"name": "payment"/, "a member that is missing");
  assert.match(at("channels[0].fees[0].steps[1].percent"), /"from": 1000/);
  assert.match(at("channels"), /"channels"|^ +\{/);
  assert.equal(lineOf({ channels: "none" }, "channels"), 2);
  assert.deepEqual(JSON.parse(lines.join("\n")), fees);
});

test("a fee is described in words", () => {
  for (const [fee, want] of [
    [{ name: "payment", of: "price_and_shipping", percent: 2.9, fixed: 0.3 }, "payment: 2.9 % of the price and shipping + $0.30"],
    [{ name: "listing", fixed: 0.2 }, "listing: $0.20"],
    [{ name: "selling", percent: 9, minimum: 7, cap: 500, categories: ["watch"] }, "selling: 9 %, at least $7.00, at most $500, only watch"],
    [{ name: "selling", per_step: "whole", steps: [{ from: 0, fixed: 2.95 }, { over: 15, percent: 20 }] }, "selling: $2.95, 20 % above $15.00, each of the whole amount"],
    [{ name: "final value", of: "price_and_shipping", steps: [{ from: 0, percent: 15 }, { from: 1000, percent: 6.5 }] }, "final value: 15 %, 6.5 % from $1,000 of the price and shipping"],
  ]) assert.equal(feeText(fee, "USD"), want);
});

test("a request has the margin as an amount or as a share, and the channels as a list", () => {
  const form = { ...emptyForm, image_url: "https://shop.example/a.jpg", cost: "150", shipping: "0", margin: "20%", channels: "ebay-us\nshop" };
  assert.deepEqual(requestOf(form), { image_url: "https://shop.example/a.jpg", cost: 150, shipping: 0, margin: "20%", channels: ["ebay-us", "shop"] });
  assert.equal(requestOf({ ...form, margin: "25.5" }).margin, 25.5);
});

test("no part of a text is a formula, whichever character separates the cells", async () => {
  const cases = Object.entries(JSON.parse(await readFile(new URL("../../core/base/text/testdata/formulas.json", import.meta.url), "utf8")));
  assert.ok(cases.length > 5);
  for (const [text, safe] of cases) {
    assert.equal(noFormula(text), safe);
    assert.equal(withFormulas(safe), text);
  }
});

test("a file of outcomes needs the appraisals' ids, and its empty rows are left out", async () => {
  await assert.rejects(readOutcomes(chunks("item,price\na,1", 3)), /no column appraisal_id/);
  const appraised = (id, title) => ({ id, created_at: "2026-11-20T08:00:00Z", description: "d", appraisal: { best_match: title, price_lower: 1, price_upper: 2.5, price_currency: "EUR" } });
  const file = fileToFillIn([appraised("apr_1", "=HYPERLINK(1)"), appraised("apr_2", "")]);
  assert.match(file, /"'=HYPERLINK\(1\)"/, "a title is a formula");
  assert.deepEqual(await readOutcomes(chunks(file, 7)), { rows: [], unfilled: 2 });
  const lines = file.trimEnd().split("\r\n");
  const filled = lines.with(2, lines[2].replace(/^((?:"[^"]*",){6})""/, '$1"120"')).join("\r\n");
  const { rows } = await readOutcomes(chunks(filled, 5));
  assert.deepEqual(rows, [{ line: 3, values: ["apr_2", "120", "EUR", "", "", "", "", "", ""] }]);
});

test("a file of outcomes is read as spreadsheets of other languages save it", async () => {
  const read = async (...dates) => (await readOutcomes(chunks(`appraisal_id;sold_price;date\r\n${dates.map((date, i) => `apr_${i};${i}20,50;${date}`).join("\r\n")}`, 9))).rows.map((row) => row.values);
  assert.deepEqual((await read("3.4.2026"))[0].slice(0, 4), ["apr_0", "020.50", "", "2026-04-03"]);
  for (const [given, want] of [
    [["03/04/2026", "11/20/2026"], ["2026-03-04", "2026-11-20"]],
    [["03/04/2026", "20/11/2026"], ["2026-04-03", "2026-11-20"]],
    [["03/04/2026", "2026-11-20"], ["03/04/2026", "2026-11-20"]],
    [["20/11/2026", "11/20/2026"], ["20/11/2026", "11/20/2026"]],
  ]) assert.deepEqual((await read(...given)).map((values) => values[3]), want);
});

test("an outcome is described in a sentence", () => {
  const sale = { unsold: false, sold_price: 120, currency: "USD", date: "2026-11-20", channel: "eBay", days: 1, result: "below", price_lower: 130, price_upper: 180, price_currency: "EUR" };
  assert.equal(describe(sale), "Sold for $120.00 on eBay on Nov 20, 2026 after 1 day. That is less than the range of €130 – €180.");
  assert.equal(describe({ ...sale, channel: null, days: null, result: null }), "Sold for $120.00 on Nov 20, 2026.");
  assert.equal(describe({ unsold: true, days: 30, asking_price: 200, currency: "USD", channel: null }), "Not sold after 30 days, at $200.00.");
});
