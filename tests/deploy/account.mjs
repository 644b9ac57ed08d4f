// What the tests assert about the account at the stand-in.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { startCloudflare } from "./cloudflare.mjs";
import { read, repository } from "./project.mjs";

/** The names of the migrations, in order. */
export const migrations = readdirSync(join(repository, "worker/migrations")).filter((name) => name.endsWith(".sql")).sort();
/** The names of the migrations that a database has. */
export const applied = ({ sqlite }) => sqlite.prepare("SELECT name FROM d1_migrations ORDER BY id").all().map(({ name }) => name);
const names = (list, key = "name") => list.map((item) => item[key]);

/** Starts a stand-in that ends with the test, and asserts that nobody called what it does not know. */
export async function standIn(t) {
  const cloudflare = await startCloudflare();
  t.after(async () => {
    await cloudflare.close();
    assert.deepEqual(cloudflare.unknown, [], "calls that the stand-in does not know");
  });
  return cloudflare;
}

/** Asserts that the account has one of everything, all bound to the Worker and recorded in operator.toml. */
export function assertComplete(account, root) {
  assert.deepEqual(names(account.databases), ["loupe"]);
  assert.deepEqual(names(account.namespaces, "title"), ["loupe-kv"]);
  assert.deepEqual(names(account.queues, "queue_name"), ["loupe-jobs"]);
  assert.deepEqual(names(account.queues[0].consumers, "script"), ["loupe"]);
  assert.deepEqual(account.queues[0].consumers[0].settings, { batch_size: 6, max_retries: 5, max_wait_time_ms: 0, retry_delay: 20 });
  assert.deepEqual(names(account.buckets), ["loupe-transcripts"]);
  assert.deepEqual(Object.keys(account.workers), ["loupe"]);
  assert.deepEqual(applied(account.databases[0]), migrations);
  const { metadata, secrets, deployments, schedules, enabled } = account.workers.loupe;
  const target = (binding) => binding.id ?? binding.namespace_id ?? binding.queue_name ?? binding.bucket_name;
  const bound = Object.fromEntries(metadata.bindings.map((binding) => [binding.name, target(binding)]));
  assert.equal(bound.DB, account.databases[0].uuid);
  assert.equal(bound.KV, account.namespaces[0].id);
  assert.equal(bound.JOBS, "loupe-jobs");
  assert.equal(bound.TRANSCRIPTS_BUCKET, "loupe-transcripts");
  assert.deepEqual(Object.keys(secrets).sort(), ["ADMIN_TOKEN", "SESSION_SECRET", "STATE_SECRET"]);
  assert.equal(secrets.ADMIN_TOKEN, read(root, ".admin-token").trim());
  assert.ok(deployments.length > 0, "no version is deployed");
  assert.deepEqual(schedules, [{ cron: "* * * * *" }]);
  assert.equal(enabled, true);
  for (const line of ['binding = "DB"', 'binding = "KV"', 'binding = "JOBS"', 'binding = "TRANSCRIPTS_BUCKET"', "account_id = ", "\nname = "]) {
    assert.equal(`\n${read(root, "operator.toml")}`.split(line).length - 1, 1, `occurrences of ${line.trim()} in operator.toml`);
  }
}
