// The host of the core on Cloudflare: it owns the one instance, opens an exchange for each request, performs
// the effects and sends back what they gave. The protocol is in core/exchange; tests/host is its twin in Go.

import { drain, readUpTo } from "./body.mjs";
import { Core, CoreLost } from "./core.mjs";
import { Code, connects, effects, Failure, inWords } from "./effects.mjs";
import { vault } from "./secrets.mjs";
import { Reader, Writer } from "./wire.mjs";

/** The variables that the core is told. What is not here, a secret above all, never enters it. */
const variables = [
  "SERVICE_NAME", "DEFAULT_COUNTRY", "ALLOW_LOCAL_IMAGES", "VISION", "VISION_BASE_URL", "VISION_MODEL", "VISION_IMAGE",
  "SEARCH", "EBAY_BASE_URL", "SERPAPI_BASE_URL", "SERPER_BASE_URL", "CACHE_TTL",
];

/** Bytes of bodies at a time, of all exchanges: an isolate has 128 MB, the core takes half of it at most. Those kept leave
 * enough for a request with one of 10 MB in base64 (joined), so that who has kept one waits only for what is under way. */
const mostRoom = { kept: 26 << 20, all: 40 << 20 };

/** Notes kept of a name. */
const mostNotes = 10;

export class Host {
  #module;
  #core;
  #limits;
  #taken = { kept: 0, joined: 0 }; // bytes of bodies that are here, or about to be
  #notes = new Map(); // by name: what exchanges left, { at, bytes }, the oldest first

  constructor(module, env) {
    this.#module = module;
    this.env = env;
    this.vault = vault(env);
  }

  /** Answers a request. What the exchange still has to do afterwards, the context waits for. */
  handle(request, entropy, ctx) {
    return new Promise((answer) => {
      const exchange = new Exchange(this, entropy, answer);
      ctx.waitUntil(exchange.open(request));
    });
  }

