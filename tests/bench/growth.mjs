// Sends many requests through one host of the core, as through one isolate of Cloudflare, and prints the memory that stays in use:
// node --expose-gc growth.mjs [REQUESTS]. The exit status is 1 if it grows.
//
// Of ten requests, five have no valid key, four have no photo, and one is an appraisal of a photo with sixty listings.

import { readFile } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { Recent } from "../../worker/host/recent.mjs";
import { appraise, coreMemory, rows, startHost } from "./host.mjs";

const requests = Number(process.argv[2] ?? 100_000), steps = 10, atOnce = 8;
const allowed = 1 << 20; // bytes, for what V8 compiles and caches meanwhile

const host = startHost((sql) => (sql.includes("listing_text MATCH") ? rows : undefined));
host.recent = new Recent();
const photo = await readFile(new URL("../../build/out/assets/samples/camera-photo.jpg", import.meta.url));
globalThis.fetch = async () => new Response(photo);

/** Sends a request, and throws if the response has another status than expected. */
async function send(n) {
  const body = n % 10 === 0 ? { image_url: `https://photos.example.com/${n}.jpg`, description: `Halden QX700B compact digital camera ${n}` } : {};
  const [want, status] = n % 2 ? [401, await appraise(host, "acct", body, "mistyped")] : [body.image_url ? 200 : 400, await appraise(host, "acct", body)];
  if (status !== want) throw new Error(`got status ${status}, want ${want}`);
}

/** Bytes in use: of the heap after garbage collections, and of the core. */
async function used() {
  for (let i = 0; i < 3; i++) {
    await setImmediate();
    gc(); // what a collection finalizes is freed by the next
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return [heapUsed + arrayBuffers, coreMemory()];
}

const megabytes = (bytes) => (bytes / 2 ** 20).toFixed(2).padStart(10);
console.log("  requests   heap, MB   core, MB");
let n = 0, first;
for (let step = 1; step <= steps; step++) {
  const end = requests * step / steps;
  await Promise.all(Array.from({ length: atOnce }, async () => { while (n < end) await send(n++); }));
  const now = await used();
  console.log(String(n).padStart(10), ...now.map(megabytes));
  if (step === 2) first = now; // the first step is a warm-up
  if (step > 2 && now.some((bytes, i) => bytes > first[i] + allowed)) process.exitCode = 1;
}
const { kept, outgoing } = host.memory.held;
if (kept + outgoing + host.inbound.held > 0) throw new Error("bodies are held");
if (process.exitCode) console.log("the memory grows");
