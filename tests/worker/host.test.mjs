import "./unhandled.mjs";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { Host } from "../../worker/host/host.mjs";
import { memoryWait } from "../../worker/host/timelimit.mjs";
import { echoed, hangingKV, isEmpty500, isInternal, kvGet, log, logged, recordFrames, requestID, send, until } from "./harness.mjs";
import { assemble, echo, fault, manifestFrame, outside, progress, readyFrame, scripted, trap } from "./scripted.mjs";

// The built core, without bindings.

const core = new WebAssembly.Module(readFileSync(new URL("../../build/out/core.wasm", import.meta.url)));

test("one instance of the built core answers 200 requests at once", async () => {
  const host = new Host(core, { SERVICE_NAME: "loupe" });
  const all = Array.from({ length: 200 }, (_, n) => send(host, n & 255, {}, "/api/v1/nothing"));
  assert.deepEqual(new Set(await Promise.all(all.map(async ({ response }) => (await response).status))), new Set([404]));
  await Promise.all(all.map(({ finished }) => finished));
});

// Scripted cores.

test("a body counts with its content-length if that is a number, and one that breaks off is refused", async () => {
  const host = new Host(scripted({ manifest: manifestFrame({ bodyLimit: 10 }), opens: { 1: echo } }), {});
  for (const [length, arrived] of [["11", 11], ["nonsense", 3]]) {
    assert.equal((await echoed(send(host, 1, { method: "POST", body: "abc", headers: { "content-length": length } }))).body.length, arrived);
  }
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("broke off")) });
  const refused = await send(host, 1, { method: "POST", body: broken, duplex: "half" }).response;
  assert.deepEqual([refused.status, refused.headers.get("x-request-id")], [400, requestID(1)]);
  assert.equal((await echoed(send(host, 1))).kind, 1); // later requests are served
});

test("a request whose body arrives after the instance was lost is served by the new instance", async () => {
  const host = new Host(scripted({ opens: { 1: trap, 5: echo } }), {});
  let end;
  const body = new ReadableStream({ start: (controller) => { end = () => { controller.enqueue(new Uint8Array(3)); controller.close(); }; } });
  const slow = send(host, 5, { method: "POST", body, duplex: "half" });
  await isInternal(send(host, 1), 1);
  end();
  assert.equal((await echoed(slow)).body.length, 3);
});

test("an answer outside of the memory loses the instance, as a trap does", async () => {
  const host = new Host(scripted({ opens: { 1: outside, 5: echo } }), {});
  const before = host.core();
  await isInternal(send(host, 1, { method: "POST", body: "" }), 1);
  assert.equal(before.lost, true);
  assert.equal((await echoed(send(host, 5))).exchange, 1);
});

test("a frame too large for the core fails its own exchange and does not lose the instance", async () => {
  const host = new Host(scripted({ manifest: manifestFrame({ bodyLimit: 2_000_000 }), opens: { 5: echo } }), {});
  const before = host.core();
  await isInternal(send(host, 5, { method: "POST", body: "x".repeat(1_500_000) }), 5);
  assert.equal(before.lost, false);
  assert.equal((await echoed(send(host, 5))).exchange, 2);
});

// The memory budget. A GET returns as many bytes as its URL's path says; POSTs and the model hang
// until the test ends them.

const megabyte = 1 << 20, none = { kept: 0, outgoing: 0 };
const base64Of = (bytes) => 4 * Math.ceil(bytes / 3);
const keep = (number, path, timeLimit = 60_000) => [number, 1, timeLimit, (f) =>
  f.str("GET").str(`https://a.com/${path}`).headers([]).u32(0).u32(10 * megabyte).u8(1).u32(0)];
const base64Part = (f, fetch) => f.u32(3).u8(0).str('"').u8(2).u32(fetch).u8(0).str('"');
const post = (number, fetch, timeLimit = 60_000) => [number, 1, timeLimit, (f) =>
  base64Part(f.str("POST").str("https://b.com/").headers([]), fetch).u32(1000).u8(0).u32(0)];
const ask = (number, fetch, timeLimit = 60_000) => [number, 7, timeLimit, (f) => base64Part(f.str("m"), fetch)];

/**
 * Makes a host of a scripted core whose fetches find photos. held lists the requests that hang; call
 * done or fail to end one.
 */
function hostWithPhotos(t, answers) {
  const held = [], hang = (signal) => new Promise((done, fail) => {
    held.push({ done, fail });
    signal?.addEventListener("abort", () => fail(signal.reason));
  });
  t.mock.method(globalThis, "fetch", (to, { method, signal }) => {
    const size = Number(to.pathname.slice(1));
    return method === "POST" ? hang(signal) : new Response(new Uint8Array(size), { headers: { "content-length": size } });
  });
  const KV = hangingKV(), host = new Host(scripted(answers), { KV, AI: { run: () => hang() } });
  return { host, KV, held };
}
const outcomes = async (sent) => Object.fromEntries((await echoed(sent)).results.map(({ effect, outcome }) => [effect, outcome]));

