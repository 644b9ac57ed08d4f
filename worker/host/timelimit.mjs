// The time limits of effects.

import { Code, Failure } from "./failure.mjs";

/**
 * Milliseconds that an exchange may wait for this service, while its photos arrive: for memory, or because the isolate is
 * too busy to read them. They don't count towards the effect's own time limit, because a photo's host must not be blamed for
 * them. MemoryWait of core/limits is the same.
 */
export const memoryWait = 7_000;

/** If a timer fires this many milliseconds late, the isolate is busy. */
export const busy = 200;

/** How often a limit that excuses a busy isolate looks whether it is busy, in milliseconds. */
const interval = 1_000;

/** How long an exchange may still wait. Photos that wait at the same time use the same time. */
export class Patience {
  #left;
  #waits = 0; // under way
  #since; // when the first of them began
  #excused = 0; // until when the isolate was excused for being busy

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

  /** Excuses the isolate for being busy between two times. Returns for how much of that the patience suffices. */
  excuse(from, to) {
    if (this.#waits === 0) this.#left -= Math.max(0, to - Math.max(from, this.#excused)); // a wait uses this time itself
    this.#excused = Math.max(this.#excused, to);
    return Math.max(0, to - from + Math.min(0, this.#left));
  }
}

/** The time limit of an effect, in milliseconds. `patience` is how long it may wait in addition. */
export class TimeLimit {
  #abort = new AbortController();
  #left;
  #message;
  #began; // when the time began to run
  #timer;
  #fail;
  #patience;
  #excuses = false;

  /** Aborts when the limit is reached. */
  signal = this.#abort.signal;

  /** Rejects when the limit is reached. */
  reached = new Promise((_, reject) => { this.#fail = reject; });

  constructor(milliseconds, patience) {
    this.#left = milliseconds;
    this.#patience = patience;
    this.#message = `the effect took longer than ${milliseconds} ms`;
    this.#run();
  }

  /** Ends the limit, so that it can't be reached any more. */
  end() {
    clearTimeout(this.#timer);
  }

  /** From now on, the exchange's patience pays first for time while the isolate is busy. */
  excuseBusy() {
    this.#count();
    this.#excuses = true;
    this.#run();
  }

  /**
   * Waits for memory of a kind. If the limit is reached meanwhile, it fails with NoMemory. For a body to keep the
   * exchange's patience is used up, instead of the effect's time.
   */
  async waitForMemory(kind, granted) {
    const failure = () => new Failure(Code.NoMemory, "no memory for the body became free in time");
    if (this.signal.aborted) throw failure();
    const patient = kind === "kept";
    this.#count();
    if (patient) this.#patience.begin();
    this.#arm(patient ? this.#patience.left : this.#left, () => this.#end(failure()));
    try {
      await Promise.race([granted, this.reached]);
    } finally {
      if (patient) this.#patience.end();
      else this.#count();
      if (!this.signal.aborted) this.#run();
    }
  }

  /** Lets the time run. */
  #run() {
    const time = this.#excuses ? Math.min(this.#left, interval) : this.#left;
    this.#arm(time, () => {
      const now = Date.now(), due = this.#began + time;
      this.#count();
      if (this.#excuses && now - due > busy) this.#left += this.#patience.excuse(due, now);
      if (this.#left > 0) this.#run();
      else this.#end(new Failure(Code.Timeout, this.#message));
    });
  }

  /** Counts the time since it began to run. */
  #count() {
    const now = Date.now();
    this.#left -= now - this.#began;
    this.#began = now;
  }

  #arm(milliseconds, act) {
    clearTimeout(this.#timer);
    this.#began = Date.now();
    this.#timer = setTimeout(act, Math.max(0, milliseconds));
  }

  #end(failure) {
    this.#abort.abort();
    this.#fail(failure);
  }
}
