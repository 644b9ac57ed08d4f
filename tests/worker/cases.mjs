// Runs the cases of effects.json, exchanges.json and tokens.json.
//
// A case has one exchange, or several one after another; with `together`, all begin before the first ends. It sets up:
//
//   env, kv     variables, and values of KV
//   upstream    how the upstream responds to all requests, or by path; /echo responds with the request's body
//   unbound     there are no bindings
//
// The core answers the open frame and each done frame with the next of `answers`, and a gone frame with `gone`. Effects are numbered
// from 1 in each exchange. An answer with effects waits for all of them; one without effects and groups closes the exchange.
// `steps` are answers with effects only, and a last one with status 200. A text may be [text, n], which is the text n times.
//
// A KV get of "gate" ends when the client has its response. A client that leaves does so once the gate is reached. A client that is
// late reads nothing before the exchange has ended.
//
// Expected are, as far as a case names them:
//
//   gets        the answer of an effect, or how its failure begins
//   opened      the request in the open frame; noted: the notes in it
//   configured  the configure frame
//   delivered   the effects of each done frame
//   sent        the upstream's requests
//   stored      values of KV, with their seconds to live
//   queued      messages of the queue
//   hidden      texts that are in no frame and no log
//
// Only the named members of an object are compared.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { after } from "node:test";
import { gzipSync } from "node:zlib";
import { Core, CoreLost } from "../../worker/host/core.mjs";
import { Host } from "../../worker/host/host.mjs";
import { Reader } from "../../worker/host/wire.mjs";
import { d1, log, logged, readFrame, requestID, send, streamOf, until } from "./harness.mjs";
import { fault, kept, keptBase64, keptSlice, manifestFrame, progress, readyFrame, scripted, writePart } from "./scripted.mjs";

export const text = (value) => (typeof value === "string" ? value : value[0].repeat(value[1]));
const bytesOf = (value) => new TextEncoder().encode(text(value));
const nameOf = (bytes) => new TextDecoder().decode(bytes);

// The upstream of the case that runs, and the requests to it.
let upstream, sent;
const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()), { method, url, headers } = request, path = url.replace(/\?.*/, "");
  sent.push({ method, url, headers, body: nameOf(body) });
  const answer = upstream[path] ?? (path === "/echo" ? { body: nameOf(body) } : upstream);
  if (answer.hangs && !answer.body) return;
  response.writeHead(answer.status ?? 200, [...(answer.headers ?? []), ...(answer.gzip ? [["content-encoding", "gzip"]] : [])].flat());
  const content = bytesOf(answer.body ?? "");
  if (answer.hangs || answer.breaks) response.write(content, () => answer.breaks && response.destroy());
  else response.end(answer.gzip ? gzipSync(content) : content);
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
after(() => { server.closeAllConnections(); server.close(); });

/** Reads a table, with the address of the server in place of upstream.test. */
export const table = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8").replaceAll("upstream.test", `127.0.0.1:${server.address().port}`));
const { kinds, defaults, env, schema, manifest } = table("effects.json");

// Encoding and decoding. A type is the name of a writer or reader below or of wire.mjs, or a list: ["str"] is a list of texts, ["str", "u32"] a
// list of pairs of a text and a number.

const part = (value) => {
  if (typeof value === "string" || Array.isArray(value)) return text(value);
  if (value.base64) return keptBase64(value.base64);
  return value.length === undefined ? kept(value.kept) : keptSlice(value.kept, value.from, value.length);
};
const writers = {
  str: (frame, value) => frame.str(text(value)),
  part: (frame, value) => writePart(frame, part(value)),
  flags: (frame, value) => frame.u8(value.reduce((bits, name) => bits | 1 << ["keep", "secrets", "truncate", "body"].indexOf(name), 0)),
  value: (frame, value) => {
    if (value === null) return frame.u8(0);
    if (typeof value === "number") return frame.u8(1).i64(value);
    if (typeof value === "string") return frame.u8(3).str(value);
    if (value.real) return frame.u8(2).f64(value.real);
    return value.parts ? write(frame.u8(5), ["part"], value.parts) : frame.u8(4).str(text(value.blob));
  },
};
const valueReaders = [() => null, (frame) => frame.i64(), (frame) => ({ real: frame.f64() }), (frame) => frame.str(), (frame) => ({ blob: frame.str() })];
const readers = { hex: (frame) => Buffer.from(frame.bytes()).toString("hex"), value: (frame) => valueReaders[frame.u8()](frame) };

