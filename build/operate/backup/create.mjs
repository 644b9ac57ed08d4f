// Makes a backup: copies the tables into a file with the schema, and checks the file.

import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { appliedMigrations, knownMigrations, readMigrations } from "../deploy/migrations.mjs";
import { Stop } from "../deploy/stop.mjs";
import { SQLite } from "./database.mjs";
import { dropTriggers, openSchema, sign } from "./file.mjs";
import { leftOut, quote, tablesOf } from "./tables.mjs";
import { verify } from "./verify.mjs";

// Tables whose rows are never deleted. The copy is one state of the database, so it has at least the rows from before it
// and at most those from after it.
const growing = ["account", "transfer", "entry", "purchase", "audit"];

/** Makes a backup in a file. Returns { lines, faults } of its check. */
export async function createBackup({ root, DatabaseSync, terminal, database, source, file }) {
  if (existsSync(file)) throw new Stop(`${file} exists`, { advice: "Choose another file." });
  const applied = await appliedMigrations((statement) => database.query(statement));
  if (applied.length === 0) throw new Stop(`${source} has no data`, { advice: "Is it the right database?" });
  const migrations = knownMigrations(readMigrations(root), applied, source);
  const partial = `${file}.partial`;
  const removeLeftOvers = () => [partial, `${partial}-journal`].forEach((name) => rmSync(name, { force: true }));
  mkdirSync(dirname(file), { recursive: true });
  removeLeftOvers();
  const mask = process.umask(0o077); // the file has customers' data
  try {
    const sqlite = openSchema(DatabaseSync, migrations, partial);
    const tables = tablesOf(sqlite).filter((table) => !(table in leftOut));
    const madeAt = new Date().toISOString(), before = await countRows(database, growing.filter((table) => tables.includes(table)));
    terminal.say(`> copy ${source} into ${file}`);
    const createTriggers = dropTriggers(sqlite);
    await database.copyTo(sqlite, tables);
    const after = await countRows(database, Object.keys(before));
    sqlite.exec("BEGIN; INSERT INTO listing_text (listing_text) VALUES ('rebuild')");
    createTriggers();
    sign(sqlite, { madeAt, source, migrations: applied });
    sqlite.exec("COMMIT; PRAGMA synchronous = FULL; PRAGMA user_version = 1");
    checkCounts(sqlite, before, after);
    const result = await verify(new SQLite(sqlite), openSchema(DatabaseSync, migrations), tables);
    sqlite.close();
    renameSync(partial, file);
    return result;
  } finally {
    process.umask(mask);
    removeLeftOvers();
  }
}

async function countRows(database, tables) {
  const counts = tables.map((table) => `(SELECT count(*) FROM ${quote(table)}) AS ${quote(table)}`);
  return (await database.query(`SELECT ${counts.join(", ")}`))[0];
}

function checkCounts(sqlite, before, after) {
  for (const table of Object.keys(before)) {
    const { rows } = sqlite.prepare(`SELECT count(*) AS rows FROM ${quote(table)}`).get();
    if (rows >= before[table] && rows <= after[table]) continue;
    throw new Stop(`the copy has ${rows} rows of the table ${table}, but the database has ${before[table]} to ${after[table]}`, {
      advice: "Run the same command again.",
    });
  }
}
