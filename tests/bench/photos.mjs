// Prints the CPU time of the fingerprints of photos in V8, in milliseconds: node photos.mjs GUEST ROUNDS (FILE NAME)...

import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const warmUp = 5;

const [guest, rounds, ...photos] = process.argv.slice(2);
const module = await WebAssembly.compile(await readFile(guest));
console.log(`${"fingerprint of a photo".padEnd(32)} ${"ms".padStart(9)} ${"memory, MB".padStart(14)}`);
for (let i = 0; i < photos.length; i += 2) {
  const wasi = new WASI({ version: "preview1" });
  const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
  wasi.initialize(instance);
  const { alloc, fingerprint, memory } = instance.exports;
  const file = await readFile(photos[i]);
  const address = alloc(file.length);
  new Uint8Array(memory.buffer).set(file, address);
  let start;
  for (let round = -warmUp; round < Number(rounds); round++) {
    if (round === 0) start = process.cpuUsage();
    if (!fingerprint()) throw new Error(`${photos[i + 1]} has no fingerprint`);
  }
  const { user, system } = process.cpuUsage(start);
  const ms = (user + system) / 1000 / Number(rounds);
  const grown = (memory.buffer.byteLength - file.length) / 2 ** 20;
  console.log(`${photos[i + 1].padEnd(32)} ${ms.toFixed(1).padStart(9)} ${grown.toFixed(1).padStart(14)}`);
}
