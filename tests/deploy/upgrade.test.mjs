import assert from "node:assert/strict";
import { cpSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { runLocally } from "../../build/operate/deploy/local.mjs";
import { Operator } from "../../build/operate/deploy/operator.mjs";
import { upgrade } from "../../build/operate/deploy/upgrade.mjs";
import { Wrangler } from "../../build/operate/deploy/wrangler.mjs";
import { applied, migrations } from "./account.mjs";
import { token } from "./cloudflare.mjs";
import { deployed } from "./database.mjs";
import { copyProject, deployTo, read, repository, silentTerminal } from "./project.mjs";

/** Upgrades from a folder. `health` are the service's answers, in order; the last one is repeated. `run` takes the place of wrangler's. */
async function upgradeTo(cloudflare, root, health, options = { yes: true, secret: [] }, run) {
  Object.assign(process.env, { CLOUDFLARE_API_BASE_URL: cloudflare.url, CLOUDFLARE_API_TOKEN: token });
  const wrangler = new Wrangler(root), terminal = silentTerminal(), asked = [];
  if (run) wrangler.run = run;
  const fetch = async (url) => {
    asked.push(url);
    const answer = health.length > 1 ? health.shift() : health[0];
    if (answer instanceof Error) throw answer;
    return Response.json(answer);
  };
  try {
    const printed = await upgrade({ root, wrangler, operator: new Operator(root, wrangler), terminal, options, fetch, pause: 0 });
    return { printed, shown: terminal.shown, asked };
  } catch (error) {
    throw Object.assign(error, { shown: terminal.shown });
  }
}

const down = new Error("connection refused");

test("an upgrade says what changes, applies it, and reports the health before and after", async (t) => {
  const { cloudflare, root } = await deployed(t, { data: false }), { account } = cloudflare;
  await assert.rejects(upgradeTo(cloudflare, root, [down]), { message: /has no Worker loupe/, advice: /make deploy/ });
  const version = /^## (\S+)/m.exec(read(root, "docs/CHANGELOG.md"))[1], variables = { LOUPE_VERSION: version, DEFAULT_COUNTRY: "US", SIGNUP_CREDITS: "0" };
  const bindings = Object.entries(variables).map(([name, text]) => ({ type: "plain_text", name, text }));
  account.workers.loupe = { tag: "t", metadata: { bindings }, secrets: { ADMIN_TOKEN: "a", SESSION_SECRET: "b", STATE_SECRET: "c" }, deployments: [], uploads: 1 };
  account.namespaces.push({ id: "1".repeat(32), title: "loupe-kv" });
  const text = (name) => account.workers.loupe.metadata.bindings.find((binding) => binding.name === name)?.text;

  writeFileSync(join(root, "docs/CHANGELOG.md"), read(root, "docs/CHANGELOG.md").replace("\n## ", "\n## 99.0.0 (2027-01-01)\n\n- **Do before:** rest.\n\n## "));
  writeFileSync(join(root, "worker/migrations/9999_new.sql"), "-- Notes of accounts. More text.\nCREATE TABLE added (n INTEGER) STRICT;");
  writeFileSync(join(root, "operator.toml"), `name = "loupe"\n${read(root, "operator.toml")}\n[vars]\nDEFAULT_COUNTRY = "GB"\nOIDC_NAME = "Example"\n`);
  writeFileSync(join(root, "wrangler.toml"), read(root, "wrangler.toml").replace('SIGNUP_CREDITS = "0"\n', ""));
  await assert.rejects(upgradeTo(cloudflare, root, [down], { secret: [] }), (error) => {
    assert.match(error.message, /needs your agreement/);
    assert.match(error.shown, new RegExp(`From version ${version} to 99\\.0\\.0\\.\n\n99\\.0\\.0\n- \\*\\*Do before:\\*\\* rest\\.\n\nMake a backup`));
    assert.match(error.shown, /apply these migrations to the database:\n {4}9999_new\.sql: Notes of accounts\n/);
    assert.match(error.shown, /change the variable DEFAULT_COUNTRY from "US" to "GB"/);
    assert.match(error.shown, /add the variable OIDC_NAME = "Example"/);
    assert.match(error.shown, /remove the variable SIGNUP_CREDITS, which was "0"/);
    return true;
  });
  const uploads = account.workers.loupe.uploads, dry = await upgradeTo(cloudflare, root, [down], { "dry-run": true, yes: true, secret: [] });
  assert.match(dry.shown, /9999_new\.sql: Notes of accounts\n/);
  assert.match(dry.printed, /dry run: nothing was changed/);
  assert.equal(account.workers.loupe.uploads, uploads);
  assert.deepEqual(applied(account.databases[0]), migrations);

  const { printed, asked } = await upgradeTo(cloudflare, root, [{ status: "ok", upstreams: [] }, down, { status: "degraded", upstreams: [{ name: "ebay", state: "failing" }] }]);
  assert.match(printed, /^Health of https:\/\/loupe\.stand-in\.workers\.dev: before ok, now degraded \(ebay failing\)\.\n/);
  assert.match(printed, /wrangler rollback[^]*time-travel restore DB --bookmark=00000001-00000002-00000003 /);
  assert.equal(asked.length, 3);
  assert.deepEqual(applied(account.databases[0]), [...migrations, "9999_new.sql"]);
  assert.deepEqual([text("LOUPE_VERSION"), text("DEFAULT_COUNTRY"), text("SIGNUP_CREDITS")], ["99.0.0", "GB", undefined]);

  const run = async (_args, { env }) => writeFileSync(env.WRANGLER_OUTPUT_FILE_PATH, '{"type":"deploy","targets":["https://loupe.stand-in.workers.dev"]}');
  await assert.rejects(upgradeTo(cloudflare, root, [down], undefined, run), { message: /does not answer: connection refused/, advice: /wrangler rollback/ });
});

test("the service on this machine does not start on the database of a development version", async () => {
  const root = copyProject(), state = join(root, ".wrangler/state");
  cpSync(join(repository, "build/out/migrated"), state, { recursive: true });
  const folder = join(state, "v3/d1/miniflare-D1DatabaseObject");
  const [file] = readdirSync(folder).filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
  const sqlite = new DatabaseSync(join(folder, file));
  sqlite.exec("UPDATE d1_migrations SET name = '0001_accounts.sql' WHERE id = 1");
  const names = () => applied({ sqlite }), before = names();
  await assert.rejects(runLocally({ root, wrangler: new Wrangler(root), terminal: silentTerminal(), port: "0" }), {
    message: /^the database on this machine, .*\.wrangler\/state, has the migration 0001_accounts\.sql, which this version of Loupe does not know/,
  });
  assert.deepEqual(names(), before);
  sqlite.close();
});

test("an older version refuses the database of a newer one", async (t) => {
  const { cloudflare, root, sqlite } = await deployed(t, { data: false });
  sqlite.exec("INSERT INTO d1_migrations (name) VALUES ('9999_new.sql')");
  await assert.rejects(deployTo(cloudflare, root, { yes: true }), /the database has the migration 9999_new\.sql, which this version of Loupe does not know/);
  assert.deepEqual(cloudflare.account.workers, {});
});
