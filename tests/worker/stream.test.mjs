// Bodies that the host keeps or passes on, the queue and the schedule, through a host of a scripted core.

import "./unhandled.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { Host } from "../../worker/host/host.mjs";
import { echoed, entropy, hangingKV, kvGet, log, readFrame, recordFrames, send } from "./harness.mjs";
import { echo, internal, kept, manifestFrame, progress, scripted, trap } from "./scripted.mjs";

// Bodies that the host keeps.

/**
 * A KV with one value: size bytes in chunks of 1 kB, which arrive when they are asked for. It counts the
 * chunks and records whether the reader has cancelled.
 */
function chunked(size) {
  const KV = { chunks: 0, cancelled: false, asked: [] };
  KV.get = async (key, type) => {
    KV.asked.push([key, type]);
    return key !== "k" ? null : new ReadableStream({
      pull(controller) {
        if (KV.chunks * 1000 >= size) return controller.close();
        controller.enqueue(new Uint8Array(1000).fill(++KV.chunks));
      },
      cancel() { KV.cancelled = true; },
    }, { highWaterMark: 0 });
  };
  return KV;
}

/** A host whose exchange 1 opens the value k, and then gives this answer. */
const opening = (KV, answer = { status: 200, parts: [kept(1)], closed: true }) => new Host(scripted({
  opens: { 1: progress({ effects: [[1, 15, 1000, (frame) => frame.str("k").u32(5)]], groups: [[1]] }) }, dones: { 1: progress(answer) },
}), { KV });

test("an opened value is passed on as the client reads it, and needs no memory", async () => {
  const KV = chunked(50_000), host = opening(KV), sent = send(host, 1);
  const response = await sent.response;
  await sent.finished;
  await sleep(5);
  assert.deepEqual([KV.chunks, KV.asked, host.memory.held], [1, [["k", "stream"]], { kept: 0, outgoing: 0 }]);
  const body = new Uint8Array(await response.arrayBuffer());
  assert.deepEqual([body.length, body[0], body.at(-1), KV.chunks, KV.cancelled], [50_000, 1, 50, 50, false]);
});

test("many clients that read nothing hold one chunk each, and cancel the value when they leave", async () => {
  const KVs = Array.from({ length: 30 }, () => chunked(10 << 20));
  const responses = await Promise.all(KVs.map((KV) => send(opening(KV), 1).response));
  await sleep(5);
  assert.ok(KVs.every(({ chunks, cancelled }) => chunks === 1 && !cancelled));
  await Promise.all(responses.map((response) => response.body.cancel()));
  assert.ok(KVs.every(({ chunks, cancelled }) => chunks === 1 && cancelled));
});

test("an opened value that no response takes is cancelled", async () => {
  for (const answer of [{ status: 200, closed: true }, { status: 200, parts: [kept(1), "more"], closed: true }, { status: 99, parts: [kept(1)], closed: true }]) {
    const KV = chunked(50_000);
    await send(opening(KV, answer), 1).finished;
    assert.equal(KV.cancelled, true);
  }
});

test("the manifest's own responses have no kept bodies", async () => {
  const host = new Host(scripted({ manifest: manifestFrame({ internal: { ...internal, parts: [kept(1)] } }) }), {});
  assert.equal((await send(host, 1).response).status, 500);
  assert.match(log(), /no such kept body/);
});

test("kept values count against the memory budget until the exchange ends", async () => {
  const KV = hangingKV(), host = new Host(scripted({
    opens: { 1: progress({ effects: [[1, 12, 1000, (frame) => frame.str("k").u32(1000).u32(0)], kvGet(2, "slow")], groups: [[2]] }) }, dones: { 1: echo, 2: echo },
  }), { KV });
  const sent = send(host, 1);
  await sleep(5);
  assert.deepEqual(host.memory.held, { kept: 0, outgoing: 0 }); // KV may not have the key
  await KV.release("k");
  assert.deepEqual(host.memory.held, { kept: "value of k".length, outgoing: 0 });
  await KV.release("slow");
  await echoed(sent);
  await sent.finished;
  assert.deepEqual(host.memory.held, { kept: 0, outgoing: 0 });
});

// The queue.

/** A batch of messages that record what becomes of them. */
function batchOf(...bodies) {
  const outcomes = [];
  const messages = bodies.map((body, i) => ({ body, ack: () => outcomes.push(`ack ${i}`), retry: () => outcomes.push(`retry ${i}`) }));
  return { messages, outcomes };
}

/** Delivers a batch whose messages a scripted core answers with these entries. */
async function consume(host, batch, ...entries) {
  const waited = [];
  await host.consume(batch, () => entropy(entries.shift()), { waitUntil: (promise) => waited.push(promise) });
  return Promise.all(waited);
}

test("a message of the queue opens an exchange of its own", async (t) => {
  const frames = recordFrames(t), text = (bytes) => new TextEncoder().encode(bytes);
  const host = new Host(scripted({ manifest: manifestFrame({ bodyLimit: 8, deferred: ["queue"] }), opens: { 1: echo } }), {});
  const batch = batchOf(text("buffer").buffer, text("a view").subarray(2), "text", { a: 1 }, text("123456789"));
  await consume(host, batch, 1, 1, 1, 1, 1);
  const opened = frames.filter(([kind]) => kind === 1).map((frame) => readFrame(frame));
  assert.deepEqual(opened.map(({ body }) => new TextDecoder().decode(body)), ["buffer", "view", "text", '{"a":1}', "123456789"]);
  for (const { method, target, headers } of opened) assert.deepEqual([method, target, headers], ["POST", "queue", []]);
  assert.deepEqual(batch.outcomes, ["ack 0", "ack 1", "ack 2", "ack 3", "ack 4"]);
});

