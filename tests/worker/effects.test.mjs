import "./unhandled.mjs";
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { Code, connects, effects } from "../../worker/effects.mjs";
import { vault } from "../../worker/secrets.mjs";
import { Reader, Writer } from "../../worker/wire.mjs";

const kinds = { fetch: 1, read: 2, kvGet: 3, kvPut: 4, kvDelete: 5, d1: 6, ai: 7, limit: 8 };

/** What an effect needs of its exchange. */
const exchange = (env = {}) => ({ host: { env, vault: vault(env) }, kept: new Map(), withRoom: (_bytes, _signal, work) => work() });

/** Performs the effect whose fields the writer wrote, and gives a reader of its payload. */
async function perform(x, kind, writer, { number = 1, signal = new AbortController().signal } = {}) {
  const frame = new Reader(writer.done());
  const work = effects[kinds[kind]](frame);
  frame.end();
  return new Reader(await work(x, number, signal));
}

const bytes = (text) => new TextEncoder().encode(text);
const rejects = (promise, code, message = /./) => assert.rejects(promise, (error) => {
  assert.equal(error.code, code, String(error));
  assert.match(error.message, message);
  return true;
});

function writeParts(writer, parts) {
  return writer.list(parts, (part) => {
    if (typeof part === "string") writer.u8(0).bytes(bytes(part));
    else writer.u8(part.base64 ? 2 : 1).u32(part.kept);
  });
}

/** A fetch and its answer, taken apart. */
async function fetching(x, { method = "GET", url, headers = [], body = [], limit = 1000, flags = 0, head = 0, ...options }) {
  const writer = writeParts(new Writer().str(method).str(url).headers(headers), body).u32(limit).u8(flags).u32(head);
  const answer = await perform(x, "fetch", writer, options);
  const result = { status: answer.u16(), headers: answer.headers(), size: answer.u32(), sha256: answer.bytes(), body: answer.bytes() };
  answer.end();
  return { ...result, text: new TextDecoder().decode(result.body), header: Object.fromEntries(result.headers) };
}

// What the server was asked, last, and what it says to each path.
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

test("a fetch sends what is asked and gives what it gets", async () => {
  const got = await fetching(exchange(), {
    method: "POST", url: `${origin}/echo?q=1#no`, headers: [["x-a", "1"], ["x-a", "2"], ["user-agent", "loupe"]], body: ["a", "", "bé"],
  });
  assert.deepEqual([got.status, got.text, got.size, got.sha256.length], [200, "abé", 4, 0]);
  assert.deepEqual([asked.method, asked.url, asked.headers["x-a"], asked.headers["user-agent"]], ["POST", "/echo?q=1", "1, 2", "loupe"]);
});

test("a redirect is an answer like another", async () => {
  const got = await fetching(exchange(), { url: `${origin}/redirect` });
  assert.deepEqual([got.status, got.header.location, got.text], [302, "/echo", "elsewhere"]);
});

test("repeated headers of an answer are joined, but for cookies", async () => {
  const { headers } = await fetching(exchange(), { url: `${origin}/headers` });
  assert.deepEqual(headers.filter(([name]) => /x-two|cookie/.test(name)), [["set-cookie", "a=1"], ["set-cookie", "b=2"], ["x-two", "1, 2"]]);
});

test("what has no body has an empty one", async () => {
  const got = await fetching(exchange(), { url: `${origin}/nothing`, limit: 0 });
  assert.deepEqual([got.status, got.size, got.text], [204, 0, ""]);
});

for (const method of ["GET", "HEAD"]) {
  test(`${method} is sent without its body`, async () => {
    const got = await fetching(exchange(), { method, url: `${origin}/echo`, body: ["body"] });
    assert.deepEqual([got.status, asked.method, asked.body.length], [200, method, 0]);
  });
}

test("the limit counts what was unpacked", async () => {
  const got = await fetching(exchange(), { url: `${origin}/gzip`, limit: 10_000 });
  assert.equal(got.text, "a".repeat(10_000));
  await rejects(fetching(exchange(), { url: `${origin}/gzip`, limit: 9_999 }), Code.TooLarge);
  await rejects(fetching(exchange(), { url: `${origin}/gzip`, limit: 0 }), Code.TooLarge);
});

