// The migrations of the database, in worker/migrations, and those that a database has.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { queryOf } from "./account.mjs";
import { runScripts } from "./scripts.mjs";
import { loadSQLite, openLocal, stateOf } from "./sqlite.mjs";
import { statementsOf } from "../../../worker/statements.mjs";
import { Stop } from "./stop.mjs";

/** The table where wrangler lists the migrations that a database has. */
export const migrationsTable = "d1_migrations";

/** Returns the migrations of this version, oldest first: { name, sql }. */
export function readMigrations(root) {
  const folder = join(root, "worker/migrations");
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql")).sort();
  return names.map((name) => ({ name, sql: readFileSync(join(folder, name), "utf8") }));
}

/**
 * Returns the migrations that `applied` names. Throws a Stop if `applied` does not begin with the same migrations as this
 * version has, because then another version made the database. `what` names the database in the message.
 */
export function knownMigrations(migrations, applied, what) {
  const unknown = applied.find((name, i) => migrations[i]?.name !== name);
  if (unknown) {
    throw new Stop(`${what} has the migration ${unknown}, which this version of Loupe does not know`, {
      advice: "Use the version of Loupe that made it, or a newer one.",
    });
  }
  return migrations.slice(0, applied.length);
}

/**
 * Applies the missing migrations to the database in a folder of data on this machine, then runs a script of SQL, all in one
 * transaction. Throws a Stop if another version made the database. Starts wrangler only if there is something to run.
 */
export async function migrateLocal({ root, wrangler, state = stateOf(root), script = "" }) {
  const migrations = readMigrations(root), database = openLocal(state, await loadSQLite());
  const applied = await appliedMigrations((sql) => database.prepare(sql).all());
  database.close();
  knownMigrations(migrations, applied, `the database on this machine, ${state},`);
  const scripts = [...migrations.slice(applied.length).map(scriptOf), script].filter(Boolean);
  if (scripts.length === 0) return;
  const folder = mkdtempSync(join(tmpdir(), "loupe-sql-")), file = join(folder, "script.sql");
  try {
    writeFileSync(file, scripts.join("\n"));
    await wrangler.run(["d1", "execute", "DB", "--local", "--yes", "--persist-to", state, "--file", file]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Applies the missing migrations to an account's database, and returns { how }. If Cloudflare can't read a trigger, returns
 * { how, failure }: the Worker's schedule then applies them. A later run continues an interrupted one.
 */
export async function migrateRemote({ root, account, database }) {
  const migrations = readMigrations(root), query = queryOf(account, database), applied = await appliedMigrations(query);
  knownMigrations(migrations, applied, "the database");
  const missing = migrations.slice(applied.length);
  if (missing.length === 0) return { how: "the database has them all" };
  const isDone = async () => (await appliedMigrations(query)).length === migrations.length;
  try {
    return { how: `${missing.length} ${await runScripts({ account, database, isDone }, missing.map(scriptOf))}` };
  } catch (failure) {
    if (!/incomplete input/.test(failure.message)) throw failure;
    return { how: `the Worker's schedule applies them after the upload, because ${failure.message}`, failure };
  }
}

const scriptOf = (migration) => `${statementsOf(migration).join(";\n")};`;

/**
 * Returns the names of the migrations that a database has, oldest first. `query(sql)` runs a statement there and returns its
 * rows as objects.
 */
export async function appliedMigrations(query) {
  const [table] = await query(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name = '${migrationsTable}'`);
  if (!table) return [];
  return (await query(`SELECT name FROM ${migrationsTable} ORDER BY id`)).map(({ name }) => name);
}
