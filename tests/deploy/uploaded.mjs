// Runs in workerd what a deployment has uploaded to the stand-in for Cloudflare: the modules with their variables, secrets and
// bindings, and the database as the deployment left it.

import assert from "node:assert/strict";
import { readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { unstable_getMiniflareWorkerOptions as translate } from "wrangler";
import { repository, temporary } from "./project.mjs";

const { convertV4MiniflareOptions, Miniflare } = createRequire(import.meta.resolve("wrangler"))("miniflare");

const kinds = { "application/javascript+module": "ESModule", "application/wasm": "CompiledWasm", "text/plain": "Text" };

/** A Worker in place of Workers AI. Its answer names the same item for every photo. */
const ai = `import { WorkerEntrypoint } from "cloudflare:workers";
export class AI extends WorkerEntrypoint {
  run() { return { response: { title: "Halden F2 35mm film SLR camera", brand: "Halden", model: "F2", category: "Cameras" } }; }
}
export default {};`;

/**
 * Starts an account's Worker. `vars` are added to its variables. It runs until the test ends. Returns its URL and the path of
 * its database's file.
 */
async function startUploaded(t, { workers, databases }, vars = {}) {
  const { loupe: { metadata, modules, main, secrets } } = workers, persist = temporary("uploaded");
  const of = (type) => metadata.bindings.filter((binding) => binding.type === type);
  const [database] = of("d1"), { sqlite } = databases.find(({ uuid }) => uuid === (database.id ?? database.database_id));
  const byName = (bindings, value) => Object.fromEntries(bindings.map((binding) => [binding.name, value(binding)]));
  const code = modules.filter(({ type }) => type in kinds).sort((a, b) => (b.name === main) - (a.name === main)); // the rest is a source map
  const read = async (file) => {
    const type = kinds[file.type];
    return { type, path: file.name, contents: type === "CompiledWasm" ? new Uint8Array(await file.arrayBuffer()) : await file.text() };
  };
  const { workerOptions: { assets } } = translate(join(repository, "wrangler.toml"), undefined, { envFiles: [] });
  const options = {
    name: "loupe", modulesRoot: "/", modules: await Promise.all(code.map(read)),
    compatibilityDate: metadata.compatibility_date, compatibilityFlags: metadata.compatibility_flags,
    bindings: { ...byName(of("plain_text"), ({ text }) => text), ...secrets, ...vars },
    d1Databases: { DB: "db" }, kvNamespaces: byName(of("kv_namespace"), ({ namespace_id: id }) => id),
    queueProducers: byName(of("queue"), ({ queue_name: queueName }) => ({ queueName })),
    ratelimits: byName(of("ratelimit"), ({ namespace_id, simple }) => ({ namespace_id, simple })),
    serviceBindings: byName(of("ai"), () => ({ name: "ai", entrypoint: "AI" })),
    assets: { ...assets, directory: join(repository, "build/out/assets") },
  };
  const start = () => new Miniflare(convertV4MiniflareOptions({
    port: 0, cf: false, logRequests: false, unsafeTriggerHandlers: true, telemetry: { enabled: false }, handleStructuredLogs() {},
    resourcePersistencePath: join(persist, "v3"),
    workers: [options, { name: "ai", modulesRoot: "/", modules: [{ type: "ESModule", path: "ai.mjs", contents: ai }] }],
  }));
  const empty = start();
  await (await empty.getD1Database("DB")).prepare("SELECT 1").run(); // creates the file of the database
  await empty.dispose();
  const folder = join(persist, "v3/d1/miniflare-D1DatabaseObject"), name = readdirSync(folder).find((file) => /^[0-9a-f]+\.sqlite$/.test(file));
  for (const file of readdirSync(folder).filter((one) => one.startsWith(name))) rmSync(join(folder, file));
  sqlite.prepare("VACUUM INTO ?").run(join(folder, name));
  const running = start();
  t.after(() => running.dispose());
  return { url: (await running.ready).origin, file: join(folder, name) };
}

/**
 * Starts an account's Worker, runs its schedule, creates an account and a key, and appraises the sample photo. Asserts that the
 * answer has a value. `vars` are added to the Worker's variables. `prepare` gets the database after the schedule has run.
 */
export async function assertAppraises(t, account, vars = {}, prepare = () => {}) {
  const { url, file } = await startUploaded(t, account, { ALLOW_LOCAL_IMAGES: "1", ECB_RATES_URL: "off", ...vars });
  const scheduled = await fetch(`${url}/cdn-cgi/local/scheduled`);
  assert.equal(scheduled.status, 200, await scheduled.text());
  const sqlite = new DatabaseSync(file);
  prepare(sqlite);
  sqlite.close();
  const post = async (path, bearer, body) => {
    const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };
    const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    assert.ok(response.ok, `${path}: ${response.status} ${await response.clone().text()}`);
    return response.json();
  };
  const administrator = vars.ADMIN_TOKEN ?? account.workers.loupe.secrets.ADMIN_TOKEN;
  const { id } = await post("/admin/accounts", administrator, { name: "first" });
  await post(`/admin/accounts/${id}/grants`, administrator, { credits: 10, reason: "first" });
  const { key } = await post(`/admin/accounts/${id}/keys`, administrator, { name: "first" });
  const { appraisal, error } = await post("/api/v1/appraise-product", key, { image_url: `${url}/samples/camera-photo.jpg` });
  assert.ok(appraisal?.price_lower > 0, JSON.stringify(error));
  assert.match(appraisal.best_match.title, /^Halden F2/);
}