test("with a full budget, small photos are fetched and large ones wait", async (t) => {
  const { host, KV } = hostWithPhotos(t, {
    opens: {
      1: progress({ effects: [keep(1, 10 * megabyte)], groups: [[1]] }), 2: progress({ effects: [keep(1, 10 * megabyte)], groups: [[1]] }),
      3: progress({ effects: [keep(3, 50_000)], groups: [[3]] }), 4: progress({ effects: [keep(3, 10 * megabyte)], groups: [[3]] }),
      5: progress({ effects: [keep(3, 10 * megabyte)], groups: [[3]] }),
    },
    dones: { 1: progress({ effects: [kvGet(2, "slow")], groups: [[2]] }), 2: echo, 3: echo },
  });
  const first = send(host, 1), releaseFirst = await KV.hanging("slow");
  const second = send(host, 2), releaseSecond = await KV.hanging("slow");
  assert.deepEqual(host.memory.held, { kept: 20 * megabyte, outgoing: 0 });
  assert.deepEqual(await outcomes(send(host, 3)), { 3: 0 });
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const refused = outcomes(send(host, 4));
  for (let waited = 0; waited <= memoryWait; waited += 1000) {
    await new Promise((next) => setImmediate(next));
    t.mock.timers.tick(1000);
  }
  assert.deepEqual(await refused, { 3: 8 });
  t.mock.timers.reset();
  assert.deepEqual(host.memory.held, { kept: 20 * megabyte, outgoing: 0 });
  const patient = send(host, 5);
  await sleep(50);
  releaseFirst();
  assert.deepEqual(await outcomes(patient), { 3: 0 });
  releaseSecond();
  await Promise.all([first.finished, second.finished, patient.finished]);
  assert.deepEqual(host.memory.held, none);
});

test("two requests that send a photo release their memory", async (t) => {
  const endings = {
    "answers": [({ done }, body) => done(body), { 2: 0, 3: 0 }], "failures": [({ fail }) => fail(new Error("broke off")), { 2: 2, 3: 6 }],
  };
  for (const [name, [end, want]] of Object.entries(endings)) {
    const { host, held } = hostWithPhotos(t, {
      opens: { 1: progress({ effects: [keep(1, megabyte)], groups: [[1]] }) },
      dones: { 1: progress({ effects: [post(2, 1), ask(3, 1), kvGet(4, "slow")], groups: [[2, 3, 4]] }), 2: echo, 3: echo },
    });
    t.mock.timers.enable({ apis: ["setTimeout"] }); // no time limit is reached
    const { env: { KV } } = host, sent = send(host, 1);
    await until(() => held.length === 2);
    assert.deepEqual(host.memory.held, { kept: megabyte, outgoing: 2 * base64Of(megabyte) }, name);
    for (const one of held) end(one, new Response("{}"));
    await until(() => host.memory.held.outgoing === 0);
    assert.equal(host.memory.held.kept, megabyte, name);
    (await KV.hanging("slow"))();
    assert.deepEqual(await outcomes(sent), { 2: want[2], 3: want[3], 4: 0 });
    await sent.finished;
    assert.deepEqual(host.memory.held, none);
    t.mock.restoreAll();
    t.mock.timers.reset();
  }
});

test("a request waits for memory no longer than its time limit", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const frames = recordFrames(t), delivered = (effect) => frames.some((frame) => frame[0] === 2 && frame[17] === effect);
  const { host, held } = hostWithPhotos(t, {
    opens: {
      1: progress({ effects: [keep(1, 10 * megabyte)], groups: [[1]] }), 5: progress({ effects: [keep(5, 10 * megabyte)], groups: [[5]] }),
    },
    dones: {
      1: progress({ effects: [post(2, 1)], groups: [[2]] }), 2: echo,
      5: progress({ effects: [post(6, 5, 60)], groups: [[6]] }), 6: progress({ effects: [post(7, 5)], groups: [[7]] }), 7: echo,
    },
  });
  const one = send(host, 1);
  await until(() => held.length === 1);
  const two = send(host, 5);
  await until(() => delivered(5)); // 6 waits
  t.mock.timers.tick(59);
  assert.ok(!delivered(6));
  t.mock.timers.tick(1);
  await until(() => delivered(6)); // 7 waits
  assert.deepEqual([held.length, host.memory.held], [1, { kept: 20 * megabyte, outgoing: base64Of(10 * megabyte) }]);
  held[0].done(new Response("{}"));
  assert.deepEqual(await outcomes(one), { 2: 0 });
  await until(() => held.length === 2);
  held[1].done(new Response("{}"));
  assert.deepEqual(await outcomes(two), { 7: 0 });
  await Promise.all([one.finished, two.finished]);
  assert.deepEqual(host.memory.held, none);
});

