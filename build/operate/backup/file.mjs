// The backup file: a SQLite database with the schema of the migrations, the rows of one moment, and the table backup with one
// row about the backup. Any SQLite tool can read it. A file under its own name is complete and checked: while it is written,
// its name ends in .partial.

import { randomUUID } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { knownMigrations, readMigrations } from "../deploy/migrations.mjs";
import { Stop } from "../deploy/stop.mjs";
import { quote, tablesOf } from "./tables.mjs";

const format = 1;

/** Returns a SQLite database with the schema of some migrations and without any row, in a new file or in memory. */
export function openSchema(DatabaseSync, migrations, file = ":memory:") {
  const sqlite = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  sqlite.exec("PRAGMA synchronous = OFF");
  for (const { sql } of migrations) sqlite.exec(sql);
  const createTriggers = dropTriggers(sqlite);
  for (const table of tablesOf(sqlite)) sqlite.exec(`DELETE FROM ${quote(table)}`);
  createTriggers();
  return sqlite;
}

/**
 * Drops all triggers, and returns the function that creates them again. Rows of a backup are inserted in between, because they
 * have what the triggers wrote when the rows were new.
 */
export function dropTriggers(sqlite) {
  const triggers = sqlite.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY rowid").all();
  for (const { name } of triggers) sqlite.exec(`DROP TRIGGER ${quote(name)}`);
  return () => triggers.forEach(({ sql }) => sqlite.exec(sql));
}

/** Writes what the backup is: the moment, the source and the migrations that the database had. */
export function sign(sqlite, { madeAt, source, migrations }) {
  sqlite.exec("CREATE TABLE backup (id TEXT NOT NULL, format INTEGER NOT NULL, made_at TEXT NOT NULL, source TEXT NOT NULL, migrations TEXT NOT NULL) STRICT");
  sqlite.prepare("INSERT INTO backup VALUES (?, ?, ?, ?, ?)").run(randomUUID(), format, madeAt, source, JSON.stringify(migrations));
}

/**
 * Opens a backup. Returns { sqlite, about, newer }: the database, the row of its table backup, and the names of the migrations
 * that are newer than the backup. If there are any, they are applied to a copy: the file is never changed.
 */
export function openBackup(DatabaseSync, root, file) {
  const about = readAbout(DatabaseSync, file);
  const migrations = readMigrations(root), applied = JSON.parse(about.migrations);
  knownMigrations(migrations, applied, file);
  const newer = migrations.slice(applied.length);
  if (newer.length === 0) return { sqlite: new DatabaseSync(file, { readOnly: true }), about, newer: [] };
  const folder = mkdtempSync(join(tmpdir(), "loupe-restore-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const copy = join(folder, "upgraded.sqlite");
  copyFileSync(file, copy);
  const sqlite = new DatabaseSync(copy, { enableForeignKeyConstraints: false });
  for (const { sql } of newer) sqlite.exec(sql);
  return { sqlite, about, newer: newer.map(({ name }) => name) };
}

function readAbout(DatabaseSync, file) {
  if (!existsSync(file)) throw new Stop(`${file} does not exist`);
  let about;
  try {
    const stored = new DatabaseSync(file, { readOnly: true });
    about = stored.prepare("SELECT * FROM backup").get();
    stored.close();
  } catch (cause) {
    throw new Stop(`${file} is not a complete backup of Loupe: ${cause.message}`, { cause, advice: "Use a file that make backup has finished." });
  }
  if (about.format !== format) {
    throw new Stop(`${file} has the format ${about.format}, but this version reads the format ${format}`, {
      advice: "Use the version of Loupe that made it, or a newer one.",
    });
  }
  return about;
}