test("a message is delivered again unless the response has status 200, also after a trap", async () => {
  const host = new Host(scripted({
    opens: { 1: progress({ status: 503, closed: true }), 2: progress({ status: 200, closed: true }), 3: trap, 4: progress({ closed: true }), 5: progress({ status: 204, closed: true }) },
  }), {});
  const batch = batchOf("a", "b", "c", "d", "e");
  await consume(host, batch, 1, 2, 3, 4, 5);
  assert.deepEqual(batch.outcomes, ["retry 0", "ack 1", "retry 2", "retry 3", "retry 4"]);
  const again = batchOf("a");
  await consume(host, again, 2);
  assert.deepEqual(again.outcomes, ["ack 0"]);
});

test("messages of a batch are taken at the same time on the same connections, and their later effects run on", async () => {
  const getting = (n, key) => progress({ effects: [kvGet(n, key)], groups: [[n]] });
  const KV = hangingKV(), host = new Host(scripted({
    manifest: manifestFrame({ connections: 2 }), opens: { 1: getting(1, "one"), 2: getting(2, "two"), 3: getting(3, "three") },
    dones: { 1: progress({ status: 200, closed: true, effects: [kvGet(9, "after")] }), 2: progress({ status: 200, closed: true }), 3: progress({ status: 503, closed: true }) },
  }), { KV });
  const batch = batchOf("a", "b", "c");
  const consumed = consume(host, batch, 1, 2, 3);
  await sleep(5);
  assert.deepEqual(KV.order, ["one", "two"]);
  await KV.release("two");
  assert.deepEqual(KV.order, ["one", "two", "three"]);
  await KV.release("three");
  assert.deepEqual(batch.outcomes, []);
  await KV.release("one");
  assert.deepEqual(batch.outcomes, ["ack 0", "ack 1", "retry 2"]);
  await KV.release("after");
  await consumed;
});

test("a message with more to do is sent again", async () => {
  const sent = [], JOBS = { send: async (bytes) => sent.push(new TextDecoder().decode(bytes)) };
  const host = new Host(scripted({ opens: { 1: progress({ status: 202, closed: true }), 2: progress({ status: 200, closed: true }) } }), { JOBS });
  const batch = batchOf("a", "b");
  await consume(host, batch, 1, 2);
  assert.deepEqual([batch.outcomes, sent], [["ack 0", "ack 1"], ["a"]]);
  JOBS.send = async () => { throw new Error("the queue is away"); };
  const lost = batchOf("c");
  await consume(host, lost, 1);
  assert.deepEqual(lost.outcomes, ["retry 0"]);
});

test("nobody reads the streamed response of a message", async (t) => {
  const frames = recordFrames(t), KV = hangingKV(), begin = progress({ status: 200, open: true, effects: [kvGet(1, "a")], groups: [[1]] });
  const host = new Host(scripted({ opens: { 1: begin }, dones: { 1: progress({ chunk: "end", closed: true }) }, gones: { 1: progress({ open: true, groups: [[1]] }) } }), { KV });
  const batch = batchOf("a"), consumed = consume(host, batch, 1);
  await KV.release("a");
  await consumed;
  assert.deepEqual([batch.outcomes, frames.filter(([kind]) => kind === 4).length], [["ack 0"], 1]);
});

test("no request has the target of the queue or of the schedule", async () => {
  const host = new Host(scripted({ opens: { 1: echo } }), {});
  for (const [url, target] of [["https://loupe.example/queue", "/queue"], ["https://loupe.example/schedule", "/schedule"], ["https://loupe.example/./queue", "/queue"], ["https://queue", "/"], ["https://queue?queue", "/?queue"]]) {
    const response = await host.handle(new Request(url, { method: "POST", body: "forged" }), entropy(1), { waitUntil: () => {} });
    assert.equal(readFrame(new Uint8Array(await response.arrayBuffer())).target, target);
  }
});

// The schedule.

/** Does the work of the schedule. A scripted core answers its exchanges with these entries. Returns how many were opened. */
async function work(host, ...entries) {
  const waited = [], all = entries.length;
  await host.work(() => entropy(entries.shift()), { waitUntil: (promise) => waited.push(promise) });
  await Promise.all(waited);
  return all - entries.length;
}

test("the schedule opens exchanges one after another while there is more to do", async (t) => {
  const frames = recordFrames(t), more = progress({ status: 200, closed: true }), none = progress({ status: 204, closed: true });
  const host = new Host(scripted({ manifest: manifestFrame({ deferred: ["schedule"] }), opens: { 1: more, 2: none, 3: trap, 4: progress({ closed: true }) } }), {});
  assert.equal(await work(host, 1, 1, 2, 1), 3);
  for (const { method, target, headers, body } of frames.filter(([kind]) => kind === 1).map((frame) => readFrame(frame))) {
    assert.deepEqual([method, target, headers, body.length], ["POST", "schedule", [], 0]);
  }
  assert.equal(await work(host, 3, 1, 2, 1), 3); // goes on after a trap
  assert.equal(await work(host, 4, 1, 2, 1), 3); // or without a response
  assert.equal(await work(host, 3, 3, 3, 3, 3, 3), 5);
  assert.equal(await work(host, 1, 1, 1, 1, 1, 1, 1), 5); // so many at a time
});

test("the schedule opens no exchange after its time", async (t) => {
  const host = new Host(scripted({ opens: { 1: progress({ status: 200, closed: true }) } }), {});
  let now = Date.now();
  t.mock.method(Date, "now", () => now += 3_000); // each look at the clock
  assert.ok(await work(host, 1, 1, 1, 1, 1) < 5);
});
