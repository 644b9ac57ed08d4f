// Checks the local database in a folder as `make verify` does, and backs it up: node check.mjs FOLDER

import { readdirSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { createBackup } from "../../../build/operate/backup/create.mjs";
import { SQLite } from "../../../build/operate/backup/database.mjs";
import { openSchema } from "../../../build/operate/backup/file.mjs";
import { tablesOf } from "../../../build/operate/backup/tables.mjs";
import { verify } from "../../../build/operate/backup/verify.mjs";
import { readMigrations } from "../../../build/operate/deploy/migrations.mjs";
import { Terminal } from "../../../build/operate/deploy/terminal.mjs";

const [folder] = process.argv.slice(2), root = join(import.meta.dirname, "../../..");
const databases = join(folder, "v3/d1/miniflare-D1DatabaseObject");
const [name] = readdirSync(databases).filter((name) => /^[0-9a-f]+\.sqlite$/.test(name));
const database = new SQLite(new DatabaseSync(join(databases, name))), expected = openSchema(DatabaseSync, readMigrations(root));

const file = join(folder, "backup.sqlite");
for (const [what, run] of [
  ["checked", () => verify(database, expected, tablesOf(expected))],
  ["backed up", () => createBackup({ root, DatabaseSync, terminal: new Terminal(), database, source: "the database", file })],
]) {
  const begun = performance.now(), { lines, faults } = await run();
  console.log([...lines, `${what} in ${((performance.now() - begun) / 1000).toFixed(0)} s`].join("\n"));
  if (faults.length) process.exitCode = 1;
}
console.log(`the backup has ${(statSync(file).size / 1e6).toFixed(1)} MB`);
