// The minimum rate at which a body must arrive.

import { busy } from "./timelimit.mjs";

/**
 * A body that sends fewer bytes than this in any two seconds after its first byte is given up, because it holds
 * memory meanwhile.
 */
const minRate = { bytes: 16 << 10, milliseconds: 2_000 };

/** Watches a body that is arriving. Time does not count while the isolate is too busy to read it. */
export class Rate {
  /** Whether the body is too slow. Once it is, the next check stops it. */
  slow = false;
  #stop;
  #excused;
  #size = 0;
  #seen = 0; // the size at the last check
  #timers;
  #due; // when the next check is, set at the first byte

  /** `stop` is called when the body is too slow. `excused` reports whether the body could not arrive since its last call. */
  constructor(timers, stop, excused = () => false) {
    this.#timers = timers;
    this.#stop = stop;
    this.#excused = excused;
  }

  /** Counts bytes that have arrived. */
  add(bytes) {
    this.#size += bytes;
    if (!this.#due) this.#watch();
  }

  /** Stops the body. */
  giveUp() {
    this.slow = true;
    this.#stop();
  }

  /** Ends the watch. */
  end() {
    this.#timers.clear(this);
  }

  /** Checks the body. */
  ring(now) {
    const late = now - this.#due > busy, excused = this.#excused();
    const slow = !excused && !late && this.#size - this.#seen < minRate.bytes;
    this.#seen = this.#size;
    this.#watch();
    if (this.slow || slow) this.giveUp();
  }

  #watch() {
    this.#due = Date.now() + minRate.milliseconds;
    this.#timers.set(this, this.#due);
  }
}
