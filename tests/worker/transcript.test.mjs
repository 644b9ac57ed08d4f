import "./unhandled.mjs";
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { readMigrations } from "../../build/operate/deploy/migrations.mjs";
import { Host } from "../../worker/host/host.mjs";
import { maxRecording, maxTranscript, Recorder } from "../../worker/host/transcript.mjs";
import { Reader } from "../../worker/host/wire.mjs";
import { entropy, kvGet, log, recordFrames, send } from "./harness.mjs";
import { manifestFrame, progress, scripted, trap } from "./scripted.mjs";

const id = "apr_01JD0000000000000000000000";
const appraisal = [["loupe-appraisal-id", id]];
const prefix = "loupe transcript 1\n";

/** A D1 database. stored returns them by id. */
function database() {
  const db = new DatabaseSync(":memory:");
  for (const { sql } of readMigrations(new URL("../..", import.meta.url).pathname)) db.exec(sql);
  return {
    get stored() { return new Map(db.prepare("SELECT appraisal, data FROM transcript").all().map(({ appraisal, data }) => [appraisal, data])); },
    prepare: (sql) => ({ bind: (...params) => ({ run: async () => db.prepare(sql).run(...params) }) }),
  };
}

/** An R2 bucket. */
function bucket() {
  const stored = new Map();
  return {
    stored,
    head: async (key) => (stored.has(key) ? { size: stored.get(key).length } : null),
    put: async (key, data) => { stored.set(key, data); },
  };
}

/** Decodes a transcript into steps. */
function decode(data) {
  const text = Buffer.from(data.subarray(0, prefix.length)).toString("latin1");
  assert.equal(text, prefix);
  const steps = [];
  for (let rest = data.subarray(prefix.length); rest.length > 0;) {
    const frame = new Reader(rest);
    const step = { exchange: frame.u32(), frame: Buffer.from(frame.bytes()), answer: Buffer.from(frame.bytes()) };
    steps.push(step);
    rest = rest.subarray(12 + step.frame.length + step.answer.length);
  }
  return steps;
}

/** Sends a request and waits until everything that it started has ended. */
async function finish(host, n, init) {
  const sent = send(host, n, init);
  const response = await sent.response;
  await response.arrayBuffer().catch(() => {});
  await sent.finished;
  return response;
}

const answering = () => scripted({ opens: {
  1: progress({ status: 200, headers: appraisal, body: "ok", closed: true }), 2: progress({ status: 200, closed: true }),
  3: progress({ status: 200, headers: [["loupe-appraisal-id", "../x"]], closed: true }),
} });

test("the frames of an appraisal are stored under its id", async (t) => {
  const frames = recordFrames(t), DB = database();
  const host = new Host(scripted({
    opens: { 1: progress({ effects: [kvGet(7, "k")], groups: [[7]] }) },
    dones: { 7: progress({ status: 200, headers: appraisal, closed: true }) },
  }), { TRANSCRIPTS: "1", DB, KV: { get: async () => null } });
  await finish(host, 1);
  assert.deepEqual([...DB.stored.keys()], [id]);
  const steps = decode(DB.stored.get(id));
  assert.deepEqual(steps.map(({ frame }) => frame), frames);
  assert.deepEqual(steps.map(({ exchange }) => exchange), [0, 0, 1, 1]);
  assert.ok(steps.every(({ answer }) => answer.length > 0));
  assert.equal(host.recorder.held, 0);
  assert.equal(log(), "");
});

test("a second appraisal has the start of the instance and only its own frames", async () => {
  const DB = database(), host = new Host(answering(), { TRANSCRIPTS: "1", DB });
  await finish(host, 2);
  await finish(host, 1);
  assert.deepEqual(decode(DB.stored.get(id)).map(({ exchange }) => exchange), [0, 0, 2]);
});

test("nothing is stored without a valid appraisal id, of a test key, or if transcripts are off", async () => {
  const test = { headers: { authorization: `Bearer loupe_test_${"k".repeat(49)}` } };
  for (const [n, TRANSCRIPTS, init] of [[2, "1"], [3, "1"], [1, undefined], [1, "0"], [1, "true"], [1, "1", test]]) {
    const DB = database(), host = new Host(answering(), { TRANSCRIPTS, DB });
    await finish(host, n, init);
    assert.equal(DB.stored.size, 0, `${n} ${TRANSCRIPTS}`);
    assert.equal(host.recorder.held, 0);
  }
});

