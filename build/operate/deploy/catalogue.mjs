// Loads the sample catalogue into a service, or removes it. docs/ADMINISTRATION.md describes it.

import { fileURLToPath } from "node:url";
import { openAccount } from "./account.mjs";
import { migrateLocal } from "./migrations.mjs";
import { Operator } from "./operator.mjs";
import { readArguments, runProgram } from "./program.mjs";
import { findDatabase } from "./resources.mjs";
import { samplesScript } from "./samples.mjs";
import { runScripts } from "./scripts.mjs";
import { Terminal } from "./terminal.mjs";
import { Wrangler } from "./wrangler.mjs";

const usage = `usage: node samples.mjs [options]
  --remote   in the deployed service, instead of the one on this machine
  --remove   remove the sample catalogue`;

async function main() {
  const flag = { type: "boolean" };
  const { remote, remove, help } = readArguments(usage, { options: { remote: flag, remove: flag, help: flag } }).values;
  if (help) return console.log(usage);
  const root = fileURLToPath(new URL("../../..", import.meta.url)), terminal = new Terminal(), wrangler = new Wrangler(root);
  await wrangler.install(terminal);
  const script = samplesScript(root, remove);
  if (remote) {
    const operator = new Operator(root, wrangler), account = await openAccount(wrangler, operator, terminal);
    await runScripts({ account, database: (await findDatabase(account, operator)).id }, [script]);
  } else {
    await migrateLocal({ root, wrangler, script });
  }
  return console.log(remove ? "The sample catalogue is removed." : "The sample catalogue is loaded: appraise /samples/camera-photo.jpg of the service.");
}

await runProgram("samples", main);