test("an answer over its limit is not kept", async () => {
  const x = exchange();
  await rejects(fetching(x, { url: `${origin}/photo`, limit: photo.length - 1, flags: 1, head: 2 }), Code.TooLarge);
  assert.equal(x.kept.size, 0);
});

for (const path of ["/silent", "/trickle"]) {
  test(`${path}, aborted, took too long`, async () => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(), 30);
    await rejects(fetching(exchange(), { url: origin + path, signal: abort.signal }), Code.Timeout);
  });
}

test("an answer that breaks off is the network's failure", async () => {
  await rejects(fetching(exchange(), { url: `${origin}/broken` }), Code.Network);
});

test("what can't be fetched is not", async (t) => {
  const fetched = t.mock.method(globalThis, "fetch", () => new Response("reached"));
  for (const url of ["", "a", "/a", "https://a b/", "https://", "ftp://a/", "data:,a", "file:///etc/passwd", "blob:https://a/b", "javascript:1"]) {
    await rejects(fetching(exchange(), { url }), Code.Network, /not a URL/);
  }
  assert.equal(fetched.mock.callCount(), 0);
  fetched.mock.restore();
  await rejects(fetching(exchange(), { url: "http://127.0.0.1:1/" }), Code.Network);
  await rejects(fetching(exchange(), { method: "G T", url: `${origin}/echo` }), Code.Network);
  await rejects(fetching(exchange(), { url: `${origin}/echo`, headers: [["a b", "c"]] }), Code.Network);
});

test("a kept body stays, and its size, hash and head are told", async () => {
  for (const head of [0, 2, 5000]) {
    const x = exchange();
    const got = await fetching(x, { url: `${origin}/photo`, limit: photo.length, flags: 1, head, number: 7 });
    assert.deepEqual(Buffer.from(got.sha256), createHash("sha256").update(photo).digest());
    assert.deepEqual([got.size, Buffer.from(got.body)], [photo.length, photo.subarray(0, head)]);
    assert.deepEqual(Buffer.from(x.kept.get(7)), photo);
  }
});

test("a body that is not kept is whole, whatever the head", async () => {
  const x = exchange();
  const got = await fetching(x, { url: `${origin}/photo`, head: 2 });
  assert.deepEqual([Buffer.from(got.body), got.sha256.length, x.kept.size], [photo, 0, 0]);
});

test("a kept body goes out as it is and in base64", async () => {
  const x = exchange();
  x.kept.set(7, photo).set(8, new Uint8Array());
  const post = (...body) => fetching(x, { method: "POST", url: `${origin}/echo`, body });
  const [kept, base64] = [{ kept: 7 }, { kept: 7, base64: true }];
  assert.deepEqual(Buffer.from((await post("<", kept, ">")).body), Buffer.concat([Buffer.from("<"), photo, Buffer.from(">")]));
  assert.deepEqual(Buffer.from((await post(kept)).body), photo);
  assert.equal((await post("<", base64, "|", base64, ">")).text, `<${photo.toString("base64")}|${photo.toString("base64")}>`);
  assert.equal((await post({ kept: 8 }, { kept: 8, base64: true })).text, "");
  await rejects(post({ kept: 9 }), Code.Refused, /no such kept body/);
  await rejects(post({ kept: 9, base64: true }), Code.Refused, /no such kept body/);
});

test("base64 is right around the ends of its stretches", async () => {
  const stretch = 0x6000;
  for (const around of [0, stretch, 2 * stretch, 3 * stretch]) {
    for (let size = Math.max(0, around - 4); size <= around + 4; size++) {
      const x = exchange({ AI: { run: (_, input) => input } }), body = Buffer.alloc(size).map((_, i) => (i * 7 + (i >> 8)) & 255);
      x.kept.set(1, body);
      const answer = await perform(x, "ai", writeParts(new Writer().str("m"), ['"', { kept: 1, base64: true }, '"']));
      assert.equal(new TextDecoder().decode(answer.bytes()), `"${body.toString("base64")}"`, `${size} bytes`);
    }
  }
});

