// The core's log lines in Workers Logs and in Analytics Engine.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Host } from "../../worker/host/host.mjs";
import { columns, Journal } from "../../worker/host/journal.mjs";
import { echoed, entropy, log, logged, send } from "./harness.mjs";
import { echo, progress, scripted } from "./scripted.mjs";

const printed = mock.method(console, "log", () => {}).mock;
test.beforeEach(() => printed.resetCalls());
const lines = () => printed.calls.map((call) => call.arguments[0]);

const exchange = '{"log":"exchange","request":"01","route":"POST /api/v1/appraise-product","status":200,"ms":812,"total_ms":830,"account":"acct_1","appraisal":"apr_1","charged":10,"cache":"miss","stages":{"admit":9}}';
const effect = '{"log":"effect","request":"01","upstream":"ebay","code":"KEY_REFUSED","status":401,"ms":90,"attempt":2}';

test("the lines of a frame are logged as they are, failures as errors", async () => {
  const host = new Host(scripted({ opens: { 1: progress({ status: 200, closed: true, log: [effect, exchange] }) } }), {});
  const { response, finished } = send(host, 1);
  assert.equal((await response).status, 200);
  await finished;
  assert.deepEqual(lines(), [exchange]);
  assert.equal(log(), effect);
});

test("each line is a data point whose columns the documentation names", () => {
  const points = [];
  const journal = new Journal({ ANALYTICS: { writeDataPoint: (point) => points.push(point) } });
  journal.add(exchange);
  journal.add(effect);
  assert.deepEqual(points, [
    { indexes: ["POST /api/v1/appraise-product"], blobs: ["exchange", "", "", "POST /api/v1/appraise-product", "miss", "acct_1", "apr_1", "01"], doubles: [200, 812, 0, 10, 830] },
    { indexes: ["ebay"], blobs: ["effect", "ebay", "KEY_REFUSED", "", "", "", "", "01"], doubles: [401, 90, 2, 0, 0] },
  ]);
  // https://developers.cloudflare.com/analytics/analytics-engine/limits/
  assert.ok(columns.blobs.length <= 20 && columns.doubles.length <= 20);
  assert.deepEqual([columns.blobs[1], columns.blobs[3], columns.doubles[3]], ["upstream", "route", "charged"]);
});

test("an index is at most 96 characters", () => {
  let point;
  new Journal({ ANALYTICS: { writeDataPoint: (p) => { point = p; } } }).add(JSON.stringify({ log: "exchange", route: "x".repeat(200) }));
  assert.equal(point.indexes[0].length, 96);
});

test("a failing dataset does not end the exchange", async () => {
  const ANALYTICS = { writeDataPoint() { throw new Error("no dataset"); } };
  const host = new Host(scripted({ opens: { 1: progress({ status: 201, closed: true, log: [exchange] }) } }), { ANALYTICS });
  assert.equal((await send(host, 1).response).status, 201);
  assert.deepEqual(JSON.parse(log()), { log: "analytics_failed", reason: "no dataset" });
  assert.equal(logged.calls.length, 1);
});

test("the report is asked for with a target that no request has", async () => {
  const host = new Host(scripted({ opens: { 1: echo } }), {});
  let finished;
  const response = host.report(entropy(1), { waitUntil: (promise) => { finished = promise; } });
  const { method, target, headers, body } = await echoed({ response, finished });
  assert.deepEqual([method, target, headers.length, body.length], ["GET", "health", 0, 0]);
});
