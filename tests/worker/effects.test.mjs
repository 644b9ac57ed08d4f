import "./unhandled.mjs";
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { effectDecoders, needsConnection } from "../../worker/host/effects.mjs";
import { Code, Failure, messageOf } from "../../worker/host/failure.mjs";
import { joinParts } from "../../worker/host/parts.mjs";
import { Host } from "../../worker/host/host.mjs";
import { vault } from "../../worker/host/secrets.mjs";
import { Timers } from "../../worker/host/timelimit.mjs";
import { Reader, Writer } from "../../worker/host/wire.mjs";
import { withMetadata } from "./harness.mjs";
import { keptBase64, keptSlice, writeParts } from "./scripted.mjs";

const kinds = { fetch: 1, read: 2, kvGet: 3, kvPut: 4, kvDelete: 5, d1: 6, ai: 7, limit: 8, wait: 9, token: 10, body: 11, kvKeep: 12, sign: 13, queue: 14, kvOpen: 15, reduce: 16, asset: 17, d1Read: 18, keep: 19 };

/** The part of an exchange that effects use. */
const exchange = (env = {}) => ({
  host: Object.assign(new Host(null, env), { vault: vault(env) }), takeDeferred: () => null, bookmark: "", kept: new Map(), tokens: new Map(), inBackground: (work) => work().catch(() => {}),
  keeping: 0, room: recordingRoom(), timers: new Timers(),
});

/** A room with memory for everything, which records what is taken and given back. */
function recordingRoom() {
  const room = { taken: [], waiting: new Set(), held: 0 };
  room.take = async (kind, bytes, claim) => { room.taken.push([kind, bytes, claim]); room.held += bytes; };
  room.give = (_kind, bytes) => { room.held -= bytes; };
  return room;
}

/** Performs an effect with the parameters in the writer, and returns a reader of its payload. */
async function perform(x, kind, writer, { number = 1, signal = new AbortController().signal } = {}) {
  const frame = new Reader(writer.done());
  const work = effectDecoders[kinds[kind]](frame);
  frame.end();
  return new Reader(await work(x, number, { signal, excuseBusy() {}, waitForMemory: (_kind, granted) => granted }));
}

const rejects = (promise, code, message = /./) => assert.rejects(promise, (error) => {
  assert.equal(error.code, code, String(error));
  assert.match(error.message, message);
  return true;
});

/** A signal that aborts soon. */
function soon() {
  const abort = new AbortController();
  setTimeout(() => abort.abort(), 10);
  return abort.signal;
}

const photo = Buffer.concat([Buffer.of(0xff, 0xd8), Buffer.from("photo bytes")]);

test("base64 is correct around multiples of its chunk size", async () => {
  const chunk = 0x6000;
  for (const around of [0, chunk, 2 * chunk, 3 * chunk]) {
    for (let size = Math.max(0, around - 4); size <= around + 4; size++) {
      const x = exchange({ AI: { run: (_, input) => input } }), body = Buffer.alloc(size).map((_, i) => (i * 7 + (i >> 8)) & 255);
      x.kept.set(1, body);
      const answer = await perform(x, "ai", writeParts(new Writer().str("m"), ['"', keptBase64(1), '"']));
      assert.equal(new TextDecoder().decode(answer.bytes()), `"${body.toString("base64")}"`, `${size} bytes`);
    }
  }
});

test("secrets are redacted from errors", async (t) => {
  t.mock.method(globalThis, "fetch", async (to, { headers }) => { throw new TypeError(`no route to ${to} with ${headers[0][1]}`); });
  const x = exchange({ SECRETS: "KEY@a.com TOKEN@a.com", KEY: "s3cr&t" }), request = new Writer().str("GET").str("https://a.com/?${KEY}#fragment").headers([["authorization", "${TOKEN}"]]);
  x.tokens.set("TOKEN", "t0ken");
  await rejects(perform(x, "fetch", request.u32(0).u32(1000).u8(2).u32(0)), Code.Network, /^no route to https:\/\/a\.com\/\?\$\{KEY\} with \$\{TOKEN\}$/);
});

