// One instance of core.wasm: takes frames and returns frames. frames.mjs decodes them.

/** The instance trapped at an earlier frame, so its exchanges cannot finish. */
export class CoreLost extends Error {
  constructor() {
    super("the core instance was lost to an earlier trap");
  }
}

export class Core {
  #exports;
  /** Whether the instance trapped. */
  lost = false;
  /** The number of the newest exchange, 0 before the first. */
  lastExchange = 0;
  /** The exchanges that are open in the instance. */
  open = new Set();
  #used = { bytes: 0, at: -Infinity };
  /** The frames before the first exchange, describe and configure, with their answers. */
  start = [];

  constructor(module) {
    const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi(() => this.#exports.memory) });
    this.#exports = instance.exports;
    this.#exports._initialize();
  }

  /**
   * Delivers a frame and returns a copy of the answer. Throws CoreLost if the instance trapped
   * before, a RangeError if the frame is too large for the core, and the trap's own error if the
   * instance traps. After an error, lost says whether the instance is lost.
   */
  step(frame) {
    if (this.lost) throw new CoreLost();
    // Set before the call: when the platform ends a Worker for its CPU time, no catch or finally
    // block runs.
    this.lost = true;
    const answer = this.#call(frame);
    this.lost = false;
    if (!answer) throw new RangeError("the frame is too large for the core");
    return answer;
  }

  /** The size of the instance's memory in bytes. It never shrinks. */
  get size() {
    return this.#exports.memory.buffer.byteLength;
  }

  /**
   * The bytes of the memory that are in use, without garbage. They are counted at most four times a second, because
   * that takes as long as a garbage collection.
   */
  get used() {
    const now = Date.now();
    if (now >= this.#used.at + 250) this.#used = { bytes: this.#exports.used() >>> 0, at: now };
    return this.#used.bytes;
  }

  /** Whether no exchange is open. One that the platform killed never closes, and counts until its time is over. */
  get idle() {
    for (const { room } of this.open) if (room.until > Date.now()) return false;
    return true;
  }

  /** Calls alloc and step as core/exchange describes. Returns null if the frame is too large. */
  #call(frame) {
    const { alloc, step, memory } = this.#exports;
    const address = alloc(frame.length) >>> 0;
    if (address === 0) return null;
    new Uint8Array(memory.buffer, address, frame.length).set(frame);
    const answer = step(frame.length) >>> 0;
    const length = new DataView(memory.buffer).getUint32(answer, true);
    return new Uint8Array(memory.buffer, answer + 4, length).slice();
  }
}

/**
 * The WASI functions that the Go runtime imports. It calls them only at its start and to print a
 * panic. The clock and the random numbers are constant, because the core gets time and randomness
 * in its frames.
 */
function wasi(memory) {
  const zero = (...addresses) => {
    for (const address of addresses) new DataView(memory().buffer).setUint32(address, 0, true);
    return 0;
  };
  return {
    args_sizes_get: (count, size) => zero(count, size),
    args_get: () => 0,
    environ_sizes_get: (count, size) => zero(count, size),
    environ_get: () => 0,
    clock_time_get: (_id, _precision, time) => zero(time, time + 4),
    random_get: (address, length) => { new Uint8Array(memory().buffer, address, length).fill(0); return 0; },
    proc_exit: (code) => { throw new Error(`the core exited with code ${code}`); },
    // Prints a panic's message, whichever descriptor it is written to.
    fd_write: (_fd, vectors, count, written) => {
      const view = new DataView(memory().buffer);
      let total = 0, message = "";
      for (let i = 0; i < count; i++) {
        const address = view.getUint32(vectors + 8 * i, true), length = view.getUint32(vectors + 8 * i + 4, true);
        message += new TextDecoder().decode(new Uint8Array(memory().buffer, address, length));
        total += length;
      }
      view.setUint32(written, total, true);
      console.error(JSON.stringify({ core: message }));
      return 0;
    },
  };
}