function write(frame, type, value) {
  if (!Array.isArray(type)) return (writers[type] ?? (() => frame[type](value)))(frame, value);
  return frame.list(value, (item) => type.forEach((one, i) => write(frame, one, type.length === 1 ? item : item[i])));
}

function read(frame, type) {
  if (!Array.isArray(type)) return (readers[type] ?? (() => frame[type]()))(frame);
  return frame.list(() => (type.length === 1 ? read(frame, type[0]) : type.map((one) => read(frame, one))));
}

/** Headers by name. Those of one name are on lines of their own. */
const byName = (headers) => headers.reduce((all, [name, value]) => ({ ...all, [name]: name in all ? `${all[name]}\n${value}` : value }), {});

/** The names and types of fields, which follow each other in a list. */
const fields = (list) => list.flatMap((name, i) => (i % 2 === 0 ? [[name, list[i + 1]]] : []));

const kindOf = (effect) => Object.keys(effect).find((name) => name in kinds);

/** An effect for progress. */
function effectOf(effect) {
  const kind = kindOf(effect), [number, parameters] = kinds[kind], values = { ...defaults, ...effect[kind] };
  return [effect.number, number, effect.ms ?? 60_000, (frame) => {
    for (const [name, type] of fields(parameters)) write(frame, type, values[name]);
    return frame;
  }];
}

/** The frame with which the core gives an answer. */
function frameOf(answer, exchange) {
  if (answer.hex !== undefined) return Buffer.from(answer.hex.replaceAll(" ", ""), "hex");
  const { effects, groups, closed, body = [""], ...rest } = answer;
  return progress({ ...rest, exchange, chunk: answer.chunk && text(answer.chunk), parts: body.map(part), effects: effects.map(effectOf), groups, closed });
}

/** Fills in what an answer leaves out. */
function complete(exchange) {
  let number = 0;
  const answers = exchange.answers ?? [...exchange.steps.map((effects) => ({ effects })), { status: 200 }];
  const all = [...answers, exchange.gone ?? { groups: [] }];
  for (const answer of all) {
    answer.effects = (answer.effects ?? []).map((effect) => ({ ...effect, number: ++number }));
    answer.groups ??= answer.closed || answer.effects.length === 0 ? [] : [answer.effects.map((effect) => effect.number)];
    answer.closed ??= answer.groups.length === 0;
  }
  return { response: { status: 200 }, goneFrames: 0, ...exchange, answers, gone: all.at(-1), all, results: new Map(), deliveries: [], told: 0 };
}

/** A core that gives the answers of the exchanges, in the order in which they are opened. */
class Script {
  frames = [];
  instances = 0;
  #waiting;
  #open = new Map();

  constructor(exchanges, frame) {
    this.#waiting = [...exchanges];
    this.manifest = frame;
  }

  /** Returns null for a trap. */
  step(bytes) {
    const frame = new Reader(bytes), kind = frame.u8();
    this.frames.push(Buffer.from(bytes));
    if (kind === 3) return this.instances++, this.manifest;
    if (kind === 0) {
      this.configured = { variables: frame.headers(), secrets: frame.list(() => frame.str()) };
      return readyFrame();
    }
    const number = frame.u32();
    if (kind === 1) this.#open.set(number, { exchange: this.#waiting.shift(), next: 0 });
    const state = this.#open.get(number), { exchange } = state;
    if (kind === 4) {
      exchange.told++;
      return exchange.gone.trap ? null : frameOf(exchange.gone, number);
    }
    const { results, ...opened } = readFrame(bytes);
    if (kind === 1) exchange.got = opened;
    else exchange.deliveries.push(results.map(({ effect }) => effect).sort((a, b) => a - b));
    for (const result of results ?? []) exchange.results.set(result.effect, result);
    const answer = exchange.answers[state.next++];
    if (!answer) return fault("the script has no more answers");
    return answer.trap ? null : frameOf(answer, number);
  }
}

