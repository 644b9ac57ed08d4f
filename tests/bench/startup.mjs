// Prints how long the first instance of a module takes to start, in milliseconds: node startup.mjs core|console. The core is ready when it
// is initialized, the console when it can take a request. V8 compiles the functions that run meanwhile.

import { readFile } from "node:fs/promises";
import { Core } from "../../worker/host/core.mjs";
import "../../build/out/console/wasm_exec.js";

const name = process.argv[2];
const path = { core: "core.wasm", console: "console/console.wasm" }[name];
const module = new WebAssembly.Module(await readFile(new URL(`../../build/out/${path}`, import.meta.url)));

globalThis.tryCatch = (call) => {
  try {
    return { result: call() };
  } catch (error) {
    return { error };
  }
};

void [Headers, Request, Response]; // which Node.js loads when they are first used

const start = {
  core: () => new Core(module),
  console: () => new Promise((ready) => {
    const go = new Go();
    go.run(new WebAssembly.Instance(module, { ...go.importObject, workers: { ready } }), { env: { DB: {}, KV: {} }, ctx: {}, binding: {} });
  }),
}[name];

const began = performance.now();
await start();
console.log(performance.now() - began);
