// One instance of core.wasm: bytes in, bytes out. What the frames mean is host.mjs's part.

/** The core is gone: it trapped, or spoke out of turn. Its exchanges are lost. */
export class CoreLost extends Error {}

export class Core {
  #exports;
  lost = false;
  exchanges = 0; // numbered so far

  constructor(module) {
    const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi(() => this.#exports.memory) });
    this.#exports = instance.exports;
    this.#exports._initialize();
  }

  /** Gives the core a frame and returns a copy of its answer. */
  step(frame) {
    if (this.lost) throw new CoreLost("the instance is gone");
    const answer = this.#whole(() => this.#step(frame));
    if (!answer) throw new RangeError("the frame is too large for the core");
    return answer;
  }

  #step(frame) {
    const { alloc, step, memory } = this.#exports;
    const at = alloc(frame.length) >>> 0;
    if (at === 0) return null;
    new Uint8Array(memory.buffer, at, frame.length).set(frame);
    const answer = step(frame.length) >>> 0;
    const length = new DataView(memory.buffer).getUint32(answer, true);
    return new Uint8Array(memory.buffer, answer + 4, length).slice();
  }

  /** Work that leaves the instance lost unless it comes to its end. Set beforehand: when the platform ends a Worker that
   * takes too much CPU, nothing is caught and nothing behind is run. */
  #whole(work) {
    this.lost = true;
    try {
      const result = work();
      this.lost = false;
      return result;
    } catch (error) {
      throw new CoreLost(String(error?.message ?? error));
    }
  }
}

// What the Go runtime imports from WASI. In normal work it calls none of it but at its start; time and
// randomness are constant, since the core's come in with the frames.
function wasi(memory) {
  const zero = (...pointers) => { for (const p of pointers) new DataView(memory().buffer).setUint32(p, 0, true); return 0; };
  return {
    args_sizes_get: (count, size) => zero(count, size),
    args_get: () => 0,
    environ_sizes_get: (count, size) => zero(count, size),
    environ_get: () => 0,
    clock_time_get: (_id, _precision, time) => zero(time, time + 4),
    random_get: (at, length) => { new Uint8Array(memory().buffer, at, length).fill(0); return 0; },
    proc_exit: (code) => { throw new Error(`exit ${code}`); },
    // A panic's last words.
    fd_write: (_fd, vectors, count, written) => {
      const view = new DataView(memory().buffer);
      let total = 0, said = "";
      for (let i = 0; i < count; i++) {
        const at = view.getUint32(vectors + 8 * i, true), length = view.getUint32(vectors + 8 * i + 4, true);
        said += new TextDecoder().decode(new Uint8Array(memory().buffer, at, length));
        total += length;
      }
      view.setUint32(written, total, true);
      console.error(JSON.stringify({ core: said }));
      return 0;
    },
  };
}