test("a response with a header that cannot be sent becomes the internal response", async () => {
  const opens = [["a b", "c"], ["a", "b\r\nc: d"]].map((header) => progress({ status: 200, headers: [header], closed: true })), host = new Host(scripted({ opens }), {});
  for (const i of opens.keys()) {
    await isInternal(send(host, i), i);
    assert.match(log(), new RegExp(`${requestID(i)}.*"response_refused":"[^"]`));
  }
});

const unsendable = { status: 99 };
const defectiveCores = {
  // name: [module, whether it described itself before it failed]
  "lacks the exports": [assemble("(module)"), false],
  "traps at describe": [scripted({ manifest: trap }), false],
  "refuses describe": [scripted({ manifest: fault("unknown kind of frame") }), false],
  "answers describe with ready": [scripted({ manifest: readyFrame() }), false],
  "has a manifest with a byte too many": [scripted({ manifest: Uint8Array.of(...manifestFrame(), 0) }), false],
  "has a manifest with a byte too few": [scripted({ manifest: manifestFrame().slice(0, -1) }), false],
  "has an internal response that cannot be sent": [scripted({ manifest: manifestFrame({ internal: unsendable }) }), false],
  "has an unavailable response that cannot be sent": [scripted({ manifest: manifestFrame({ unavailable: unsendable }) }), false],
  "traps at configure": [scripted({ ready: trap }), true],
  "refuses configure": [scripted({ ready: fault("no such variable") }), true],
  "answers configure with progress": [scripted({ ready: progress({}) }), true],
  "answers configure with a byte too many": [scripted({ ready: Uint8Array.of(0, 0) }), true],
};

for (const [name, [module, described]] of Object.entries(defectiveCores)) {
  test(`a core that ${name} gives every request ${described ? "the internal response" : "an empty 500"}, and the log says why`, async () => {
    const host = new Host(module, {});
    for (const n of [1, 2]) {
      await (described ? isInternal : isEmpty500)(send(host, n), n);
      assert.match(log(), new RegExp(`${requestID(n)}.*"exchange_failed":"[^"]`));
    }
  });
}

test("malformed SECRETS are logged by number, never by text", async () => {
  const pasted = "sk-live-42424242";
  const host = new Host(scripted({ opens: { 1: echo, 2: echo } }), { SECRETS: ` KEY@a.com\n${pasted} KEY@b.com` });
  for (const n of [1, 2]) await isInternal(send(host, n), n);
  assert.equal(logged.callCount(), 2);
  assert.match(log(), /SECRETS: entry 2 is not NAME@host\[:port\]/);
  assert.equal(log().includes(pasted), false, "the log has the entry's text");
});

test("the built core's manifest has a problem response for malformed SECRETS", async () => {
  const sent = send(new Host(core, { SECRETS: "KEY" }), 1), response = await sent.response;
  assert.equal(response.headers.get("content-type"), "application/problem+json");
  assert.equal(response.headers.get("x-request-id"), requestID(1));
  const { type, status, code } = await response.json();
  assert.deepEqual([response.status, type, status, code], [500, "/problems/INTERNAL", 500, "INTERNAL"]);
  await sent.finished;
});

test("the message of a panic is logged", async () => {
  const host = new Host(assemble(`(module
    (import "wasi_snapshot_preview1" "fd_write" (func $write (param i32 i32 i32 i32) (result i32)))
    (memory (export "memory") 1)
    (data (i32.const 0) "\\10\\00\\00\\00\\03\\00\\00\\00\\13\\00\\00\\00\\02\\00\\00\\00oh no")
    (func (export "_initialize"))
    (func (export "alloc") (param i32) (result i32) (i32.const 64))
    (func (export "step") (param i32) (result i32)
      (drop (call $write (i32.const 2) (i32.const 0) (i32.const 2) (i32.const 32))) unreachable))`), {});
  await isEmpty500(send(host, 1), 1);
  assert.match(log(), /oh no/);
});

