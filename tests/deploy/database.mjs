// Databases for the tests of backups, at the stand-in for Cloudflare.

import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readMigrations } from "../../build/operate/deploy/migrations.mjs";
import { migrations, standIn } from "./account.mjs";
import { accountID, token } from "./cloudflare.mjs";
import { fill } from "./ledger.mjs";
import { copyProject, repository, runProgram } from "./project.mjs";

export const allMigrations = readMigrations(repository);

/** Runs the program for backups in a project's folder. */
export const run = (root, args, env) => runProgram(root, "build/operate/backup/main.mjs", args, env);

function withSchema() {
  const sqlite = new DatabaseSync(":memory:");
  for (const { sql } of allMigrations) sqlite.exec(sql);
  return sqlite;
}

/** Returns a new database with the schema and the data. */
export function filled() {
  const sqlite = withSchema();
  for (const statement of fill()) sqlite.exec(statement);
  return sqlite;
}

/** Returns an account with a database that has the schema, the project's folder that uses it, and what runs the program there. */
export async function deployed(t, { data }) {
  const cloudflare = await standIn(t), root = copyProject(), sqlite = data ? filled() : withSchema();
  sqlite.exec("CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)");
  for (const name of migrations) sqlite.prepare("INSERT INTO d1_migrations (name) VALUES (?)").run(name);
  const uuid = randomUUID();
  cloudflare.account.databases.push({ uuid, name: "loupe", sqlite });
  writeFileSync(join(root, "operator.toml"), `account_id = "${accountID}"\n[[d1_databases]]\nbinding = "DB"\ndatabase_name = "loupe"\ndatabase_id = "${uuid}"\n
[[kv_namespaces]]\nbinding = "KV"\nid = "11111111111111111111111111111111"\n`);
  const env = { CLOUDFLARE_API_BASE_URL: cloudflare.url, CLOUDFLARE_API_TOKEN: token };
  return { cloudflare, root, sqlite, env, run: (...args) => run(root, ["--remote", ...args], env) };
}
