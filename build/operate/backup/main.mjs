// Backs up, restores and checks the database of the service. docs/OPERATIONS.md describes it.

import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { openAccount } from "../deploy/account.mjs";
import { appliedMigrations, knownMigrations, migrateLocal, migrateRemote, readMigrations } from "../deploy/migrations.mjs";
import { Operator } from "../deploy/operator.mjs";
import { readArguments, runProgram } from "../deploy/program.mjs";
import { findDatabase } from "../deploy/resources.mjs";
import { loadSQLite, openLocal, stateOf } from "../deploy/sqlite.mjs";
import { Stop } from "../deploy/stop.mjs";
import { Terminal } from "../deploy/terminal.mjs";
import { Wrangler } from "../deploy/wrangler.mjs";
import { createBackup } from "./create.mjs";
import { Remote, SQLite } from "./database.mjs";
import { readDeletions, suffix, writeDeletions } from "./deletions.mjs";
import { openBackup, openSchema } from "./file.mjs";
import { refuseInterrupted, restoreBackup } from "./restore.mjs";
import { tablesOf } from "./tables.mjs";
import { verify } from "./verify.mjs";

const usage = `usage: node backup.mjs [options] [create | restore | verify | deletions]
  create   back the database up into a file; the default
  restore  restore a file into an empty database
  verify   check the database: ledger, schema, references, full-text index
  deletions  write the list of deleted accounts, as create does beside a backup
options:
  --remote     the deployed service's database, instead of the one on this machine
  --file FILE  the backup; create makes backups/NAME-TIME.sqlite without it`;

async function main() {
  const { values: options, positionals: [command = "create", ...rest] } = readOptions();
  if (options.help) return console.log(usage);
  if (!(command in commands) || rest.length) throw new Stop(`unknown command: ${[command, ...rest].join(" ")}`, { advice: usage });
  if (command === "restore" && !options.file) throw new Stop("no backup named", { advice: "Add FILE=... (node backup.mjs restore --file ...)." });
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const terminal = new Terminal(), wrangler = new Wrangler(root), DatabaseSync = await loadSQLite();
  await wrangler.install(terminal);
  const place = await (options.remote ? openDeployed : openHere)({ root, wrangler, terminal, DatabaseSync });
  try {
    const { lines, faults } = await commands[command]({ ...place, root, wrangler, terminal, DatabaseSync, options });
    console.log(lines.join("\n"));
    if (faults.length) process.exitCode = 1;
  } finally {
    await place.database.close();
  }
}

const commands = {
  async create(context) {
    const { target, database, options } = context;
    await refuseInterrupted(database, target);
    const file = resolve(options.file ?? fileNow(context, ".sqlite"));
    const { lines, faults } = await createBackup({ ...context, source: target, file });
    await writeDeletions(database, `${file}${suffix}`);
    const found = faults.length ? "The database has these faults, and so has its backup" : "The backup is complete and checked";
    return { lines: [...lines, `${found}: ${file}`], faults };
  },

  async restore(context) {
    const backup = openBackup(context.DatabaseSync, context.root, resolve(context.options.file));
    context.terminal.say(`> ${context.options.file}: made at ${backup.about.made_at} of ${backup.about.source}`);
    if (backup.newer.length) context.terminal.say(`> it gets the migrations that are newer: ${backup.newer.join(", ")}`);
    const deleted = readDeletions(dirname(resolve(context.options.file)));
    if (deleted.length) context.terminal.say(`> ${deleted.length} deleted accounts are in the lists beside it; the restore deletes those that the backup has`);
    const { lines, faults } = await restoreBackup({ ...context, backup, deleted });
    return { lines: [...lines, faults.length ? "The restored database is wrong: see above" : `${context.target} is restored and in service`], faults };
  },

  async deletions(context) {
    await refuseInterrupted(context.database, context.target);
    const file = resolve(context.options.file ?? fileNow(context, suffix)), count = await writeDeletions(context.database, file);
    return { lines: [`${count} deleted accounts: ${file}`], faults: [] };
  },

  async verify({ root, DatabaseSync, database, target }) {
    await refuseInterrupted(database, target);
    const all = readMigrations(root), migrations = knownMigrations(all, await appliedMigrations((sql) => database.query(sql)), target);
    if (migrations.length === 0) throw new Stop(`${target} has no data`, { advice: "Is it the right database?" });
    const expected = openSchema(DatabaseSync, migrations);
    const { lines, faults } = await verify(database, expected, tablesOf(expected));
    const newer = all.slice(migrations.length).map(({ name }) => name);
    if (newer.length) lines.push(`note   it lacks migrations of this version, which an upgrade applies: ${newer.join(", ")}`);
    return { lines: [...lines, faults.length ? `${target} is damaged: ${faults.length} ${faults.length === 1 ? "fault" : "faults"}` : `${target} is sound`], faults };
  },
};

/** Returns the path of a new file in the folder of backups. */
function fileNow({ root, name }, ending) {
  return join(root, "backups", `${name}-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, "")}${ending}`);
}

function readOptions() {
  const options = { remote: { type: "boolean" }, file: { type: "string" }, help: { type: "boolean" } };
  return readArguments(usage, { options, allowPositionals: true });
}

async function openHere({ root, wrangler, DatabaseSync }) {
  const state = stateOf(root), database = new SQLite(openLocal(state, DatabaseSync));
  const migrate = async () => {
    await database.close();
    await migrateLocal({ root, wrangler });
    database.sqlite = openLocal(state, DatabaseSync);
  };
  return { target: `the database on this machine, ${state}`, name: "local", database, migrate };
}

async function openDeployed({ root, wrangler, terminal }) {
  const operator = new Operator(root, wrangler), account = await openAccount(wrangler, operator, terminal);
  const { id, name } = await findDatabase(account, operator);
  return {
    target: `the database ${name} (${id})`, name, database: new Remote(account, id),
    migrate: async () => {
      const { failure } = await migrateRemote({ root, account, database: id });
      if (failure) throw failure;
    },
  };
}

await runProgram("backup", main);
