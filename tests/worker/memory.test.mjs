import "./unhandled.mjs";
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { Code } from "../../worker/host/failure.mjs";
import { readKept } from "../../worker/host/keep.mjs";
import { budget, lifetime, Memory, share } from "../../worker/host/memory.mjs";
import { Patience, TimeLimit, Timers } from "../../worker/host/timelimit.mjs";

const megabyte = 1 << 20, none = { kept: 0, outgoing: 0 };
const long = { signal: new AbortController().signal, waitForMemory: (_kind, granted) => granted };

/** A time limit with timers of its own. */
const limitOf = (milliseconds, patience, reached = () => {}) => new TimeLimit(milliseconds, patience, new Timers(), reached);

/** Returns a room for one exchange of each of the accounts. "" is no account. */
function rooms(memory, ...accounts) {
  return accounts.map((account) => {
    const room = memory.room();
    if (account) room.account = account;
    return room;
  });
}

/** Takes kept memory and notes it in the order when it is there. */
const taking = (order) => (room, name, mb) =>
  room.take("kept", mb * megabyte, mb * megabyte, long).then(() => order.push(name), (error) => order.push(`${name} ${error.code}`));

test("an exchange that holds all memory may go over the budget", async () => {
  const memory = new Memory(), [a, b] = rooms(memory, "", "");
  await a.take("kept", 50 * megabyte, 0, long);
  await a.take("outgoing", 50 * megabyte, 0, long);
  const limit = limitOf(20, new Patience(1000));
  await assert.rejects(b.take("outgoing", 1, 1, limit), { code: Code.NoMemory });
  a.give("kept", 50 * megabyte, 0);
  a.give("outgoing", 50 * megabyte, 0);
  await b.take("outgoing", 1, 1, long);
  assert.deepEqual([memory.held, a.held, b.held], [{ kept: 0, outgoing: 1 }, none, { kept: 0, outgoing: 1 }]);
});

test("only the oldest of the exchanges that wait for each other goes over the budget", async () => {
  const memory = new Memory(), [a, b, c] = rooms(memory, "", "", ""), order = [], take = taking(order);
  for (const room of [a, b]) await room.take("kept", 10 * megabyte, 10 * megabyte, long);
  const all = [take(b, "b", 10), take(c, "c", 8)];
  await sleep(5);
  assert.deepEqual(order, []); // a holds memory and does not wait, so it will release some
  all.push(take(a, "a", 10));
  await sleep(5);
  assert.deepEqual([order, memory.held], [["a"], { kept: 30 * megabyte, outgoing: 0 }]);
  a.empty();
  await sleep(5);
  assert.equal(order[1], "b");
  b.empty();
  await Promise.all(all);
  assert.deepEqual(order, ["a", "b", "c"]);
});

test("a large body is not overtaken for ever: the older exchange gets memory first", async () => {
  const memory = new Memory(), [a, b, c, d] = rooms(memory, "", "", "", ""), order = [], take = taking(order);
  for (const room of [a, b]) await room.take("kept", 10 * megabyte, 10 * megabyte, long);
  const small = take(d, "small", 7), large = take(c, "large", 10);
  await sleep(5);
  assert.deepEqual(order, []);
  a.empty();
  await large;
  b.empty();
  await small;
  assert.deepEqual(order, ["large", "small"]);
});

test("the exchanges of an account hold no more than its share, and others get theirs", async () => {
  const memory = new Memory(), greedy = rooms(memory, ...Array(30).fill("greedy")), [victim] = rooms(memory, "victim"), order = [], take = taking(order);
  for (const [n, room] of greedy.entries()) take(room, `greedy ${n}`, 1);
  await sleep(5);
  assert.deepEqual([order.length, memory.held.kept], [13, share.kept]);
  for (let mb = 0; mb < 13; mb++) await victim.take("kept", megabyte, megabyte, long);
  assert.equal(memory.held.kept, budget.kept);
  greedy[3].empty();
  await sleep(5);
  assert.deepEqual([order.at(-1), memory.held.kept], ["greedy 13", budget.kept]); // the same account's next
});

