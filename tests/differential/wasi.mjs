// Runs a WASI program in V8, with this process's standard input and output: node wasi.mjs PROGRAM

import { readFileSync } from "node:fs";
import { WASI } from "node:wasi";

const wasi = new WASI({ version: "preview1" });
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), wasi.getImportObject());
wasi.start(instance);
