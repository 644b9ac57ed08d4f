// Deploys Loupe to a Cloudflare account, or updates the deployment. docs/DEPLOYMENT.md describes it.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { firstSteps } from "./firststeps.mjs";
import { runLocally } from "./local.mjs";
import { Operator } from "./operator.mjs";
import { readArguments, runProgram } from "./program.mjs";
import { deploy, dryRun } from "./remote.mjs";
import { Stop } from "./stop.mjs";
import { Terminal } from "./terminal.mjs";
import { upgrade } from "./upgrade.mjs";
import { Wrangler } from "./wrangler.mjs";

const usage = `usage: node deploy.mjs [options]
  --upgrade        update what is deployed: say what changes, deploy, check that it answers
  --yes            go on without asking, for scripts
  --secret NAME    set or replace a secret: from the environment, at random, or asked for; repeatable
  --no-queue       create no queue for background work, and use none from now on; --queue uses one again
  --bucket         create an R2 bucket for transcripts
  --dry-run        check the configuration and bundle the Worker, without an account;
                   with --upgrade, only say what changes; with --local, only check
  --local          run the service on this machine instead
  --demo           run a service with sample listings on this machine, and appraise a sample photo
  --port NUMBER    port on this machine, 8787 without it`;

const root = fileURLToPath(new URL("../../..", import.meta.url));

async function main() {
  const options = readOptions();
  if (options.help) return console.log(usage);
  checkNode();
  checkBuilt();
  const terminal = new Terminal(), wrangler = new Wrangler(root);
  await wrangler.install(terminal);
  if (options.local || options.demo) {
    process.exitCode = await runLocally({ root, wrangler, terminal, port: options.port, isDry: options["dry-run"], isDemo: options.demo });
    return;
  }
  const operator = new Operator(root, wrangler);
  if (options.upgrade) return console.log(await upgrade({ root, wrangler, operator, terminal, options }));
  if (options["dry-run"]) return console.log(await dryRun({ root, wrangler, operator, terminal }));
  const deployed = await deploy({ root, wrangler, operator, terminal, options });
  console.log(firstSteps(deployed, existsSync(join(root, "Makefile"))));
}

function readOptions() {
  const flag = { type: "boolean" };
  return readArguments(usage, { allowNegative: true, options: {
    upgrade: flag, yes: flag, queue: flag, bucket: flag, "dry-run": flag, local: flag, demo: flag, help: flag,
    secret: { type: "string", multiple: true, default: [] },
    port: { type: "string", default: "8787" },
  } }).values;
}

function checkNode() {
  const required = /[\d.]+/.exec(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).engines.node)[0];
  const isOlder = process.versions.node.localeCompare(required, "en", { numeric: true }) < 0;
  if (isOlder) {
    throw new Stop(`Node.js ${process.versions.node} is too old`, { advice: `Install ${required} or newer: https://nodejs.org` });
  }
}

function checkBuilt() {
  const outputs = ["core.wasm", "console/worker.mjs", "console/console.wasm", "assets"];
  const missing = outputs.find((name) => !existsSync(join(root, "build/out", name)));
  if (missing) throw new Stop(`build/out/${missing} is missing`, { advice: "Run make build, or unpack the archive again." });
}

await runProgram("deploy", main);
