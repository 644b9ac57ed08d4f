// The host of the core on Cloudflare. It owns the one instance of the core, and opens an exchange for each request, each
// message of the queue and each run of the schedule (exchange.mjs). core/exchange documents the protocol; build/products/host is
// the other host, in Go.

import { networkOf } from "./address.mjs";
import { Core } from "./core.mjs";
import { Exchange, Semaphore } from "./exchange.mjs";
import { readManifest, readReady, toCore } from "./frames.mjs";
import { Inbound } from "./inbound.mjs";
import { Journal } from "./journal.mjs";
import { coreMemory, Memory } from "./memory.mjs";
import { Recent } from "./recent.mjs";
import { vault } from "./secrets.mjs";
import { Recorder } from "./transcript.mjs";
import { Writer } from "./wire.mjs";

/** The targets of exchanges that no request opens. The path of a URL begins with a slash, so no request has them. */
const targets = { queue: "queue", health: "health", schedule: "schedule" };

/** How many exchanges the schedule opens one after another, at most, and for how many milliseconds. */
const scheduled = { exchanges: 5, milliseconds: 20_000 };

/** The number of notes that are kept for each name. */
const maxNotes = 10;

export class Host {
  /**
   * What the newest instance of the core needs from its host: bodyLimit in bytes, connections per exchange, deferred paths, names of
   * variables and secrets. Undefined until an instance has described itself.
   */
  manifest;
  #module;
  #core;
  #notes = new Map(); // { at, text } by name, oldest first
  #signingKeys = new Map(); // by the name of the secret

  constructor(module, env) {
    this.#module = module;
    this.env = env;
    this.memory = new Memory();
    this.inbound = new Inbound();
    this.recorder = new Recorder(env, module);
    this.journal = new Journal(env);
    this.recent = new Recent();
  }

  /** Returns the response to a request. ctx waits for the effects that run on after the response. */
  handle(request, entropy, ctx) {
    const { pathname, search } = new URL(request.url);
    const { method } = request, headers = [...request.headers];
    for (const header of headers) if (header[0] === "cf-connecting-ip") header[1] = networkOf(header[1]);
    return this.#open({ method, path: pathname, target: pathname + search, headers, request }, entropy, ctx);
  }

  /**
   * Opens an exchange for each message of a batch from the queue, all at the same time. Acknowledges a message if the response has
   * status 200 or 202; after 202 it also sends the message to the queue again. After any other status it asks the queue for another
   * delivery. The exchanges share the connections of one invocation. Entropy is a function that returns new random bytes for each
   * exchange.
   */
  async consume({ messages }, entropy, ctx) {
    this.core(); // the manifest has the number of connections
    const connections = new Semaphore(this.manifest.connections);
    const done = await Promise.all(messages.map((message) => this.#perform(messageBytes(message.body), connections, entropy, ctx)));
    messages.forEach((message, i) => (done[i] ? message.ack() : message.retry()));
  }

  /** Opens the exchange of a message of the queue. Returns false if the message must be delivered again. Never rejects. */
  async #perform(bytes, connections, entropy, ctx) {
    const inbound = { ...withoutRequest("POST", targets.queue, bytes), transcriptID: new TextDecoder().decode(bytes), connections };
    const { status, body } = await this.#open(inbound, entropy(), ctx);
    body?.cancel().catch(() => {});
    if (status !== 202) return status === 200;
    try {
      await this.env.JOBS.send(bytes.slice(), { contentType: "bytes" });
      return true;
    } catch {
      return false;
    }
  }

  /** Returns the response with the health of the service and the mistakes of its configuration, for the operator only. */
  report(entropy, ctx) {
    return this.#open(withoutRequest("GET", targets.health), entropy, ctx);
  }

  /**
   * Opens exchanges for the work of the core that can wait, one after another, until one responds that there is no more to do.
   * After one that failed, the next may succeed. Entropy is a function that returns new random bytes for each exchange.
   */
  async work(entropy, ctx) {
    const began = Date.now();
    for (let n = 0; n < scheduled.exchanges && Date.now() - began < scheduled.milliseconds; n++) {
      const { status } = await this.#open(withoutRequest("POST", targets.schedule), entropy(), ctx);
      if (status === 204) return;
    }
  }

  #open(inbound, entropy, ctx) {
    return new Promise((resolve) => {
      const exchange = new Exchange(this, entropy, resolve);
      ctx.waitUntil(exchange.run(inbound));
    });
  }

  /**
   * The configured instance of the core. Starts a new one if there is none or it was lost. Throws
   * if the instance does not start, or if SECRETS is malformed.
   */
  core() {
    if (!this.#core || this.#core.lost) {
      const core = new Core(this.#module);
      const step = (frame) => {
        const answer = core.step(frame);
        core.start.push({ frame, answer });
        return answer;
      };
      this.manifest = readManifest(step(new Writer().u8(toCore.describe).done()));
      this.vault = vault(this.env);
      readReady(step(this.#configureFrame()));
      this.#core = core;
    }
    return this.#core;
  }

  /** Whether the core has memory for another exchange. */
  get admits() {
    const core = this.core();
    return core.size < coreMemory.most || core.used <= coreMemory.full;
  }

  /** Notes that an exchange of an instance has closed. An instance that has grown is replaced once none is open. */
  closed(core, exchange) {
    core.open.delete(exchange);
    if (core === this.#core && core.size > coreMemory.small && core.idle) this.#core = undefined;
  }

  /**
   * Tells the core the variables that are set and the names of the secrets that have a value: secrets of
   * the manifest, and the operator's own in SECRETS. The rest of env stays in the host.
   */
  #configureFrame() {
    const variables = this.manifest.variables.filter((name) => typeof this.env[name] === "string");
    const names = new Set([...this.manifest.secrets, ...this.vault.names]);
    const secrets = [...names].filter((name) => this.vault.has(name));
    secrets.push(...["AI", "IMAGES", "JOBS"].filter((binding) => this.env[binding]));
    const frame = new Writer().u8(toCore.configure).headers(variables.map((name) => [name, this.env[name]]));
    return frame.list(secrets, (name) => frame.str(name)).done();
  }

  /**
   * Returns the key to sign with for the value of a secret, imported once; undefined if the secret
   * has no value.
   */
  async signingKey(name) {
    if (!this.vault.has(name)) return undefined;
    if (!this.#signingKeys.has(name)) {
      const value = new TextEncoder().encode(this.env[name]);
      const key = await crypto.subtle.importKey("raw", value, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
      this.#signingKeys.set(name, key); // not its promise, which another request could not await
    }
    return this.#signingKeys.get(name);
  }

  /**
   * Returns the manifest's response "internal" or "unavailable" with x-request-id added. Returns an
   * empty 500 if there is no manifest, because no instance has described itself yet.
   */
  problem(name, requestID) {
    const { status, headers, body } = this.manifest?.[name] ?? { status: 500, headers: [], body: null };
    return new Response(body, { status, headers: [...headers, ["x-request-id", requestID]] });
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

/** What opens an exchange without a request. */
const withoutRequest = (method, target, message = new Uint8Array()) => ({ method, path: target, target, headers: [], message });

/** The bytes of a queue's message. Another producer than the core may send text or an object. */
function messageBytes(body) {
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  return new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body));
}
