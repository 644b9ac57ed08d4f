// Prints the median milliseconds of an appraisal in V8: node v8.mjs GUEST TIMES ROUNDS

import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const [guest, times, rounds] = process.argv.slice(2);
const wasi = new WASI({ version: "preview1" });
const { instance } = await WebAssembly.instantiate(await readFile(guest), wasi.getImportObject());
wasi.initialize(instance);
const each = [];
for (let round = 0; round <= Number(rounds); round++) {
  const began = performance.now();
  instance.exports.appraise(Number(times));
  if (round > 0) each.push((performance.now() - began) / Number(times)); // the first warms up
}
console.log(each.sort((a, b) => a - b)[each.length >> 1]);