test("a body that is not to be kept is not read", async (t) => {
  let cancelled = false;
  t.mock.method(globalThis, "fetch", () =>
    new Response(new ReadableStream({ pull: (c) => c.enqueue(new Uint8Array(1000)), cancel: () => { cancelled = true; } }), { status: 302 }));
  await perform(exchange(), "fetch", new Writer().str("GET").str("https://a.com/").u32(0).u32(0).u32(1000).u8(1).u32(0));
  assert.equal(cancelled, true);
});

/** A KV namespace with these entries that records its calls. */
function namespace(entries) {
  const calls = [];
  const method = (name) => async (...args) => { calls.push([name, ...args]); return entries[args[0]] ?? null; };
  return { calls, get: method("get"), put: method("put"), delete: method("delete") };
}

test("kv get asks once in ten seconds for a small value, and for one that was written or deleted", async (t) => {
  t.mock.timers.enable({ apis: ["Date"] });
  const entries = { small: Uint8Array.of(1).buffer, large: new ArrayBuffer(5000) }, KV = namespace(entries), x = exchange({ KV });
  const get = async (key) => {
    const answer = await perform(x, "kvGet", new Writer().str(key));
    return [answer.u8(), answer.bytes()[0], KV.calls.splice(0).length];
  };
  assert.deepEqual([await get("small"), await get("small"), await get("large"), await get("large"), await get("none"), await get("none")],
    [[1, 1, 1], [1, 1, 0], [1, 0, 1], [1, 0, 1], [0, undefined, 1], [0, undefined, 1]]);
  await perform(x, "kvPut", writeParts(new Writer().str("small"), ["\x02"]).u32(60));
  assert.deepEqual(await get("small"), [1, 2, 1]); // the put
  t.mock.timers.tick(9_999);
  assert.deepEqual(await get("small"), [1, 2, 0]);
  t.mock.timers.tick(1);
  assert.deepEqual(await get("small"), [1, 1, 1]);
  delete entries.small;
  await perform(x, "kvDelete", new Writer().str("small"));
  assert.deepEqual(await get("small"), [0, undefined, 2]);
});

test("a thousand values of KV are remembered, the newest", () => {
  const { recent } = new Host(null, {}), keys = Array.from({ length: 1001 }, (_, n) => String(n));
  for (const key of keys) recent.set(key, Uint8Array.of(1));
  assert.deepEqual(keys.filter((key) => !recent.get(key)), ["0"]);
});

/** A D1 database that returns these results and records its batches. bookmarks are those of its sessions, in order. */
function database(results, bookmarks = []) {
  const calls = [], constraints = [];
  const run = {
    prepare: (sql) => ({ bind: (...params) => ({ sql, params }) }),
    batch: async (statements) => { calls.push(statements); return results; },
  };
  return {
    ...run, calls, constraints,
    withSession: (constraint) => {
      const bookmark = bookmarks[constraints.push(constraint) - 1];
      return { ...run, getBookmark: () => bookmark ?? null };
    },
  };
}

const statement = (sql) => new Writer().u32(1).str(sql).u32(0);

// What a call's admission has seen, its search must see: the account's listings of a moment ago.
test("d1 read takes any replica that has what the exchange has seen", async () => {
  const DB = database([{}], ["0002-b", "0001-a", null]), env = { DB, READ_REPLICAS: "1" }, x = exchange(env);
  for (const kind of ["d1", "d1", "d1", "d1Read"]) await perform(x, kind, statement("SELECT 1"));
  assert.deepEqual(DB.constraints, ["first-primary", "first-primary", "first-primary", "0002-b"]);
  await perform(exchange(env), "d1Read", statement("SELECT 2"));
  assert.equal(DB.constraints[4], "first-primary", "another exchange has seen nothing");
  for (const kind of ["d1", "d1Read"]) await perform(exchange({ DB }), kind, statement("SELECT 3"));
  assert.deepEqual([DB.calls.length, DB.constraints.length], [7, 5], "without replicas there are no sessions");
});

