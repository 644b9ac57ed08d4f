// The migrations of the database, in worker/migrations, and those that a database has.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { queryOf } from "./account.mjs";
import { runScripts } from "./scripts.mjs";
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
 * Applies the missing migrations to the database on this machine. Throws a Stop if a development version made the database, whose migrations
 * have other names.
 */
export async function migrateLocal(wrangler) {
  try {
    await wrangler.run(["d1", "migrations", "apply", "DB", "--local"]);
  } catch (error) {
    if (!/\b(table|view|index|trigger) \S+ already exists/.test(error.output)) throw error;
    throw new Stop("the database on this machine, in .wrangler/state, was made by a development version: move that folder away or delete it");
  }
}

/**
 * Applies the missing migrations to an account's database, and returns { how }. If Cloudflare can't read a trigger, returns
 * { how, failure }: the Worker's schedule then applies them. A later run continues an interrupted one.
 */
export async function migrateRemote({ root, wrangler, account, database }) {
  const migrations = readMigrations(root), query = queryOf(account, database), applied = await appliedMigrations(query);
  knownMigrations(migrations, applied, "the database");
  const missing = migrations.slice(applied.length);
  if (missing.length === 0) return { how: "the database has them all" };
  const isDone = async () => (await appliedMigrations(query)).length === migrations.length;
  try {
    return { how: `${missing.length} ${await runScripts({ wrangler, account, database, isDone }, missing.map(scriptOf))}` };
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
