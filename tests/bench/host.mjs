// A host of the core for benchmarks. Its bindings answer at once, and it writes no log.

import { readFile } from "node:fs/promises";
import { Host } from "../../worker/host/host.mjs";

const core = new WebAssembly.Module(await readFile(new URL("../../build/out/core.wasm", import.meta.url)));
const key = "loupe_N5hE1K77FJnXznZbXgPHA2GIodRKMWqFoG6wORij4M53ihBfO"; // not a key of any service; only its checksum is correct

const words = ["black", "digital", "camera", "with", "3x", "optical", "zoom", "16", "GB", "kit", "silver", "compact", "lens", "case", "battery"];
// The model of the catalogue's only part, in the row of the first listing.
const model = JSON.stringify({
  currency: "USD", mean: 4.9, step: 0.004, listings: 1500, correction: [0, 0.5, 0.1, 0.1, -0.2, 0.1, -0.1, 0.1, 0, 0.2, 0.45, 0.4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.45, 0.4],
  cells: Array.from({ length: 16384 }, (_, cell) => "PPQOTLVJ"[cell % 8]).join(""),
});
const conditions = ["new", "used", "very good", "good", "", "for parts"];
/** The rows of a search of the catalogue. */
export const rows = Array.from({ length: 60 }, (_, i) => ({
  id: `listing-${i}`, title: `Halden QX-${700 + (i % 20) * 10}B ` + Array.from({ length: 8 }, (_, w) => words[(i * 7 + w * 5) % words.length]).join(" "),
  brand: "Halden", category: "Cameras", vendor: `Sample ${i % 9}`, price: String(100 + (i * 37) % 90), currency: "USD",
  url: `https://shop.example.com/listings/${i}`, image: `https://shop.example.com/pictures/${i}.jpg`,
  condition: conditions[i % conditions.length], sold: i % 3 ? "no" : "yes", date: `2026-0${1 + i % 9}-15`, days: "", owner: "catalog",
  part: "cameras.csv", model: i ? null : model,
}));

/**
 * Starts a host. `answer` returns the rows of an SQL statement from its text and parameters, or undefined for none. The
 * statement that settles an appraisal has a row anyway.
 */
export function startHost(answer) {
  const perform = ({ sql, parameters }) => {
    const settled = sql.startsWith("SELECT p.answer IS NOT NULL") && [{ answered: 1, state: "posted", amount: 10, available: 100, webhooks: null }];
    return { results: answer(sql, parameters) ?? (settled || []), meta: { changes: 1 } };
  };
  const host = new Host(core, {
    KV: {
      get: async (name) => (name.startsWith("key:")
        ? new TextEncoder().encode(JSON.stringify({ account: "acct", key: "key_1", read: Date.now() })).buffer : null),
      put: async () => {},
    },
    RATE_LIMITER: { limit: async () => ({ success: true }) },
    DB: {
      prepare: (sql) => ({ bind: (...parameters) => ({ sql, parameters }) }),
      batch: async (statements) => statements.map(perform),
    },
  });
  host.journal = { add() {} };
  return host;
}

/** Appraises. Resolves when the exchange has ended. */
export async function appraise(host, body) {
  let finished;
  const request = new Request("https://loupe.example/api/v1/appraise-product", {
    method: "POST", headers: { authorization: `Bearer ${key}` }, body: JSON.stringify(body),
  });
  const response = await host.handle(request, crypto.getRandomValues(new Uint8Array(32)), { waitUntil: (promise) => { finished = promise; } });
  await response.text();
  await finished;
}
