// What the tests of the host share: requests to a host of a scripted core, bindings that hang until a
// test releases them, and decoders of frames.

import assert from "node:assert/strict";
import { DatabaseSync } from "node:sqlite";
import { mock, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { Core } from "../../worker/host/core.mjs";
import { Reader } from "../../worker/host/wire.mjs";
import { internal } from "./scripted.mjs";

// What the host logs during a test.
export const logged = mock.method(console, "error", () => {}).mock;
export const log = () => logged.calls.map((call) => call.arguments[0]).join("\n");
test.beforeEach(() => logged.resetCalls());

/** Entropy that selects the answer n of a scripted core. */
export const entropy = (n) => new Uint8Array(32).fill(n);
export const requestID = (n) => n.toString(16).padStart(2, "0").repeat(8);

/**
 * Sends a request that a scripted core answers with entry n. Returns the promise of the response,
 * the promise finished that the context waits for, and settled: whether finished has resolved.
 */
export function send(host, n, init = {}, path = "/") {
  let finished;
  const request = new Request("https://loupe.example" + path, init);
  const response = host.handle(request, entropy(n), { waitUntil: (promise) => { assert.equal(finished, undefined); finished = promise; } });
  const sent = { response, finished, settled: false };
  finished.then(() => { sent.settled = true; });
  return sent;
}

/** Decodes an open or done frame. */
export function readFrame(bytes) {
  const frame = new Reader(bytes), kind = frame.u8(), exchange = frame.u32(), now = frame.i64();
  const rest = kind === 1
    ? { entropy: frame.bytes(), notes: readNotes(frame), method: frame.str(), target: frame.str(), headers: frame.headers(), body: frame.bytes() }
    : { results: frame.list(() => ({ effect: frame.u32(), elapsed: frame.u32(), outcome: frame.u8(), payload: frame.bytes() })) };
  frame.end();
  return { kind, exchange, now, ...rest };
}

/** Decodes notes as a list of [name, [at, text], ...]. */
function readNotes(frame) {
  return frame.list(() => [frame.str(), ...frame.list(() => [frame.i64(), frame.str()])]);
}

/** Decodes the frame that a scripted core echoed in its response. */
export async function echoed(sent) {
  const response = await sent.response;
  assert.equal(response.status, 200);
  return readFrame(new Uint8Array(await response.arrayBuffer()));
}

/**
 * Asserts that request n got the response of the manifest, with x-request-id and nothing else
 * added.
 */
async function isResponse(sent, n, { status, headers, body }) {
  const response = await sent.response;
  assert.equal(response.status, status);
  assert.deepEqual([...response.headers], [...headers, ["x-request-id", requestID(n)]].sort());
  assert.equal(await response.text(), body);
  await sent.finished;
}
export const isInternal = (sent, n) => isResponse(sent, n, internal);
/** Asserts that request n got the response of a host without a manifest. */
export const isEmpty500 = (sent, n) => isResponse(sent, n, { status: 500, headers: [], body: "" });

/** A stream of one chunk of these bytes. */
export const streamOf = (bytes) => new ReadableStream({
  pull(controller) {
    if (bytes.byteLength > 0) controller.enqueue(new Uint8Array(bytes));
    controller.close();
  },
}, { highWaterMark: 0 });

/** Adds getWithMetadata to a KV that has get: the value as a stream, and metadata by key. */
export const withMetadata = (KV, metadata = {}) => Object.assign(KV, {
  getWithMetadata: async (key, type) => {
    assert.equal(type, "stream");
    const value = await KV.get(key, "arrayBuffer");
    return { value: value && streamOf(value), metadata: metadata[key] ?? null };
  },
});

/** A D1 database in memory, of SQLite. */
export function d1(schema) {
  const db = new DatabaseSync(":memory:"), changes = () => db.prepare("SELECT total_changes() AS n").get().n;
  db.exec(schema);
  const run = ({ sql, params }) => {
    const before = changes(), results = db.prepare(sql).all(...params);
    for (const row of results) for (const name in row) if (row[name] instanceof Uint8Array) row[name] = [...row[name]];
    return { results, meta: { changes: changes() - before } };
  };
  return {
    prepare: (sql) => ({ bind: (...params) => ({ sql, params, run: async () => run({ sql, params }) }) }),
    batch: async (statements) => {
      db.exec("BEGIN");
      try {
        const results = statements.map(run);
        db.exec("COMMIT");
        return results;
      } catch (error) {
        db.exec("ROLLBACK");
        throw new Error(`D1_ERROR: ${error.message}`);
      }
    },
  };
}

/** A KV whose gets hang until they are released. It records their order and how many run. */
export function hangingKV() {
  const KV = { running: 0, order: [], waiting: new Map() };
  KV.get = async (key) => {
    KV.order.push(key);
    KV.running++;
    await new Promise((release) => KV.waiting.set(key, release));
    KV.running--;
    return new TextEncoder().encode("value of " + key).buffer;
  };
  /** Waits until a get of the key hangs, and returns the function that releases that get. */
  KV.hanging = async (key) => {
    await until(() => KV.waiting.has(key));
    const release = KV.waiting.get(key);
    KV.waiting.delete(key);
    return release;
  };
  /** Releases the gets of the keys in this order, each once it hangs. */
  KV.release = async (...keys) => {
    for (const key of keys) {
      (await KV.hanging(key))();
      await sleep(5);
    }
  };
  return withMetadata(KV);
}

/** Waits until a condition holds. Fails after two minutes, which are enough on a slow machine. */
export async function until(holds) {
  const began = performance.now();
  while (!holds()) {
    assert.ok(performance.now() - began < 120_000, `waited in vain for ${holds}`);
    await new Promise((next) => setImmediate(next));
  }
}

export const kvGet = (number, key, timeLimit = 60_000) => [number, 3, timeLimit, (frame) => frame.str(key)];

/** Records the frames to all cores of a test. */
export function recordFrames(t) {
  const frames = [], step = Core.prototype.step;
  t.mock.method(Core.prototype, "step", function (frame) { frames.push(Buffer.from(frame)); return step.call(this, frame); });
  return frames;
}
