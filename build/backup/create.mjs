// Makes a backup: exports the tables with wrangler, loads them into a file with the schema, and checks the file.

import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { appliedMigrations, knownMigrations, readMigrations } from "../deploy/migrations.mjs";
import { Stop } from "../deploy/stop.mjs";
import { SQLite } from "./database.mjs";
import { exported, loadExport } from "./export.mjs";
import { dropTriggers, openSchema, sign } from "./file.mjs";
import { columnsOf, leftOut, quote, tablesOf } from "./tables.mjs";
import { verify } from "./verify.mjs";

// Tables whose rows are never deleted. The export is one state of the database, so it has at least the rows from before it
// and at most those from after it.
const growing = ["account", "transfer", "entry", "purchase", "audit"];

/** Makes a backup in a file. Returns { lines, faults } of its check. */
export async function createBackup({ root, DatabaseSync, wrangler, terminal, database, target, source, file }) {
  if (existsSync(file)) throw new Stop(`${file} exists`, { advice: "Choose another file." });
  const applied = await appliedMigrations((statement) => database.query(statement));
  if (applied.length === 0) throw new Stop(`${source} has no data`, { advice: "Is it the right database?" });
  const migrations = knownMigrations(readMigrations(root), applied, source);
  const partial = `${file}.partial`, sql = `${file}.sql.partial`;
  const removeLeftOvers = () => [partial, `${partial}-journal`, sql].forEach((name) => rmSync(name, { force: true }));
  mkdirSync(dirname(file), { recursive: true });
  removeLeftOvers();
  const mask = process.umask(0o077); // the file has customers' data
  try {
    const sqlite = openSchema(DatabaseSync, migrations, partial);
    const tables = tablesOf(sqlite).filter((table) => !(table in leftOut));
    const madeAt = new Date().toISOString(), before = await countRows(database, growing.filter((table) => tables.includes(table)));
    terminal.say(`> export ${source}`);
    await wrangler.run(["d1", "export", "DB", ...target, "--skip-confirmation", "--no-schema", "--output", sql, ...tables.flatMap((table) => ["--table", table])]);
    const after = await countRows(database, Object.keys(before));
    terminal.say(`> write ${file}`);
    const createTriggers = dropTriggers(sqlite);
    sqlite.exec("PRAGMA synchronous = OFF; BEGIN");
    await loadExport(sqlite, sql);
    await repairTexts(sqlite, database, tables);
    sqlite.exec("INSERT INTO listing_text (listing_text) VALUES ('rebuild')");
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
    throw new Stop(`the export has ${rows} rows of the table ${table}, but the database has ${before[table]} to ${after[table]}`, {
      advice: "Run the same command again.",
    });
  }
}

/**
 * Corrects texts that D1's export changes: see exported. Only texts with a line break can be changed, and few have one, so
 * they are read again from the database.
 */
async function repairTexts(sqlite, database, tables) {
  for (const table of tables) {
    const columns = columnsOf(sqlite, table), key = columns.filter((column) => column.key > 0).map(({ name }) => name);
    for (const { name } of columns.filter(({ type }) => type === "TEXT")) {
      const suspects = sqlite.prepare(`SELECT ${[...key, name].map(quote).join(", ")} FROM ${quote(table)}
        WHERE instr(${quote(name)}, char(10)) OR instr(${quote(name)}, char(13))`).all();
      for (const row of suspects) await repairText(sqlite, database, { table, key, name, row });
    }
  }
}

async function repairText(sqlite, database, { table, key, name, row }) {
  const where = `WHERE ${key.map((column, i) => `${quote(column)} = ?${i + 1}`).join(" AND ")}`, values = key.map((column) => row[column]);
  const [found] = await database.query(`SELECT ${quote(name)} AS text FROM ${quote(table)} ${where}`, ...values);
  if (!found || found.text === row[name]) return;
  if (exported(found.text ?? "") !== row[name]) return; // changed since the export, which has the earlier text
  sqlite.prepare(`UPDATE ${quote(table)} SET ${quote(name)} = ?${key.length + 1} ${where}`).run(...values, found.text);
}
