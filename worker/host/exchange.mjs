// An exchange on Cloudflare: it delivers frames to the core, performs the effects that the core asks for, and responds.

import { CoreLost } from "./core.mjs";
import { needsConnection } from "./effects.mjs";
import { Code, Failure, messageOf } from "./failure.mjs";
import { readProgress, toCore } from "./frames.mjs";
import { refusal } from "./inbound.mjs";
import { joinParts, partBytes, sizeOf, withOutgoing } from "./parts.mjs";
import { noMemory } from "./problem.mjs";
import { Patience, TimeLimit, Timers } from "./timelimit.mjs";
import { Writer } from "./wire.mjs";

/**
 * How many bytes of chunks may wait for the client of a streamed response. A client that reads more
 * slowly counts as gone, so that no exchange waits for its client.
 */
const maxUnread = 256 << 10;

/** Bytes from which on the body of a response is sent part by part, and counts as outgoing memory until the client has read it. */
const largeBody = 256 << 10;

/** Milliseconds that a large response waits for memory. */
const responseWait = 1_000;

/** One request or message, and everything that is done for it. */
export class Exchange {
  kept = new Map(); // bodies that effects kept, by effect number
  opened = new Map(); // streams that no response has taken, by effect number
  bookmark = ""; // of the database's state that the exchange has seen
  tokens = new Map(); // access tokens, by the name of the secret
  keeping = 0; // bytes of the kept bodies, and of those that are being read
  patience = new Patience();
  timers = new Timers();
  #undelivered = new Map(); // results by effect number
  #groups = [];
  #pending = 0; // promises that the context waits for
  #idle; // called when #pending becomes 0
  #closed = false;
  #deferred = null; // the request whose body is unread
  #responded = false;
  #bodyOpen = false; // the core keeps the body of the response open
  #stream = null; // the controller of that body; null if it is not open, or not sent to the client
  #clientLeft = false;
  #toldGone = false; // the core knows that the client has left
  #transcript; // undefined if none is recorded
  #core;
  #number;
  #requestID;
  #entropy;
  #resolve;
  #connections;

  /** resolve gets the response. Later calls have no effect, because it resolves a promise. */
  constructor(host, entropy, resolve) {
    this.host = host;
    this.room = host.memory.room();
    this.#entropy = entropy;
    this.#requestID = hex(entropy.subarray(0, 8));
    this.#resolve = resolve;
  }

