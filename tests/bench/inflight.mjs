// Appraises in one host of the core, as one isolate of Cloudflare does: node inflight.mjs [APPRAISALS] [ACCOUNTS] [ROUNDS].
//
// First many calls come at once, and each photo arrives after three seconds: it prints what became of the photos. Then the
// hosts of one account's photos trickle: it prints how much longer the appraisals of another account take, by the median of
// some rounds.

import { AsyncLocalStorage } from "node:async_hooks";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { appraise, coreMemory, startHost } from "./host.mjs";

const [appraisals, accounts, rounds] = [2000, 20, 15].map((standard, i) => Number(process.argv[2 + i] ?? standard));
const tricklingHosts = 30;

// A picture of 150 kB: decoders ignore the bytes after a JPEG's end.
const photo = new Uint8Array(150_000);
photo.set(await readFile(new URL("../../build/out/assets/samples/camera-photo.jpg", import.meta.url)));

const photoErrors = new AsyncLocalStorage(); // how many of each code, of the call's test
const host = startHost((sql, parameters) => {
  if (!sql.startsWith("UPDATE appraisal SET figures = iif")) return;
  const counts = photoErrors.getStore();
  for (const { code } of JSON.parse(parameters[2]).error?.image_upload_errors ?? []) counts[code] = (counts[code] ?? 0) + 1;
});

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

/** Appraises a photo for an account, and counts the photo's errors in codes. Returns the status of the response. */
function appraisePhoto(account, path, codes) {
  return photoErrors.run(codes, () => appraise(host, account, { image_url: `https://photos.example.com${path}`, description: "camera" }));
}

async function measureBurst() {
  const statuses = {}, codes = {}, began = performance.now();
  let most = 0;
  const watch = setInterval(() => { most = Math.max(most, host.memory.held.kept); }, 5);
  await Promise.all(Array.from({ length: appraisals }, async (_, n) => {
    const status = await appraisePhoto(`acct_${n % accounts}`, "/late.jpg", codes);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }));
  clearInterval(watch);
  console.log(`${appraisals} appraisals at once, photos of 150 kB after 3 s: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  console.log("statuses", statuses, "photos that failed", codes, "most memory for photos", (most / 2 ** 20).toFixed(1), "MB,",
    "memory of the core", coreMemory() >> 20, "MB");
}

async function measureAttack() {
  const codes = {};
  const median = async () => {
    const times = [];
    for (let round = 0; round < rounds; round++) {
      const began = performance.now();
      await appraisePhoto("victim", "/prompt.jpg", codes);
      times.push(performance.now() - began);
    }
    return times.sort((a, b) => a - b)[rounds >> 1];
  };
  await median(); // warm-up
  const alone = await median();
  let attacking = true;
  const attacks = Array.from({ length: tricklingHosts }, async () => {
    while (attacking) if (await appraisePhoto("attacker", "/trickle.jpg", {}) === 429) await sleep(100);
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
