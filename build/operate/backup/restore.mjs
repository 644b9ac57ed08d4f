// Restores a backup into an empty database.
//
// While it runs, every table has another name, and the triggers and views are gone. So nothing can read or write a half
// restored database: every statement of the service fails. The last step, in one transaction, gives the tables their names
// and creates the views and triggers. The table restoring exists from the first step to the last: a database without it, with
// all tables, is complete.

import { appliedMigrations, knownMigrations, readMigrations } from "../deploy/migrations.mjs";
import { Stop } from "../deploy/stop.mjs";
import { SQLite } from "./database.mjs";
import { deletionStatements } from "./deletions.mjs";
import { openSchema } from "./file.mjs";
import { checkRules } from "./rules.mjs";
import { columnsOf, houseAccounts, inOrder, leftOut, literal, quote, tablesOf } from "./tables.mjs";
import { verify, verifyRows } from "./verify.mjs";

const marker = "restoring";
const staged = (table) => quote(`restoring_${table}`);

// Tables that the service fills by itself, without any customer. Their rows give way to those of the backup.
const filledBySchedule = ["rates"];

/**
 * Restores the backup { sqlite, about } into the database, whose schema `migrate` brings up to date. Returns { lines, faults }
 * of the check of the result. The accounts of the list `deleted` are deleted in it, before anything can use it. A restore of the same
 * backup that was interrupted is completed.
 */
export async function restoreBackup({ root, DatabaseSync, terminal, backup: { sqlite, about }, deleted, database, target, migrate }) {
  const migrations = readMigrations(root), expected = openSchema(DatabaseSync, migrations);
  knownMigrations(migrations, await appliedMigrations((sql) => database.query(sql)), target);
  const all = tablesOf(expected), tables = inOrder(expected, all).filter((table) => !(table in leftOut));
  terminal.say("> check the backup");
  const { faults } = await verifyRows(new SQLite(sqlite), expected, tables);
  if (faults.length) throw new Stop("the backup is damaged, so nothing was restored", { output: faults.join("\n"), advice: "Use another backup." });

  const interrupted = await findInterrupted(database);
  if (interrupted === undefined) {
    await refuseData(database, all, target);
    terminal.say(`> create the schema in ${target}`);
    await migrate();
    await begin(database, expected, all, about);
  } else if (interrupted.id === about.id) {
    terminal.say(`> ${target} has an unfinished restore of this backup, begun at ${interrupted.begun_at}; going on with it`);
  } else {
    throw new Stop(`${target} has an unfinished restore of another backup, made at ${interrupted.made_at}, and serves nothing`, {
      advice: `Finish it: restore that backup again. Or begin again in an empty database: docs/OPERATIONS.md, "Restore".`,
    });
  }
  for (const table of tables) {
    const rows = count(sqlite, table);
    if (rows) terminal.say(`> ${table}: ${rows} rows`);
    for (const statement of inserts(sqlite, table)) await database.query(...statement);
  }
  terminal.say("> index the words of the listings");
  await indexWords(database);
  await checkLoaded(sqlite, database, tables);
  terminal.say("> put the tables in service");
  await database.batch(finalStatements(expected, all, deleted), async () => await findInterrupted(database) === undefined);
  return verify(database, expected, all);
}

/** Returns the marker's row of an unfinished restore, or undefined if there is none. */
export async function findInterrupted(database) {
  const [found] = await database.query("SELECT name FROM sqlite_schema WHERE type = 'table' AND name = ?1", marker);
  return found && (await database.query(`SELECT * FROM ${marker}`))[0];
}

/** Throws a Stop that names the tables with rows, unless they are only those that every new database has. */
async function refuseData(database, tables, target) {
  const present = new Set((await database.query("SELECT name FROM sqlite_schema WHERE type = 'table'")).map(({ name }) => name));
  const filled = [];
  for (const table of tables.filter((name) => present.has(name) && !filledBySchedule.includes(name))) {
    const [{ rows }] = await database.query(`SELECT count(*) AS rows FROM ${quote(table)} ${table === "account" ? `WHERE ${isCustomer}` : ""}`);
    if (rows) filled.push(`${table} (${rows} rows)`);
  }
  if (filled.length === 0) return;
  const more = filled.length > shownTables ? ` and ${filled.length - shownTables} more tables` : "";
  throw new Stop(`${target} is not empty: it has ${filled.slice(0, shownTables).join(", ")}${more}`, {
    advice: `A restore needs an empty database: docs/OPERATIONS.md, "Restore". Nothing was changed.`,
  });
}

const shownTables = 5;
const isCustomer = `id NOT IN (${houseAccounts.map(literal).join(", ")})`;

/**
 * Takes the tables out of service. The check of the column rows fails, and with it the whole transaction, if a row was written
 * since refuseData.
 */
