// The time limits of effects.

import { Code, Failure } from "./failure.mjs";

/**
 * Milliseconds that an exchange may wait for memory for its photos. They don't count towards the effect's own time
 * limit, because a photo's host must not be blamed for them. MemoryWait of core/limits is the same.
 */
export const memoryWait = 7_000;

/** How long an exchange may still wait for memory. Photos that wait at the same time use the same time. */
export class Patience {
  #left;
  #waits = 0; // under way
  #since; // when the first of them began

  constructor(milliseconds = memoryWait) {
    this.#left = milliseconds;
  }

  /** The milliseconds left. */
  get left() {
    return Math.max(0, this.#waits > 0 ? this.#left - (Date.now() - this.#since) : this.#left);
  }

  /** Begins a wait. */
  begin() {
    if (this.#waits++ === 0) this.#since = Date.now();
  }

  /** Ends a wait. */
  end() {
    const { left } = this;
    if (--this.#waits === 0) this.#left = left;
  }
}

/** The time limit of an effect, in milliseconds. `patience` is how long it may wait for memory in addition. */
export class TimeLimit {
  #abort = new AbortController();
  #left;
  #armed; // when the timer was set
  #timer;
  #fail;
  #patience;

  /** Rejects when the limit is reached. */
  reached = new Promise((_, reject) => { this.#fail = reject; });

  constructor(milliseconds, patience) {
    this.#left = milliseconds;
    this.#patience = patience;
    this.#arm(milliseconds, new Failure(Code.Timeout, `the effect took longer than ${milliseconds} ms`));
  }

  /** Aborts when the limit is reached. */
  get signal() {
    return this.#abort.signal;
  }

  /** Ends the limit, so that it can't be reached any more. */
  end() {
    clearTimeout(this.#timer);
  }

  /**
   * Waits for memory of a kind. If the limit is reached meanwhile, it fails with NoMemory. For a body to keep the
   * exchange's patience is used up, instead of the effect's time.
   */
  async waitForMemory(kind, granted) {
    const failure = new Failure(Code.NoMemory, "no memory for the body became free in time");
    if (this.signal.aborted) throw failure;
    const began = Date.now(), patient = kind === "kept";
    this.#left -= began - this.#armed;
    if (patient) this.#patience.begin();
    this.#arm(patient ? this.#patience.left : this.#left, failure);
    try {
      await Promise.race([granted, this.reached]);
    } finally {
      if (patient) this.#patience.end();
      else this.#left -= Date.now() - began;
      if (!this.signal.aborted) this.#arm(this.#left, new Failure(Code.Timeout, "the effect took too long"));
    }
  }

  #arm(milliseconds, failure) {
    clearTimeout(this.#timer);
    this.#armed = Date.now();
    this.#timer = setTimeout(() => {
      this.#abort.abort();
      this.#fail(failure);
    }, Math.max(0, milliseconds));
  }
}
