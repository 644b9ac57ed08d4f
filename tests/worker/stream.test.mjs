// Streamed responses, deferred and kept bodies, and the queue, through a host of a scripted core.

import "./unhandled.mjs";
import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { Host } from "../../worker/host/host.mjs";
import { Reader } from "../../worker/host/wire.mjs";
import { echoed, entropy, hangingKV, isInternal, kvGet, log, readFrame, recordFrames, requestID, send, withMetadata } from "./harness.mjs";
import { echo, internal, kept, keptBase64, keptSlice, manifestFrame, progress, scripted, trap } from "./scripted.mjs";

/** A reader of the body of a response, as text: null at the end. */
async function textReader(sent) {
  const reader = (await sent.response).body.getReader();
  return {
    next: async () => { const { done, value } = await reader.read(); return done ? null : new TextDecoder().decode(value); },
    cancel: () => reader.cancel(),
  };
}

/** The exchanges of the gone frames among the frames to the core. */
const goneOf = (frames) => frames.filter(([kind]) => kind === 4).map((frame) => {
  const reader = new Reader(frame), exchange = (reader.u8(), reader.u32()), now = reader.i64();
  reader.end();
  assert.ok(Math.abs(Date.now() - now) < 60_000);
  return exchange;
});

/** A stream that begins when opened and sends a chunk after each of the KV gets a, b and c. */
const streaming = (number, keys) => ({
  begin: progress({ status: 200, headers: [["content-type", "text/event-stream"]], body: "begin ", open: true, effects: keys.map((key, i) => kvGet(number + i, key)), groups: [[number]] }),
  middle: (i, chunk) => progress({ open: true, chunk, groups: [[number + i]] }),
});

/** Makes a host of a scripted core, and sends the request 1, whose effects get keys of a KV that hangs. */
function begin(t, answers) {
  const KV = hangingKV(), frames = recordFrames(t), host = new Host(scripted(answers), { KV });
  return { KV, frames, host, sent: send(host, 1) };
}

/** Asserts that the core was told in these exchanges that the client has left, and that nothing was logged. */
const wasTold = (frames, ...exchanges) => assert.deepEqual([goneOf(frames), log()], [exchanges, ""]);

/** The answers of a core whose exchange 1 streams: gets a, b and c follow each other. */
const streamOfThree = (more = {}) => {
  const { begin, middle } = streaming(1, ["a", "b", "c"]);
  return { opens: { 1: begin, 9: echo }, dones: { 1: middle(1, "one "), 2: middle(2, "two "), 3: progress({ chunk: "end", closed: true }) }, ...more };
};

test("a core that traps on gone loses its exchange only", async (t) => {
  const { KV, host, sent } = begin(t, streamOfThree({ gones: { 1: trap } }));
  const response = await sent.response, before = host.core();
  await response.body.cancel();
  assert.equal(before.lost, true);
  assert.match(log(), new RegExp(requestID(1)));
  await KV.release("a", "b", "c");
  await sent.finished;
  assert.equal((await echoed(send(host, 9))).kind, 1);
});

// Bodies that the host keeps.

const kvKeep = (number, key, maxBytes = 1000) => [number, 12, 1000, (frame) => frame.str(key).u32(maxBytes).u32(0)];
const bodyEffect = (number, maxBytes) => [number, 11, 1000, (frame) => frame.u32(maxBytes).u32(5)];
const stored = (entries) => withMetadata({ get: async (key) => (entries[key] === undefined ? null : new TextEncoder().encode(entries[key]).buffer) });

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
const kvOpen = (number, key, headBytes = 5) => [number, 15, 1000, (frame) => frame.str(key).u32(headBytes)];

