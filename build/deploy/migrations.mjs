// The migrations of the database, in worker/migrations, and those that a database has.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
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
 * Applies the missing migrations to an account's database and returns how. An import applies all or none. If Cloudflare refuses the import,
 * each migration is one query. In a query, D1 ends a trigger at the first END, and may split it at a semicolon or an apostrophe in a comment
 * (https://github.com/cloudflare/workers-sdk/issues/4727). So no trigger has a CASE, and comments are not sent. A later run continues an
 * interrupted one.
 */
export async function migrateRemote({ root, wrangler, config, query }) {
  const migrations = readMigrations(root), applied = await appliedMigrations(query);
  knownMigrations(migrations, applied, "the database");
  const missing = migrations.slice(applied.length);
  if (missing.length === 0) return "the database has them all";
  const folder = mkdtempSync(join(tmpdir(), "loupe-migrations-")), file = join(folder, "migrations.sql");
  writeFileSync(file, missing.map(scriptOf).join("\n"));
  try {
    await wrangler.run(["d1", "execute", "DB", "--remote", "--yes", "--file", file, ...config]);
    return `${missing.length} by an import`;
  } catch (failure) {
    const done = (await appliedMigrations(query)).length;
    if (done === migrations.length) return `${missing.length} by an import, whose answer was lost`;
    if (done !== applied.length || !isRefusal(failure)) throw failure;
    for (const migration of missing) await query(scriptOf(migration));
    return `${missing.length} by queries, because Cloudflare refused the import: ${reasonOf(failure)}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Whether wrangler failed because Cloudflare answered with an error. After any other failure, the import may still be running. */
const isRefusal = ({ output = "" }) => /\[code: \d+\]|SQLITE_/.test(output);

const reasonOf = ({ output }) => output.split("\n").find((line) => /\[code: |SQLITE_/.test(line)).trim();

/** Returns the SQL that applies a migration and records it in wrangler's table, without comments. */
function scriptOf({ name, sql }) {
  return `CREATE TABLE IF NOT EXISTS ${migrationsTable} (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL);
${withoutComments(sql)}
INSERT INTO ${migrationsTable} (name) VALUES ('${name}');
`;
}

/** Returns SQL without its comments and empty lines. */
export function withoutComments(sql) {
  return sql.replaceAll(/('(?:[^']|'')*'|"(?:[^"]|"")*")|--[^\n]*/g, "$1").replaceAll(/\s*\n\s*\n/g, "\n").trim();
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
