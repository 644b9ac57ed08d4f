// Appraises in one host of the core, as one isolate of Cloudflare does: node inflight.mjs [APPRAISALS] [ACCOUNTS].
//
// First many calls come at once, and each photo arrives after three seconds: it prints what became of the photos. Then the
// hosts of one account's photos trickle: it prints how much longer the appraisals of another account take.

import { AsyncLocalStorage } from "node:async_hooks";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { Host } from "../../worker/host.mjs";

const [appraisals, accounts] = [2000, 20].map((standard, i) => Number(process.argv[2 + i] ?? standard));
const tricklingHosts = 30, rounds = 15;
const file = (path) => readFile(new URL(`../../build/out/${path}`, import.meta.url));
const core = new WebAssembly.Module(await file("core.wasm"));
const key = "loupe_N5hE1K77FJnXznZbXgPHA2GIodRKMWqFoG6wORij4M53ihBfO"; // not a key of any service; only its checksum is correct

// A picture of 150 kB: decoders ignore the bytes after a JPEG's end.
const photo = new Uint8Array(150_000);
photo.set(await file("assets/samples/camera-photo.jpg"));

const caller = new AsyncLocalStorage(); // { account, codes }: of the call, and where its photo's errors are counted
const answer = (sql, parameters) => {
  if (sql.startsWith("UPDATE appraisal SET answer")) {
    const { codes } = caller.getStore();
    for (const { code } of JSON.parse(parameters[1]).error.image_upload_errors) codes[code] = (codes[code] ?? 0) + 1;
  }
  const settled = sql.startsWith("SELECT p.answer") && { answer: "{}", evidence: null, state: "voided", amount: 10, available: 100 };
  return { results: settled ? [settled] : [], meta: { changes: 1 } };
};
const env = {
  KV: {
    get: async (name) => (name.startsWith("key:")
      ? new TextEncoder().encode(JSON.stringify({ account: caller.getStore().account, key: "key_1", read: Date.now() })).buffer : null),
    put: async () => {},
  },
  RATE_LIMITER: { limit: async () => ({ success: true }) },
  DB: {
    prepare: (sql) => ({ bind: (...parameters) => ({ sql, parameters }) }),
    batch: async (statements) => statements.map(({ sql, parameters }) => answer(sql, parameters)),
  },
};

/** By path: the pieces of a photo, and the size that its host claims. */
const hosts = {
  "/late.jpg": { length: photo.length, async *send() { await sleep(3000); yield* pieces(photo, 4096); } }, // chunks as in workerd
  "/prompt.jpg": { length: photo.length, async *send() { yield* pieces(photo, 4096); } },
  "/trickle.jpg": { length: 9 << 20, async *send() { for (;;) { yield new Uint8Array(1024); await sleep(200); } } },
};

function* pieces(bytes, size) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

globalThis.fetch = async (url, { signal }) => {
  const { length, send } = hosts[new URL(url).pathname], stream = send();
  const first = await stream.next();
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(first.value),
    async pull(controller) {
      const { done, value } = await stream.next();
      if (done || signal.aborted) controller.close();
      else controller.enqueue(value);
    },
  }, { highWaterMark: 0 });
  return new Response(body, { headers: { "content-length": String(length) } });
};

const host = new Host(core, env);

/** Appraises a photo for an account. Returns the status of the response when the exchange has ended. */
function appraise(account, path, codes) {
  return caller.run({ account, codes }, async () => {
    let finished;
    const request = new Request("https://loupe.example/api/v1/appraise-product", {
      method: "POST", headers: { authorization: `Bearer ${key}` }, body: JSON.stringify({ image_url: `https://photos.example.com${path}`, description: "camera" }),
    });
    const response = await host.handle(request, crypto.getRandomValues(new Uint8Array(32)), { waitUntil: (promise) => { finished = promise; } });
    await response.text();
    await finished;
    return response.status;
  });
}

async function measureBurst() {
  const statuses = {}, codes = {}, began = performance.now();
  let most = 0;
  const watch = setInterval(() => { most = Math.max(most, host.memory.held.kept); }, 5);
  await Promise.all(Array.from({ length: appraisals }, async (_, n) => {
    const status = await appraise(`acct_${n % accounts}`, "/late.jpg", codes);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }));
  clearInterval(watch);
  console.log(`${appraisals} appraisals at once, photos of 150 kB after 3 s: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  console.log("statuses", statuses, "photos that failed", codes, "most memory for photos", (most / 2 ** 20).toFixed(1), "MB");
}

async function measureAttack() {
  const codes = {};
  const median = async () => {
    const times = [];
    for (let round = 0; round < rounds; round++) {
      const began = performance.now();
      await appraise("victim", "/prompt.jpg", codes);
      times.push(performance.now() - began);
    }
    return times.sort((a, b) => a - b)[rounds >> 1];
  };
  await median(); // warm-up
  const alone = await median();
  let attacking = true;
  const attacks = Array.from({ length: tricklingHosts }, async () => {
    while (attacking) if (await appraise("attacker", "/trickle.jpg", {}) === 429) await sleep(100);
  });
  await sleep(500);
  const attacked = await median();
  attacking = false;
  console.log(`an appraisal takes ${alone.toFixed(1)} ms, and ${attacked.toFixed(1)} ms while ${tricklingHosts} hosts of another account trickle: ` +
    `${(attacked / alone).toFixed(2)} times as long; photos that failed`, codes);
  await Promise.all(attacks);
}

await measureBurst();
await measureAttack();
