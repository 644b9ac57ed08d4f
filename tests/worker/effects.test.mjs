import "./unhandled.mjs";
import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { deflateRawSync, gzipSync, inflateRawSync } from "node:zlib";
import { effectDecoders, needsConnection } from "../../worker/host/effects.mjs";
import { Code, Failure, messageOf } from "../../worker/host/failure.mjs";
import { joinParts } from "../../worker/host/parts.mjs";
import { Host } from "../../worker/host/host.mjs";
import { escapeQuery, vault } from "../../worker/host/secrets.mjs";
import { Timers } from "../../worker/host/timelimit.mjs";
import { Reader, Writer } from "../../worker/host/wire.mjs";
import { withMetadata } from "./harness.mjs";
import { kept, keptBase64, keptSlice, writeParts } from "./scripted.mjs";

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

const bytes = (text) => new TextEncoder().encode(text);
const rejects = (promise, code, message = /./) => assert.rejects(promise, (error) => {
  assert.equal(error.code, code, String(error));
  assert.match(error.message, message);
  return true;
});

/** Performs a fetch and decodes its answer. */
async function performFetch(x, { method = "GET", url, headers = [], body = [], maxBytes = 1000, flags = 0, headBytes = 0, ...options }) {
  const writer = writeParts(new Writer().str(method).str(url).headers(headers), body).u32(maxBytes).u8(flags).u32(headBytes);
  const answer = await perform(x, "fetch", writer, options);
  const result = { status: answer.u16(), headers: answer.headers(), size: answer.u32(), sha256: answer.bytes(), body: answer.bytes() };
  answer.end();
  return { ...result, text: new TextDecoder().decode(result.body), header: Object.fromEntries(result.headers) };
}

// A server that responds by path; asked is the last request to it.
let server, origin, asked;
const paths = {
  "/echo": (_, response, body) => response.end(body),
  "/redirect": (_, response) => response.writeHead(302, { location: "/echo" }).end("elsewhere"),
  "/headers": (_, response) => response.writeHead(200, [["x-two", "1"], ["x-two", "2"], ["set-cookie", "a=1"], ["set-cookie", "b=2"]].flat()).end(),
  "/gzip": (_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(10_000, "a"))),
  "/silent": () => {},
  "/trickle": (_, response) => { response.writeHead(200).write("x"); },
  "/broken": (_, response) => { response.writeHead(200, { "content-length": 10 }).write("x", () => response.destroy()); },
  "/nothing": (_, response) => response.writeHead(204).end(),
  "/photo": (_, response) => response.end(photo),
};
const photo = Buffer.concat([Buffer.of(0xff, 0xd8), Buffer.from("photo bytes")]);

