// A host of the core for benchmarks. Its bindings answer at once, and it writes no log.

import { AsyncLocalStorage } from "node:async_hooks";
import { readFile } from "node:fs/promises";
import { Host } from "../../worker/host/host.mjs";

const core = new WebAssembly.Module(await readFile(new URL("../../build/out/core.wasm", import.meta.url)));
const key = "loupe_N5hE1K77FJnXznZbXgPHA2GIodRKMWqFoG6wORij4M53ihBfO"; // not a key of any service; only its checksum is correct
const accounts = new AsyncLocalStorage();

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
        ? new TextEncoder().encode(JSON.stringify({ account: accounts.getStore(), key: "key_1", read: Date.now() })).buffer : null),
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

/** Appraises for an account. Returns the status of the response when the exchange has ended. */
export function appraise(host, account, body) {
  return accounts.run(account, async () => {
    let finished;
    const request = new Request("https://loupe.example/api/v1/appraise-product", {
      method: "POST", headers: { authorization: `Bearer ${key}` }, body: JSON.stringify(body),
    });
    const response = await host.handle(request, crypto.getRandomValues(new Uint8Array(32)), { waitUntil: (promise) => { finished = promise; } });
    await response.text();
    await finished;
    return response.status;
  });
}