test("a body's claimed length counts only against its account's share", async () => {
  const memory = new Memory(), [a, b, other] = rooms(memory, "liar", "liar", "other"), order = [];
  await a.take("kept", 1000, 10 * megabyte, long);
  const waits = b.take("kept", 1000, 10 * megabyte, long).then(() => order.push("b"));
  await other.take("kept", 20 * megabyte, 20 * megabyte, long);
  assert.deepEqual([order, memory.held.kept], [[], 20 * megabyte + 1000]);
  a.give("kept", 1000, 10 * megabyte);
  await waits;
  assert.equal(memory.held.kept, 20 * megabyte + 1000);
});

test("the youngest gives up if all exchanges of an account wait for each other, and the others go on", async () => {
  const memory = new Memory(), [a, b, c] = rooms(memory, "one", "one", "one"), order = [], take = taking(order);
  for (const room of [a, b, c]) await room.take("kept", 4 * megabyte, 4 * megabyte, long);
  const all = [take(b, "b", 4), take(c, "c", 4), take(a, "a", 4)];
  await sleep(5);
  assert.deepEqual(order, [`c ${Code.NoMemory}`]);
  c.empty();
  await sleep(5);
  assert.deepEqual(order, [`c ${Code.NoMemory}`, "a"]);
  a.empty();
  await Promise.all(all);
  assert.deepEqual([order.at(-1), memory.held.kept], ["b", 8 * megabyte]);
});

test("a request that is refused because its exchange is the youngest takes nothing", async () => {
  const memory = new Memory(), [a, b] = rooms(memory, "x", "x");
  for (const room of [a, b]) {
    await room.take("kept", 4 * megabyte, 4 * megabyte, long);
    await room.take("outgoing", 5 * megabyte, 5 * megabyte, long);
  }
  const first = a.take("outgoing", 5 * megabyte, 5 * megabyte, long);
  await assert.rejects(b.take("outgoing", 5 * megabyte, 5 * megabyte, long), { code: Code.NoMemory });
  assert.deepEqual(b.held, { kept: 4 * megabyte, outgoing: 5 * megabyte });
  b.give("outgoing", 5 * megabyte, 5 * megabyte);
  b.empty();
  await first;
  a.give("outgoing", 10 * megabyte, 10 * megabyte);
  a.empty();
  assert.deepEqual(memory.held, none);
});

test("an account with one exchange may exceed its share", async () => {
  const memory = new Memory(), [a, b] = rooms(memory, "one", "one"), order = [];
  await a.take("kept", 20 * megabyte, 20 * megabyte, long);
  const waits = b.take("kept", megabyte, megabyte, long).then(() => order.push("b"));
  await sleep(5);
  assert.deepEqual(order, []);
  a.empty();
  await waits;
});

test("memory that is granted as the wait for it ends is given back", async () => {
  const memory = new Memory(), [a, b] = rooms(memory, "", "");
  await a.take("outgoing", 40 * megabyte, 0, long);
  const late = { signal: long.signal, async waitForMemory() {
    a.give("outgoing", 40 * megabyte, 0);
    throw new Error("late");
  } };
  await assert.rejects(b.take("outgoing", megabyte, megabyte, late), { message: "late" });
  assert.deepEqual([memory.held, b.held, b.claimed], [none, none, none]);
});

test("killed exchanges, which return nothing and wait for ever, keep memory from others only for their lifetime", async (t) => {
  t.mock.timers.enable({ apis: ["Date"] });
  const memory = new Memory(), [held, waits] = rooms(memory, "a", "b"), order = [], take = taking(order);
  await held.take("kept", budget.kept, 0, long);
  const killed = take(waits, "waits", 1);
  t.mock.timers.tick(lifetime - 1);
  const [later] = rooms(memory, "c"), waiting = take(later, "later", 1);
  assert.deepEqual(order, []);
  t.mock.timers.tick(1);
  const [last] = rooms(memory, "d");
  await Promise.all([take(last, "last", 1), waiting, killed]);
  assert.deepEqual(order.sort(), ["last", "later", `waits ${Code.NoMemory}`]);
  held.empty(); // it was only slow
  assert.deepEqual(memory.held, { kept: 2 * megabyte, outgoing: 0 });
  await assert.rejects(held.take("kept", 1, 0, long), { code: Code.NoMemory });
});

