// Deploys to a Cloudflare account, or updates the deployment. Every step first finds out what is already done, so the next
// run completes an interrupted one.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openAccount, queryOf } from "./account.mjs";
import { describeChanges, readChangelog, versionVariable } from "./changes.mjs";
import { migrateRemote } from "./migrations.mjs";
import { findMissing, refuseMistakes } from "./mistakes.mjs";
import { declineQueue, findResources, leavesOutQueue, provide } from "./resources.mjs";
import { checkNames, collectSecrets, keepToken } from "./secrets.mjs";
import { Stop } from "./stop.mjs";

/**
 * Deploys. Returns the service's addresses, the names of the secrets that were set, whether ADMIN_TOKEN is in a file, whether
 * the service sells credits through Stripe, and what is missing before a photo gets a value. With the option dry-run it only
 * says what it would do, and returns undefined.
 */
export async function deploy({ root, wrangler, operator, terminal, options }) {
  await checkNames(root, options.secret, operator.merged.vars);
  const account = await openAccount(wrangler, operator, terminal);
  const isDry = options["dry-run"];
  if (!operator.exists() && !isDry) {
    operator.create({ workersAI: !terminal.interactive || await terminal.confirm(aboutWorkersAI, true) });
    if (terminal.interactive) {
      await terminal.ask("operator.toml is new. To use a model, searches or the sign-in, set them there now. Enter goes on: ");
      operator.read();
    }
  }
  await refuseMistakes(root, operator.settings, terminal);
  const hasNoQueue = leavesOutQueue(operator, options);
  const worker = operator.merged.name, version = readChangelog(root)[0]?.version;
  if (version) operator.setVariable(versionVariable, version);
  const [listed, needed, subdomain] = await Promise.all([
    account.find(`/workers/scripts/${worker}/secrets`), // undefined if there is no such Worker
    findResources(account, operator, options),
    findSubdomain(account, operator.merged),
  ]);
  const exists = listed !== undefined, present = new Set(listed?.map(({ name }) => name));
  const { vars } = operator.merged;
  const { values, skipped } = await collectSecrets({ root, present, wanted: options.secret, vars, terminal: isDry ? { interactive: false } : terminal });
  if (Object.keys(values).length) await refuseMistakes(root, { ...operator.settings, secrets: values }, terminal);
  const foreign = exists && operator.own.name !== worker;
  const adopted = needed.some(({ id, recorded }) => id !== undefined && !recorded);
  const database = needed.find(({ resource }) => resource.kind === "D1 database");
  const changes = await describeChanges({
    root, vars, bindings: exists ? (await account.find(`/workers/scripts/${worker}/settings`))?.bindings : undefined,
    query: database.id && queryOf(account, database.id),
  });
  const plan = makePlan({ changes, worker, account, exists, foreign, needed, hasNoQueue, values, present, skipped });
  if (isDry) return terminal.say(plan);
  await agree(plan, { terminal, options, byDefault: !foreign && !adopted });

  const step = (text) => terminal.say(`> ${text}`);
  if (operator.own.name === undefined) operator.addKey("name", worker);
  if (operator.own.account_id === undefined) operator.addKey("account_id", account.id);
  if (!subdomain) await registerSubdomain(account, terminal);
  for (const one of needed) {
    if (one.id === undefined) step(`create the ${one.resource.kind} ${one.name}`);
    one.id = await provide(account, operator, one);
  }
  if (hasNoQueue) declineQueue(operator);
  const config = operator.writeMerged();
  step("apply the migrations of the database");
  const { how, failure } = await migrateRemote({ root, account, database: database.id });
  if (failure && exists) throw failure; // the running version would be replaced by one that can't use the database
  terminal.say(`  ${how}`);
  let tokenKept = false;
  if (Object.keys(values).length) {
    step(`set ${Object.keys(values).join(", ")}`);
    tokenKept = keepToken(root, values);
    await wrangler.run(["secret", "bulk", ...config], { input: JSON.stringify(values) });
  }
  step("upload the Worker and the site");
  const addresses = await upload(wrangler, config);
  const missing = await findMissing(root, { config: operator.merged, unset: skipped, query: queryOf(account, database.id) })
    .catch(() => []); // no reason to fail: the service is deployed, and its page Health says the same
  return { addresses, secrets: Object.keys(values), tokenKept, sells: Boolean(vars?.PACKS), missing };
}

