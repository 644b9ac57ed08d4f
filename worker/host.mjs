// The host of the core on Cloudflare. It owns the one instance of the core, opens an exchange for
// each request, performs the effects that the core asks for, and delivers their results.
// core/exchange documents the protocol; tests/host is the other host, in Go.

import { drain, readUpTo } from "./body.mjs";
import { Core, CoreLost } from "./core.mjs";
import { Code, effectDecoders, Failure, messageOf, needsConnection } from "./effects.mjs";
import { vault } from "./secrets.mjs";
import { Reader, Writer } from "./wire.mjs";

/** The first bytes of frames to the core, and of frames from it. */
const toCore = { configure: 0, open: 1, done: 2, describe: 3 };
const fromCore = { ready: 0, progress: 1, fault: 2, manifest: 3 };

/**
 * Bytes of bodies that all exchanges together may hold in memory. "kept" is the limit for the bodies
 * that effects kept, "total" the limit for these and outgoing bodies together. An isolate has 128 MB,
 * of which the core takes at most half (tests/api/memory_test.go).
 *
 * Two exchanges that each keep a photo must not wait for each other when they send it. So the limits
 * differ by 14 MB, enough for one outgoing photo: 10 MB are 13.4 MB in base64.
 */
const memoryBudget = { kept: 26 << 20, total: 40 << 20 };

/** Milliseconds between two checks of the memory budget. */
const pollInterval = 20;

/** The number of notes that are kept for each name. */
const maxNotes = 10;

export class Host {
  #module;
  #core;
  #manifest; // of the newest instance; undefined until one has described itself
  #reserved = { kept: 0, outgoing: 0 }; // bytes
  #notes = new Map(); // { at, text } by name, oldest first

  constructor(module, env) {
    this.#module = module;
    this.env = env;
  }

  /** Returns the response to a request. ctx waits for the effects that run on after the response. */
  handle(request, entropy, ctx) {
    return new Promise((resolve) => {
      const exchange = new Exchange(this, entropy, resolve);
      ctx.waitUntil(exchange.run(request));
    });
  }

