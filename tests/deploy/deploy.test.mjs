import assert from "node:assert/strict";
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { applied, migrations, standIn } from "./account.mjs";
import { accountID, splitAsServer, token } from "./cloudflare.mjs";
import { firstSteps } from "../../build/operate/deploy/firststeps.mjs";
import { Account } from "../../build/operate/deploy/account.mjs";
import { Cloudflare } from "../../build/operate/deploy/cloudflare.mjs";
import { migrateRemote, readMigrations } from "../../build/operate/deploy/migrations.mjs";
import { findMissing } from "../../build/operate/deploy/mistakes.mjs";
import { Operator } from "../../build/operate/deploy/operator.mjs";
import { Wrangler } from "../../build/operate/deploy/wrangler.mjs";
import { statementsOf } from "../../worker/statements.mjs";
import { deployed } from "./database.mjs";
import { copyProject, deployTo, read, repository, runProgram, scriptedTerminal } from "./project.mjs";

/** A fault for tests that end before the upload. */
const stopAtMigrations = (_call, { sql }) => (sql.includes("CREATE TABLE") ? "refuse" : undefined);

test("a deployment says what is missing before a photo gets a value, and the sample catalogue comes and goes as a whole", async (t) => {
  const { root, env, sqlite } = await deployed(t, { data: false });
  const config = { ...new Operator(root, new Wrangler(root)).merged, vars: { VISION: "openai", SEARCH: "serper-shopping,catalog" } };
  const query = async (sql, params = []) => sqlite.prepare(sql).all(...params);
  const missing = async (unset = ["SERPER_API_KEY"]) => (await findMissing(root, { config, unset, query })).map(({ name }) => name);
  assert.deepEqual(await missing(["SERPER_API_KEY", "VISION_API_KEY"]), ["identification", "listings", "rates"]);
  sqlite.exec(`INSERT INTO rates (date, json) VALUES ('2026-11-27', '{"date":"2026-11-27","base":"EUR","rates":{"USD":1.1}}')`);
  sqlite.exec("INSERT INTO account (id, name, created_at) VALUES ('acct_1', 'n', 0); INSERT INTO listing (account, id, title, source) VALUES ('acct_1', 'sample-camera-01', 'theirs', 'samples')");
  assert.deepEqual(await missing(), ["listings"]);

  const rows = (sql) => sqlite.prepare(sql).all().map((row) => ({ ...row }));
  const state = () => ["listing", "listing_band", "calibration", "audit"].map((table) => rows(`SELECT * FROM ${table}`));
  const samples = async (...args) => {
    const { status, output } = await runProgram(root, "build/operate/deploy/catalogue.mjs", ["--remote", ...args], env);
    assert.equal(status, 0, output);
    return state();
  };
  const before = state(), loaded = await samples();
  assert.equal(rows("SELECT * FROM listing WHERE account IS NULL AND source = 'samples'").length, 144);
  assert.deepEqual(await samples(), loaded, "loading twice changes something");
  assert.match((await findMissing(root, { config, unset: ["SERPER_API_KEY"], query }))[0].text, /the sample catalogue alone/);
  sqlite.exec("INSERT INTO listing (id, title, source) VALUES ('a', 'mine', 'shop.csv')");
  assert.deepEqual(await missing(), []);
  const removed = await samples("--remove");
  assert.deepEqual(removed[0].map(({ title }) => title), ["theirs", "mine"]);
  assert.deepEqual([removed[1], removed[2]], [before[1], before[2]]);
  assert.deepEqual(await samples("--remove"), removed, "removing twice changes something");
  assert.deepEqual(removed[3].map(({ action }) => action), ["samples.load", "samples.remove"]);
});

test("creates a queue under the Worker's name, unless QUEUE=0 has left it out", async (t) => {
  const cloudflare = await standIn(t), root = copyProject(), { account } = cloudflare;
  const plan = async (options) => {
    const { shown } = await deployTo(cloudflare, root, { yes: true, ...options }).catch((error) => (assert.match(error.message, /Authentication error/), error));
    return shown;
  };
  writeFileSync(join(root, "operator.toml"), 'name = "mine"\n');
  cloudflare.fault = stopAtMigrations;
  assert.match(await plan({ queue: false }), /use no queue: the schedule does the work of batches, slowly\n/);
  assert.deepEqual(account.queues, []);
  cloudflare.fault = () => undefined;
  assert.match(await plan({ "dry-run": true }), /use no queue/);
  cloudflare.fault = stopAtMigrations;
  const shown = await plan({ queue: true });
  assert.match(shown, /create the queue mine-jobs\n/);
  assert.doesNotMatch(shown, /use no queue/);
  assert.deepEqual(account.queues.map(({ queue_name: name }) => name), ["mine-jobs"]);
  await assert.rejects(deployTo(cloudflare, root, { yes: true, queue: false }), { message: /operator\.toml has a queue/, advice: /Delete its lines/ });
});