test("parts and values of kinds that the protocol lacks throw as they are read", () => {
  assert.throws(() => effects[kinds.ai](new Reader(new Writer().str("m").u32(1).u8(3).u32(1).done())), RangeError);
  assert.throws(() => effects[kinds.d1](new Reader(new Writer().u32(1).str("SELECT ?1").u32(1).u8(5).done())), RangeError);
});

test("a read gives a stretch of a kept body, as much as there is", async () => {
  const x = exchange();
  x.kept.set(7, photo);
  const read = async (fetch, offset, length) => {
    const answer = await perform(x, "read", new Writer().u32(fetch).u32(offset).u32(length));
    const got = Buffer.from(answer.bytes());
    answer.end();
    return got;
  };
  assert.equal(String(await read(7, 2, 5)), "photo");
  assert.deepEqual(await read(7, 0, 2 ** 32 - 1), photo);
  assert.equal(String(await read(7, 10, 1000)), "tes");
  for (const [offset, length] of [[0, 0], [13, 1], [1000, 5], [2 ** 32 - 1, 2 ** 32 - 1]]) assert.equal((await read(7, offset, length)).length, 0);
  await rejects(read(8, 0, 1), Code.Refused, /no such kept body/);
});

test("secrets go where they may and do not come back", async () => {
  const env = { SECRETS: `KEY@127.0.0.1:${server.address().port}`, KEY: "s3cr&t $& v'lue" };
  const request = {
    method: "POST", url: `${origin}/echo?key=\${KEY}`, headers: [["x-key", "Bearer ${KEY}"]], body: ["${KEY} ", env.KEY], flags: 2,
  };
  const got = await fetching(exchange(env), request);
  assert.deepEqual([asked.url, asked.headers["x-key"]], ["/echo?key=s3cr%26t%20%24%26%20v%27lue", `Bearer ${env.KEY}`]);
  assert.equal(String(asked.body), `\${KEY} ${env.KEY}`); // a body has no references
  assert.equal(got.text, "${KEY} ${KEY}");
  assert.equal(got.size, got.text.length);

  const plain = await fetching(exchange(env), { ...request, flags: 0 });
  assert.deepEqual([asked.url, asked.headers["x-key"], plain.text], ["/echo?key=${KEY}", "Bearer ${KEY}", `\${KEY} ${env.KEY}`]);
});

test("a secret is not sent where it may not go", async () => {
  const env = { SECRETS: "KEY@a.com", KEY: "s3cret" };
  asked = null;
  await rejects(fetching(exchange(env), { url: `${origin}/echo?\${KEY}`, flags: 2 }), Code.Refused, /^secret KEY may not be sent to 127/);
  await rejects(fetching(exchange(env), { url: `${origin}/echo`, headers: [["a", "${NOPE}"]], flags: 2 }), Code.Refused, /NOPE/);
  assert.equal(asked, null);
});

test("headers, errors and kept bodies have no secret either", async (t) => {
  const env = { SECRETS: "KEY@a.com", KEY: "s3cr&t" };
  const request = { url: "https://a.com/?${KEY}#fragment", flags: 3, head: 100, number: 4 };
  const fetched = t.mock.method(globalThis, "fetch", (to) =>
    new Response(`you sent ${to}`, { status: 200, headers: { location: `${to}&next`, "x-key": env.KEY } }));
  const x = exchange(env), got = await fetching(x, request);
  assert.deepEqual([got.header.location, got.header["x-key"], got.text], ["https://a.com/?${KEY}&next", "${KEY}", "you sent https://a.com/?${KEY}"]);
  assert.deepEqual(Buffer.from(got.sha256), createHash("sha256").update(x.kept.get(4)).digest());
  assert.equal(new TextDecoder().decode(x.kept.get(4)), got.text);

  fetched.mock.mockImplementation(async (to) => { throw new TypeError(`no route to ${to}`); });
  await rejects(fetching(x, request), Code.Network, /^no route to https:\/\/a\.com\/\?\$\{KEY\}$/);
});