test("an account cannot be named once memory is taken", async () => {
  const [room] = rooms(new Memory(), "");
  await room.take("kept", 1, 1, long);
  assert.throws(() => { room.account = "late"; }, /after memory was taken/);
});

test("the wait for memory uses the exchange's patience, not the effect's time", async (t) => {
  const pass = lateTimers(t), memory = new Memory(), [a, b] = rooms(memory, "", ""), patience = new Patience(200);
  await a.take("kept", 26 * megabyte, 0, long);
  const failures = [], limit = limitOf(30, patience, ({ code }) => failures.push(code)), taken = b.take("kept", megabyte, megabyte, limit);
  await pass(100);
  a.empty();
  await taken;
  assert.deepEqual([limit.signal.aborted, patience.left], [false, 100]); // although 30 ms have passed
  await pass(30);
  assert.deepEqual([limit.signal.aborted, failures], [true, [Code.Timeout]]);
  await a.take("kept", 25 * megabyte, 0, long);
  const refused = assert.rejects(b.take("kept", 20 * megabyte, 0, limitOf(5000, patience)).then(() => b.empty()), { code: Code.NoMemory });
  await pass(100);
  await refused;
  assert.equal(patience.left, 0);
  assert.equal(memory.held.kept, 26 * megabyte); // the request that gave up holds nothing
});

/** Makes timers fire when `pass` is called: milliseconds of their time, and so much later than they were due. */
function lateTimers(t) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let now = 1_000_000;
  t.mock.method(Date, "now", () => now);
  return async (milliseconds, late = 0) => {
    now += milliseconds + late;
    t.mock.timers.tick(milliseconds);
    await Promise.resolve();
  };
}

test("a photo's host is not blamed while the isolate is busy", async (t) => {
  const pass = lateTimers(t), patience = new Patience(5000), failures = [], limit = limitOf(3000, patience, (failure) => failures.push(failure));
  limit.excuseBusy();
  await pass(1000);
  await pass(1000, 4000);
  assert.deepEqual([limit.signal.aborted, patience.left], [false, 1000]);
  await pass(1000);
  assert.equal(limit.signal.aborted, true); // after three seconds without being busy
  assert.deepEqual(failures.map(({ code, message }) => [code, message]), [[Code.Timeout, "the effect took longer than 3000 ms"]]);
});

test("a busy isolate is excused for no longer than the exchange's patience", async (t) => {
  const pass = lateTimers(t), patience = new Patience(5000), limit = limitOf(3000, patience);
  limit.excuseBusy();
  await pass(1000, 8000);
  assert.deepEqual([limit.signal.aborted, patience.left], [true, 0]);
});

test("without an excuse, time counts while the isolate is busy", async (t) => {
  const pass = lateTimers(t), patience = new Patience(5000), limit = limitOf(3000, patience);
  await pass(3000, 4000);
  assert.deepEqual([limit.signal.aborted, patience.left], [true, 5000]);
});

test("photos that arrive while the isolate is busy use the same patience", () => {
  const patience = new Patience(5000);
  assert.deepEqual([patience.excuse(1000, 3000), patience.left], [2000, 3000]);
  assert.deepEqual([patience.excuse(2000, 3500), patience.left], [1500, 2500]);
});

test("photos that wait at the same time use the same patience", () => {
  const clock = mock.timers;
  clock.enable({ apis: ["Date"] });
  const patience = new Patience(1000);
  patience.begin();
  clock.tick(100);
  patience.begin();
  clock.tick(200);
  patience.end();
  assert.equal(patience.left, 700);
  clock.tick(50);
  patience.end();
  clock.tick(500);
  assert.equal(patience.left, 650);
  patience.begin();
  clock.tick(900);
  patience.end();
  assert.equal(patience.left, 0);
  clock.reset();
});

