// Loads the sample catalogue into a service, or removes it. docs/ADMINISTRATION.md describes it.

import { fileURLToPath } from "node:url";
import { openAccount } from "./account.mjs";
import { migrateLocal } from "./migrations.mjs";
import { Operator } from "./operator.mjs";
import { readArguments, runProgram } from "./program.mjs";
import { changeSamples } from "./samples.mjs";
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
  await changeSamples({ root, wrangler, remove, place: await (remote ? deployed : here)({ root, wrangler, terminal }) });
  return console.log(remove ? "The sample catalogue is removed." : "The sample catalogue is loaded: appraise /samples/camera-photo.jpg of the service.");
}

/** Returns wrangler's options for the deployed database. */
async function deployed({ root, wrangler, terminal }) {
  const operator = new Operator(root, wrangler);
  await openAccount(wrangler, operator, terminal);
  return ["--remote", ...operator.writeMerged()];
}

/** Returns wrangler's options for the database on this machine, which it brings up to date. */
async function here({ wrangler }) {
  await migrateLocal(wrangler);
  return ["--local"];
}

await runProgram("samples", main);
