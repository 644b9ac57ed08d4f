// Deploys Loupe to a Cloudflare account, or updates what is there. docs/DEPLOYMENT.md describes it.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runLocally } from "./local.mjs";
import { Operator } from "./operator.mjs";
import { deploy, dryRun } from "./remote.mjs";
import { tokenFile } from "./secrets.mjs";
import { Stop } from "./stop.mjs";
import { Terminal } from "./terminal.mjs";
import { Wrangler } from "./wrangler.mjs";

const usage = `usage: node deploy.mjs [options]
  --yes            go on without asking, for scripts
  --secret NAME    set or replace a secret: from the environment, at random, or asked for; repeatable
  --queue          create a queue for background work
  --bucket         create an R2 bucket for transcripts
  --dry-run        check the configuration and bundle the Worker, without an account
  --local          run the service on this machine instead
  --port NUMBER    port on this machine, 8787 without it`;

const root = fileURLToPath(new URL("../..", import.meta.url));

async function main() {
  const options = readOptions();
  if (options.help) return console.log(usage);
  checkNode();
  checkBuilt();
  const terminal = new Terminal(), wrangler = new Wrangler(root);
  await wrangler.install(terminal);
  if (options.local) {
    process.exitCode = await runLocally({ root, wrangler, terminal, port: options.port });
    return;
  }
  const operator = new Operator(root, wrangler);
  if (options["dry-run"]) return console.log(await dryRun({ wrangler, operator }));
  console.log(firstSteps(await deploy({ root, wrangler, operator, terminal, options })));
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        yes: { type: "boolean" }, secret: { type: "string", multiple: true, default: [] }, queue: { type: "boolean" }, bucket: { type: "boolean" },
        "dry-run": { type: "boolean" }, local: { type: "boolean" }, port: { type: "string", default: "8787" }, help: { type: "boolean" },
      },
    }).values;
  } catch (cause) {
    throw new Stop(cause.message, { cause, advice: usage });
  }
}

function checkNode() {
  const required = /[\d.]+/.exec(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).engines.node)[0];
  const isOlder = process.versions.node.localeCompare(required, "en", { numeric: true }) < 0;
  if (isOlder) throw new Stop(`Node.js ${process.versions.node} is too old`, { advice: `Install ${required} or newer: https://nodejs.org` });
}

function checkBuilt() {
  const missing = ["core.wasm", "console/worker.mjs", "console/console.wasm", "assets"].find((name) => !existsSync(join(root, "build/out", name)));
  if (missing) throw new Stop(`build/out/${missing} is missing`, { advice: "Run make build, or unpack the archive again." });
}

/** Returns what to do after a deployment: all of it if ADMIN_TOKEN was set, as the first deployment does. */
function firstSteps({ addresses, secrets, tokenKept }) {
  const url = addresses[0];
  if (!url) return "Loupe is deployed. It has no address: set workers_dev or routes in operator.toml.";
  const lines = [`Loupe runs at ${addresses.join(", ")}`];
  if (!secrets.includes("ADMIN_TOKEN")) return [...lines, "docs/DEPLOYMENT.md has the first steps with a new service."].join("\n");
  const token = tokenKept ? `$(cat ${tokenFile})` : "$ADMIN_TOKEN";
  const call = (path, body) => `     curl ${url}/admin/${path} -H "Authorization: Bearer ${token}" -d '${JSON.stringify(body)}'`;
  if (tokenKept) lines.push(`The administrator's token, ADMIN_TOKEN, is in ${tokenFile}. Only you can read the file. Keep a copy elsewhere: Cloudflare never shows it.`);
  lines.push("", "First steps:", "  1. See that it answers. A new address may take some minutes.", `     curl ${url}/api/v1/health`);
  lines.push("  2. Create an account, give it credits, and create an API key:");
  if (existsSync(join(root, "Makefile"))) lines.push(`     ADMIN_TOKEN="${token}" make key NAME=first CREDITS=1000 URL=${url}`);
  else lines.push(call("accounts", { name: "first" }), call("accounts/ID/grants", { credits: 1000, reason: "start" }), call("accounts/ID/keys", { name: "first" }));
  lines.push("  3. Choose a model and searches in operator.toml, and deploy again: docs/UPSTREAMS.md.");
  return lines.join("\n");
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Stop ? error.format() : error);
  process.exitCode = 1;
}
