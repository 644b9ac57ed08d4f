// Checks the configuration of the service, on this machine or deployed, and calls each upstream once. docs/OPERATIONS.md
// describes it. The exit status is 0 if everything is in order.

import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SQLite } from "../backup/database.mjs";
import { openAccount, queryOf } from "../deploy/account.mjs";
import { allSecrets } from "../deploy/core.mjs";
import { waitForHealth } from "../deploy/health.mjs";
import { devOptions, localSettings } from "../deploy/local.mjs";
import { appliedMigrations, readMigrations } from "../deploy/migrations.mjs";
import { Operator } from "../deploy/operator.mjs";
import { readArguments, runProgram } from "../deploy/program.mjs";
import { tokenFile } from "../deploy/secrets.mjs";
import { loadSQLite, openLocal, stateOf } from "../deploy/sqlite.mjs";
import { Stop } from "../deploy/stop.mjs";
import { Terminal } from "../deploy/terminal.mjs";
import { addressOf } from "../deploy/upgrade.mjs";
import { Wrangler } from "../deploy/wrangler.mjs";
import { checkBindings, checkMigrations, checkSecrets, checkSettings } from "./configuration.mjs";
import { Report } from "./report.mjs";
import { Service, checkFaults, checkUpstreams } from "./service.mjs";

const usage = `usage: node check.mjs [options]
  --remote      check the deployed service, instead of the one on this machine
  --url URL     address of the deployed service, if it is not the one in operator.toml
  --photo URL   photo to appraise; a sample photo of the service without it
  --no-calls    call no upstream`;

async function main() {
  const options = readOptions();
  if (options.help) return console.log(usage);
  const root = fileURLToPath(new URL("../../..", import.meta.url)), report = new Report(), terminal = new Terminal();
  const wrangler = new Wrangler(root);
  await wrangler.install(terminal);
  const context = { root, report, terminal, wrangler, options, operator: new Operator(root, wrangler) };
  await (options.remote ? checkDeployed(context) : checkHere(context));
  console.log(report.format());
  if (report.failed) process.exitCode = 1;
}

function readOptions() {
  const flag = { type: "boolean" }, text = { type: "string" };
  return readArguments(usage, { options: { remote: flag, url: text, photo: text, "no-calls": flag, help: flag } }).values;
}

async function checkDeployed({ root, report, terminal, wrangler, operator, options }) {
  const { merged } = operator, account = await openAccount(wrangler, operator, terminal);
  await attempt(report, "the variables", () => checkSettings(report, root, operator.settings));
  checkBindings(report, merged, { deployed: true });
  const listed = await account.find(`/workers/scripts/${merged.name}/secrets`);
  if (!listed) return report.wrong(`the account has no Worker ${merged.name}`, "Run make deploy.");
  await attempt(report, "the secrets", async () => {
    checkSecrets(report, { secrets: await allSecrets(root, merged.vars), present: new Set(listed.map(({ name }) => name)), where: "the deployed service" });
  });
  const { database_id: id } = merged.d1_databases.find(({ binding }) => binding === "DB");
  await attempt(report, "database", async () => {
    checkMigrations(report, readMigrations(root), await appliedMigrations(queryOf(account, id)));
  });
  const url = options.url ?? await addressOf(account, merged), token = process.env.ADMIN_TOKEN?.trim() || readToken(join(root, tokenFile));
  if (!url) return report.wrong("the service has no address", "Set workers_dev or routes in operator.toml.");
  if (!token) return report.note("the service itself was not checked, because ADMIN_TOKEN is not known", "Set ADMIN_TOKEN in the environment.");
  await checkService({ report, options, service: new Service(url, token), photo: `${url}/samples/camera-photo.jpg` });
}

const readToken = (file) => (existsSync(file) ? readFileSync(file, "utf8").trim() : "");

/** Checks the settings on this machine by a service of its own, with empty data and the variables and secrets of .dev.vars. */
async function checkHere({ root, report, wrangler, operator, options }) {
  const settings = localSettings(root, operator.tracked), { vars } = settings.config;
  const secrets = new Set(Object.keys(settings.own).filter((name) => settings.own[name]));
  const starts = await attempt(report, "the variables", () => checkSettings(report, root, settings));
  await attempt(report, "the secrets", async () => checkSecrets(report, { secrets: await allSecrets(root, vars), present: secrets, where: ".dev.vars" }));
  checkBindings(report, operator.tracked, { deployed: false });
  let rates, listings; // of the operator's database: the newest rates, and a listing that all accounts share
  await attempt(report, "database", async () => {
    const database = new SQLite(openLocal(stateOf(root), await loadSQLite()));
    try {
      const known = readMigrations(root), applied = await appliedMigrations((sql) => database.query(sql));
      checkMigrations(report, known, applied);
      if (applied.length < known.length) return;
      [rates] = await database.query("SELECT json FROM rates ORDER BY date DESC LIMIT 1");
      [listings] = await database.query("SELECT n FROM listing WHERE coalesce(account, '') = '' LIMIT 1");
    } finally {
      await database.close();
    }
  });
  if (!starts) return;
  await withService({ root, wrangler, settings }, async (service) => {
    await fetch(`${service.url}/cdn-cgi/local/scheduled`); // the cron applies the migrations and fetches the exchange rates
    if (rates) await service.call("PUT", "/admin/rates", { body: JSON.parse(rates.json) });
    await checkService({ report, options, service, photo: `${service.url}/samples/camera-photo.jpg`, provided: listings ? ["listings"] : [] });
    if (!options.photo) report.note("upstreams that fetch the photo themselves can't reach this machine", "Name a public photo: PHOTO=https://...");
  });
}

async function checkService({ report, options, service, photo, provided }) {
  const health = await waitForHealth(service.url, { attempts: 5 });
  if (health.status === "no answer") return report.wrong(`${service.url} does not answer: ${health.text}`);
  await attempt(report, "the service's own check", () => checkFaults(report, service, provided));
  if (options["no-calls"]) return report.note("no upstream was called");
  await attempt(report, "an appraisal", () => checkUpstreams(report, service, options.photo ?? photo));
}

/** Runs a check. If it throws, that is reported, and the other checks go on. */
async function attempt(report, name, check) {
  try {
    return await check();
  } catch (error) {
    report.wrong(`${name}: ${error.message}`, error.advice);
    return undefined;
  }
}

/** Runs a service with empty data on this machine while `use` runs. */
async function withService({ root, wrangler, settings }, use) {
  const folder = mkdtempSync(join(tmpdir(), "loupe-check-")), token = randomBytes(32).toString("hex"), port = await freePort();
  const child = spawn(process.execPath, wrangler.command([
    "dev", "--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0", "--persist-to", folder, "--show-interactive-dev-session=false",
    "--var", `ADMIN_TOKEN:${token}`, "--var", "ALLOW_LOCAL_IMAGES:1", ...devOptions(settings),
  ]), { cwd: root, env: wrangler.environment(), stdio: ["ignore", "pipe", "pipe"] });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => { log = (log + text).slice(-4000); });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  try {
    const url = `http://127.0.0.1:${port}`;
    const health = await Promise.race([waitForHealth(url, { attempts: 600, pause: 100 }), ended]);
    if (typeof health !== "object" || health === null) throw new Stop("the service did not start on this machine", { output: log });
    await use(new Service(url, token));
  } finally {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject).listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

await runProgram("check", main);
