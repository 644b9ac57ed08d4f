import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { upload } from "../../worker/dashboard/upload.js";
import { dateOrderOf } from "../../worker/dashboard/values/dates.js";

// worker/listingcsv reads the same files in its tests.
const files = JSON.parse(readFileSync(new URL("../../worker/listingcsv/testdata/dateorders.json", import.meta.url), "utf8"));

test("the order of day and month is the one that the console finds, however the file is cut into chunks", async () => {
  for (const { file, order } of files) {
    assert.equal(await dateOrderOf([file]), order, file);
    assert.equal(await dateOrderOf([...file]), order, `by character: ${file}`);
  }
});

test("a row that does not end is left to the upload", async () => {
  assert.equal(await dateOrderOf([`id,title,date\n1,T,20/11/2026\n2,"${"x".repeat(70_000)}`]), "dmy");
  await assert.rejects(dateOrderOf((async function* () { throw new Error("unreadable"); })()), /unreadable/);
});

test("every piece of an upload names the order that the whole file shows", async (t) => {
  const calls = [], original = globalThis.fetch;
  t.after(() => { globalThis.fetch = original; });
  globalThis.fetch = async (path) => {
    calls.push(path);
    return new Response(JSON.stringify(path.endsWith("/uploads") ? { id: "upl_1" } : { accepted: 1, errors: [] }), { status: 200 });
  };
  const rows = (date) => Array.from({ length: 501 }, (_, i) => `${i};T;${date}\r\n`).join("");
  const send = async (text) => {
    calls.length = 0;
    await upload(new File([text], "stock.csv"), { base: "/console", follow() {} });
    return calls.slice(1).map((path) => path.replace("/console/uploads/upl_1/rows", ""));
  };
  assert.deepEqual(await send(`\uFEFFid;title;date\r\n${rows("03.04.2026")}x;T;20.11.2026\r\n`), ["?line=2&date_order=dmy", "?line=502&date_order=dmy"]);
  assert.deepEqual(await send(`id;title;date\r\n${rows("03/04/2026")}`), ["?line=2", "?line=502"]);
});
