// The migrations of the database, in worker/migrations, and those that a database has.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Stop } from "./stop.mjs";

/** The table where wrangler lists the migrations that a database has. */
export const migrationsTable = "d1_migrations";

/** Returns the migrations of this version, oldest first: { name, sql }. */
export function readMigrations(root) {
  const folder = join(root, "worker/migrations");
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql")).sort();
  return names.map((name) => ({ name, sql: readFileSync(join(folder, name), "utf8") }));
}

// The first migration of the versions before 1.0.0. Version 1.0.0 numbers the migrations anew.
const beforeRelease = "0001_accounts_and_ledger.sql";

/**
 * Returns the migrations that `applied` names. Throws a Stop if `applied` does not begin with the same migrations as this
 * version has, because then another version made the database. `what` names the database in the message.
 */
export function knownMigrations(migrations, applied, what) {
  if (applied[0] === beforeRelease) throw tooOld(what);
  const unknown = applied.find((name, i) => migrations[i]?.name !== name);
  if (unknown) {
    throw new Stop(`${what} has the migration ${unknown}, which this version of Loupe does not know`, {
      advice: "Use the version of Loupe that made it, or a newer one.",
    });
  }
  return migrations.slice(0, applied.length);
}

const tooOld = (what) => new Stop(`${what} is from a version before 1.0.0 and can't be upgraded: begin with an empty database`);

/**
 * Applies the missing migrations to the database on this machine. Throws a Stop, and changes nothing, if it is from before 1.0.0.
 */
export async function migrateLocal(wrangler) {
  try {
    await wrangler.run(["d1", "migrations", "apply", "DB", "--local"]);
  } catch (error) {
    throw /table account already exists/.test(error.output) ? tooOld("the database on this machine, in .wrangler/state,") : error;
  }
}

/**
 * Returns the names of the migrations that a database has, oldest first. `query(sql)` runs a statement there and returns its
 * rows as objects.
 */
export async function appliedMigrations(query) {
  const [table] = await query(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name = '${migrationsTable}'`);
  if (!table) return [];
  return (await query(`SELECT name FROM ${migrationsTable} ORDER BY id`)).map(({ name }) => name);
}