// Kept bodies of the request and of KV.

/** Performs an effect that keeps a body and decodes its answer. */
async function performKeep(x, kind, { key, maxBytes = 1000, headBytes = 2, ...options } = {}) {
  const writer = kind === "kvKeep" ? new Writer().str(key) : new Writer();
  const answer = await perform(x, kind, writer.u32(maxBytes).u32(headBytes), options);
  const result = kind === "kvKeep" ? { found: answer.u8() } : {};
  Object.assign(result, { size: answer.u32(), sha256: Buffer.from(answer.bytes()), head: Buffer.from(answer.bytes()) });
  answer.end();
  return result;
}

const sha256 = (body) => createHash("sha256").update(body).digest();

/** An exchange with a deferred body of these chunks. */
function deferring(chunks, headers = {}) {
  const x = exchange(), left = [...chunks], pulled = [];
  const body = new ReadableStream({
    pull(controller) {
      const chunk = left.shift();
      if (chunk instanceof Promise) return chunk;
      if (chunk instanceof Error) return controller.error(chunk);
      if (chunk === undefined) return controller.close();
      pulled.push(chunk.length);
      controller.enqueue(chunk);
    },
  }, { highWaterMark: 0 });
  let request = new Request("https://loupe.example/", { method: "POST", body, headers, duplex: "half" });
  x.takeDeferred = () => { const taken = request; request = null; return taken; };
  return { x, pulled };
}

test("a reduced picture that does not arrive in time holds no memory", async () => {
  const endless = new ReadableStream({ pull: () => new Promise(() => {}) });
  const picture = { transform: () => picture, output: async () => ({ response: () => new Response(endless) }) }, x = exchange({ IMAGES: { input: () => picture } });
  x.kept.set(1, photo);
  await rejects(perform(x, "reduce", new Writer().u32(1).u8(0).u32(256).u32(100).u32(3), { number: 2, signal: soon() }), Code.Timeout);
  assert.deepEqual([x.kept.has(2), x.room.taken[0], x.room.held], [false, ["outgoing", 13, 13], 0]);
});

test("a deferred body takes memory for its length, or for its limit if the length is unknown", async () => {
  for (const [headers, reserved] of [[{}, 1000], [{ "content-length": "13" }, 13], [{ "content-length": "13", "content-encoding": "gzip" }, 1000]]) {
    const { x } = deferring([photo.subarray(0, 5), photo.subarray(5)], headers);
    assert.deepEqual(await performKeep(x, "body", { number: 7 }), { size: 13, sha256: sha256(photo), head: photo.subarray(0, 2) });
    assert.deepEqual([x.room.taken, x.room.held], [[["kept", reserved, reserved]], 13]);
  }
});

test("a deferred body that the core gets as a whole is not kept", async () => {
  const whole = { maxBytes: photo.length, headBytes: photo.length }, { x } = deferring([photo]);
  assert.deepEqual(await performKeep(x, "body", whole), { size: 13, sha256: sha256(photo), head: photo });
  assert.deepEqual([x.kept.size, x.room.taken, x.host.inbound.held], [0, [], 0]);
  const { x: large, pulled } = deferring([photo, photo, photo]);
  await rejects(performKeep(large, "body", whole), Code.TooLarge, /^the request body is over its limit$/);
  assert.equal(pulled.length, 3);
  await rejects(performKeep(deferring([photo, new Error("reset")]).x, "body", whole), Code.Timeout, /^the body did not arrive/);
});

