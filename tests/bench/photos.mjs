// Prints the CPU time in V8 of a photo's fingerprint, and of all fingerprints by which an appraisal looks for it, in milliseconds
// in the fastest round: node photos.mjs GUEST ROUNDS (FILE NAME)...

import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const warmUp = 5;

const [guest, rounds, ...photos] = process.argv.slice(2);
const module = await WebAssembly.compile(await readFile(guest));
console.log(`${"fingerprints of a photo".padEnd(32)} ${"one, ms".padStart(9)} ${"all, ms".padStart(9)} ${"memory, MB".padStart(14)}`);
for (let i = 0; i < photos.length; i += 2) {
  const wasi = new WASI({ version: "preview1" });
  const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
  wasi.initialize(instance);
  const { alloc, fingerprint, fingerprints, memory } = instance.exports;
  const file = await readFile(photos[i]);
  const address = alloc(file.length);
  new Uint8Array(memory.buffer).set(file, address);
  const fastest = (compute) => {
    let least = Infinity;
    for (let round = -warmUp; round < Number(rounds); round++) {
      const began = process.cpuUsage();
      if (!compute()) throw new Error(`${photos[i + 1]} has no fingerprint`);
      const { user, system } = process.cpuUsage(began);
      if (round >= 0) least = Math.min(least, (user + system) / 1000);
    }
    return least.toFixed(1).padStart(9);
  };
  const times = `${fastest(fingerprint)} ${fastest(fingerprints)}`;
  const grown = (memory.buffer.byteLength - file.length) / 2 ** 20;
  console.log(`${photos[i + 1].padEnd(32)} ${times} ${grown.toFixed(1).padStart(14)}`);
}