test("keeps secrets out of the output, the arguments, the environment and every file but .admin-token", async (t) => {
  const cloudflare = await standIn(t), root = copyProject();
  writeFileSync(join(root, "operator.toml"), '[vars]\nVISION = "openai"\nPACKS = "starter 1000 10.00 USD"\n' +
    'SECRETS = "VISION_API_KEY@api.openai.com VISION_API_KEY@shop.example.com SHOP_KEY@shop.example.com"\n' +
    `SOURCES = '[{"name": "shop", "title": "t", "url": "u", "price": "p", "constants": {"currency": "GBP"}, "request": {"url": "https://shop.example.com/?q={query}", "results": "items", ` +
    `"headers": {"x-key": "\${SHOP_KEY}", "x-model": "\${VISION_API_KEY}"}}}]'\n`);
  const typed = { VISION_API_KEY: "key-of-the-model-8f3a", SHOP_KEY: "key-of-an-own-source-77b1", STRIPE_SECRET_KEY: "sk_test_51c0ffee", STRIPE_WEBHOOK_SECRET: "" };
  const answers = Object.entries(typed).map(([name, value]) => [new RegExp(`${name}, .*not shown`), value]);
  const run = await deployTo(cloudflare, root, { terminal: scriptedTerminal([...answers, [/Go on\?/, "y"]]) });
  const secrets = { ...cloudflare.account.workers.loupe.secrets };
  assert.match(firstSteps(run, false), /^Stripe sends its events to https:\/\/loupe\.stand-in\.workers\.dev\/webhooks\/stripe: /m);
  assert.equal(secrets.VISION_API_KEY, typed.VISION_API_KEY);
  assert.equal(secrets.SHOP_KEY, typed.SHOP_KEY);
  assert.equal(secrets.STRIPE_SECRET_KEY, typed.STRIPE_SECRET_KEY);
  assert.equal("STRIPE_WEBHOOK_SECRET" in secrets, false, "a skipped secret is set");
  assert.match(run.shown, /leave unset STRIPE_WEBHOOK_SECRET/);
  assert.match(run.shown, /note: STRIPE_SECRET_KEY: it is a test key, so anybody can buy credits with a test card\n/);
  const files = [root, process.env.HOME].flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).map((file) => [file, readFileSync(file)]);
  for (const [name, value] of Object.entries(secrets)) {
    assert.equal(run.shown.includes(value), false, `${name} is shown`);
    assert.equal(JSON.stringify(run.started).includes(value), false, `${name} is an argument or in the environment`);
    const holders = files.filter(([, content]) => content.includes(value)).map(([file]) => file);
    assert.deepEqual(holders, name === "ADMIN_TOKEN" ? [join(root, ".admin-token")] : [], `files with ${name}`);
  }
  assert.equal(run.shown.includes(token), false, "Cloudflare's token is shown");

  // The next deployment asks for the skipped one only, and replaces what it is told to replace.
  const replaced = await deployTo(cloudflare, root, {
    secret: ["ADMIN_TOKEN"], terminal: scriptedTerminal([[/STRIPE_WEBHOOK_SECRET, .*not shown/, "whsec_1"], [/Go on\?/, "y"]]),
  });
  assert.match(replaced.shown, /REPLACE the secrets ADMIN_TOKEN\n/);
  const now = cloudflare.account.workers.loupe.secrets;
  assert.notEqual(now.ADMIN_TOKEN, secrets.ADMIN_TOKEN);
  assert.equal(now.ADMIN_TOKEN, read(root, ".admin-token").trim());
  assert.deepEqual({ ...now, ADMIN_TOKEN: "" }, { ...secrets, ADMIN_TOKEN: "", STRIPE_WEBHOOK_SECRET: "whsec_1" });
});