/** Bindings as those of Cloudflare. */
function bindings(values) {
  const KV = { values: new Map(Object.entries(values).map(([key, value]) => [key, [bytesOf(value)]])) };
  KV.close = () => {
    KV.reached = 0; // how many gets of the gate have begun
    KV.gate = new Promise((resolve) => { KV.release = resolve; });
  };
  KV.get = async (key, type) => {
    if (key === "gate") await (KV.reached++, KV.gate);
    const [value] = KV.values.get(key) ?? [null];
    return value && { arrayBuffer: () => value.slice().buffer, text: () => nameOf(value), stream: () => streamOf(value) }[type]();
  };
  KV.getWithMetadata = async (key, type) => ({ value: await KV.get(key, type), metadata: null });
  KV.put = async (key, value, { expirationTtl }) => { KV.values.set(key, [typeof value === "string" ? bytesOf(value) : value.slice(), expirationTtl]); };
  KV.delete = async (key) => { KV.values.delete(key); };
  const queued = [];
  const IMAGES = { input: (stream) => ({
    transform({ width, height, fit }) { assert.deepEqual([height, fit], [width, "scale-down"]); this.width = width; return this; },
    async output({ format, anim }) {
      assert.equal(anim, false);
      const picture = await new Response(stream).text();
      if (picture === "broken") throw new Error("9412: not an image");
      return { response: () => new Response(`${picture} ${format} ${this.width}`) };
    },
  }) };
  return {
    KV, queued, DB: d1(schema), IMAGES, JOBS: { send: async (message) => { queued.push(nameOf(message)); } },
    AI: { run: async (model, input) => { if (model === "broken") throw { message: "no capacity" }; return { model, input }; } },
    RATE_LIMITER: { limit: async ({ key }) => ({ success: key === "within" }) },
    ASSETS: { fetch: async (url) => (new URL(url).pathname === "/a.txt" ? new Response("café") : new Response("no", { status: 404 })) },
  };
}

/** Asserts that a value has the wanted members. */
function includes(got, wanted, what) {
  for (const [name, value] of Object.entries(wanted)) {
    if (name === "headers") includes(Array.isArray(got.headers) ? byName(got.headers) : got.headers, value, what);
    else if (name === "results") assert.deepEqual(got.results, value, what);
    else assert.equal(got[name], typeof value === "number" ? value : text(value), `${what}: ${name}`);
  }
}

const codes = ["", "timeout", "network", "too large", "refused", "unavailable", "failed", "malformed", "no memory"];

/** Asserts that the core got the wanted result of an effect. */
function checkResult({ results }, effect) {
  const result = results.get(effect.number), what = `effect ${effect.number}, ${kindOf(effect)}`;
  if (!result) return assert.equal(effect.gets, undefined, `${what} has no result`);
  const failure = result.outcome && `${codes[result.outcome]}: ${nameOf(result.payload)}`;
  if (typeof effect.gets === "string") return assert.ok(failure && failure.startsWith(effect.gets), `${what}: ${failure}, want ${effect.gets}`);
  assert.equal(failure, 0, what);
  const payload = new Reader(result.payload), answer = {};
  for (const [name, type] of fields(kinds[kindOf(effect)][2])) answer[name] = read(payload, type);
  payload.end();
  includes(answer, effect.gets ?? {}, what);
}

const isGated = ({ effects }) => effects.some((effect) => effect["kv get"]?.key === "gate");

/** Sends the request of an exchange. */
function begin(host, { request: { method = "GET", target = "/", headers = [], body } = {} }, n) {
  return send(host, n, { method, headers, body: body && text(body) }, target);
}

