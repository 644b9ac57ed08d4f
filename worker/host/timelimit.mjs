// The time limits of effects.

import { Code, Failure } from "./failure.mjs";

/**
 * Milliseconds that an exchange may wait for this service, while its photos arrive: for memory, or because the isolate is
 * too busy to read them. They don't count towards the effect's own time limit, because a photo's host must not be blamed for
 * them. MemoryWait of core/base/limits is the same.
 */
export const memoryWait = 7_000;

/** If a timer fires this many milliseconds late, the isolate is busy. */
export const busy = 200;

/** Milliseconds after which a limit that excuses a busy isolate checks again whether it is busy. Timers fire at least as often. */
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

/**
 * Calls the method ring of objects when they are due. All objects of an exchange share one timer of the platform, because a timer costs
 * more than most effects.
 */
export class Timers {
  #due = new Map(); // Unix milliseconds, by object
  #timer;
  #next = Infinity; // when the timer fires

  /** Sets when an object is due. This replaces an earlier time. */
  set(one, at) {
    this.#due.set(one, at);
    const now = Date.now(), next = Math.min(at, now + interval);
    if (next >= this.#next) return;
    clearTimeout(this.#timer);
    this.#next = next;
    this.#timer = setTimeout(() => this.#ring(), Math.max(0, next - now));
  }

  /** Cancels an object. */
  clear(one) {
    this.#due.delete(one);
  }

  /** Cancels all objects. */
  end() {
    clearTimeout(this.#timer);
  }

  #ring() {
    const now = Date.now(), due = [...this.#due];
    this.#next = Infinity;
    for (const [one, at] of due) {
      if (this.#due.get(one) !== at) continue; // an earlier ring changed it
      if (at > now) this.set(one, at);
      else if (this.#due.delete(one)) one.ring(now);
    }
  }
}

/** The time limit of an effect, in milliseconds. `patience` is how long it may wait in addition. */
export class TimeLimit {
  #abort;
  #left;
  #milliseconds;
  #began; // when the time began to run
  #due; // when ring is called
  #timers;
  #failure; // of a wait for memory that is under way
  #patience;
  #excuses = false;
  #reached;

  /** `reached` is called with a Failure when the limit is reached. */
  constructor(milliseconds, patience, timers, reached) {
    this.#left = this.#milliseconds = milliseconds;
    this.#patience = patience;
    this.#timers = timers;
    this.#reached = reached;
    this.#run();
  }

  /** Aborts when the limit is reached. Few effects need it. */
  get signal() {
    return (this.#abort ??= new AbortController()).signal;
  }

  /** Ends the limit, so that it can't be reached any more. */
  end() {
    this.#timers.clear(this);
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
    const failure = new Failure(Code.NoMemory, "no memory for the body became free in time"), { signal } = this;
    if (signal.aborted) throw failure;
    const patient = kind === "kept";
    this.#count();
    this.#failure = failure;
    if (patient) this.#patience.begin();
    this.#arm(patient ? this.#patience.left : this.#left);
    try {
      await Promise.race([granted, new Promise((_, reject) => { signal.addEventListener("abort", () => reject(failure)); })]);
    } finally {
      this.#failure = undefined;
      if (patient) this.#patience.end();
      else this.#count();
      if (!signal.aborted) this.#run();
    }
  }

  /** Timers calls this when the time that was set has passed. */
  ring(now) {
    if (this.#failure) return this.#reach(this.#failure);
    this.#count();
    if (this.#excuses && now - this.#due > busy) this.#left += this.#patience.excuse(this.#due, now);
    if (this.#left > 0) this.#run();
    else this.#reach(new Failure(Code.Timeout, `the effect took longer than ${this.#milliseconds} ms`));
  }

  /** Lets the time run. */
  #run() {
    this.#arm(this.#excuses ? Math.min(this.#left, interval) : this.#left);
  }

  /** Counts the time since it began to run. */
  #count() {
    const now = Date.now();
    this.#left -= now - this.#began;
    this.#began = now;
  }

  #arm(milliseconds) {
    this.#began = Date.now();
    this.#due = this.#began + Math.max(0, milliseconds);
    this.#timers.set(this, this.#due);
  }

  #reach(failure) {
    (this.#abort ??= new AbortController()).abort();
    this.#reached(failure);
  }
}
