import assert from "node:assert/strict";
import { execFile, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { before, test } from "node:test";
import { parseEnv, promisify } from "node:util";
import { secrets } from "../../build/operate/deploy/settings.mjs";
import { Wrangler } from "../../build/operate/deploy/wrangler.mjs";
import { applied, assertComplete, migrations, standIn } from "./account.mjs";
import { accountID, token } from "./cloudflare.mjs";
import { read, repository, temporary, userEnvironment } from "./project.mjs";
import { assertAppraises } from "./uploaded.mjs";

const folder = temporary("dist"), archive = join(folder, "loupe.tar.gz"), published = join(folder, "published.git"), root = join(folder, "copy");

// Node alone: neither Go nor TinyGo, make or npm.
const bin = join(folder, "bin");
const environment = { ...process.env, PATH: bin };

const git = (...args) => execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
const pack = (file) => execFileSync("go", ["run", "./build/toolchain/dist", file], { cwd: repository, env: userEnvironment, stdio: "pipe" });

// The archive is published by the workflow of releases, twice, and copied as by the button.
before(() => {
  mkdirSync(bin);
  symlinkSync(process.execPath, join(bin, "node"));
  pack(archive);
  git("init", "--quiet", "--bare", published);
  for (const TAG of ["v1", "v2"]) {
    const env = { ...process.env, TAG, BUTTON: published, MODULE: "" }; // make exports its own MODULE
    rmSync(join(folder, "loupe.clone"), { recursive: true, force: true });
    execFileSync("bash", ["-e", "-c", workflowStep("Push the button's repository and the Go client's")], { cwd: folder, env, stdio: "pipe" });
  }
  copy(root);
});

/** Copies the published repository, with the packages that npm installs. */
function copy(to) {
  git("clone", "--quiet", published, to);
  symlinkSync(join(repository, "node_modules"), join(to, "node_modules"));
}

/** Returns the script of a step in the workflow of releases. */
function workflowStep(name) {
  const [, indent, script] = new RegExp(`- name: ${name}\n[^]*?\n( +)run: \\|\n((?:\\1 .*\n)+)`).exec(read(repository, ".github/workflows/release.yml"));
  return script.replaceAll(new RegExp(`^${indent}  `, "gm"), "");
}

test("the archive of the same build has the same bytes", () => {
  const again = join(folder, "again.tar.gz");
  pack(again);
  assert.ok(readFileSync(archive).equals(readFileSync(again)));
});

test("the archive has nothing of the operator's, and npm installs from it without the tools of development", () => {
  const files = readdirSync(root, { recursive: true }).filter((name) => !/^(\.git|node_modules)(\/|$)/.test(name));
  assert.deepEqual(files.filter((name) => /operator|\.vars$|admin-token|node_modules|\.go$/.test(name) && name !== "build/operate/deploy/operator.mjs"), []);
  assert.ok(files.includes("build/out/core.wasm"), "the repository has no built Worker");
  assert.deepEqual(git("-C", published, "log", "--format=%s").split("\n"), ["Loupe v2", "Loupe v1", ""]);
  // Offline, npm compares package.json with the lock file and lists what it would install.
  const listed = execFileSync("npm", ["clean-install", "--dry-run", "--offline"], { cwd: join(folder, "loupe.clone"), encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const packages = listed.match(/^add \S+/gm).map((line) => line.slice(4));
  for (const name of ["wrangler", "smol-toml", "workerd", "esbuild", "miniflare"]) assert.ok(packages.includes(name), `${name} is not installed`);
  for (const name of ["playwright-core", "redoc", "binaryen"]) assert.ok(!packages.includes(name), `${name} is installed`);
});

const scripts = () => JSON.parse(read(root, "package.json")).scripts;

test("the button asks for what a service needs, and describes it", () => {
  const { vars, ai, d1_databases: [database], kv_namespaces: [namespace], ratelimits: [limit], queues: { producers: [queue] } } = new Wrangler(root).read(join(root, "wrangler.toml"));
  const asked = parseEnv(read(root, ".dev.vars.example")), generated = secrets.filter((secret) => secret.generated).map(({ name }) => name);
  assert.deepEqual(asked, Object.fromEntries(generated.map((name) => [name, ""])), "a value there would be every service's");
  const described = Object.entries(JSON.parse(read(root, "package.json")).cloudflare.bindings);
  assert.deepEqual(described.map(([name]) => name).sort(), [...Object.keys(vars), ...generated, ai.binding, database.binding, namespace.binding, queue.binding, limit.name].sort());
  assert.equal(vars.VISION, "workers-ai", "the first photo would not be identified");
  for (const [name, { description }] of described) assert.match(description, /^[A-Z].*\.$/, name);
  for (const value of [database.database_name, database.database_id, namespace.id, queue.queue]) assert.match(value, /./, "the button needs a default");
});

test("the button's build deploys with the resources that it made, and the Worker migrates and appraises", async (t) => {
  const cloudflare = await standIn(t), { account } = cloudflare, build = join(folder, "build"), uuid = randomUUID(), id = uuid.replaceAll("-", "");
  account.databases.push({ uuid, name: "chosen", sqlite: new DatabaseSync(":memory:") });
  account.namespaces.push({ id, title: "chosen" });
  account.queues.push({ queue_id: uuid, queue_name: "chosen", consumers: [] });
  copy(build);
  const configuration = read(build, "wrangler.toml").replace('database_name = "loupe"', 'database_name = "chosen"')
    .replace(/database_id = "[0-]+"/, `database_id = "${uuid}"`).replace(/\nid = "0+"/, `\nid = "${id}"`)
    .replaceAll('queue = "loupe-jobs"', 'queue = "chosen"');
  writeFileSync(join(build, "wrangler.toml"), configuration);
  const env = {
    ...process.env, PATH: `${join(build, "node_modules/.bin")}:${bin}:${process.env.PATH}`, CI: "1",
    CLOUDFLARE_API_BASE_URL: cloudflare.url, CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: accountID, WRANGLER_SEND_METRICS: "false",
  };
  const run = promisify(execFile);
  await run("sh", ["-c", scripts().deploy], { cwd: build, env });
  const bindings = account.workers.loupe.metadata.bindings;
  assert.equal(bindings.find(({ name }) => name === "DB").id, uuid);
  assert.equal(bindings.find(({ name }) => name === "KV").namespace_id, id);
  assert.equal(bindings.find(({ name }) => name === "JOBS").queue_name, "chosen");
  assert.deepEqual(account.queues[0].consumers.map(({ script }) => script), ["loupe"]);
  assert.deepEqual(account.workers.loupe.schedules, [{ cron: "* * * * *" }]);
  const entered = Object.fromEntries(secrets.filter(({ generated }) => generated).map(({ name }) => [name, `${name}-of-the-button-0123456789`]));
  await assertAppraises(t, account, entered, (sqlite) => {
    assert.deepEqual(applied({ sqlite }), migrations);
    sqlite.exec(read(build, "build/out/samples.sql"));
  });
});

/** Returns the lines of a deployment's output that say what is missing, without their remedies. */
const missingIn = (output) => [...output.matchAll(/^ {2}- (.*?): /gm)].map(([, text]) => text);

test("the archive deploys from nothing with Node alone, appraises, and updates without touching the operator's settings and secrets", async (t) => {
  const cloudflare = await standIn(t), { account } = cloudflare, home = join(folder, "account");
  copy(home);
  const run = async (...args) => (await promisify(execFile)("node", args, { cwd: home, env: { ...environment, CLOUDFLARE_API_BASE_URL: cloudflare.url, CLOUDFLARE_API_TOKEN: token } })).stdout;
  const made = await run("deploy.mjs", "--yes", "--bucket"), address = "https://loupe.stand-in.workers.dev";
  assert.ok(made.startsWith(`Loupe runs at ${address}\nThe dashboard is at ${address}/dashboard/\nBefore a photo gets a value:\n  - `), made);
  assert.match(made, /\n {2}- there is neither a listing nor a search to compare the item with: .*node samples\.mjs --remote\)\n.*\nADMIN_TOKEN, .* is in \.admin-token,/);
  assert.deepEqual(missingIn(made), ["there is neither a listing nor a search to compare the item with", "there are no exchange rates yet, so prices in other currencies are not used"]);
  assert.doesNotMatch(made, /Stripe/);
  assertComplete(account, home);
  assert.equal(statSync(join(home, ".admin-token")).mode & 0o777, 0o600);
  await run("samples.mjs", "--remote");
  await assertAppraises(t, account);

  // An upgrade brings a migration; the operator has chosen a variable.
  const secrets = { ...account.workers.loupe.secrets }, calls = cloudflare.calls.length, added = "9999_upgrade.sql";
  writeFileSync(join(home, "worker/migrations", added), "CREATE TABLE upgrade (n INTEGER) STRICT;");
  const edited = read(home, "operator.toml").replace("[vars]", '[vars] # mine\nDEFAULT_COUNTRY = "GB"');
  writeFileSync(join(home, "operator.toml"), edited);
  const updated = await run("deploy.mjs", "--yes");
  assert.ok(updated.startsWith(`Loupe runs at ${address}\n`) && !updated.includes("ADMIN_TOKEN"), updated);
  assert.deepEqual(applied(account.databases[0]), [...migrations, added]);
  assert.deepEqual(account.workers.loupe.secrets, secrets);
  assert.equal(read(home, "operator.toml"), edited);
  const variable = (name) => account.workers.loupe.metadata.bindings.find((binding) => binding.name === name)?.text;
  assert.equal(variable("DEFAULT_COUNTRY"), "GB");
  assert.equal(variable("SERVICE_NAME"), "loupe", "a variable of wrangler.toml that operator.toml does not have");
  assert.deepEqual(cloudflare.calls.slice(calls).filter((call) => /^POST \/(d1\/database|storage|queues|r2)[^:]*$/.test(call)), [], "calls that create");
  assert.ok(account.workers.loupe.metadata.keep_bindings.includes("secret_text"), "the update does not keep the secrets");
});

test("the archive deploys to this machine with Node alone, and appraises", async (t) => {
  const port = await freePort(), url = `http://127.0.0.1:${port}`;
  assert.match(execFileSync("node", ["deploy.mjs", "--dry-run"], { cwd: root, env: environment, encoding: "utf8" }), /env\.DB \(loupe\)[^]*--dry-run: exiting now/);

  const own = join(root, ".dev.vars"); // the demo does not use what the operator has configured
  writeFileSync(own, "VISION=openai\nVISION_API_KEY=sk-of-the-operator\n");
  const [program, ...args] = [...scripts().start.split(" "), "--port", String(port)];
  const service = spawn(program, args, { cwd: root, env: environment, stdio: ["ignore", "pipe", "pipe"] });
  t.after(() => service.kill("SIGKILL"));
  const ended = once(service, "exit");
  let log = "";
  await new Promise((resolve, reject) => {
    for (const stream of [service.stdout, service.stderr]) stream.setEncoding("utf8").on("data", (text) => {
      log += text;
      if (/ask again:\ncurl .*\n|not appraised/.test(log)) resolve();
    });
    ended.then(() => reject(new Error(`the service ended:\n${log}`)));
  });
  assert.match(log, /The sample photo shows: Halden F2 .*\nIt is worth USD \d+(\.\d+)? to \d+(\.\d+)?\. To ask again:\n/);

  const [, path, authorization, body] = /curl (\S+) -H 'Authorization: ([^']+)' .* -d '([^']+)'/.exec(log);
  const response = await fetch(path, { method: "POST", headers: { authorization, "content-type": "application/json" }, body });
  assert.match(response.headers.get("loupe-credits-charged"), /^[1-9]/, log);
  assert.ok((await response.json()).appraisal.price_lower > 0);

  process.kill(service.pid, "SIGTERM");
  await ended;
  await assert.rejects(fetch(`${url}/api/v1/`), "the Worker still answers");

  assert.equal(readFileSync(own, "utf8"), "VISION=openai\nVISION_API_KEY=sk-of-the-operator\n");
  assert.equal(existsSync(join(root, ".wrangler/state")), false);

  const alone = (...args) => execFileSync("node", args, { cwd: root, env: environment, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  alone("samples.mjs");
  assert.match(alone("backup.mjs", "verify"), /ok {5}ledger: 2 accounts, 0 transfers[^]*is sound/);
  assert.match(alone("backup.mjs", "--file", join(folder, "b.sqlite")), /complete and checked/);
  assert.match(alone("check.mjs", "--help"), /usage: node check\.mjs/);
});

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}
