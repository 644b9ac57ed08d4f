// Appraises in one host of the core, as one isolate of Cloudflare does, and prints the outcomes of the photos:
// node inflight.mjs [APPRAISALS] [ACCOUNTS]. All calls come at once, and each photo arrives after three seconds.

import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { Host } from "../../worker/host.mjs";

const [appraisals, accounts] = [2000, 20].map((standard, i) => Number(process.argv[2 + i] ?? standard));
const file = (path) => readFile(new URL(`../../build/out/${path}`, import.meta.url));
const core = new WebAssembly.Module(await file("core.wasm"));
const key = "loupe_N5hE1K77FJnXznZbXgPHA2GIodRKMWqFoG6wORij4M53ihBfO"; // not a key of any service; only its checksum is correct

// A picture of 150 kB: decoders ignore the bytes after a JPEG's end.
const photo = new Uint8Array(150_000);
photo.set(await file("assets/samples/camera-photo.jpg"));

let calls = 0;
const codes = {};
const answer = (sql, parameters) => {
  if (sql.startsWith("UPDATE appraisal SET answer")) {
    const { error } = JSON.parse(parameters[1]);
    for (const { code, message } of error.image_upload_errors) codes[code] = (codes[code] ?? 0) + 1;
  }
  const settled = sql.startsWith("SELECT p.answer") && { answer: "{}", evidence: null, state: "voided", amount: 10, available: 100 };
  return { results: settled ? [settled] : [], meta: { changes: 1 } };
};
const env = {
  KV: {
    get: async (name) => (name.startsWith("key:")
      ? new TextEncoder().encode(JSON.stringify({ account: `acct_${calls++ % accounts}`, key: "key_1", read: Date.now() })).buffer : null),
    put: async () => {},
  },
  RATE_LIMITER: { limit: async () => ({ success: true }) },
  DB: {
    prepare: (sql) => ({ bind: (...parameters) => ({ sql, parameters }) }),
    batch: async (statements) => statements.map(({ sql, parameters }) => answer(sql, parameters)),
  },
};
globalThis.fetch = async () => {
  await sleep(3000);
  let at = 0;
  return new Response(new ReadableStream({
    pull(controller) { // chunks of 4 kB, as in workerd
      if (at >= photo.length) return controller.close();
      controller.enqueue(photo.slice(at, at += 4096));
    },
  }, { highWaterMark: 0 }), { headers: { "content-length": String(photo.length) } });
};

const host = new Host(core, env), statuses = {}, began = performance.now();
let most = 0;
const watch = setInterval(() => { most = Math.max(most, host.memory.held.kept); }, 5);
await Promise.all(Array.from({ length: appraisals }, async (_, n) => {
  let finished;
  const request = new Request("https://loupe.example/api/v1/appraise-product", {
    method: "POST", headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify({ image_url: `https://photos.example.com/${n}.jpg`, description: "camera" }),
  });
  const response = await host.handle(request, crypto.getRandomValues(new Uint8Array(32)), { waitUntil: (promise) => { finished = promise; } });
  statuses[response.status] = (statuses[response.status] ?? 0) + 1;
  await response.text();
  await finished;
}));
clearInterval(watch);
const megabytes = (bytes) => (bytes / 2 ** 20).toFixed(1);
console.log(`${appraisals} appraisals at once, photos of 150 kB after 3 s: ${((performance.now() - began) / 1000).toFixed(1)} s`);
console.log("statuses", statuses, "photos that failed", codes, "most memory for photos", megabytes(most), "MB");