/** An exchange that keeps bodies. */
const keeping = (memory = new Memory()) => ({ room: memory.room(), keeping: 0, timers: new Timers() });

/** A stream of chunks of these sizes; a function is called and awaited between them. */
const streamOf = (...parts) => new ReadableStream({
  async pull(controller) {
    const part = parts.shift();
    if (part === undefined) return controller.close();
    if (typeof part === "number") return controller.enqueue(new Uint8Array(part));
    await part();
    controller.enqueue(new Uint8Array(1));
  },
}, { highWaterMark: 0 });

test("memory is taken in steps as a body arrives, whatever length it claims", async () => {
  for (const length of [undefined, 10 * megabyte, 600_000]) {
    const memory = new Memory(), x = keeping(memory), held = [], note = () => { held.push(memory.held.kept); };
    const body = await readKept(x, streamOf(note, 5, note, 300_000, note, 200_000, note), { what: "body", maxBytes: 10 * megabyte, length, limit: long });
    assert.deepEqual(held, [0, 262_144, 524_288, 524_288]);
    assert.deepEqual([body.length, memory.held.kept, x.keeping], [500_009, 500_009, 500_009]);
    x.room.empty();
    assert.deepEqual([memory.held, x.room.claimed], [none, none]);
  }
});

test("a body that is slower than the minimum rate is given up and frees its memory", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const pass = () => { t.mock.timers.tick(2000); };
  const memory = new Memory(), x = keeping(memory), options = { what: "body", maxBytes: megabyte, limit: long };
  await readKept(x, streamOf(1, 20_000, pass, 16_384, pass, 1), options);
  x.room.empty();
  await assert.rejects(readKept(x, streamOf(100_000, pass, 16_382, pass, 50_000), options), { code: Code.Timeout, message: "the body arrived too slowly" });
  assert.deepEqual([memory.held, x.keeping], [none, 36_388]);
});

test("a body is not slow while it waits for memory", async (t) => {
  const memory = new Memory(), [full] = rooms(memory, ""), x = keeping(memory);
  await full.take("kept", budget.kept, 0, long);
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const reading = readKept(x, streamOf(10, 10), { what: "body", maxBytes: megabyte, limit: long });
  await new Promise((next) => setImmediate(next));
  t.mock.timers.tick(10_000);
  full.empty();
  assert.equal((await reading).length, 20);
});

test("a body is not slow while the isolate is too busy to read it", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const now = Date.now();
  let late = 0;
  t.mock.method(Date, "now", () => now + late);
  const pass = (milliseconds) => () => { late += milliseconds; t.mock.timers.tick(2000); };
  const options = { what: "body", maxBytes: megabyte, limit: long };
  assert.equal((await readKept(keeping(), streamOf(10, pass(2300), 10), options)).length, 21);
  await assert.rejects(readKept(keeping(), streamOf(10, pass(2100), 10), options), { code: Code.Timeout });
});

test("a body that waits in vain fails and holds nothing", async () => {
  const memory = new Memory(), [full] = rooms(memory, ""), x = keeping(memory);
  await full.take("kept", budget.kept, 0, long);
  const reading = readKept(x, streamOf(10), { what: "body", maxBytes: megabyte, limit: limitOf(1000, new Patience(20)) });
  await assert.rejects(reading, { code: Code.NoMemory });
  full.empty();
  assert.deepEqual([memory.held, x.keeping], [none, 0]);
});

test("the first megabytes of two thousand bodies fit one after another", async () => {
  const memory = new Memory();
  let most = 0;
  await Promise.all(Array.from({ length: 2000 }, async (_, n) => {
    const x = keeping(memory);
    x.room.account = `account ${n % 20}`;
    await readKept(x, streamOf(4096, 100_000, 45_904), { what: "body", maxBytes: 10 * megabyte, length: 150_000, limit: long });
    most = Math.max(most, memory.held.kept);
    await sleep(5);
    x.room.empty();
  }));
  assert.ok(most <= budget.kept, `${most} bytes were held`);
  assert.deepEqual(memory.held, none);
});
