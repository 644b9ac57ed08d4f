// Prints, for each file named on standard input, the milliseconds in which V8 computes its fingerprints:
// node cpu.mjs MODULE <names, one a line. The time is the median of several rounds after a warm-up.

import { readFileSync } from "node:fs";

const rounds = 5;
const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const wasi = new Proxy({}, { get: () => () => 0 });

for (const name of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi });
  exports._initialize();
  const file = readFileSync(name), times = [];
  for (let round = 0; round <= rounds; round++) {
    const address = exports.alloc(file.length) >>> 0; // before the buffer is taken: the memory may grow
    new Uint8Array(exports.memory.buffer, address, file.length).set(file);
    const began = process.cpuUsage();
    exports.fingerprints();
    const { user, system } = process.cpuUsage(began);
    if (round > 0) times.push((user + system) / 1000);
  }
  console.log(times.sort((a, b) => a - b)[rounds >> 1].toFixed(3));
}