test("an exchange has six connections of its own, granted in order", async () => {
  const KV = hangingKV();
  const effects = Array.from({ length: 10 }, (_, i) => kvGet(i + 1, String(i)));
  const host = new Host(scripted({
    opens: { 1: progress({ effects: [...effects, [11, 8, 1000, (f) => f.str("key")]], groups: [[11, ...effects.map(([n]) => n)]] }), 2: progress({ effects: [kvGet(12, "other")], groups: [[12]] }) },
    dones: { 11: echo, 12: echo },
  }), { KV, RATE_LIMITER: { limit: async () => ({ success: true }) } });
  const sent = send(host, 1);
  await sleep(5);
  assert.deepEqual([KV.running, KV.order.length], [6, 6]);

  const other = send(host, 2);
  await sleep(5);
  assert.equal(KV.running, 7);
  await KV.release("other");
  assert.equal((await echoed(other)).results.length, 1);

  for (const key of ["3", "0", "1", "2", "4", "5", "6", "7", "8", "9"]) {
    await KV.release(key);
    assert.ok(KV.running <= 6);
  }
  const { results } = await echoed(sent);
  assert.deepEqual(results.map(({ effect }) => effect), [11, 4, 1, 2, 3, 5, 6, 7, 8, 9, 10]); // the limit effect needs no connection
  assert.deepEqual(KV.order.filter((key) => key !== "other"), Array.from({ length: 10 }, (_, i) => String(i)));
});

test("a fetch that takes too long is aborted and times out", async (t) => {
  let aborted = false;
  t.mock.method(globalThis, "fetch", (_, { signal }) => new Promise((_, reject) => {
    signal.addEventListener("abort", () => { aborted = true; reject(signal.reason); });
  }));
  const fetch = [1, 1, 30, (f) => f.str("GET").str("https://a.com/").headers([]).u32(0).u32(10).u8(0).u32(0)];
  const host = new Host(scripted({ opens: { 1: progress({ effects: [fetch], groups: [[1]] }) }, dones: { 1: echo } }), {});
  const sent = send(host, 1);
  assert.equal((await echoed(sent)).results[0].outcome, 1);
  assert.equal(aborted, true);
  await sent.finished;
});

test("an exchange finishes although its client has disconnected", async () => {
  const KV = hangingKV();
  const host = new Host(scripted({
    opens: { 1: progress({ effects: [kvGet(1, "a")], groups: [[1]] }), 2: echo },
    dones: { 1: progress({ status: 200, body: "to nobody", closed: true, effects: [kvGet(2, "b")] }) },
  }), { KV });
  const gone = new AbortController();
  const sent = send(host, 1, { signal: gone.signal });
  await sleep(1);
  gone.abort();
  await KV.release("a");
  await (await sent.response).body.cancel();
  await KV.release("b");
  await sent.finished;
  assert.deepEqual(KV.order, ["a", "b"]);
  assert.equal((await echoed(send(host, 2))).kind, 1);
});

test("only the context waits until a token is stored", async (t) => {
  const token = [1, 10, 1000, (frame) => frame.str("TOKEN").u8(0).str("https://a.com/").u32(0).u32(0)];
  t.mock.method(globalThis, "fetch", async () => Response.json({ access_token: "t0ken", expires_in: 7200 }));
  for (const [name, end] of Object.entries({ stored: (done) => done(), failed: (_, fail) => fail(new Error("KV PUT failed")) })) {
    let finish, release;
    const get = (key) => key === "k" ? new Promise((done) => { release = () => done(null); }) : Promise.resolve(null);
    const put = t.mock.fn(() => new Promise((done, fail) => { finish = () => end(done, fail); }));
    const host = new Host(scripted({
      manifest: manifestFrame({ connections: 1 }), // so the put waits for the get
      opens: { 1: progress({ effects: [token, kvGet(2, "k")], groups: [[1]] }) }, dones: { 1: progress({ status: 200, closed: true }) },
    }), { SECRETS: "TOKEN@a.com", KV: { get, put } });
    const sent = send(host, 1);
    assert.equal((await sent.response).status, 200);
    await sleep(10);
    assert.equal(put.mock.callCount(), 0);
    release();
    await sleep(10);
    assert.deepEqual([put.mock.callCount(), sent.settled], [1, false], name);
    finish();
    await sent.finished;
  }
  assert.equal(log(), "");
});

test("the exchanges of an account that the core names share its part of the memory", async (t) => {
  const { host, KV } = hostWithPhotos(t, {
    opens: Object.fromEntries(["one", "one", "two"].map((account, n) => [n + 1, progress({ account, effects: [keep(n + 1, 10 * megabyte)], groups: [[n + 1]] })])),
    dones: { 1: progress({ effects: [kvGet(9, "slow")], groups: [[9]] }), 2: echo, 3: echo, 9: echo },
  });
  const first = send(host, 1), release = await KV.hanging("slow");
  const second = send(host, 2);
  assert.deepEqual(await outcomes(send(host, 3)), { 3: 0 }); // of another account: it does not wait
  assert.deepEqual(host.memory.held, { kept: 10 * megabyte, outgoing: 0 });
  release();
  assert.deepEqual(await outcomes(second), { 2: 0 });
  await Promise.all([first.finished, second.finished]);
  assert.deepEqual(host.memory.held, none);
});