  /**
   * The configured instance of the core. Starts a new one if there is none or it was lost. Throws
   * if the instance does not start, or if SECRETS is malformed.
   */
  core() {
    if (!this.#core || this.#core.lost) {
      const core = new Core(this.#module);
      this.#manifest = readManifest(core.step(new Writer().u8(toCore.describe).done()));
      this.vault = vault(this.env);
      readReady(core.step(this.#configureFrame()));
      this.#core = core;
    }
    return this.#core;
  }

  /**
   * Tells the core the variables that are set and the names of the secrets that have a value. The
   * rest of env stays in the host.
   */
  #configureFrame() {
    const variables = this.#manifest.variables.filter((name) => typeof this.env[name] === "string");
    const secrets = this.#manifest.secrets.filter((name) => this.vault.has(name));
    if (this.env.AI) secrets.push("AI"); // the binding
    const frame = new Writer().u8(toCore.configure).headers(variables.map((name) => [name, this.env[name]]));
    return frame.list(secrets, (name) => frame.str(name)).done();
  }

  /**
   * What the core needs from its host: bodyLimit in bytes, connections per exchange, names of
   * variables and secrets.
   */
  get manifest() {
    return this.#manifest;
  }

  /**
   * Returns the manifest's response "internal" or "unavailable" with x-request-id added. Returns an
   * empty 500 if there is no manifest, because no instance has described itself yet.
   */
  problem(name, requestID) {
    const { status, headers, body } = this.#manifest?.[name] ?? { status: 500, headers: [], body: null };
    return new Response(body, { status, headers: [...headers, ["x-request-id", requestID]] });
  }

  /**
   * Reserves memory for a body of an exchange, within memoryBudget; kind is "kept" or "outgoing".
   * Waits for memory that other exchanges hold, and throws a Timeout when the signal aborts. If
   * nobody else holds memory, it does not wait and goes over the budget: waiting would not help.
   * Polls, because Workers forbids resolving another request's promise:
   * https://developers.cloudflare.com/workers/observability/errors/
   */
  async reserve(exchange, kind, bytes, signal) {
    const total = ({ kept, outgoing }) => kept + outgoing;
    const full = () => total(this.#reserved) + bytes > memoryBudget.total || kind === "kept" && this.#reserved.kept + bytes > memoryBudget.kept;
    while (full() && total(this.#reserved) > total(exchange.reserved)) {
      await new Promise((next) => setTimeout(next, pollInterval));
      if (signal.aborted) throw new Failure(Code.Timeout, "no memory for the body became free within the time limit");
    }
    for (const reserved of [this.#reserved, exchange.reserved]) reserved[kind] += bytes;
  }

  release(exchange, kind, bytes) {
    for (const reserved of [this.#reserved, exchange.reserved]) reserved[kind] -= bytes;
  }

  /** The bytes reserved by all exchanges, by kind. */
  get reserved() {
    return { ...this.#reserved };
  }

  /** Keeps a note for later exchanges. */
  addNote(name, at, text) {
    this.#notes.set(name, [...(this.#notes.get(name) ?? []), { at, text }].slice(-maxNotes));
  }

  /** [name, notes] of each name, sorted by name. */
  notes() {
    return [...this.#notes].sort(([a], [b]) => (a < b ? -1 : 1));
  }
}

/** One request and everything that is done for it. */
class Exchange {
  kept = new Map(); // bodies that fetches kept, by effect number
  tokens = new Map(); // access tokens, by the name of the secret
  reserved = { kept: 0, outgoing: 0 }; // bytes, of the host's memory budget
  #undelivered = new Map(); // results by effect number
  #groups = [];
  #pending = new Set(); // promises that the context waits for
  #closed = false;
  #core;
  #number;
  #requestID;
  #entropy;
  #resolve;
  #connections;

  /** resolve gets the response. Later calls have no effect, because it resolves a promise. */
  constructor(host, entropy, resolve) {
    this.host = host;
    this.#entropy = entropy;
    this.#requestID = hex(entropy.subarray(0, 8));
    this.#resolve = resolve;
  }

  /** Resolves when all effects have ended, often after the response. Never rejects. */
  async run(request) {
    try {
      this.host.core(); // the manifest has the body limit
      const body = await this.#readBody(request);
      this.#core = this.host.core(); // a new instance, if the first was lost while the body arrived
      this.#connections = new Semaphore(this.host.manifest.connections);
      this.#number = this.#core.lastExchange = (this.#core.lastExchange + 1) >>> 0;
      this.#deliver((now) => this.#openFrame(request, body, now));
    } catch (error) {
      this.#fail(error);
    }
    while (this.#pending.size > 0) await Promise.race(this.#pending);
    this.kept.clear();
    this.host.release(this, "kept", this.reserved.kept);
  }

  /**
   * Does work while these bytes of memory are reserved. If kind is "kept", the work returns the body
   * to keep, and the size of that body stays reserved until the exchange ends.
   */
  async withMemory(kind, bytes, signal, work) {
    if (bytes === 0) return work();
    await this.host.reserve(this, kind, bytes, signal);
    let stillReserved = 0;
    try {
      const result = await work();
      if (kind === "kept") stillReserved = result.length;
      return result;
    } finally {
      this.host.release(this, kind, bytes - stillReserved);
    }
  }

  /**
   * Does work on one of the exchange's connections. Only the context waits for it, no effect does.
   * Ignores its errors.
   */
  inBackground(work) {
    this.#waitFor(this.#onConnection(work).catch(() => {}));
  }

  async #readBody(request) {
    const limit = this.host.manifest.bodyLimit;
    // A body known to be too large is not read: workerd closes the connection if part of a body
    // stays unread.
    const tooLarge = Number(request.headers.get("content-length")) > limit;
    return tooLarge ? new Uint8Array(limit + 1) : await readUpTo(request.body, limit + 1, drain);
  }

  #openFrame(request, body, now) {
    const url = new URL(request.url), frame = new Writer().u8(toCore.open).u32(this.#number).i64(now).bytes(this.#entropy);
    frame.list(this.host.notes(), ([name, notes]) => frame.str(name).list(notes, ({ at, text }) => frame.i64(at).bytes(text)));
    return frame.str(request.method).str(url.pathname + url.search).headers([...request.headers]).bytes(body).done();
  }

  /**
   * Delivers the frame that makeFrame returns for the current time, and acts on the core's answer.
   */
  #deliver(makeFrame) {
    const now = Date.now();
    const { closed, response, effects, groups, notes } = readProgress(this.#core.step(makeFrame(now)), this.#number);
    for (const { name, text } of notes) this.host.addNote(name, now, text);
    this.#groups = groups;
    this.#closed = closed;
    if (response) this.#respond(response);
    else if (closed) this.#resolve(this.host.problem("internal", this.#requestID)); // unless it has responded
    for (const effect of effects) this.#waitFor(this.#perform(effect));
  }

  #respond({ status, headers, body }) {
    try {
      this.#resolve(new Response(body, { status, headers }));
    } catch (error) {
      // The platform refuses the response, for example a status of 99. The exchange goes on, because
      // its credits must be settled.
      this.#log({ response_refused: messageOf(error) });
      this.#resolve(this.host.problem("internal", this.#requestID));
    }
  }

  /** Makes the context wait for a promise that never rejects. */
  #waitFor(promise) {
    const done = promise.finally(() => this.#pending.delete(done));
    this.#pending.add(done);
  }

  /** Performs an effect, and delivers all results if that completes a group. */
  async #perform({ number, kind, timeLimit, work }) {
    const began = Date.now();
    let outcome = 0, payload;
    try {
      payload = await this.#withTimeLimit(timeLimit, needsConnection.has(kind), (signal) => work(this, number, signal));
    } catch (error) {
      // Any other error counts as the binding's, for example a D1 constraint.
      outcome = error instanceof Failure ? error.code : Code.Failed;
      payload = new TextEncoder().encode(messageOf(error));
    }
    this.#undelivered.set(number, { elapsed: Math.max(0, Date.now() - began), outcome, payload });
    if (this.#closed || !this.#groups.some((group) => group.every((n) => this.#undelivered.has(n)))) return;
    try {
      this.#deliver((now) => this.#doneFrame(now));
    } catch (error) {
      this.#fail(error);
    }
  }

  /**
   * Does work within a time limit in milliseconds, which includes the wait for a connection. Work
   * that ignores the abort signal runs on in the background.
   */
  async #withTimeLimit(timeLimit, connection, work) {
    const abort = new AbortController();
    const start = async () => { if (!abort.signal.aborted) return work(abort.signal); };
    const running = connection ? this.#onConnection(start) : start();
    this.#waitFor(running.catch(() => {}));
    let timer;
    const timeout = new Promise((_, reject) => {
      timer = setTimeout(() => {
        abort.abort();
        reject(new Failure(Code.Timeout, `the effect took longer than ${timeLimit} ms`));
      }, timeLimit);
    });
    try {
      return await Promise.race([running, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Does work while holding one of the exchange's connections. */
  async #onConnection(work) {
    const release = await this.#connections.acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }

  #doneFrame(now) {
    const frame = new Writer().u8(toCore.done).u32(this.#number).i64(now);
    frame.list([...this.#undelivered], ([number, { elapsed, outcome, payload }]) =>
      frame.u32(number).u32(elapsed).u8(outcome).bytes(payload));
    this.#undelivered.clear();
    return frame.done();
  }

  /**
   * Ends the exchange after an error of the core or the host. The response is "unavailable" if the
   * instance was lost to another exchange, else "internal". The cron voids the pending credits.
   */
  #fail(error) {
    this.#log({ exchange_failed: messageOf(error) });
    this.#closed = true;
    this.#resolve(this.host.problem(error instanceof CoreLost ? "unavailable" : "internal", this.#requestID));
  }

  #log(fields) {
    console.error(JSON.stringify({ request: this.#requestID, ...fields }));
  }
}

/**
 * Decodes a manifest frame. Throws if it does not fit the protocol or has a response that cannot be
 * sent.
 */
function readManifest(bytes) {
  const frame = readFrame(bytes, fromCore.manifest);
  const names = () => frame.list(() => frame.str());
  const manifest = {
    bodyLimit: frame.u32(), connections: frame.u32(), variables: names(), secrets: names(),
    internal: readResponse(frame), unavailable: readResponse(frame),
  };
  frame.end();
  // Response throws for a response that cannot be sent. Failed exchanges answer with these two.
  for (const { status, headers, body } of [manifest.internal, manifest.unavailable]) new Response(body, { status, headers });
  return manifest;
}

function readReady(bytes) {
  readFrame(bytes, fromCore.ready).end();
}

/**
 * Decodes a progress frame to its end, so that a frame that does not fit the protocol has no effect.
 * Throws if it does not.
 */
function readProgress(bytes, exchange) {
  const frame = readFrame(bytes, fromCore.progress);
  if (frame.u32() !== exchange) throw new Error("the core answered for another exchange");
  const flags = frame.u8();
  if (flags > 3) throw new Error("the core's frame has an unknown flag");
  const response = flags & 1 ? readResponse(frame) : null;
  const effects = frame.list(() => {
    const number = frame.u32(), kind = frame.u8(), timeLimit = frame.u32();
    if (!effectDecoders[kind]) throw new Error(`the core asked for an unknown kind of effect, ${kind}`);
    return { number, kind, timeLimit, work: effectDecoders[kind](frame) };
  });
  const groups = frame.list(() => frame.list(() => frame.u32()));
  const notes = frame.list(() => ({ name: frame.str(), text: frame.bytes().slice() })); // outlives the frame
  frame.end();
  return { closed: (flags & 2) !== 0, response, effects, groups, notes };
}

/**
 * Returns a reader of a frame from the core, positioned after the first byte. Throws if the frame
 * is not of the wanted kind. For a fault, the error has the fault's message.
 */
function readFrame(bytes, want) {
  const frame = new Reader(bytes), kind = frame.u8();
  if (kind === fromCore.fault) throw new Error(`the core refused the frame: ${frame.str()}`);
  if (kind !== want) throw new Error(`the core answered with an unexpected kind of frame, ${kind}`);
  return frame;
}

const readResponse = (frame) => ({ status: frame.u16(), headers: frame.headers(), body: frame.bytes() });

/** A counting semaphore. Waiters acquire in the order in which they asked. */
class Semaphore {
  #free;
  #waiting = [];

  constructor(permits) {
    this.#free = permits;
  }

  /** Waits for a permit and returns the function that releases it. */
  async acquire() {
    if (this.#free > 0) this.#free--;
    else await new Promise((next) => this.#waiting.push(next));
    return () => {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    };
  }
}

const hex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
