import "./unhandled.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Inbound, refusal } from "../../worker/host/inbound.mjs";
import { until } from "./harness.mjs";

const kilobyte = 1 << 10;

/** A request whose body is written chunk by chunk. Its signal tells whether the body was cancelled. */
function slowRequest(headers = {}) {
  const sent = { cancelled: false };
  const body = new ReadableStream({
    start(controller) {
      sent.write = (bytes) => controller.enqueue(new Uint8Array(bytes));
      sent.close = () => controller.close();
      sent.breakOff = () => controller.error(new Error("broke off"));
    },
    cancel() { sent.cancelled = true; },
  });
  sent.request = new Request("https://loupe.example/", { method: "POST", body, duplex: "half", headers });
  return sent;
}

/** Receives the body of a request. Resolves to the number of bytes that use got, or to the problem of the refusal. */
async function receive(inbound, { request }, maxBytes = 64 * kilobyte) {
  const got = await inbound.receive(request, maxBytes, async (body) => body.length).catch((error) => refusal(error, "0123456789abcdef"));
  if (typeof got === "number") return got;
  assert.deepEqual([got.headers.get("content-type"), got.headers.get("x-request-id")], ["application/problem+json", "0123456789abcdef"]);
  const problem = await got.json();
  assert.equal(got.status, problem.status);
  return problem;
}

/** Lets the promises of streams settle. */
const settle = () => new Promise((next) => setImmediate(next));

const slow = {
  type: "/problems/BAD_REQUEST", title: "Bad Request", status: 400, code: "BAD_REQUEST",
  detail: "the body did not arrive: send at least 8 kB a second, and all of it within 15 seconds", field: "body",
};

test("a body that does not begin within 15 seconds is given up", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const inbound = new Inbound(), client = slowRequest(), received = receive(inbound, client);
  await settle();
  t.mock.timers.tick(14_999);
  await settle();
  assert.equal(client.cancelled, false);
  t.mock.timers.tick(1);
  assert.deepEqual(await received, slow);
  assert.deepEqual([client.cancelled, inbound.held], [true, 0]);
});

test("a body that is slower than the least rate is given up, one that is as fast arrives", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const inbound = new Inbound(), client = slowRequest(), other = slowRequest();
  const all = [receive(inbound, client), receive(inbound, other)];
  for (const bytes of [16_385, 16_383]) { // with the first byte of the next two seconds
    client.write(bytes);
    other.write(16_384);
    await settle();
    t.mock.timers.tick(2000);
  }
  other.close();
  assert.deepEqual(await Promise.all(all), [slow, 32_768]);
  assert.deepEqual([client.cancelled, inbound.held], [true, 0]);
});

test("a body that breaks off is refused", async () => {
  const client = slowRequest(), received = receive(new Inbound(), client);
  client.write(10);
  client.breakOff();
  assert.deepEqual(await received, slow);
});

test("bytes that hold too much memory are those of the oldest body", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const inbound = new Inbound(), clients = Array.from({ length: 600 }, () => slowRequest());
  const all = clients.map((client) => receive(inbound, client));
  for (const client of clients) {
    client.write(60 * kilobyte);
    await settle();
    assert.ok(inbound.held <= 8 << 20, `${inbound.held} bytes are held`);
  }
  const honest = slowRequest(), arrived = receive(inbound, honest);
  honest.write(50 * kilobyte);
  honest.close();
  assert.equal(await arrived, 50 * kilobyte);
  for (const client of clients) client.write(16 * kilobyte); // fast enough, if it were not for the memory
  await settle();
  t.mock.timers.tick(2000);
  const answers = await Promise.all(all.slice(0, 400));
  assert.ok(answers.every((answer) => answer.code === "UNAVAILABLE")); // not the clients' fault
  for (const client of clients.slice(400)) if (!client.cancelled) client.close();
  await Promise.all(all);
  assert.equal(inbound.held, 0);
});

test("a body counts until it has been used", async () => {
  const inbound = new Inbound(), client = slowRequest();
  let used;
  const received = inbound.receive(client.request, 100, () => new Promise((resolve) => { used = resolve; }));
  client.write(10);
  client.close();
  await until(() => used);
  assert.equal(inbound.held, 10);
  used("answer");
  assert.equal(await received, "answer");
  assert.equal(inbound.held, 0);
});

test("a body over the limit is read to its end but not held", async () => {
  const inbound = new Inbound(), client = slowRequest(), received = receive(inbound, client, 10);
  for (const bytes of [6, 7, 1000, 1000]) {
    client.write(bytes);
    await settle();
  }
  assert.equal(inbound.held, 13);
  client.close();
  assert.equal(await received, 11);
  assert.equal(client.cancelled, false);
});

test("bodies that claim to be over the limit take no memory of others", async () => {
  const inbound = new Inbound(), honest = slowRequest(), used = [];
  const arrived = receive(inbound, honest);
  honest.write(10);
  for (let i = 0; i < 300; i++) {
    const claims = slowRequest({ "content-length": String(2 << 20) });
    inbound.receive(claims.request, 1 << 20, (bytes) => new Promise(() => used.push(bytes)));
  }
  await settle();
  assert.equal(inbound.held, 10);
  assert.ok(used.length === 300 && used.every((bytes) => bytes.length === (1 << 20) + 1 && bytes.buffer === used[0].buffer));
  honest.close();
  assert.equal(await arrived, 10);
});

test("a body that claims to be over the limit is not read", async () => {
  const claims = slowRequest({ "content-length": "11" });
  assert.equal(await receive(new Inbound(), claims, 10), 11);
});