test("a streamed answer is recorded to its end", async () => {
  const DB = database();
  const core = scripted({
    opens: { 1: progress({ status: 200, headers: appraisal, open: true, chunk: "a", effects: [kvGet(7, "k")], groups: [[7]] }) },
    dones: { 7: progress({ chunk: "b", closed: true }) },
  });
  await finish(new Host(core, { TRANSCRIPTS: "1", DB, KV: { get: async () => null } }), 1);
  assert.deepEqual(decode(DB.stored.get(id)).map(({ exchange }) => exchange), [0, 0, 1, 1]);
});

test("an answer does not wait for its transcript", async () => {
  const DB = database();
  let release;
  const storing = new Promise((begun) => {
    DB.prepare = () => ({ bind: () => ({ run: () => new Promise((resolve) => { release = resolve; begun(); }) }) });
  });
  const sent = send(new Host(answering(), { TRANSCRIPTS: "1", DB }), 1);
  assert.equal((await sent.response).status, 200);
  await storing;
  assert.equal(sent.settled, false);
  release();
  await sent.finished;
});

test("a transcript that cannot be stored is logged", async () => {
  const DB = { prepare() { throw new Error("no such table: transcript"); } };
  const host = new Host(answering(), { TRANSCRIPTS: "1", DB });
  assert.equal((await finish(host, 1)).status, 200);
  assert.match(log(), /"transcript_not_stored":"apr_01JD.*no such table/);
  assert.equal(host.recorder.held, 0);
});

/** Delivers a message of the queue, which a scripted core gives this answer. Returns what is stored. */
async function consume(body, answer) {
  const DB = database(), waiting = [], message = { body: new TextEncoder().encode(body).buffer, ack() {}, retry() {} };
  const host = new Host(scripted({ opens: { 1: answer } }), { TRANSCRIPTS: "1", DB });
  await host.consume({ messages: [message] }, () => entropy(1), { waitUntil: (promise) => waiting.push(promise) });
  await Promise.all(waiting);
  return DB.stored;
}

test("a queued appraisal is stored under its id, even if the core traps", async () => {
  for (const [answer, isEmpty] of [[progress({ status: 200, closed: true }), false], [trap, true]]) {
    const steps = decode((await consume(id, answer)).get(id));
    assert.deepEqual([steps.length, steps[2].answer.length === 0], [3, isEmpty]);
  }
});

test("what else the queue asks for is not stored: deliveries are signed with the secrets of webhooks", async () => {
  for (const body of ["webhook/whk_1", "whk_1"]) assert.equal((await consume(body, progress({ status: 200, closed: true }))).size, 0, body);
});

test("D1 keeps the longest transcript of an appraisal", async () => {
  const DB = database(), host = new Host(answering(), { TRANSCRIPTS: "1", DB }), sizes = [];
  for (const size of [900, 0, 950]) {
    await finish(host, 1, { method: "POST", body: "x".repeat(size) });
    sizes.push(DB.stored.get(id).length);
  }
  assert.equal(sizes[0], sizes[1]);
  assert.equal(sizes[2], sizes[0] + 50);
  assert.equal(log(), "");
});

test("R2 gets the transcript if it is bound, and keeps the longest of an appraisal", async () => {
  const DB = database(), TRANSCRIPTS_BUCKET = bucket(), key = `transcripts/${id}`;
  const host = new Host(answering(), { TRANSCRIPTS: "1", DB, TRANSCRIPTS_BUCKET });
  await finish(host, 1, { method: "POST", body: "x".repeat(900) });
  const { length } = TRANSCRIPTS_BUCKET.stored.get(key);
  await finish(host, 1);
  assert.equal(TRANSCRIPTS_BUCKET.stored.get(key).length, length);
  await finish(host, 1, { method: "POST", body: "x".repeat(990) });
  assert.ok(TRANSCRIPTS_BUCKET.stored.get(key).length > length);
  assert.equal(DB.stored.size, 0);
});

test("a transcript over its limit is dropped and logged", async () => {
  const large = { status: 200, body: "x".repeat(700_000), closed: true };
  const core = scripted({ manifest: manifestFrame({ bodyLimit: 900_000 }), opens: { 1: progress({ ...large, headers: appraisal }), 2: progress(large) } });
  const init = { method: "POST", body: "x".repeat(500_000) };
  const DB = database(), host = new Host(core, { TRANSCRIPTS: "1", DB });
  await finish(host, 2, init);
  assert.equal(log(), ""); // it is not an appraisal
  assert.equal((await finish(host, 1, init)).status, 200);
  assert.equal(DB.stored.size, 0);
  assert.match(log(), /"transcript_not_stored":"apr_01JD.*over 1048576 bytes/);
  assert.equal(host.recorder.held, 0);

  const TRANSCRIPTS_BUCKET = bucket();
  await finish(new Host(core, { TRANSCRIPTS: "1", DB, TRANSCRIPTS_BUCKET }), 1, init);
  assert.ok(TRANSCRIPTS_BUCKET.stored.get(`transcripts/${id}`).length > maxTranscript.d1);
});

test("all transcripts together hold a limited amount of memory", () => {
  for (const [env, max] of [[{ DB: database() }, maxRecording.d1], [{ TRANSCRIPTS_BUCKET: bucket() }, maxRecording.r2]]) {
    const recorder = new Recorder({ TRANSCRIPTS: "1", ...env }, answering());
    const all = Array.from({ length: 40 }, () => recorder.begin([], []));
    for (const transcript of all) transcript.add(1, new Uint8Array(1_000_000), new Uint8Array());
    assert.ok(recorder.held > max - (2 << 20) && recorder.held <= max, `${recorder.held}`);
    for (const transcript of all) transcript.discard();
    assert.equal(recorder.held, 0);
  }
});

for (const [name, headers] of Object.entries({
  "a bearer token": (key) => ({ authorization: `bearer  ${key} ` }),
  "the header of the connector's clients": (key) => ({ "x-loupe-api-key": key }),
  "that header of another service": (key) => ({ "x-my-shop-api-key": key, authorization: "Bearer a" }),
})) {
  test(`the caller's API key in ${name} and its hash are replaced`, async () => {
    const key = "loupe_" + "7".repeat(43) + "abcdef", hash = createHash("sha256").update(key).digest("hex");
    const DB = database();
    const core = scripted({
      opens: { 1: progress({ effects: [kvGet(7, `grant/${hash}`)], groups: [[7]] }) },
      dones: { 7: progress({ status: 200, headers: appraisal, closed: true }) },
    });
    await finish(new Host(core, { TRANSCRIPTS: "1", DB, KV: { get: async () => null } }), 1, { headers: headers(key) });
    const text = Buffer.from(DB.stored.get(id)).toString("latin1");
    const [, standIn] = /(loupe_0{43}[0-9A-Za-z]{6})/.exec(text);
    assert.ok(!text.includes(key) && !text.includes(hash));
    assert.ok(text.includes("grant/" + createHash("sha256").update(standIn).digest("hex")));
    assert.equal(standIn.length, key.length);
    decode(DB.stored.get(id)); // all lengths still fit
  });
}

test("a key header of 32 characters or more is replaced", async () => {
  for (const [length, isKept] of [[31, true], [32, false]]) {
    const DB = database(), value = "k".repeat(length);
    await finish(new Host(answering(), { TRANSCRIPTS: "1", DB }), 1, { headers: { "x-loupe-api-key": value } });
    assert.equal(Buffer.from(DB.stored.get(id)).toString("latin1").includes(value), isKept, `${length} characters`);
  }
});

test("the values of secrets are not in a transcript", async (t) => {
  const DB = database(), value = "a secret value of this test";
  const core = scripted({
    manifest: manifestFrame({ secrets: ["KEY"] }),
    opens: { 1: progress({ effects: [[7, 1, 1000, (frame) => frame.str("GET").str("https://a.com/?k=${KEY}").headers([["x", "${KEY}"]]).list([]).u32(1000).u8(2).u32(0)]], groups: [[7]] }) },
    dones: { 7: progress({ status: 200, headers: appraisal, closed: true }) },
  });
  t.mock.method(globalThis, "fetch", async (url, { headers }) => new Response(`${url} ${JSON.stringify(headers)}`));
  await finish(new Host(core, { TRANSCRIPTS: "1", DB, KEY: value, SECRETS: "KEY@a.com" }), 1);
  const text = Buffer.from(DB.stored.get(id)).toString("latin1");
  assert.ok(!text.includes(value) && !text.includes(encodeURIComponent(value)));
  assert.ok(text.includes("${KEY}"));
});
