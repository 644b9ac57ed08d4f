// Prints the time of an appraisal in V8 in the fastest round, in milliseconds: node v8.mjs GUEST EXPORT APPRAISALS ROUNDS

import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const [guest, appraise, appraisals, rounds] = process.argv.slice(2);
const wasi = new WASI({ version: "preview1" });
const { instance } = await WebAssembly.instantiate(await readFile(guest), wasi.getImportObject());
wasi.initialize(instance);
const times = [];
for (let round = 0; round <= Number(rounds); round++) {
  const start = performance.now();
  instance.exports[appraise](Number(appraisals));
  if (round > 0) times.push((performance.now() - start) / Number(appraisals)); // the first round is a warm-up
}
console.log(Math.min(...times));