test("a deferred body over its limit is read to its end and not kept", async () => {
  const chunks = [photo, photo, photo];
  for (const [name, headers, reserved] of [
    ["by its content-length", { "content-length": "39" }, []], ["by counting", {}, [["kept", 20, 20]]], ["longer than its content-length", { "content-length": "15" }, [["kept", 15, 15]]],
  ]) {
    const { x, pulled } = deferring(chunks, headers);
    await rejects(performKeep(x, "body", { maxBytes: 20 }), Code.TooLarge, /^the request body is over its limit$/);
    assert.deepEqual([pulled.length, x.kept.size, x.keeping, x.room.taken, x.room.held], [3, 0, 0, reserved, 0], name);
  }
});

test("a deferred body that breaks off is a network failure, one that hangs a timeout", async () => {
  await rejects(performKeep(deferring([photo, new Error("reset")]).x, "body"), Code.Network, /^the request body broke off: reset$/);
  const { x } = deferring([new Promise(() => {})]);
  await rejects(performKeep(x, "body", { signal: soon() }), Code.Timeout, /^the request body took too long$/);
  assert.deepEqual([x.keeping, x.room.held], [0, 0]);
});

test("kv keep takes memory for the size in the metadata, or for its limit", async () => {
  const KV = withMetadata(namespace({ k: new Uint8Array(photo).buffer, sized: new Uint8Array(photo).buffer }), { sized: { size: 13 } }), x = exchange({ KV });
  for (const key of ["none", "k", "sized"]) await performKeep(x, "kvKeep", { key });
  await rejects(performKeep(x, "kvKeep", { key: "sized", maxBytes: 12 }), Code.TooLarge, /^the value is over its limit$/);
  assert.deepEqual(x.room.taken, [["kept", 1000, 1000], ["kept", 13, 13]]);
});

test("keep takes memory for the size of its parts, and copies them", async () => {
  const x = exchange(), frame = writeParts(new Writer(), ["<", "photo", ">"]);
  await perform(x, "keep", frame, { number: 8 });
  assert.deepEqual([x.keeping, x.room.taken], [7, [["kept", 7, 7]]]);
  await perform(x, "keep", writeParts(new Writer(), ["y"]), { number: 9 });
  assert.equal(x.kept.get(9).buffer.byteLength, 1); // not a view of the frame
  x.room.take = async () => { throw new Failure(Code.NoMemory, "none"); };
  await rejects(perform(x, "keep", frame, { number: 10 }), Code.NoMemory);
  assert.deepEqual([x.keeping, x.kept.has(10)], [8, false]);
});

test("kept bodies that are stored or bound count as outgoing memory meanwhile", async () => {
  const x = exchange({ KV: namespace({}), DB: database([{}]) }), parts = ["<", keptSlice(7, 10, 1000), keptBase64(7), ">"];
  x.kept.set(7, photo);
  await perform(x, "kvPut", writeParts(new Writer().str("k"), parts).u32(60));
  for (const kind of ["d1", "d1Read"]) await perform(x, kind, writeParts(new Writer().u32(1).str("INSERT 1").u32(1).u8(5), parts));
  assert.deepEqual([x.room.taken, x.room.held], [[["outgoing", 23, 23], ["outgoing", 25, 25], ["outgoing", 25, 25]], 0]);
});

test("joinParts does not copy one part alone", () => {
  const x = exchange();
  x.kept.set(7, photo);
  assert.equal(joinParts(x, [{ effect: 7 }]).buffer, photo.buffer);
  assert.equal(joinParts(x, []).length, 0);
});

test("the key of a signature is imported once, and only text is a secret", async (t) => {
  const x = exchange({ A: "s3crét", BOUND: {} }), imported = t.mock.method(crypto.subtle, "importKey");
  for (let i = 0; i < 3; i++) await perform(x, "sign", new Writer().str("A").str("message"));
  assert.equal(imported.mock.callCount(), 1);
  for (const secret of ["BOUND", "constructor", ""]) await rejects(perform(x, "sign", new Writer().str(secret).str("message")), Code.Unavailable, /has no value$/);
});

