// What keeps an isolate within its memory, whoever asks: the core's size, large responses, and the control plane's
// instances.

import "./unhandled.mjs";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { callInstance } from "../../worker/instances.mjs";
import { Core } from "../../worker/host/core.mjs";
import { Host } from "../../worker/host/host.mjs";
import { Inbound } from "../../worker/host/inbound.mjs";
import { budget, controlPlane, coreMemory, lifetime, Memory } from "../../worker/host/memory.mjs";
import { echoed, hangingKV, kvGet, requestID, send, until } from "./harness.mjs";
import { echo, progress, scripted } from "./scripted.mjs";

const megabyte = 1 << 20, none = { kept: 0, outgoing: 0 };

/** Checks that a response is a 503 with Retry-After. */
async function isRefused(response, id = requestID(2)) {
  assert.deepEqual([response.status, response.headers.get("retry-after"), response.headers.get("x-request-id")], [503, "5", id]);
  assert.equal((await response.json()).detail, "the service has no memory left for this request; try again");
}

test("the parts of the budget fit in an isolate, with memory for V8", () => {
  const core = new Core(new WebAssembly.Module(readFileSync(new URL("../../build/out/core.wasm", import.meta.url))));
  assert.ok(core.used > 0 && core.used < core.size && core.size <= megabyte, `${core.used} of ${core.size}`);
  assert.ok(coreMemory.most + budget.total + Inbound.budget <= 112 * megabyte);
  assert.ok(controlPlane.share.total < budget.total);
});

test("while the core is full, exchanges are refused, and then its instance is replaced", async () => {
  const opens = { 1: progress({ effects: [kvGet(1, "slow")], groups: [[1]] }), 2: echo, 3: echo };
  const KV = hangingKV(), core = (used) => scripted({ opens, dones: { 1: echo }, size: coreMemory.most, used });
  const host = new Host(core(coreMemory.full), { KV });
  const first = send(host, 1), release = await KV.hanging("slow"), instance = host.core();
  assert.equal((await echoed(send(host, 3))).exchange, 2); // it is as large as it may be, but not full
  const full = new Host(core(coreMemory.full + 1), { KV });
  await isRefused(await send(full, 2).response);
  const message = { body: "job", ack: () => assert.fail("acknowledged"), retry() { this.again = true; } };
  await full.consume({ messages: [message] }, () => new Uint8Array(32).fill(2), { waitUntil() {} });
  assert.ok(message.again);
  assert.equal(host.core(), instance); // an exchange is open
  release();
  await echoed(first);
  assert.notEqual(host.core(), instance);
  assert.equal((await echoed(send(host, 3))).exchange, 1);
});

test("an exchange that the platform killed does not keep an instance for ever", async (t) => {
  t.mock.timers.enable({ apis: ["Date"] });
  const wait = [1, 9, 60_000, (frame) => frame.u32(60_000)], opens = { 1: progress({ effects: [wait], groups: [[1]] }), 2: echo };
  const host = new Host(scripted({ opens, size: coreMemory.most }), {});
  send(host, 1);
  await until(() => host.core().open.size === 1);
  const instance = host.core();
  t.mock.timers.tick(lifetime - 1);
  await echoed(send(host, 2));
  assert.equal(host.core(), instance);
  t.mock.timers.tick(1);
  await echoed(send(host, 2));
  assert.notEqual(host.core(), instance);
});

/** Returns a host whose answer to 2 is a body of this size. */
function answering(size) {
  const answer = progress({ status: 200, body: "x".repeat(size), closed: true });
  return new Host(scripted({ opens: { 2: answer } }), {});
}

test("a large response counts as outgoing memory until the client has read it or left", async () => {
  const host = answering(300_000);
  const read = async (response) => assert.equal((await response.text()).length, 300_000);
  for (const take of [read, (response) => response.body.cancel()]) {
    const sent = send(host, 2), response = await sent.response;
    assert.deepEqual([host.memory.held, sent.settled], [{ kept: 0, outgoing: 300_000 }, false]);
    await take(response);
    await sent.finished;
    assert.deepEqual(host.memory.held, none);
  }
});

test("a large response without memory is a 503", async (t) => {
  const host = answering(300_000), other = host.memory.room(), wait = t.mock.method(globalThis, "setTimeout");
  await other.take("outgoing", budget.total, 0, {});
  const sent = send(host, 2);
  await isRefused(await sent.response);
  await sent.finished;
  assert.ok(wait.mock.calls.every(({ arguments: [, milliseconds] }) => milliseconds <= 1000));
  assert.equal(host.memory.held.outgoing, budget.total);
});

test("a client that does not read a large response is cut off", async (t) => {
  t.mock.timers.enable({ apis: ["Date", "setTimeout"] });
  const host = answering(300_000), sent = send(host, 2), response = await sent.response;
  for (let passed = 0; passed < lifetime; passed += 1000) t.mock.timers.tick(1000);
  await sent.finished;
  assert.deepEqual(host.memory.held, none);
  await assert.rejects(response.text(), /too slowly/);
});

/** Calls the control plane: bodySize is of the request. Resolves to the response when it is there. */
const call = (memory, bodySize) =>
  callInstance(memory, bodySize, requestID(2), async () => new Response("ok", { status: 201, headers: { "x-a": "b" } }));

test("instances of the control plane live at once as far as their memory suffices", async () => {
  const memory = new Memory(), held = [];
  while (memory.held.outgoing + 6 * megabyte <= controlPlane.share.total) held.push(await call(memory, 0));
  assert.equal(held.length, 4);
  const waiting = call(memory, 0);
  const large = call(memory, megabyte / 2);
  assert.equal(await held[0].text(), "ok");
  assert.deepEqual([(await waiting).status, held[0].headers.get("x-a")], [201, "b"]);
  await isRefused(await large); // after a second
  for (const response of [...held.slice(1), await waiting]) await response.body.cancel();
  assert.deepEqual(memory.held, none);
});

test("an instance's memory is given back if it fails, and if the client reads too slowly", async (t) => {
  const memory = new Memory();
  await assert.rejects(callInstance(memory, 0, requestID(2), async () => { throw new Error("lost"); }), /lost/);
  await callInstance(memory, 0, requestID(2), async () => new Response(null, { status: 204 }));
  assert.deepEqual(memory.held, none);
  t.mock.timers.enable({ apis: ["Date", "setTimeout"] });
  const response = await call(memory, 0);
  for (let passed = 0; passed < 30_000; passed += 1000) t.mock.timers.tick(1000);
  assert.deepEqual(memory.held, none);
  await assert.rejects(response.text(), /too slowly/);
});