const aboutWorkersAI = "Identify items with Workers AI (no key; the free allocation covers about 250 to 350 photos a day, then $0.3 a thousand)?";

/**
 * Checks the configuration without an account, that wrangler accepts it, and that it can bundle the Worker. Returns what wrangler
 * prints.
 */
export async function dryRun({ root, wrangler, operator, terminal }) {
  await refuseMistakes(root, operator.settings, terminal);
  return wrangler.run(["deploy", "--dry-run", ...(operator.exists() ? operator.writeMerged() : [])]);
}

/** Returns the account's subdomain of workers.dev, "unused" if the service has other addresses, or undefined. */
async function findSubdomain(account, { workers_dev: wanted }) {
  return wanted === false ? "unused" : (await account.find("/workers/subdomain"))?.subdomain;
}

async function registerSubdomain(account, terminal) {
  if (!terminal.interactive) {
    throw new Stop("the account has no subdomain of workers.dev", {
      advice: `Open https://dash.cloudflare.com/${account.id}/workers/onboarding, which registers one.
Then run the same command again.`,
    });
  }
  const name = await terminal.ask("Name of the account's addresses, NAME.workers.dev: ");
  await account.put("/workers/subdomain", { subdomain: name.toLowerCase() });
}

function makePlan({ changes, worker, account, exists, foreign, needed, hasNoQueue, values, present, skipped }) {
  const names = Object.keys(values);
  const list = (verb, chosen) => (chosen.length ? [`${verb} ${chosen.join(", ")}`] : []);
  const describe = ({ resource, name, id, recorded }) =>
    `${id === undefined ? "create" : "use"} the ${resource.kind} ${name}${id === undefined || recorded ? "" : ", which exists"}`;
  return [
    `In the account ${account.id}:`,
    ...[
      ...needed.map(describe),
      ...(hasNoQueue ? ["use no queue: the schedule does the work of batches, slowly"] : []),
      ...changes,
      ...list("set the secrets", names.filter((name) => !present.has(name))),
      ...list("REPLACE the secrets", names.filter((name) => present.has(name))),
      ...list("leave unset", skipped),
      foreign ? `REPLACE the Worker ${worker}, which exists, and which operator.toml does not name`
        : `${exists ? "update" : "create"} the Worker ${worker}`,
    ].map((line) => (line.startsWith(" ") ? line : `  - ${line}`)),
  ].join("\n");
}

async function agree(plan, { terminal, options, byDefault }) {
  terminal.say(plan);
  if (options.yes) return;
  if (!terminal.interactive) {
    throw new Stop("this needs your agreement", { advice: "Run it in a terminal, or with YES=1 (node deploy.mjs --yes)." });
  }
  terminal.say("Creating these costs nothing. Using them may: docs/OPERATIONS.md lists the costs.");
  if (!await terminal.confirm("Go on?", byDefault)) throw new Stop("nothing was changed in the account");
}

/** Uploads the Worker, and returns its addresses. wrangler reports them in a file of one JSON object per line. */
async function upload(wrangler, config) {
  const folder = mkdtempSync(join(tmpdir(), "loupe-deploy-"));
  try {
    const report = join(folder, "report.jsonl");
    await wrangler.run(["deploy", ...config], { env: { WRANGLER_OUTPUT_FILE_PATH: report } });
    const entries = readFileSync(report, "utf8").trim().split("\n").map((line) => JSON.parse(line));
    return urlsOf(entries.find(({ type }) => type === "deploy")?.targets ?? []);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the URLs among what a Worker is deployed to: hosts, routes, schedules and queues, each with its kind in brackets. */
function urlsOf(targets) {
  const hosts = targets.map((target) => target.split(" ")[0]).filter((word) => word.includes("."));
  return hosts.map((host) => (host.includes("://") ? host : `https://${host}`));
}
