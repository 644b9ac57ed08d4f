// Calls the functions of guest.wasm in V8: node v8.mjs GUEST <inputs. An input is a u32 function, a u32 length and that many bytes. It writes
// a u32 length and the answer for each.

import { readFileSync, writeSync } from "node:fs";
import { WASI } from "node:wasi";

const wasi = new WASI({ version: "preview1" });
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), wasi.getImportObject());
wasi.initialize(instance);
const { alloc, call, memory } = instance.exports;
const inputs = readFileSync(0);
for (let at = 0; at < inputs.length; ) {
  const [number, length] = [inputs.readUInt32LE(at), inputs.readUInt32LE(at + 4)];
  at += 8;
  const address = alloc(length) >>> 0;
  new Uint8Array(memory.buffer, address, length).set(inputs.subarray(at, at + length));
  at += length;
  const answer = call(number) >>> 0;
  const output = new Uint8Array(memory.buffer, answer, 4 + new DataView(memory.buffer).getUint32(answer, true));
  for (let written = 0; written < output.length; ) written += writeSync(1, output, written);
}
