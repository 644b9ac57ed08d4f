// Asks the control plane for its report on the service. Runs console.wasm on this machine, as the Worker does.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const minTokenLength = 16, safeTokenLength = 32; // of an administrator's token: to be accepted, and to be no fault

/**
 * Returns the report of both planes, as GET /admin/health does.
 *
 *   env                 variables and secrets
 *   origin              scheme and host of the service
 *   health()            returns the data plane's report as a Response
 *   query(sql, params)  returns the rows of a statement, which asks for listings. The default finds none
 */
export async function readReport(root, env, origin, health, query = async () => [{ own: 0, listings: 0 }]) {
  const token = [env.ADMIN_TOKEN, env.ADMIN_TOKEN_PREVIOUS].find((value) => value?.length >= minTokenLength) ?? "a".repeat(safeTokenLength);
  const accepted = Object.values(env).includes(token) ? {} : { ADMIN_TOKEN_PREVIOUS: token };
  const handle = await startConsole(root, { ...env, ...accepted, DB: database(query), KV: {}, HEALTH: health });
  const response = await handle(new Request(`${origin}/admin/health`, { headers: { Authorization: `Bearer ${token}` } }));
  if (response.status !== 200) throw new Error(`the control plane does not report its health: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Returns a D1 database with the methods that the control plane calls. */
function database(query) {
  const raw = async (sql, params) => {
    const rows = await query(sql, params);
    return rows.length ? [Object.keys(rows[0]), ...rows.map((row) => Object.values(row))] : [];
  };
  return { prepare: (sql) => ({ bind: (...params) => ({ raw: () => raw(sql, params) }) }) };
}

/** Starts console.wasm as build/out/console/worker.mjs does, which Node.js can't import. Returns the function that answers a request. */
async function startConsole(root, env) {
  const folder = join(root, "build/out/console");
  await import(pathToFileURL(join(folder, "wasm_exec.js"))); // defines Go
  globalThis.tryCatch = (call) => {
    try {
      return { result: call() };
    } catch (error) {
      return { error };
    }
  };
  const module = new WebAssembly.Module(readFileSync(join(folder, "console.wasm"))), go = new globalThis.Go(), binding = {};
  await new Promise((ready, failed) => {
    const instance = new WebAssembly.Instance(module, { ...go.importObject, workers: { ready } });
    go.run(instance, { env, ctx: { waitUntil() {} }, binding }).catch(failed);
  });
  return binding.handleRequest;
}