  /** Resolves when all effects have ended, often after the response. Never rejects. */
  async run(inbound) {
    try {
      this.host.core(); // the manifest has the body limit and the deferred paths
      const refusal = await this.#receive(inbound);
      if (refusal) this.#resolve(refusal);
    } catch (error) {
      this.#fail(error);
    }
    if (this.#pending > 0) await new Promise((resolve) => { this.#idle = resolve; });
    this.timers.end();
    for (const stream of this.opened.values()) stream.cancel().catch(() => {});
    this.kept.clear();
    this.#transcript?.discard();
    this.room.empty();
  }

  /**
   * Does work on one of the exchange's connections. Only the context waits for it, no effect does.
   * Ignores its errors.
   */
  inBackground(work) {
    this.#waitFor(this.#connections.use(work).catch(() => {}));
  }

  /** Returns the request with its unread body, once. Returns null after that, and if the body was read at the start. */
  takeDeferred() {
    const request = this.#deferred;
    this.#deferred = null;
    return request;
  }

  /** Opens the exchange in the core once the body has arrived. Returns a response if the body arrived too slowly. */
  async #receive(inbound) {
    const { path, request, message } = inbound, { bodyLimit, deferred } = this.host.manifest;
    if (message) return this.#open(inbound, message.subarray(0, bodyLimit + 1));
    if (deferred.some((one) => (one.endsWith("/") ? path.startsWith(one) : path === one))) {
      this.#deferred = request;
      return this.#open(inbound, new Uint8Array());
    }
    return this.host.inbound.receive(request, bodyLimit, async (body) => this.#open(inbound, body), this.timers).catch((error) => refusal(error, this.#requestID));
  }

  /** Opens the exchange in the core. Returns a response if the core has no memory for it. */
  #open(inbound, body) {
    if (!this.host.admits) return noMemory(this.#requestID);
    this.#core = this.host.core(); // a new instance, if the first was lost while the body arrived
    this.#core.open.add(this);
    this.#connections = inbound.connections ?? new Semaphore(this.host.manifest.connections);
    this.#number = this.#core.lastExchange = (this.#core.lastExchange + 1) >>> 0;
    this.#transcript = this.host.recorder.begin(this.#core.start, inbound.headers);
    if (this.#transcript && inbound.transcriptID) this.#transcript.id = inbound.transcriptID;
    this.#deliver((now) => this.#openFrame(inbound, body, now));
  }

  #openFrame({ method, target, headers }, body, now) {
    const frame = new Writer().u8(toCore.open).u32(this.#number).i64(now).bytes(this.#entropy);
    frame.list(this.host.notes(), ([name, notes]) => frame.str(name).list(notes, ({ at, text }) => frame.i64(at).bytes(text)));
    return frame.str(method).str(target).headers(headers).bytes(body).done();
  }

  /**
   * Delivers the frame that makeFrame returns for the current time, and acts on the core's answer.
   */
  #deliver(makeFrame) {
    const now = Date.now();
    const progress = readProgress(this.#step(makeFrame(now)), this.#number);
    const { closed, response, open, chunk, account, log, effects, groups, notes } = progress;
    if (response && this.#responded) throw new Error("the core sent a second response");
    if ((open || chunk) && !response && !this.#bodyOpen) throw new Error("the core sent a chunk of no open body");
    if (account !== null) this.room.account = account;
    for (const line of log) this.host.journal.add(line);
    for (const { name, text } of notes) this.host.addNote(name, now, text);
    this.#groups = groups;
    this.#closed = closed;
    this.#bodyOpen = open;
    if (response) this.#respond(progress);
    else if (this.#stream) this.#continue(progress);
    if (closed && !this.#responded) this.#resolve(this.host.problem("internal", this.#requestID));
    for (const effect of effects) this.#perform(effect);
    if (closed) this.#end();
    this.#tellGone(); // if the client reads too slowly
  }

  /** Delivers a frame to the core, and records it with the answer. Throws as Core.step does. */
  #step(frame) {
    try {
      const answer = this.#core.step(frame);
      this.#transcript?.add(this.#number, frame, answer);
      return answer;
    } catch (error) {
      if (!(error instanceof CoreLost)) this.#transcript?.add(this.#number, frame, new Uint8Array());
      throw error;
    }
  }

  /** Ends what concerns the core: it gets no more frames of this exchange. Later calls have no effect. */
  #end() {
    this.#closed = true;
    if (this.#core) this.host.closed(this.#core, this);
    this.#storeTranscript();
  }

  /** Stores the transcript in the background. Later calls have no effect. */
  #storeTranscript() {
    const transcript = this.#transcript;
    this.#transcript = undefined;
    if (transcript) this.inBackground(() => transcript.store());
  }

  /** Answers the client with the response of a frame. */
  #respond({ response: { status, headers, parts }, open, chunk }) {
    this.#responded = true;
    if (this.#transcript) this.#transcript.id = headers.find(([name]) => name === "loupe-appraisal-id")?.[1];
    try {
      const init = { status, headers: headersOf(headers) };
      const stream = open || chunk || parts.length !== 1 ? undefined : this.opened.get(wholeOf(parts[0]));
      if (stream) {
        this.#resolve(new Response(stream, init));
        this.opened.delete(parts[0].effect); // the client reads it or cancels it
        return;
      }
      const all = chunk ? [...parts, { bytes: chunk }] : parts;
      if (!open && sizeOf(this, all) > largeBody) {
        this.#waitFor(this.#sendLarge(all, init));
        return;
      }
      const body = joinParts(this, all);
      // Some statuses allow no body, not even an empty one.
      this.#resolve(new Response(open ? this.#openStream(body) : body.length > 0 ? body : null, init));
    } catch (error) {
      // The platform refuses the response, for example a status of 99. The exchange goes on, because
      // its credits must be settled.
      this.#stream = null;
      this.#log({ response_refused: messageOf(error) });
      this.#resolve(this.host.problem("internal", this.#requestID));
    }
  }

  /**
   * Answers the client with a large body, part by part as it reads them. Parts that are not kept count as outgoing
   * memory until then. A client that has not read them by the end of the exchange's lifetime is cut off. Never rejects.
   */
  async #sendLarge(parts, init) {
    const limit = new TimeLimit(responseWait, this.patience, this.timers, () => {});
    const outgoing = sizeOf(this, parts.filter(({ bytes, base64 }) => bytes || base64));
    try {
      await withOutgoing(this, outgoing, limit, async () => {
        const bytesOf = (part) => (part.base64 ? joinParts(this, [part]) : partBytes(this, part));
        const pieces = parts.map(bytesOf).filter(({ length }) => length > 0);
        const sent = new Sent(pieces, this.timers, this.room.until);
        this.#resolve(new Response(sent.stream, init));
        await sent.ended;
      });
    } catch (error) {
      this.#log({ response_refused: messageOf(error) });
      this.#resolve(error instanceof Failure ? noMemory(this.#requestID) : this.host.problem("internal", this.#requestID));
    } finally {
      limit.end();
    }
  }

  /**
   * Returns a stream that begins with these bytes. The limit is maxUnread plus their size, so they don't use it up. Their size
   * can't be counted as 0, because workerd loses a chunk of size 0. Only the exchange's own effects write to the stream, because
   * Workers forbids writes by another request.
   */
  #openStream(bytes) {
    return new ReadableStream({
      start: (controller) => {
        this.#stream = controller;
        if (bytes.length > 0) controller.enqueue(bytes);
      },
      cancel: () => {
        this.#clientLeft = true;
        this.#tellGone();
      },
    }, new ByteLengthQueuingStrategy({ highWaterMark: maxUnread + bytes.length }));
  }

  /** Sends what a later frame has of a streamed body. */
  #continue({ open, chunk }) {
    try {
      if (chunk && !this.#clientLeft) {
        if (chunk.length > this.#stream.desiredSize) throw new Error("the client reads too slowly");
        this.#stream.enqueue(chunk);
      }
      if (!open && !this.#clientLeft) this.#stream.close();
    } catch (error) {
      this.#clientLeft = true;
      this.#stream.error(error);
    }
    if (!open) this.#stream = null;
  }

  /**
   * Tells the core that the client has left: once, and only while the body of the response is open.
   */
  #tellGone() {
    if (!this.#clientLeft || this.#toldGone || !this.#stream) return;
    this.#toldGone = true;
    try {
      this.#deliver((now) => new Writer().u8(toCore.gone).u32(this.#number).i64(now).done());
    } catch (error) {
      this.#fail(error);
    }
    this.#deliverResults();
  }

  /** Makes the context wait for a promise that never rejects. */
  async #waitFor(promise) {
    this.#pending++;
    await promise;
    if (--this.#pending === 0) this.#idle?.();
  }

  /**
   * Performs an effect within its time limit, which includes the wait for a connection, and delivers all results if that completes
   * a group. Work that ignores the limit runs on in the background.
   */
  #perform({ number, kind, timeLimit, work }) {
    const began = Date.now();
    let ended = false;
    const end = (outcome, payload) => {
      if (ended) return;
      ended = true;
      limit.end();
      this.#undelivered.set(number, { elapsed: Math.max(0, Date.now() - began), outcome, payload });
      this.#deliverResults();
    };
    // An error that is no Failure counts as the binding's, for example a D1 constraint.
    const fail = (error) => end(error instanceof Failure ? error.code : Code.Failed, new TextEncoder().encode(messageOf(error)));
    const limit = new TimeLimit(timeLimit, this.patience, this.timers, fail);
    const start = async () => (ended ? undefined : work(this, number, limit));
    this.#waitFor((needsConnection.has(kind) ? this.#connections.use(start) : start()).then((payload) => end(0, payload), fail));
  }

  /** Delivers all results so far, if that completes a group. */
  #deliverResults() {
    if (this.#closed || !this.#groups.some((group) => group.every((n) => this.#undelivered.has(n)))) return;
    try {
      this.#deliver((now) => this.#doneFrame(now));
    } catch (error) {
      this.#fail(error);
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
   * instance was lost to another exchange, else "internal". The body of a streamed response breaks
   * off. The cron voids the pending credits.
   */
  #fail(error) {
    this.#log({ exchange_failed: messageOf(error) });
    if (!this.#clientLeft) this.#stream?.error(new Error("the exchange was lost"));
    this.#stream = null;
    this.#resolve(this.host.problem(error instanceof CoreLost ? "unavailable" : "internal", this.#requestID));
    this.#end();
  }

  #log(fields) {
    console.error(JSON.stringify({ request: this.#requestID, ...fields }));
  }
}

/** Pieces of a body that a client reads. */
class Sent {
  /** Resolves when the client has read all, has left, or has been cut off. */
  ended;
  stream;
  #controller;
  #end;
  #timers;

  /** `until` is when a slow client is cut off, in Unix milliseconds. */
  constructor(pieces, timers, until) {
    this.ended = new Promise((resolve) => { this.#end = resolve; });
    this.#timers = timers;
    timers.set(this, until);
    this.stream = new ReadableStream({
      start: (controller) => { this.#controller = controller; },
      pull: (controller) => {
        if (pieces.length > 0) return controller.enqueue(pieces.shift());
        controller.close();
        this.#finish();
      },
      cancel: () => this.#finish(),
    }, { highWaterMark: 0 });
  }

  /** Cuts the client off. */
  ring() {
    this.#controller.error(new Error("the client reads too slowly"));
    this.#finish();
  }

  #finish() {
    this.#timers.clear(this);
    this.#end();
  }
}

/** A counting semaphore. Waiters acquire in order of their requests. */
export class Semaphore {
  #free;
  #waiting = [];

  constructor(permits) {
    this.#free = permits;
  }

  /** Calls work while holding a permit. */
  async use(work) {
    if (this.#free > 0) this.#free--;
    else await new Promise((next) => this.#waiting.push(next));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }
}

/** Returns headers for the platform: as an object, which it reads in half the time, unless a name occurs twice. */
function headersOf(pairs) {
  const object = Object.fromEntries(pairs);
  return Object.keys(object).length === pairs.length ? object : pairs;
}

/** The number of the effect whose body the part is, as it is and to its end; undefined for other parts. */
const wholeOf = ({ effect, base64, length }) => (base64 || length !== undefined ? undefined : effect);

const hex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
