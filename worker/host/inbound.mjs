// Reads the bodies of requests whose caller is not known yet. A client without a key could hold memory by sending its
// body slowly.

import { bodySize, cancel, drain } from "./body.mjs";
import { Code, Failure } from "./failure.mjs";
import { problemResponse } from "./problem.mjs";
import { Rate } from "./rate.mjs";
import { Timers } from "./timelimit.mjs";

/** Milliseconds in which a body must have arrived. */
const maxTime = 15_000;

/**
 * The most bytes that all such bodies of an isolate hold. Above it, the oldest body that is still arriving is given up,
 * because bodies of ordinary clients arrive within a moment.
 */
const budget = 8 << 20;

const incomplete = "the body did not arrive: send at least 8 kB a second, and all of it within 15 seconds";

let zeros = new Uint8Array();

/** Returns bytes that stand for a body of at least this length. All such bodies share them, so that a claimed length takes no memory. */
function tooLarge(length) {
  if (zeros.length < length) zeros = new Uint8Array(length);
  return zeros.subarray(0, length);
}

/** The bodies of an isolate's requests. */
export class Inbound {
  static budget = budget;
  /** The bytes that the bodies hold. */
  held = 0;
  #arriving = new Set(); // oldest first

  /**
   * Reads at most maxBytes + 1 bytes of a request's body, calls use with them, and resolves or rejects as use does. The
   * bytes count towards the budget until then. The contents of a larger body are undefined. If the body arrives too slowly
   * or breaks off, receive rejects with a Failure and does not call use.
   */
  async receive(request, maxBytes, use, timers = new Timers()) {
    // A body known to be too large is not read: workerd closes the connection if part of a body stays unread.
    if (Number(request.headers.get("content-length")) > maxBytes) return use(tooLarge(maxBytes + 1));
    const body = new Body(this);
    try {
      const complete = !request.body || await this.#read(request, maxBytes + 1, body, timers);
      if (complete) return await use(body.bytes.subarray(0, Math.min(body.size, maxBytes + 1)));
      throw body.dropped ? new Failure(Code.NoMemory, "too many bodies arrive at once; try again") : new Failure(Code.Timeout, incomplete);
    } finally {
      body.drop();
    }
  }

  /** Reads a body up to a limit. Returns false if it is incomplete. */
  async #read(request, limit, body, timers) {
    const reader = request.body.getReader(), length = bodySize(request), rate = new Rate(timers, () => cancel(reader));
    const end = { ring: () => rate.giveUp() };
    timers.set(end, Date.now() + maxTime);
    body.rate = rate;
    this.#arriving.add(body);
    try {
      for (let chunk; body.size < limit && !(chunk = await reader.read()).done;) {
        body.add(chunk.value);
        this.#keepBudget();
        if (body.size === length) return !rate.slow; // another read would only say that it is complete
        rate.add(chunk.value.length);
      }
      if (body.size >= limit) await drain(reader);
      return !rate.slow;
    } catch {
      return false;
    } finally {
      timers.clear(end);
      rate.end();
      this.#arriving.delete(body);
    }
  }

  /** Gives up the oldest body if all hold too much. Its own request stops it, because no request may end another's stream. */
  #keepBudget() {
    if (this.held <= budget) return;
    const [oldest] = this.#arriving;
    this.#arriving.delete(oldest);
    oldest.rate.slow = true;
    oldest.drop();
  }
}

/** Returns the problem for a body that was not received. Throws other errors. */
export function refusal(error, requestID) {
  if (!(error instanceof Failure)) throw error;
  const { code, message } = error;
  if (code === Code.NoMemory) return problemResponse("UNAVAILABLE", message, requestID, { headers: { "retry-after": "5" } });
  return problemResponse(code === Code.TooLarge ? "CONTENT_TOO_LARGE" : "BAD_REQUEST", message, requestID, { field: "body" });
}

/** The bytes of a body that have arrived. They are copied, because a small chunk may keep a large buffer. */
class Body {
  bytes = new Uint8Array();
  size = 0;
  rate;
  dropped = false;
  #inbound;

  constructor(inbound) {
    this.#inbound = inbound;
  }

  add(chunk) {
    if (this.dropped) return;
    if (this.size + chunk.length > this.bytes.length) {
      const larger = new Uint8Array(Math.max(this.size + chunk.length, 2 * this.bytes.length));
      larger.set(this.bytes.subarray(0, this.size));
      this.#inbound.held += larger.length - this.bytes.length;
      this.bytes = larger;
    }
    this.bytes.set(chunk, this.size);
    this.size += chunk.length;
  }

  /** Frees the memory. Later bytes are ignored. */
  drop() {
    this.#inbound.held -= this.bytes.length;
    this.bytes = new Uint8Array();
    this.size = 0;
    this.dropped = true;
  }
}