test("queue sends the message as bytes, in a buffer of its own", async () => {
  const sent = [], x = exchange({ JOBS: { send: async (...message) => { sent.push(message); } } });
  x.host.manifest = { bodyLimit: 5 };
  await perform(x, "queue", new Writer().str("12345"));
  assert.deepEqual(sent, [[new TextEncoder().encode("12345"), { contentType: "bytes" }]]);
  assert.equal(sent[0][0].buffer.byteLength, 5);
});

test("messageOf describes anything that can be thrown", () => {
  const bare = Object.create(null), circular = {}, throwing = { get message() { throw throwing; } };
  circular.message = circular;
  for (const [thrown, message] of [
    [new Error("3040: Capacity temporarily exceeded"), "3040: Capacity temporarily exceeded"], [{ message: "no capacity" }, "no capacity"], ["text", "text"],
    [{ errors: [{ code: 5007 }] }, '{"errors":[{"code":5007}]}'], [{ message: { code: 1 } }, '{"code":1}'], [null, "null"], [undefined, "undefined"], [1, "1"],
    [bare, "{}"], [circular, "unknown error"], [throwing, "unknown error"], [Symbol("s"), "Symbol(s)"],
  ]) assert.equal(messageOf(thrown), message);
});

test("an effect on KV is unavailable without KV, and passes on its error", async () => {
  const fail = async () => { throw new Error("KV failed"); }, key = () => new Writer().str("k");
  const effects = { kvGet: key(), kvPut: writeParts(key(), [""]).u32(60), kvDelete: key(), kvKeep: key().u32(1).u32(0), kvOpen: key().u32(0) };
  for (const [kind, writer] of Object.entries(effects)) {
    await rejects(perform(exchange(), kind, writer), Code.Unavailable, /^no binding KV$/);
    await assert.rejects(perform(exchange({ KV: { get: fail, getWithMetadata: fail, put: fail, delete: fail } }), kind, writer), { message: "KV failed" });
  }
});

test("fetch, KV, AI, token, queue, reduce and asset effects need a connection", () => {
  assert.deepEqual(Object.keys(kinds).filter((kind) => needsConnection.has(kinds[kind])),
    ["fetch", "kvGet", "kvPut", "kvDelete", "ai", "token", "kvKeep", "queue", "kvOpen", "reduce", "asset"]);
});

test("an aborted wait clears its timer", async (t) => {
  const cleared = t.mock.method(globalThis, "clearTimeout");
  const made = t.mock.method(globalThis, "setTimeout");
  const abort = new AbortController();
  const waiting = perform(exchange(), "wait", new Writer().u32(60_000), { signal: abort.signal });
  abort.abort();
  await rejects(waiting, Code.Timeout);
  assert.deepEqual(cleared.mock.calls.map((call) => call.arguments[0]), [made.mock.calls[0].result]);
});

const unusableStores = {
  "no KV": undefined,
  "KV rejects": { get: async () => { throw new Error("KV GET failed"); }, put: async () => { throw new Error("KV PUT failed"); } },
  "KV throws": { get: () => { throw new Error("KV GET failed"); }, put: () => { throw new Error("KV PUT failed"); } },
  "KV never finishes storing": { get: async () => null, put: () => new Promise(() => {}) },
};

for (const [name, KV] of Object.entries(unusableStores)) {
  test(`a token does not need the store: ${name}`, async (t) => {
    t.mock.method(globalThis, "fetch", async () => Response.json({ access_token: "t0ken", expires_in: 7200 }));
    const x = exchange({ KV, SECRETS: "TOKEN@a.com" });
    assert.equal((await perform(x, "token", new Writer().str("TOKEN").u8(0).str("https://a.com/").u32(0).u32(0))).u16(), 200);
    assert.equal(x.tokens.get("TOKEN"), "t0ken");
  });
}