function begin(database, expected, tables, about) {
  const filled = tables.filter((table) => !filledBySchedule.includes(table))
    .map((table) => `EXISTS (SELECT 1 FROM ${quote(table)} ${table === "account" ? `WHERE ${isCustomer}` : ""})`);
  return database.batch([
    `CREATE TABLE ${marker} (id TEXT NOT NULL, made_at TEXT NOT NULL, begun_at TEXT NOT NULL, rows INTEGER NOT NULL CHECK (rows = 0)) STRICT`,
    `INSERT INTO ${marker} VALUES (${[about.id, about.made_at, new Date().toISOString()].map(literal).join(", ")}, ${filled.join(" + ")})`,
    ...objects(expected, "trigger").map(({ name }) => `DROP TRIGGER ${quote(name)}`),
    ...objects(expected, "view").map(({ name }) => `DROP VIEW ${quote(name)}`),
    ...["account", ...filledBySchedule].map((table) => `DELETE FROM ${quote(table)}`),
    "INSERT INTO listing_text (listing_text) VALUES ('delete-all')",
    ...tables.map((table) => `ALTER TABLE ${quote(table)} RENAME TO ${staged(table)}`),
  ], async () => (await findInterrupted(database))?.id === about.id);
}

const indexedRows = 5_000; // listings that one statement indexes; D1 ends it after 30 seconds

/** Adds the loaded listings to the full-text index, except those that it has already. */
async function indexWords(database) {
  for (let after = 0; ;) {
    const [{ last }] = await database.query(`SELECT max(n) AS last FROM (SELECT n FROM ${staged("listing")} WHERE n > ?1 ORDER BY n LIMIT ${indexedRows})`, after);
    if (last === null) return;
    await database.query(`WITH place AS (SELECT (o.n << 32) + l.n AS place, title, brand, category
        FROM ${staged("listing")} l JOIN ${staged("listing_owner")} o ON coalesce(o.account, '') = coalesce(l.account, '') WHERE l.n > ?1 AND l.n <= ?2)
      INSERT INTO listing_text (rowid, title, brand, category) SELECT * FROM place WHERE place NOT IN (SELECT id FROM listing_text_docsize)`, after, last);
    after = last;
  }
}

function finalStatements(expected, tables, deleted) {
  return [
    ...tables.map((table) => `ALTER TABLE ${staged(table)} RENAME TO ${quote(table)}`),
    ...[...objects(expected, "view"), ...objects(expected, "trigger")].map(({ sql }) => sql),
    ...deletionStatements(deleted),
    `DROP TABLE ${marker}`,
  ];
}

const objects = (sqlite, type) => sqlite.prepare("SELECT name, sql FROM sqlite_schema WHERE type = ? ORDER BY rowid").all(type);
const count = (sqlite, table) => sqlite.prepare(`SELECT count(*) AS rows FROM ${quote(table)}`).get().rows;

const batchSize = 500_000; // characters of the JSON that one statement inserts; D1 takes 2 MB

/**
 * Yields statements that insert the rows of a table, each with its parameter: the rows as a JSON array. A row that is in the
 * database already is left as it is, so a statement may be repeated. Bytes are hexadecimal in the JSON.
 */
function* inserts(sqlite, table) {
  const columns = columnsOf(sqlite, table).map(({ name, type }) => ({ name: quote(name), bytes: type === "BLOB" }));
  const values = columns.map(({ bytes }, i) => (bytes ? `unhex(value ->> ${i})` : `value ->> ${i}`));
  const selected = columns.map(({ name, bytes }, i) => (bytes ? `iif(${name} IS NULL, NULL, hex(${name})) AS c${i}` : name));
  const sql = `INSERT INTO ${staged(table)} (${columns.map(({ name }) => name).join(", ")}) SELECT ${values.join(", ")} ` +
    "FROM json_each(?1) WHERE true ON CONFLICT DO NOTHING";
  let rows = [], size = 0;
  for (const row of sqlite.prepare(`SELECT ${selected.join(", ")} FROM ${quote(table)}`).iterate()) {
    const text = JSON.stringify(Object.values(row));
    if (size > 0 && size + text.length > batchSize) {
      yield [sql, `[${rows.join(",")}]`];
      rows = [], size = 0;
    }
    rows.push(text);
    size += text.length + 1;
  }
  if (rows.length) yield [sql, `[${rows.join(",")}]`];
}

/** Throws a Stop if the loaded tables differ from the backup in their number of rows, or if their ledger is wrong. */
async function checkLoaded(sqlite, database, tables) {
  for (const table of tables) {
    const [{ rows }] = await database.query(`SELECT count(*) AS rows FROM ${staged(table)}`);
    if (rows !== count(sqlite, table)) throw new Stop(`the table ${table} got ${rows} of ${count(sqlite, table)} rows; it is not in service`);
  }
  const faults = await checkRules(database, "ledger", staged);
  if (faults.length) throw new Stop("the restored ledger is wrong, so it is not in service", { output: faults.join("\n") });
}

/** Throws a Stop if the database can't be checked or backed up, because a restore of it is not finished. */
export async function refuseInterrupted(database, target) {
  const interrupted = await findInterrupted(database);
  if (!interrupted) return;
  throw new Stop(`${target} has an unfinished restore of the backup made at ${interrupted.made_at}, begun at ${interrupted.begun_at}`, {
    advice: "It serves nothing. Restore the same backup again: that completes it.",
  });
}