test("changes nothing without the operator's agreement, and asks before it takes over what operator.toml does not name", async (t) => {
  const sqlite = new DatabaseSync(":memory:"), created = [[/Workers AI/, ""], [/operator.toml is new/, ""]];
  for (const [present, answers, refusal] of [
    [{}, undefined, /needs your agreement/],
    [{}, [...created, [/Go on\? \[Y\/n\]/, "n"]], /nothing was changed/],
    [{ workers: { loupe: { tag: "t", secrets: {}, deployments: [], uploads: 1 } } }, [...created, [/REPLACE the Worker loupe[^]*Go on\? \[y\/N\]/, ""]], /nothing was changed/],
    [{ databases: [{ uuid: "11111111-2222-4333-8444-555555555555", name: "loupe", sqlite }] }, [...created, [/use the D1 database loupe, which exists[^]*Go on\? \[y\/N\]/, ""]], /nothing was changed/],
  ]) {
    const cloudflare = await standIn(t);
    Object.assign(cloudflare.account, present);
    await assert.rejects(deployTo(cloudflare, copyProject(), answers && { terminal: scriptedTerminal(answers) }), refusal);
    assert.deepEqual(cloudflare.calls.filter((call) => !call.startsWith("GET ") && !call.endsWith("/query")), []);
  }
  assert.deepEqual(sqlite.prepare("SELECT name FROM sqlite_schema").all(), []);
});

test("uses the account that the operator chooses, and records it", async (t) => {
  const cloudflare = await standIn(t), root = copyProject();
  cloudflare.accounts.unshift({ id: "f".repeat(32), name: "Other" });
  await assert.rejects(deployTo(cloudflare, root, { yes: true }), /there are 2 accounts: Other \(f{32}\), Stand-in/);
  const terminal = scriptedTerminal([[/Which account\?/, "2"], [/Workers AI/, ""], [/operator.toml is new/, ""], [/Go on\?/, "y"]]);
  cloudflare.fault = stopAtMigrations;
  await assert.rejects(deployTo(cloudflare, root, { terminal }), /Authentication error/);
  assert.match(read(root, "operator.toml"), new RegExp(`^account_id = "${cloudflare.accounts[1].id}"`));
  process.env.CLOUDFLARE_ACCOUNT_ID = "f".repeat(32);
  t.after(() => delete process.env.CLOUDFLARE_ACCOUNT_ID);
  await assert.rejects(deployTo(cloudflare, root, { yes: true }), /operator.toml names the account .*, but CLOUDFLARE_ACCOUNT_ID is f{32}/);
});

test("registers the account's subdomain of workers.dev, and says where to do so if it cannot ask", async (t) => {
  const cloudflare = await standIn(t), root = copyProject();
  cloudflare.account.subdomain = undefined;
  await assert.rejects(deployTo(cloudflare, root, { yes: true }), { message: /no subdomain/, advice: /workers\/onboarding/ });
  const terminal = scriptedTerminal([[/NAME\.workers\.dev/, "Shop"], [/Go on\?/, "y"]]);
  cloudflare.fault = stopAtMigrations;
  await assert.rejects(deployTo(cloudflare, root, { terminal }), /Authentication error/);
  assert.equal(cloudflare.account.subdomain, "shop");
});

test("uses the login of wrangler, and says what to do without one and with a token that Cloudflare refuses", async (t) => {
  const cloudflare = await standIn(t), root = copyProject();
  t.after(() => { process.env.CLOUDFLARE_API_TOKEN = token; });
  process.env.CLOUDFLARE_API_TOKEN = "";
  await assert.rejects(deployTo(cloudflare, root, { yes: true }), { message: /not logged in/, advice: /wrangler login/ });
  // As wrangler login stores it.
  const stored = join(process.env.XDG_CONFIG_HOME, ".wrangler/config");
  mkdirSync(stored, { recursive: true });
  writeFileSync(join(stored, "default.toml"), `oauth_token = "${token}"
refresh_token = "r"
expiration_time = "2099-01-01T00:00:00.000Z"
scopes = ["account:read"]
`);
  t.after(() => rmSync(stored, { recursive: true }));
  await assert.rejects(deployTo(cloudflare, root), /needs your agreement/);
  process.env.CLOUDFLARE_API_TOKEN = "wrong";
  await assert.rejects(deployTo(cloudflare, root, { yes: true }), { message: /Authentication error \[code: 10000\]/, advice: /D1 Edit/ });
});

test("refuses secrets that are unknown, short, or among the variables", async (t) => {
  const cloudflare = await standIn(t), root = copyProject();
  const unknown = deployTo(cloudflare, root, { yes: true, secret: ["ADMIN_TOKN"] });
  await assert.rejects(unknown, { message: /ADMIN_TOKN is not a secret/, advice: /ADMIN_TOKEN/ });
  writeFileSync(join(root, "operator.toml"), '[vars]\nSTRIPE_SECRET_KEY = "sk_live_1"\n');
  await assert.rejects(deployTo(cloudflare, root, { yes: true }), (error) =>
    /STRIPE_SECRET_KEY: it is a secret/.test(error.message) && !error.format().includes("sk_live_1"));
  rmSync(join(root, "operator.toml"));
  process.env.ADMIN_TOKEN = "short";
  t.after(() => delete process.env.ADMIN_TOKEN);
  await assert.rejects(deployTo(cloudflare, root, { yes: true }), /ADMIN_TOKEN is too short/);
  assert.deepEqual(cloudflare.calls.filter((call) => !call.startsWith("GET ")), []);
});