before(async () => {
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    asked = { method: request.method, url: request.url, headers: request.headers, body };
    paths[request.url.replace(/\?.*/, "")](request, response, body);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${server.address().port}`;
});

after(() => {
  server.closeAllConnections();
  server.close();
});

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

test("unknown kinds of parts and values throw when they are decoded", () => {
  assert.throws(() => effectDecoders[kinds.ai](new Reader(new Writer().str("m").u32(1).u8(4).u32(1).done())), RangeError);
  assert.throws(() => effectDecoders[kinds.d1](new Reader(new Writer().u32(1).str("SELECT ?1").u32(1).u8(5).done())), RangeError);
});

test("secrets are redacted from headers, errors and kept bodies", async (t) => {
  const env = { SECRETS: "KEY@a.com", KEY: "s3cr&t" };
  const request = { url: "https://a.com/?${KEY}#fragment", flags: 3, headBytes: 100, number: 4 };
  const fetched = t.mock.method(globalThis, "fetch", (to) =>
    new Response(`you sent ${to}`, { status: 200, headers: { location: `${to}&next`, "x-key": env.KEY } }));
  const x = exchange(env), got = await performFetch(x, request);
  assert.deepEqual([got.header.location, got.header["x-key"], got.text], ["https://a.com/?${KEY}&next", "${KEY}", "you sent https://a.com/?${KEY}"]);
  assert.deepEqual(Buffer.from(got.sha256), createHash("sha256").update(x.kept.get(4)).digest());
  assert.equal(new TextDecoder().decode(x.kept.get(4)), got.text);

  fetched.mock.mockImplementation(async (to) => { throw new TypeError(`no route to ${to}`); });
  await rejects(performFetch(x, request), Code.Network, /^no route to https:\/\/a\.com\/\?\$\{KEY\}$/);
});

test("a body to keep is read for status 200 only", async (t) => {
  let cancelled = false;
  t.mock.method(globalThis, "fetch", () =>
    new Response(new ReadableStream({ pull: (c) => c.enqueue(new Uint8Array(1000)), cancel: () => { cancelled = true; } }), { status: 302 }));
  const x = exchange();
  const got = await performFetch(x, { url: "https://a.com/", flags: 1, headBytes: 10, number: 4, maxBytes: 100 });
  assert.deepEqual([got.status, got.size, x.kept.get(4).length, cancelled], [302, 0, 0, true]);
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

function writeStatements(statements) {
  const writer = new Writer();
  return writer.list(statements, ([sql, ...params]) => writer.str(sql).list(params, ([kind, v]) => {
    writer.u8({ null: 0, i64: 1, f64: 2, str: 3, bytes: 4 }[kind]);
    if (kind !== "null") writer[kind](v);
  }));
}

function readRows(answer) {
  const value = () => {
    const kind = ["null", "i64", "f64", "str", "bytes"][answer.u8()];
    return kind === "null" ? [kind] : [kind, answer[kind]()];
  };
  const sets = answer.list(() => ({ changes: answer.i64(), columns: answer.list(() => answer.str()), rows: answer.list(() => answer.list(value)) }));
  answer.end();
  return sets;
}

const long = "é\0".repeat(10_000);

test("d1 binds every kind of value and runs one batch", async () => {
  const DB = database([]);
  const statements = [
    ["SELECT ?1", ["null"], ["i64", -5], ["i64", Number.MAX_SAFE_INTEGER], ["f64", 2.5], ["str", "é"], ["bytes", Buffer.from(long)], ["bytes", new Uint8Array()]],
    ["DELETE FROM t"],
  ];
  assert.deepEqual(readRows(await perform(exchange({ DB }), "d1", writeStatements(statements))), []);
  const blobs = DB.calls[0][0].params.splice(5);
  assert.deepEqual(blobs.map((blob) => inflateRawSync(blob).toString()), [long, ""]);
  assert.ok(blobs[0].length < 100, "deflated");
  assert.deepEqual(DB.calls, [[
    { sql: "SELECT ?1", params: [null, -5, 9007199254740991, 2.5, "é"] },
    { sql: "DELETE FROM t", params: [] },
  ]]);
});

test("d1 returns every kind of value", async () => {
  const cells = [
    [null, ["null"]],
    [undefined, ["null"]],
    [0, ["i64", 0]],
    [-7, ["i64", -7]],
    [Number.MAX_SAFE_INTEGER, ["i64", Number.MAX_SAFE_INTEGER]],
    [Number.MIN_SAFE_INTEGER, ["i64", Number.MIN_SAFE_INTEGER]],
    [2 ** 53, ["f64", 2 ** 53]],
    [2 ** 63, ["f64", 2 ** 63]],
    [1.5, ["f64", 1.5]],
    [1e300, ["f64", 1e300]],
    ["", ["str", ""]],
    ["é😀", ["str", "é😀"]],
    [[...deflateRawSync(long)], ["bytes", new Uint8Array(Buffer.from(long))]],
    [[...deflateRawSync("")], ["bytes", new Uint8Array()]],
    [Uint8Array.from(deflateRawSync("ab")).buffer, ["bytes", Uint8Array.of(97, 98)]],
    [Uint8Array.of(9, ...deflateRawSync("ab")).subarray(1), ["bytes", Uint8Array.of(97, 98)]],
  ];
  const row = Object.fromEntries(cells.map(([cell], i) => [`c${i}`, cell]));
  const DB = database([{ results: [row, { c0: "next" }], meta: { changes: 3 } }]);
  const [set] = readRows(await perform(exchange({ DB }), "d1", writeStatements([["SELECT 1"]])));
  assert.equal(set.changes, 3);
  assert.deepEqual(set.columns, Object.keys(row));
  assert.deepEqual(set.rows, [cells.map(([, want]) => want), cells.map((_, i) => (i === 0 ? ["str", "next"] : ["null"]))]);
});

// What a call's admission has seen, its search must see: the account's listings of a moment ago.
test("d1 read takes any replica that has what the exchange has seen", async () => {
  const DB = database([{}], ["0002-b", "0001-a", null]), env = { DB, READ_REPLICAS: "1" }, x = exchange(env);
  for (const kind of ["d1", "d1", "d1", "d1Read"]) await perform(x, kind, writeStatements([["SELECT 1"]]));
  assert.deepEqual(DB.constraints, ["first-primary", "first-primary", "first-primary", "0002-b"]);
  await perform(exchange(env), "d1Read", writeStatements([["SELECT 2"]]));
  assert.equal(DB.constraints[4], "first-primary", "another exchange has seen nothing");
  for (const kind of ["d1", "d1Read"]) await perform(exchange({ DB }), kind, writeStatements([["SELECT 3"]]));
  assert.deepEqual([DB.calls.length, DB.constraints.length], [7, 5], "without replicas there are no sessions");
});

test("ai joins its parts to the model's JSON input and returns JSON", async () => {
  for (const body of [photo, Buffer.alloc(10 << 20, "photo bytes")]) {
    const x = exchange({ AI: { run: async (model, input) => ({ model, names: Object.keys(input), same: Buffer.from(input.é, "base64").equals(body) }) } });
    x.kept.set(3, body);
    const answer = await perform(x, "ai", writeParts(new Writer().str("@cf/m"), ['{"é":"', keptBase64(3), '"}']));
    assert.deepEqual(JSON.parse(new TextDecoder().decode(answer.bytes())), { model: "@cf/m", names: ["é"], same: true });
    answer.end();
  }
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

/** A stand-in for Cloudflare Images. It answers with the response that `make` returns, and records what it was asked. */
function imagesBinding(make) {
  const asked = {};
  return {
    asked,
    input(stream) {
      return {
        transform(options) {
          Object.assign(asked, options);
          return this;
        },
        async output(options) {
          Object.assign(asked, options, { picture: await new Response(stream).text() });
          return { response: make };
        },
      };
    },
  };
}

/** Reduces the body that effect 1 kept. */
async function performReduce(x, { effect = 1, jpeg = false, side = 256, maxBytes = 100, headBytes = 3, ...options } = {}) {
  const answer = await perform(x, "reduce", new Writer().u32(effect).u8(jpeg ? 1 : 0).u32(side).u32(maxBytes).u32(headBytes), { number: 2, ...options });
  const result = { size: answer.u32(), sha256: Buffer.from(answer.bytes()).toString("hex"), head: Buffer.from(answer.bytes()).toString() };
  answer.end();
  return result;
}

const keptPicture = () => ({ kept: new Map([[1, bytes("picture")]]), keeping: 0, room: recordingRoom(), timers: new Timers() });

test("reduce keeps what Cloudflare Images makes of a kept picture", async () => {
  for (const [jpeg, format] of [[false, "image/png"], [true, "image/jpeg"]]) {
    const IMAGES = imagesBinding(() => new Response("smaller")), x = { ...keptPicture(), host: { env: { IMAGES } } };
    const sum = createHash("sha256").update("smaller").digest("hex");
    assert.deepEqual(await performReduce(x, { jpeg }), { size: 7, sha256: sum, head: "sma" });
    assert.deepEqual(IMAGES.asked, { width: 256, height: 256, fit: "scale-down", format, anim: false, picture: "picture" });
    assert.equal(new TextDecoder().decode(x.kept.get(2)), "smaller");
    assert.deepEqual(x.room.taken[0], ["outgoing", 7, 7]);
    assert.equal(x.room.held, 7); // the result's; the picture is no longer being sent
  }
});

test("a reduced picture over its limit is not kept", async () => {
  for (const headers of [{}, { "content-length": "101" }]) {
    const x = { ...keptPicture(), host: { env: { IMAGES: imagesBinding(() => new Response("a".repeat(101), { headers })) } } };
    await rejects(performReduce(x), Code.TooLarge, /^the reduced picture is over its limit$/);
    assert.deepEqual([x.kept.has(2), x.keeping, x.room.held], [false, 0, 0]);
  }
});

test("a picture that Cloudflare Images cannot read, or does not finish in time, fails and holds no memory", async () => {
  const broken = { input: () => ({ transform() { return this; }, output: async () => { throw new Error("9412: not an image"); } }) };
  const x = { ...keptPicture(), host: { env: { IMAGES: broken } } };
  await assert.rejects(performReduce(x), /9412/); // the exchange makes it Failed
  assert.deepEqual([x.kept.has(2), x.room.held], [false, 0]);

  const endless = new ReadableStream({ pull: () => new Promise(() => {}) });
  x.host.env.IMAGES = imagesBinding(() => new Response(endless));
  await rejects(performReduce(x, { signal: AbortSignal.timeout(10) }), Code.Timeout);
  assert.deepEqual([x.kept.has(2), x.room.held], [false, 0]);
});

test("reduce without the binding is Unavailable, and without the picture it is Refused", async () => {
  await rejects(performReduce({ ...keptPicture(), host: { env: {} } }), Code.Unavailable, /IMAGES/);
  const x = { ...keptPicture(), host: { env: { IMAGES: imagesBinding(() => new Response("smaller")) } } };
  await rejects(performReduce(x, { effect: 7 }), Code.Refused);
});

test("body keeps the deferred body of the request, once", async () => {
  for (const [headers, reserved] of [[{}, 1000], [{ "content-length": "13" }, 13], [{ "content-length": "13", "content-encoding": "gzip" }, 1000]]) {
    const { x } = deferring([photo.subarray(0, 5), photo.subarray(5)], headers);
    assert.deepEqual(await performKeep(x, "body", { number: 7 }), { size: 13, sha256: sha256(photo), head: photo.subarray(0, 2) });
    assert.deepEqual(Buffer.from(x.kept.get(7)), photo);
    assert.deepEqual([x.room.taken, x.room.held], [[["kept", reserved, reserved]], 13]);
    await rejects(performKeep(x, "body"), Code.Unavailable, /no deferred body, or it has been read/);
  }
  await rejects(performKeep(exchange(), "body"), Code.Unavailable, /no deferred body/);
});

test("a deferred body may be absent or at its limit", async () => {
  const none = exchange();
  none.takeDeferred = () => new Request("https://loupe.example/", { method: "POST" });
  assert.deepEqual(await performKeep(none, "body"), { size: 0, sha256: sha256(""), head: Buffer.of() });
  const { x } = deferring([photo]);
  assert.equal((await performKeep(x, "body", { maxBytes: photo.length, headBytes: 5000 })).size, photo.length);
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
  const x = exchange();
  let cancelled = false;
  const body = new ReadableStream({ cancel: () => { cancelled = true; } });
  x.takeDeferred = () => new Request("https://loupe.example/", { method: "POST", body, duplex: "half" });
  await rejects(performKeep(x, "body", { signal: AbortSignal.timeout(10) }), Code.Timeout, /^the request body took too long$/);
  assert.deepEqual([cancelled, x.keeping, x.room.held], [true, 0, 0]);
});

test("kv keep keeps the value of a key that exists, with memory for its size", async () => {
  const KV = withMetadata(namespace({ k: new Uint8Array(photo).buffer, sized: new Uint8Array(photo).buffer, empty: new ArrayBuffer(0) }), { sized: { size: 13 } });
  const x = exchange({ KV });
  assert.deepEqual(await performKeep(x, "kvKeep", { key: "k", number: 4 }), { found: 1, size: 13, sha256: sha256(photo), head: photo.subarray(0, 2) });
  assert.deepEqual(Buffer.from(x.kept.get(4)), photo);
  assert.deepEqual(await performKeep(x, "kvKeep", { key: "empty", number: 5 }), { found: 1, size: 0, sha256: sha256(""), head: Buffer.of() });
  assert.deepEqual(await performKeep(x, "kvKeep", { key: "none", number: 6 }), { found: 0, size: 0, sha256: Buffer.of(), head: Buffer.of() });
  assert.equal((await performKeep(x, "kvKeep", { key: "sized", number: 7 })).size, 13);
  await rejects(performKeep(x, "kvKeep", { key: "sized", maxBytes: 12, number: 8 }), Code.TooLarge, /^the value is over its limit$/);
  await rejects(performKeep(x, "kvKeep", { key: "k", maxBytes: 12, number: 8 }), Code.TooLarge, /^the value is over its limit$/);
  assert.deepEqual([[...x.kept.keys()], x.room.taken, x.room.held], [[4, 5, 7], [["kept", 1000, 1000], ["kept", 13, 13]], 26]);
});

test("kv put joins parts, slices included, and counts the kept ones as outgoing memory", async () => {
  const KV = namespace({}), x = exchange({ KV });
  x.kept.set(7, photo);
  const value = ["<", keptSlice(7, 2, 5), keptSlice(7, 10, 1000), keptSlice(7, 13, 1), keptBase64(7), ">"];
  (await perform(x, "kvPut", writeParts(new Writer().str("k"), value).u32(60))).end();
  assert.equal(Buffer.from(KV.calls[0][2]).toString(), `<phototes${photo.toString("base64")}>`);
  assert.deepEqual([x.room.taken, x.room.held], [[["outgoing", 28, 28]], 0]);
  await rejects(perform(x, "kvPut", writeParts(new Writer().str("k"), [keptSlice(8, 0, 0)]).u32(60)), Code.Refused, /no such kept body/);
});

test("keep joins parts and keeps them, with memory for their size", async () => {
  const x = exchange();
  x.kept.set(7, photo);
  const frame = writeParts(new Writer(), ["<", keptSlice(7, 2, 5), ">"]);
  (await perform(x, "keep", frame, { number: 8 })).end();
  assert.deepEqual([Buffer.from(x.kept.get(8)).toString(), x.keeping, x.room.taken], ["<photo>", 7, [["kept", 7, 7]]]);
  await perform(x, "keep", writeParts(new Writer(), ["y"]), { number: 9 });
  assert.equal(x.kept.get(9).buffer.byteLength, 1); // not a view of the frame
  x.keeping = (20 << 20) - 6;
  await rejects(perform(x, "keep", frame, { number: 10 }), Code.TooLarge);
  await rejects(perform(x, "keep", writeParts(new Writer(), [kept(99)])), Code.Refused);
  x.keeping = 0;
  x.room.take = async () => { throw new Failure(Code.NoMemory, "none"); };
  await rejects(perform(x, "keep", frame, { number: 10 }), Code.NoMemory);
  assert.deepEqual([x.keeping, x.kept.has(10)], [0, false]);
});

test("d1 binds the text of parts, and counts it as outgoing memory meanwhile", async () => {
  const DB = database([{}]), x = exchange({ DB });
  x.kept.set(7, Buffer.from("é,1"));
  const list = (frame) => writeParts(frame.u8(5), ["[", kept(7), "]"]);
  const frame = new Writer();
  frame.list(["INSERT 1"], (sql) => frame.str(sql).list([list], (write) => write(frame)));
  for (const kind of ["d1", "d1Read"]) {
    await perform(x, kind, frame);
    assert.deepEqual(DB.calls.at(-1), [{ sql: "INSERT 1", params: ["[é,1]"] }]);
  }
  assert.deepEqual([x.room.taken, x.room.held], [[["outgoing", 6, 6], ["outgoing", 6, 6]], 0]);
});

test("joinParts does not copy one part alone", () => {
  const x = exchange();
  x.kept.set(7, photo);
  assert.equal(joinParts(x, [{ effect: 7 }]).buffer, photo.buffer);
  assert.equal(joinParts(x, []).length, 0);
});

test("sign computes HMAC-SHA256 under the value of the secret", async (t) => {
  const x = exchange({ A: "s3crét", B: "another", EMPTY: "", BOUND: {} }), imported = t.mock.method(crypto.subtle, "importKey");
  const sign = async (secret, message) => {
    const answer = await perform(x, "sign", new Writer().str(secret).str(message)), signature = Buffer.from(answer.bytes());
    answer.end();
    return signature;
  };
  const want = createHmac("sha256", "s3crét").update("message").digest();
  for (let i = 0; i < 3; i++) assert.deepEqual(await sign("A", "message"), want);
  assert.equal(imported.mock.callCount(), 1);
  for (const [secret, message] of [["A", "messagf"], ["A", ""], ["B", "message"]]) {
    const forged = await sign(secret, message);
    assert.equal(forged.length, 32);
    assert.notDeepEqual(forged, want);
  }
  for (const secret of ["EMPTY", "NONE", "BOUND", "constructor", ""]) {
    await rejects(sign(secret, "message"), Code.Unavailable, new RegExp(`^the secret ${secret} has no value$`));
  }
});

test("queue sends the message as bytes, in a buffer of its own", async () => {
  const sent = [], x = exchange({ JOBS: { send: async (...message) => { sent.push(message); } } });
  x.host.manifest = { bodyLimit: 5 };
  (await perform(x, "queue", new Writer().str("12345"))).end();
  assert.deepEqual(sent, [[bytes("12345"), { contentType: "bytes" }]]);
  assert.equal(sent[0][0].buffer.byteLength, 5);
  await rejects(perform(x, "queue", new Writer().str("123456")), Code.TooLarge, /over the limit of a request body/);
  assert.equal(sent.length, 1);
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

// The effects that need a binding, with parameters for each.
const bindingEffects = {
  kvGet: () => new Writer().str("k"), kvPut: () => writeParts(new Writer().str("k"), [""]).u32(60), kvDelete: () => new Writer().str("k"),
  d1: () => writeStatements([["SELECT 1"]]), d1Read: () => writeStatements([["SELECT 1"]]), ai: () => writeParts(new Writer().str("m"), ["{}"]), limit: () => new Writer().str("k"),
  kvKeep: () => new Writer().str("k").u32(1).u32(0), queue: () => new Writer().str(""),
  kvOpen: () => new Writer().str("k").u32(0), asset: () => new Writer().str("/a.txt"),
};

for (const [kind, writer] of Object.entries(bindingEffects)) {
  test(`${kind} is unavailable without its binding, and passes on an error of the binding`, async () => {
    await rejects(perform(exchange(), kind, writer()), Code.Unavailable, /^no binding [A-Z]/);
    const fail = async () => { throw new Error("D1_ERROR: no such table: t"); };
    const broken = { get: fail, getWithMetadata: fail, put: fail, delete: fail, batch: fail, prepare: () => ({ bind: () => null }), run: fail, limit: fail, send: fail, fetch: fail };
    const x = exchange({ KV: broken, DB: broken, AI: broken, RATE_LIMITER: broken, JOBS: broken, ASSETS: broken });
    x.host.manifest = { bodyLimit: 5 };
    await assert.rejects(perform(x, kind, writer()), { message: "D1_ERROR: no such table: t" });
  });
}

test("fetch, KV, AI, token, queue, reduce and asset effects need a connection", () => {
  assert.deepEqual(Object.keys(kinds).filter((kind) => needsConnection.has(kinds[kind])),
    ["fetch", "kvGet", "kvPut", "kvDelete", "ai", "token", "kvKeep", "queue", "kvOpen", "reduce", "asset"]);
});

test("a wait lasts its time, or until it is aborted", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const abort = new AbortController();
  const seen = [];
  const wait = (ms) => perform(exchange(), "wait", new Writer().u32(ms), { signal: abort.signal })
    .then((answer) => { answer.end(); seen.push(ms); }, (error) => seen.push(error.code));
  const all = [wait(0), wait(100), wait(2000), wait(2 ** 31), wait(2 ** 32 - 1)];
  for (const [tick, want] of [[1, [0]], [98, [0]], [1, [0, 100]], [1000, [0, 100]]]) {
    t.mock.timers.tick(tick);
    await null;
    await new Promise((next) => setImmediate(next));
    assert.deepEqual(seen, want);
  }
  abort.abort();
  await Promise.all(all);
  assert.deepEqual(seen, [0, 100, Code.Timeout, Code.Timeout, Code.Timeout]);
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

// Tokens.

const { tokens, bodies } = JSON.parse(readFileSync(new URL("secrets.json", import.meta.url)));
const tokenValue = "v^1.1#i^1#t^H4sI/+w==";
const tokenEnv = (more = {}) => ({
  SECRETS: "KEY@api.a.com TOKEN@api.a.com TOKEN@b.com:8080 VALUED@api.a.com EMPTY@api.a.com", KEY: "s3cr&t", VALUED: "value", EMPTY: "", ...more,
});

/** A KV with these entries. It records puts as [key, value, seconds]. */
function tokenStore(stored = {}) {
  const puts = [];
  return { puts, stored, get: async (key) => stored[key] ?? null, put: async (key, value, { expirationTtl }) => { stored[key] = value; puts.push([key, value, expirationTtl]); } };
}

/** Performs a token effect and returns the status. */
async function tokenFor(x, { name = "TOKEN", fresh = 0, url = "https://api.a.com/token?k=${KEY}", body = ["grant_type=client_credentials"], ...options } = {}) {
  const headers = [["authorization", "Basic ${KEY}"], ["content-type", "application/x-www-form-urlencoded"]];
  const answer = await perform(x, "token", writeParts(new Writer().str(name).u8(fresh).str(url).headers(headers), body), options);
  const status = answer.u16();
  answer.end();
  return status;
}

const tokenAnswer = (expires) => `{"access_token":"${tokenValue}","token_type":"Application Access Token","expires_in":${expires}}`;
const sized = (size) => tokenAnswer("7200").padEnd(size);

const unusableStores = {
  "no KV": undefined,
  "KV rejects": { get: async () => { throw new Error("KV GET failed"); }, put: async () => { throw new Error("KV PUT failed"); } },
  "KV throws": { get: () => { throw new Error("KV GET failed"); }, put: () => { throw new Error("KV PUT failed"); } },
  "KV never finishes storing": { get: async () => null, put: () => new Promise(() => {}) },
};

for (const [name, KV] of Object.entries(unusableStores)) {
  test(`a token does not need the store: ${name}`, async (t) => {
    t.mock.method(globalThis, "fetch", async () => new Response(tokenAnswer("7200")));
    const x = exchange(tokenEnv({ KV }));
    assert.equal(await tokenFor(x), 200);
    assert.equal(x.tokens.get("TOKEN"), tokenValue);
  });
}

test("a token endpoint that hangs or cannot be reached gives no token, and secrets are redacted from the error", async (t) => {
  const fetched = t.mock.method(globalThis, "fetch", (_, { signal }) => new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  }));
  const x = exchange(tokenEnv());
  await rejects(tokenFor(x, { signal: AbortSignal.timeout(20) }), Code.Timeout);
  fetched.mock.mockImplementation(async (to, { headers }) => { throw new TypeError(`no route to ${to} with ${headers[0][1]}`); });
  await rejects(tokenFor(x), Code.Network, /^no route to https:\/\/api\.a\.com\/token\?k=\$\{KEY\} with Basic \$\{KEY\}$/);
  assert.equal(x.tokens.size, 0);
});