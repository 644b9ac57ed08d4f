import assert from "node:assert/strict";
import { test } from "node:test";
import { assertComplete, standIn } from "./account.mjs";
import { copyProject, deployTo } from "./project.mjs";

// Calls of wrangler: the first that changes the account, one between, and the last.
const ofWrangler = ["PATCH /workers/scripts/:worker/secrets-bulk", "POST /workers/scripts/:worker/versions", "PUT /workers/scripts/:worker/schedules"];
const own = /^\w+ (?!\/workers\/)|^GET \/workers\/(subdomain|scripts\/:worker\/(secrets|settings))$/;

// A call of the deployment that creates something takes effect, but its answer is lost. Every other call is refused. One call
// for a migration is enough.
test("completes after each call has failed once, and creates nothing twice", async (t) => {
  const cloudflare = await standIn(t), root = copyProject(), failed = new Set();
  const creates = /^POST \/(d1\/database|storage\/kv\/namespaces|queues|r2\/buckets)$/;
  cloudflare.fault = (call, body) => {
    const migration = /INTO d1_migrations.*'(.*?)'/s.exec(body.sql)?.[1] ?? "";
    const key = call + migration;
    if (failed.has(key) || (migration && !migration.startsWith("0003")) || !(own.test(call) || ofWrangler.includes(call))) return undefined;
    failed.add(key);
    return creates.test(call) ? "lose" : "refuse";
  };
  for (let count = -1; ; count = failed.size) {
    try {
      await deployTo(cloudflare, root, { yes: true, bucket: true });
      break;
    } catch (error) {
      assert.ok(error.advice, error.stack);
      assert.ok(failed.size > count, `failed without a fault: ${error.format?.() ?? error.stack}`);
    }
  }
  assertComplete(cloudflare.account, root);
  for (const call of ["GET /accounts", "POST /d1/database", "POST /queues", ...ofWrangler]) assert.ok(failed.has(call), `${call} did not fail`);
});