  /** The instance, a new one if the last is lost. */
  core() {
    if (!this.#core || this.#core.lost) {
      const core = new Core(this.#module);
      const frame = new Writer().u8(0);
      const set = variables.filter((name) => typeof this.env[name] === "string");
      frame.headers(set.map((name) => [name, this.env[name]])).list([...this.vault.names, ...(this.env.AI ? ["AI"] : [])], (name) => frame.str(name));
      const ready = new Reader(core.step(frame.done()));
      if (ready.u8() !== 0) throw new Error("the core is not ready: " + ready.str());
      this.#limits = { body: ready.u32(), connections: ready.u32() };
      this.#core = core;
    }
    return this.#core;
  }

  get limits() {
    return this.#limits;
  }

  /** Takes so many bytes of the room that all exchanges share for bodies kept or joined, or waits for them; who has all
   * that is taken would wait for itself, so it goes on. It looks again from time to time rather than be told: a promise
   * of one request is not to be settled by another. */
  async takeRoom(exchange, kind, bytes, signal) {
    const all = ({ kept, joined }) => kept + joined;
    const full = () => all(this.#taken) + bytes > mostRoom.all || kind === "kept" && this.#taken.kept + bytes > mostRoom.kept;
    while (full() && all(this.#taken) > all(exchange.taken)) {
      await new Promise((next) => setTimeout(next, 20));
      if (signal.aborted) throw new Failure(Code.Timeout, "no room for the body");
    }
    this.giveRoom(exchange, kind, -bytes);
  }

  giveRoom(exchange, kind, bytes) {
    for (const taken of [this.#taken, exchange.taken]) taken[kind] -= bytes;
  }

  /** The bytes taken, by kind. */
  get taken() {
    return { ...this.#taken };
  }

  /** Keeps a note for the exchanges to come. */
  note(name, at, bytes) {
    this.#notes.set(name, [...(this.#notes.get(name) ?? []), { at, bytes }].slice(-mostNotes));
  }

  /** The notes by name, in order of the names. */
  notes() {
    return [...this.#notes].sort(([a], [b]) => (a < b ? -1 : 1));
  }
}

/** One request with all that is done for it. */
class Exchange {
  kept = new Map(); // bodies that stay here, by the number of their fetch
  tokens = new Map(); // access tokens, by the name of their secret
  taken = { kept: 0, joined: 0 }; // of the host's room
  #undelivered = new Map(); // results by effect
  #groups = [];
  #underWay = new Set(); // promises of effects
  #closed = false;
  #core;
  #number;
  #answer;
  #entropy;
  #slots;

  constructor(host, entropy, answer) {
    this.host = host;
    this.#entropy = entropy;
    this.#answer = answer;
  }

  async open(request) {
    try {
      this.host.core(); // it names the limits
      const body = await this.#body(request);
      this.#core = this.host.core(); // another one, if that was lost in the meantime
      this.#slots = new Slots(this.host.limits.connections);
      this.#number = this.#core.exchanges = (this.#core.exchanges + 1) >>> 0;
      this.#deliver((now) => this.#openFrame(request, body, now));
    } catch (error) {
      this.#lose(error);
    }
    while (this.#underWay.size > 0) await Promise.race(this.#underWay);
    this.kept.clear();
    this.host.giveRoom(this, "kept", this.taken.kept);
  }

  /** Does work that has so many bytes of the room. If it gives a body to keep, that one's size stays taken until the end. */
  async withRoom(kind, bytes, signal, work) {
    if (bytes === 0) return work();
    await this.host.takeRoom(this, kind, bytes, signal);
    let stays = 0;
    try {
      const result = await work();
      if (kind === "kept") stays = result.length;
      return result;
    } finally {
      this.host.giveRoom(this, kind, bytes - stays);
    }
  }

  /** Does work that no effect waits for or fails with, only the context. */
  behind(work) {
    this.#await(this.#connected(work).catch(() => {}));
  }

  async #body(request) {
    const limit = this.host.limits.body;
    // A body that is known to be too large is not read: workerd drops the connection when part of one is left.
    const tooLarge = Number(request.headers.get("content-length")) > limit;
    return tooLarge ? new Uint8Array(limit + 1) : await readUpTo(request.body, limit + 1, drain);
  }

  #openFrame(request, body, now) {
    const url = new URL(request.url), frame = new Writer().u8(1).u32(this.#number).i64(now).bytes(this.#entropy);
    frame.list(this.host.notes(), ([name, notes]) => frame.str(name).list(notes, ({ at, bytes }) => frame.i64(at).bytes(bytes)));
    return frame.str(request.method).str(url.pathname + url.search).headers([...request.headers]).bytes(body).done();
  }

  /** Gives the core the frame made for the present time, and does what the answer says. */
  #deliver(make) {
    const now = Date.now();
    const { closed, response, asked, groups, notes } = readProgress(this.#core.step(make(now)), this.#number);
    for (const { name, bytes } of notes) this.host.note(name, now, bytes);
    this.#groups = groups;
    this.#closed = closed;
    if (response) this.#respond(response);
    else if (closed) this.#answer(problem(500, this.#entropy)); // only if the core has not
    for (const effect of asked) this.#await(this.#perform(effect));
  }

  #respond({ status, headers, body }) {
    try {
      this.#answer(new Response(body, { status, headers }));
    } catch (error) {
      // What can't be sent, a status of 99 for one, spoils the answer but not what is to be done behind it.
      this.#log({ response: String(error?.message ?? error) });
      this.#answer(problem(500, this.#entropy));
    }
  }

  /** Has the context wait for a promise too; it never rejects. */
  #await(promise) {
    const done = promise.finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
  }

  async #perform({ number, kind, time, perform }) {
    const began = Date.now();
    let outcome = 0, payload;
    try {
      payload = await this.#within(time, connects.has(kind), (signal) => perform(this, number, signal));
    } catch (error) {
      // What a binding throws is its answer: a constraint of D1, a model's complaint.
      outcome = error instanceof Failure ? error.code : Code.Failed;
      payload = new TextEncoder().encode(inWords(error));
    }
    this.#undelivered.set(number, { elapsed: Math.max(0, Date.now() - began), outcome, payload });
    if (this.#closed || !this.#groups.some((group) => group.every((n) => this.#undelivered.has(n)))) return;
    try {
      this.#deliver((now) => this.#doneFrame(now));
    } catch (error) {
      this.#lose(error);
    }
  }

  /** Gives work so many milliseconds, the wait for a connection included. What can't be aborted goes on behind. */
  async #within(time, connection, work) {
    const abort = new AbortController();
    const run = async () => { if (!abort.signal.aborted) return work(abort.signal); };
    const running = connection ? this.#connected(run) : run();
    this.#await(running.catch(() => {}));
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => {
        abort.abort();
        reject(new Failure(Code.Timeout, `took longer than ${time} ms`));
      }, time);
    });
    try {
      return await Promise.race([running, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Has one of the exchange's connections as long as the work takes. */
  async #connected(work) {
    const release = await this.#slots.take();
    try {
      return await work();
    } finally {
      release();
    }
  }

  #doneFrame(now) {
    const frame = new Writer().u8(2).u32(this.#number).i64(now);
    frame.list([...this.#undelivered], ([number, { elapsed, outcome, payload }]) =>
      frame.u32(number).u32(elapsed).u8(outcome).bytes(payload));
    this.#undelivered.clear();
    return frame.done();
  }

  /** The exchange cannot go on: its instance is lost, or the host itself failed. Its credits are voided by the cron. */
  #lose(error) {
    const alreadyLost = error instanceof CoreLost && error.message === "the instance is gone";
    this.#log({ lost: String(error?.message ?? error) });
    this.#closed = true;
    this.#answer(alreadyLost ? problem(503, this.#entropy) : problem(500, this.#entropy));
  }

  #log(what) {
    console.error(JSON.stringify({ request: hex(this.#entropy.subarray(0, 8)), ...what }));
  }
}

/** Reads the whole frame before anything of it is done: what does not fit the protocol has no effect. */
function readProgress(bytes, exchange) {
  const frame = new Reader(bytes);
  const kind = frame.u8();
  if (kind !== 1) throw new Error(kind === 2 ? frame.str() : "no such frame");
  if (frame.u32() !== exchange) throw new Error("a frame of another exchange");
  const flags = frame.u8();
  if (flags > 3) throw new Error("no such flag");
  const response = flags & 1 ? { status: frame.u16(), headers: frame.headers(), body: frame.bytes() } : null;
  const asked = frame.list(() => {
    const number = frame.u32(), kind = frame.u8(), time = frame.u32();
    return { number, kind, time, perform: effects[kind](frame) };
  });
  const groups = frame.list(() => frame.list(() => frame.u32()));
  const notes = frame.list(() => ({ name: frame.str(), bytes: frame.bytes().slice() })); // they outlive the frame
  frame.end();
  return { closed: (flags & 2) !== 0, response, asked, groups, notes };
}

/** A number of places, handed out in the order they are asked for. */
class Slots {
  #free;
  #waiting = [];

  constructor(free) {
    this.#free = free;
  }

  /** Waits for a place; the result gives it back. */
  async take() {
    if (this.#free > 0) this.#free--;
    else await new Promise((next) => this.#waiting.push(next));
    return () => {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    };
  }
}

const problems = {
  500: ["Internal Server Error", "INTERNAL", "Something went wrong here. Credits held for it come back within five minutes.", {}],
  503: ["Service Unavailable", "UNAVAILABLE", "The service was interrupted; try again. Credits held for it come back within five minutes.", { "retry-after": "1" }],
};

/** A response that the host makes without the core (RFC 9457). tests/host has the same words. */
export function problem(status, entropy) {
  const [title, code, detail, headers] = problems[status];
  return new Response(JSON.stringify({ type: "about:blank", title, status, code, detail }), {
    status,
    headers: { "content-type": "application/problem+json", "x-request-id": hex(entropy.subarray(0, 8)), ...headers },
  });
}

const hex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