test("shows what wrangler printed, and what to do, if a migration fails", async (t) => {
  const cloudflare = await standIn(t), root = copyProject();
  appendFileSync(join(root, "worker/migrations", migrations.at(-1)), "\nCREATE TABLE account (id TEXT);");
  await assert.rejects(deployTo(cloudflare, root, { yes: true }), {
    message: /table account already exists/, advice: /If it repeats, report/,
  });
  assert.deepEqual(applied(cloudflare.account.databases[0]), migrations.slice(0, -1));
  assert.deepEqual(cloudflare.account.workers, {}, "a Worker is there without its schema");
});

test("the program shows its options after a wrong one, and names a missing output of the build", () => {
  const root = copyProject();
  const run = (...options) => spawnSync(process.execPath, [join(root, "build/operate/deploy/deploy.mjs"), ...options], { encoding: "utf8" });
  const wrong = run("--jes");
  assert.equal(wrong.status, 1);
  assert.match(wrong.stderr, /--jes[^]*usage: node deploy.mjs/);
  rmSync(join(root, "build/out/core.wasm"));
  const missing = run("--dry-run");
  assert.equal(missing.status, 1);
  assert.match(missing.stderr, /build\/out\/core.wasm is missing\nRun make build/);
});

test("the migrations are applied by an import, also if its answer is lost, or by queries if it is refused", async (t) => {
  const cloudflare = await standIn(t), account = new Account(new Cloudflare({ type: "api_token", token }, cloudflare.url), accountID);
  for (const [fault, how] of [[undefined, "by an import"], ["lose", "by an import, whose answer was lost"], ["refuse", "by queries, because of the import's failure: .*Authentication error.*"]]) {
    cloudflare.fault = (call) => (call.endsWith("/import") ? fault : undefined);
    const { uuid: database } = await account.post("/d1/database", { name: how });
    assert.match((await migrateRemote({ root: repository, account, database })).how, new RegExp(`^${migrations.length} ${how}$`));
    assert.deepEqual(applied(cloudflare.account.databases.at(-1)), migrations);
  }
});

test("a new Worker applies the migrations if Cloudflare reads a trigger in no other way; an existing one is not replaced", async (t) => {
  const cloudflare = await standIn(t), root = copyProject(), { account } = cloudflare;
  cloudflare.fault = (call, { sql }) => (call.endsWith("/import") ? "refuse" : sql.includes("CREATE TRIGGER") ? "split" : undefined);
  const { shown } = await deployTo(cloudflare, root, { yes: true });
  assert.match(shown, /\n {2}the Worker's schedule applies them after the upload, because .*incomplete input/);
  const { uploads } = account.workers.loupe;
  await assert.rejects(deployTo(cloudflare, root, { yes: true }), { message: /incomplete input/, advice: /If it repeats, report/ });
  assert.equal(account.workers.loupe.uploads, uploads);
});

test("the stand-in splits a query as Cloudflare does", () => {
  const trigger = (body) => `CREATE TRIGGER t AFTER UPDATE ON a BEGIN ${body} END;`;
  const simple = trigger("UPDATE b SET n = iif(1, 2, 3);");
  assert.deepEqual([...splitAsServer(`${simple}\nSELECT ';';`)], [simple, "SELECT ';';"]);
  const nested = "UPDATE b SET n = CASE WHEN 1 THEN 2 END WHERE 1;";
  assert.equal([...splitAsServer(trigger(nested))].length, 3);
  assert.equal([...splitAsServer("-- one; two\nSELECT 1;")].length, 2);
});

test("D1's server splits each migration into its statements, which make the schema", () => {
  const whole = new DatabaseSync(":memory:"), split = new DatabaseSync(":memory:");
  for (const migration of readMigrations(repository)) {
    const statements = statementsOf(migration);
    assert.deepEqual([...splitAsServer(`${statements.join(";\n")};`)], statements.map((statement) => `${statement};`), migration.name);
    whole.exec(migration.sql);
    for (const statement of statements) split.prepare(statement).run();
  }
  const schema = (sqlite) => sqlite.prepare("SELECT name FROM sqlite_schema WHERE name NOT GLOB '*d1_migrations*' ORDER BY name").all();
  assert.deepEqual(schema(split).filter(({ name }) => name !== "sqlite_sequence"), schema(whole).filter(({ name }) => name !== "sqlite_sequence"));
});
