import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { dateOrderOf } from "../../worker/site/dashboard/values/dates.js";

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
