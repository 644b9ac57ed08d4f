// Reads and keeps bodies for later effects. Memory for a body is taken in steps, as it arrives.

import { cancel, concat } from "./body.mjs";
import { Code, Failure } from "./failure.mjs";
import { Rate } from "./rate.mjs";

/** Bytes of the bodies that one exchange may keep: Kept of core/base/limits. */
export const maxKept = 20 << 20;

/** Bytes of memory that a body takes at a time. A body that says it is smaller takes less. */
const step = 256 << 10;

/**
 * Reads a stream of at most maxBytes, within a time limit. A null stream is empty. `length` is the body's claimed length or
 * undefined; `what` is its name in messages. The memory for the bytes stays taken until the exchange
 * ends. If the body is larger, atLimit gets the reader, to cancel or drain the rest; with truncate, the rest is cut off.
 * Rejects with a Failure TooLarge, Timeout or NoMemory, or with the stream's own error; then no memory stays taken.
 */
export async function readKept(x, stream, { what, maxBytes, length, limit, atLimit = cancel, truncate = false }) {
  if (!stream) return new Uint8Array();
  const reader = stream.getReader(), stop = () => cancel(reader);
  limit.signal.addEventListener("abort", stop);
  if (limit.signal.aborted) stop();
  const throwIfLate = () => {
    if (limit.signal.aborted) throw new Failure(Code.Timeout, `the ${what} took too long`);
    if (body.rate.slow) throw new Failure(Code.Timeout, `the ${what} arrived too slowly`);
  };
  const body = new Arriving(x, maxBytes, Math.min(length ?? 0, maxBytes), limit, stop);
  try {
    for (let chunk; !(chunk = await reader.read()).done;) {
      const left = Math.min(maxBytes - body.size, maxKept - x.keeping);
      if (chunk.value.length > left) {
        if (!truncate) body.discard();
        await atLimit(reader);
        if (!truncate) throw new Failure(Code.TooLarge, `the ${what} is over its limit`);
        await body.add(chunk.value.subarray(0, left));
        break;
      }
      await body.add(chunk.value);
    }
    throwIfLate();
    return body.join();
  } catch (error) {
    body.discard();
    stop();
    if (!(error instanceof Failure)) throwIfLate(); // a read may fail because the reader was cancelled
    throw error;
  } finally {
    body.rate.end();
    limit.signal.removeEventListener("abort", stop);
  }
}

/** Keeps a body for later effects, and writes its hash and its first bytes to the result. */
export async function keepBody(x, number, bytes, headBytes, result) {
  x.kept.set(number, bytes);
  return result.bytes(await sha256(bytes)).bytes(bytes.subarray(0, headBytes));
}

export const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

/** A body that is being read. */
class Arriving {
  size = 0;
  rate;
  #chunks = [];
  #taken = 0; // bytes of memory reserved
  #claimed = 0; // bytes of the account's share
  #waited = false; // for memory, since the rate was last checked

  /** Expected is how many bytes are claimed of the account's share at the first byte. Stop ends a slow body. */
  constructor(x, maxBytes, expected, limit, stop) {
    Object.assign(this, { x, maxBytes, expected, limit });
    this.rate = new Rate(x.timers, stop, () => {
      const waited = this.#waited;
      this.#waited = x.room.waiting.size > 0;
      return waited;
    });
  }

  async add(chunk) {
    this.rate.add(chunk.length);
    this.x.keeping += chunk.length;
    this.size += chunk.length;
    this.#chunks.push(chunk);
    if (this.size > this.#taken) await this.#take();
  }

  async #take() {
    const missing = this.size - this.#taken, end = this.expected >= this.size ? this.expected : this.maxBytes;
    const bytes = Math.max(missing, Math.min(step, end - this.#taken));
    const claim = Math.max(0, Math.max(this.expected, this.#taken + bytes) - this.#claimed);
    const taken = this.x.room.take("kept", bytes, claim, this.limit);
    this.#waited ||= this.x.room.waiting.size > 0;
    await taken;
    this.#taken += bytes;
    this.#claimed += claim;
  }

  /** Returns the bytes, and gives back the memory that they don't need. */
  join() {
    this.x.room.give("kept", this.#taken - this.size, this.#claimed - this.size);
    return concat(this.#chunks);
  }

  /** Drops the bytes and gives all memory back. */
  discard() {
    this.x.keeping -= this.size;
    if (this.#taken > 0) this.x.room.give("kept", this.#taken, this.#claimed);
    this.#chunks = [];
    this.size = this.#taken = this.#claimed = 0;
  }
}