/** A host whose exchange 1 answers with the opened value k, 2 does not use it, 3 asks for an absent key. */
const opening = (KV, answer = { status: 200, parts: [kept(1)], closed: true }) => new Host(scripted({
  opens: { 1: progress({ effects: [kvOpen(1, "k")], groups: [[1]] }), 2: progress({ effects: [kvOpen(2, "k")], groups: [[2]] }), 3: progress({ effects: [kvOpen(3, "none")], groups: [[3]] }) },
  dones: { 1: progress(answer), 2: echo, 3: echo },
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

test("an opened value that no response takes is cancelled, and one that is absent is not found", async () => {
  const KV = chunked(50_000), host = opening(KV), sent = send(host, 2);
  const [{ outcome, payload }] = (await echoed(sent)).results;
  await sent.finished;
  assert.deepEqual([outcome, [...payload], KV.cancelled], [0, [1, 5, 0, 0, 0, 1, 1, 1, 1, 1], true]);
  assert.deepEqual([...(await echoed(send(host, 3))).results[0].payload], [0, 0, 0, 0, 0]);
});

test("an opened value can only be a whole response", async () => {
  for (const answer of [
    { status: 200, parts: [kept(1), "more"], closed: true }, { status: 200, parts: [keptBase64(1)], closed: true },
    { status: 200, parts: [keptSlice(1, 0, 5)], closed: true }, { status: 200, parts: [kept(1)], chunk: "more", closed: true },
    { status: 99, parts: [kept(1)], closed: true },
  ]) {
    const KV = chunked(50_000), sent = send(opening(KV, answer), 1);
    await isInternal(sent, 1);
    assert.equal(KV.cancelled, true);
  }
});

test("the manifest's own responses have no kept bodies", async () => {
  const host = new Host(scripted({ manifest: manifestFrame({ internal: { ...internal, parts: [kept(1)] } }) }), {});
  assert.equal((await send(host, 1).response).status, 500);
  assert.match(log(), /no such kept body/);
});

/** A host whose path /upload is deferred, and all paths below /link/. Exchange 1 reads the body of at most 10 bytes. */
const uploads = () => new Host(scripted({
  manifest: manifestFrame({ bodyLimit: 3, deferred: ["/other", "/upload", "/link/"] }),
  opens: { 1: progress({ effects: [bodyEffect(1, 10)], groups: [[1]] }), 2: echo }, dones: { 1: echo },
}), {});
const upload = (host, n, body, headers = {}, path = "/upload?q") => send(host, n, { method: "POST", body, headers, duplex: "half" }, path);

test("a deferred path opens without its body, and the effect body reads it", async (t) => {
  const host = uploads(), frames = recordFrames(t);
  const sent = upload(host, 1, "photo bytes".slice(0, 10));
  const { results: [{ outcome, payload }] } = await echoed(sent);
  const answer = new Reader(payload);
  assert.deepEqual([outcome, answer.u32(), answer.bytes().length, new TextDecoder().decode(answer.bytes())], [0, 10, 32, "photo"]);
  await sent.finished;
  const opened = readFrame(frames.find(([kind]) => kind === 1));
  assert.deepEqual([opened.method, opened.target, opened.body.length], ["POST", "/upload?q", 0]);
  assert.deepEqual(host.memory.held, { kept: 0, outgoing: 0 });
  for (const path of ["/upload", "/link/a", "/link/"]) assert.equal((await echoed(upload(uploads(), 2, "never read", {}, path))).body.length, 0, path);
});

test("kept values count against the memory budget until the exchange ends", async () => {
  const KV = hangingKV(), host = new Host(scripted({
    opens: { 1: progress({ effects: [kvKeep(1, "k"), kvGet(2, "slow")], groups: [[2]] }) }, dones: { 1: echo, 2: echo },
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
  const frames = recordFrames(t), KV = hangingKV(), { begin } = streaming(1, ["a"]);
  const host = new Host(scripted({ opens: { 1: begin }, dones: { 1: progress({ chunk: "end", closed: true }) }, gones: { 1: progress({ open: true, groups: [[1]] }) } }), { KV });
  const batch = batchOf("a"), consumed = consume(host, batch, 1);
  await KV.release("a");
  await consumed;
  assert.deepEqual([batch.outcomes, goneOf(frames)], [["ack 0"], [1]]);
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