/** Does what the client of an exchange does, and checks what it gets. */
async function act(exchange, client, KV, n) {
  const response = await client.response;
  if (exchange.client === "leaves") {
    await until(() => KV.reached > 0);
    await response.body.cancel();
  }
  KV.release();
  if (exchange.client === "late") await client.finished;
  if (exchange.broken) await assert.rejects(response.text());
  else if (exchange.client !== "leaves") checkResponse(exchange, response, await response.text(), n);
  await client.finished;
}

function checkResponse({ response: wanted }, response, body, n) {
  const { status } = response, headers = byName([...response.headers]), { internal, unavailable } = manifest;
  if (typeof wanted !== "string") return includes({ status, headers, body }, wanted, "response");
  const problem = wanted === "internal" ? internal : unavailable, id = requestID(n);
  assert.deepEqual({ status, headers, body }, { status: problem.status, headers: { ...byName(problem.headers), "x-request-id": id }, body: problem.body[0] });
}

/** Runs a case. */
export async function run(t, one) {
  const exchanges = (one.exchanges ?? [one]).map(complete), bound = bindings(one.kv ?? {}), { KV, queued } = bound, wanted = { ...manifest, ...one.manifest };
  const literal = (response) => ({ ...response, body: undefined, parts: response.body });
  const script = new Script(exchanges, manifestFrame({ ...wanted, internal: literal(manifest.internal), unavailable: literal(manifest.unavailable) }));
  t.mock.method(Core.prototype, "step", function (frame) {
    if (this.lost) throw new CoreLost();
    const answer = script.step(frame);
    if (answer) return answer;
    this.lost = true;
    throw new Error("trapped on purpose");
  });
  const traps = exchanges.flatMap(({ all }) => all).some(({ trap }) => trap);
  [upstream, sent] = [one.upstream ?? {}, []];
  const host = new Host(scripted({}), { ...env, ...one.env, ...(one.unbound ? {} : bound) });
  for (const group of one.together ? [exchanges] : exchanges.map((exchange) => [exchange])) {
    KV.close();
    const clients = [];
    for (const exchange of group) {
      const before = KV.reached, client = begin(host, exchange, 1 + exchanges.indexOf(exchange));
      clients.push(client);
      await (isGated(exchange.answers[0]) ? until(() => KV.reached > before) : client.response);
    }
    if (one.together) KV.release();
    await Promise.all(group.map((exchange, i) => act(exchange, clients[i], KV, 1 + exchanges.indexOf(exchange))));
  }

  for (const exchange of exchanges) {
    for (const effect of exchange.all.flatMap(({ effects }) => effects)) checkResult(exchange, effect);
    const { got: { method, target, headers, body, notes } } = exchange;
    includes({ method, target, headers: byName(headers), body: nameOf(body) }, exchange.opened ?? {}, "open frame");
    if (exchange.noted) assert.deepEqual(notes.map(([name, ...of]) => [name, ...of.map(([, note]) => note)]), exchange.noted);
    if (exchange.delivered) assert.deepEqual(exchange.deliveries, exchange.delivered);
    assert.equal(exchange.told, exchange.goneFrames, "gone frames");
  }
  if (one.configured) assert.deepEqual(script.configured, one.configured);
  if (one.sent) {
    assert.equal(sent.length, one.sent.length, "requests");
    one.sent.forEach((request, i) => includes(sent[i], request, `request ${i}`));
  }
  for (const [key, value] of Object.entries(one.stored ?? {})) {
    const [stored, seconds] = KV.values.get(key) ?? [];
    assert.deepEqual(stored ? [nameOf(stored), seconds] : null, value && [text(value[0]), value[1]], key);
  }
  if (one.queued) assert.deepEqual(queued, one.queued.map(text));
  const seen = Buffer.concat(script.frames).toString() + log();
  for (const hidden of one.hidden ?? []) assert.ok(!seen.includes(hidden), hidden);
  if (!traps) assert.equal(script.instances, 1, "instances");
  if (one.logs) assert.notEqual(logged.callCount(), 0, "log");
}
