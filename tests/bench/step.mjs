// Prints the median time of the core's longest step of an appraisal, in milliseconds: node step.mjs APPRAISALS ROUNDS. In this
// step core.wasm reads the rows of sixty listings, values the item, and writes the answer and the evidence.

import { readFile } from "node:fs/promises";
import { Core } from "../../worker/core.mjs";
import { Host } from "../../worker/host.mjs";

const [appraisals, rounds] = process.argv.slice(2).map(Number);
const core = new WebAssembly.Module(await readFile(new URL("../../build/out/core.wasm", import.meta.url)));
const key = "loupe_N5hE1K77FJnXznZbXgPHA2GIodRKMWqFoG6wORij4M53ihBfO"; // not a key of any service; only its checksum is correct

const words = ["black", "digital", "camera", "with", "3x", "optical", "zoom", "16", "GB", "kit", "silver", "compact", "lens", "case", "battery"];
const conditions = ["new", "used", "very good", "good", "", "for parts"];
const rows = Array.from({ length: 60 }, (_, i) => ({
  id: `listing-${i}`, title: `Halden QX-${700 + (i % 20) * 10}B ` + Array.from({ length: 8 }, (_, w) => words[(i * 7 + w * 5) % words.length]).join(" "),
  brand: "Halden", category: "Cameras", vendor: `Sample ${i % 9}`, price: String(100 + (i * 37) % 90), currency: "USD",
  url: `https://shop.example.com/listings/${i}`, image: `https://shop.example.com/pictures/${i}.jpg`, fingerprint: null,
  condition: conditions[i % conditions.length], sold: i % 3 ? "no" : "yes", date: `2026-0${1 + i % 9}-15`, source: "catalog",
}));

let listed = 0, estimates = 0;
const answer = (sql, parameters) => {
  if (sql.startsWith("SELECT l.id")) {
    listed++;
    return { results: rows, meta: { changes: 0 } };
  }
  if (sql.startsWith("UPDATE appraisal SET answer") && JSON.parse(parameters[1]).appraisal) estimates++;
  const settled = sql.startsWith("SELECT p.answer") && { answer: "{}", evidence: null, state: "posted", amount: 10, available: 100 };
  return { results: settled ? [settled] : [], meta: { changes: 1 } };
};
const env = {
  KV: {
    get: async (name) => (name.startsWith("key:") ? new TextEncoder().encode(JSON.stringify({ account: "acct", key: "key_1", read: Date.now() })).buffer : null),
    put: async () => {},
  },
  RATE_LIMITER: { limit: async () => ({ success: true }) },
  DB: {
    prepare: (sql) => ({ bind: (...parameters) => ({ sql, parameters }) }),
    batch: async (statements) => statements.map(({ sql, parameters }) => answer(sql, parameters)),
  },
};
globalThis.fetch = async () => new Response(null, { status: 404 });

let longest = 0;
const step = Core.prototype.step;
Core.prototype.step = function (frame) {
  const start = performance.now();
  try {
    return step.call(this, frame);
  } finally {
    longest = Math.max(longest, performance.now() - start);
  }
};

const host = new Host(core, env);
async function appraise(n) {
  let finished;
  const request = new Request("https://loupe.example/api/v1/appraise-product", {
    method: "POST", headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify({ image_url: `https://photos.example.com/${n}.jpg`, description: "Halden QX700B compact digital camera 16 GB silver with case" }),
  });
  longest = 0;
  const response = await host.handle(request, crypto.getRandomValues(new Uint8Array(32)), { waitUntil: (promise) => { finished = promise; } });
  await response.text();
  await finished;
  return longest;
}

const times = [];
for (let round = 0; round <= rounds; round++) {
  let sum = 0;
  for (let n = 0; n < appraisals; n++) sum += await appraise(n);
  if (round > 0) times.push(sum / appraisals); // the first round is a warm-up
}
if (listed === 0 || estimates !== listed) throw new Error(`${estimates} estimates of ${listed} searches`);
console.log(times.sort((a, b) => a - b)[times.length >> 1]);