test("of a body to keep, only that of a 200 is read", async (t) => {
  let cancelled = false;
  t.mock.method(globalThis, "fetch", () =>
    new Response(new ReadableStream({ pull: (c) => c.enqueue(new Uint8Array(1000)), cancel: () => { cancelled = true; } }), { status: 302 }));
  const x = exchange();
  const got = await fetching(x, { url: "https://a.com/", flags: 1, head: 10, number: 4, limit: 100 });
  assert.deepEqual([got.status, got.size, x.kept.get(4).length, cancelled], [302, 0, 0, true]);
});

/** A KV namespace, and what it was told. */
function namespace(entries) {
  const calls = [];
  const method = (name) => async (...args) => { calls.push([name, ...args]); return entries[args[0]] ?? null; };
  return { calls, get: method("get"), put: method("put"), delete: method("delete") };
}

test("kv get tells an empty value from none", async () => {
  const KV = namespace({ empty: new ArrayBuffer(0), full: Uint8Array.of(0, 255).buffer });
  for (const [key, found, value] of [["none", 0, []], ["empty", 1, []], ["full", 1, [0, 255]], ["é", 0, []]]) {
    const answer = await perform(exchange({ KV }), "kvGet", new Writer().str(key));
    assert.deepEqual([answer.u8(), [...answer.bytes()]], [found, value]);
    answer.end();
    assert.deepEqual(KV.calls.pop(), ["get", key, "arrayBuffer"]);
  }
});

test("kv put keeps an entry for a minute at least", async () => {
  const KV = namespace({});
  for (const [seconds, kept] of [[0, 60], [59, 60], [60, 60], [61, 61], [86_400, 86_400]]) {
    const answer = await perform(exchange({ KV }), "kvPut", new Writer().str("k").bytes(Uint8Array.of(1)).u32(seconds));
    answer.end();
    assert.deepEqual(KV.calls.pop(), ["put", "k", Uint8Array.of(1), { expirationTtl: kept }]);
  }
});

test("kv delete", async () => {
  const KV = namespace({});
  (await perform(exchange({ KV }), "kvDelete", new Writer().str("k"))).end();
  assert.deepEqual(KV.calls, [["delete", "k"]]);
});

/** A database that gives these results, and what it was told. */
function database(results) {
  const calls = [];
  return {
    calls,
    prepare: (sql) => ({ bind: (...params) => ({ sql, params }) }),
    batch: async (statements) => { calls.push(statements); return results; },
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
  const value = () => ["null", "i64", "f64", "str", "bytes"][answer.u8()];
  const sets = answer.list(() => ({
    changes: answer.i64(), columns: answer.list(() => answer.str()),
    rows: answer.list(() => answer.list(() => { const kind = value(); return kind === "null" ? [kind] : [kind, answer[kind]()]; })),
  }));
  answer.end();
  return sets;
}

test("d1 binds every kind of value, in one batch", async () => {
  const DB = database([]);
  const statements = [
    ["SELECT ?1", ["null"], ["i64", -5], ["i64", Number.MAX_SAFE_INTEGER], ["f64", 2.5], ["str", "é"], ["bytes", Uint8Array.of(0, 255)]],
    ["DELETE FROM t"],
  ];
  assert.deepEqual(readRows(await perform(exchange({ DB }), "d1", writeStatements(statements))), []);
  assert.deepEqual(DB.calls, [[
    { sql: "SELECT ?1", params: [null, -5, 9007199254740991, 2.5, "é", Uint8Array.of(0, 255)] },
    { sql: "DELETE FROM t", params: [] },
  ]]);
});

test("d1 gives every kind of value back", async () => {
  const cells = [
    [null, ["null"]],
    [undefined, ["null"]],
    [0, ["i64", 0]],
    [-7, ["i64", -7]],
    [Number.MAX_SAFE_INTEGER, ["i64", Number.MAX_SAFE_INTEGER]],
    [Number.MIN_SAFE_INTEGER, ["i64", Number.MIN_SAFE_INTEGER]],
    [2 ** 53, ["f64", 2 ** 53]],
    [9223372036854775807, ["f64", 2 ** 63]],
    [1.5, ["f64", 1.5]],
    [1e300, ["f64", 1e300]],
    ["", ["str", ""]],
    ["é😀", ["str", "é😀"]],
    [[0, 255], ["bytes", Uint8Array.of(0, 255)]],
    [[], ["bytes", new Uint8Array()]],
    [Uint8Array.of(1, 2).buffer, ["bytes", Uint8Array.of(1, 2)]],
    [Uint8Array.of(1, 2, 3).subarray(1), ["bytes", Uint8Array.of(2, 3)]],
  ];
  const row = Object.fromEntries(cells.map(([cell], i) => [`c${i}`, cell]));
  const DB = database([{ results: [row, { c0: "next" }], meta: { changes: 3 } }]);
  const [set] = readRows(await perform(exchange({ DB }), "d1", writeStatements([["SELECT 1"]])));
  assert.equal(set.changes, 3);
  assert.deepEqual(set.columns, Object.keys(row));
  assert.deepEqual(set.rows, [cells.map(([, want]) => want), cells.map((_, i) => (i === 0 ? ["str", "next"] : ["null"]))]);
});

test("d1's results may have no rows, no columns and no count", async () => {
  const DB = database([{ results: [], meta: { changes: 2 } }, { meta: {} }, {}]);
  assert.deepEqual(readRows(await perform(exchange({ DB }), "d1", writeStatements([["A"], ["B"], ["C"]]))),
    [2, 0, 0].map((changes) => ({ changes, columns: [], rows: [] })));
});

test("the model gets JSON made of parts, and answers in JSON", async () => {
  const x = exchange({ AI: { run: async (model, input) => ({ model, input }) } });
  x.kept.set(3, photo);
  const answer = await perform(x, "ai", writeParts(new Writer().str("@cf/m"), ['{"é":"', { kept: 3, base64: true }, '"}']));
  assert.deepEqual(JSON.parse(new TextDecoder().decode(answer.bytes())), { model: "@cf/m", input: { é: photo.toString("base64") } });
  answer.end();
});

test("the model's input has to be JSON", async () => {
  await assert.rejects(perform(exchange({ AI: { run: async () => ({}) } }), "ai", writeParts(new Writer().str("m"), ["{"])), SyntaxError);
});

test("the limit allows or not", async () => {
  const x = exchange({ RATE_LIMITER: { limit: async ({ key }) => ({ success: key === "good" }) } });
  for (const [key, allowed] of [["good", 1], ["bad", 0]]) {
    const answer = await perform(x, "limit", new Writer().str(key));
    assert.equal(answer.u8(), allowed);
    answer.end();
  }
});

const bound = {
  kvGet: () => new Writer().str("k"), kvPut: () => new Writer().str("k").bytes(new Uint8Array()).u32(60), kvDelete: () => new Writer().str("k"),
  d1: () => writeStatements([["SELECT 1"]]), ai: () => writeParts(new Writer().str("m"), ["{}"]), limit: () => new Writer().str("k"),
};

for (const [kind, writer] of Object.entries(bound)) {
  test(`${kind} without a binding is unavailable, with one that throws it throws the same`, async () => {
    await rejects(perform(exchange(), kind, writer()), Code.Unavailable, /^no binding [A-Z]/);
    const fail = async () => { throw new Error("D1_ERROR: no such table: t"); };
    const broken = { get: fail, put: fail, delete: fail, batch: fail, prepare: () => ({ bind: () => null }), run: fail, limit: fail };
    const env = { KV: broken, DB: broken, AI: broken, RATE_LIMITER: broken };
    await assert.rejects(perform(exchange(env), kind, writer()), { message: "D1_ERROR: no such table: t" });
  });
}

test("fetches, kv and the model hold a connection", () => {
  assert.deepEqual(Object.keys(kinds).filter((kind) => connects.has(kinds[kind])), ["fetch", "kvGet", "kvPut", "kvDelete", "ai"]);
});
