// Runs scripts of SQL in an account's database.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { queryOf } from "./account.mjs";

/**
 * Runs scripts in the database with this id, and returns how. They run as one import, which is applied completely or not at
 * all. If Cloudflare refuses the import, each script runs as one query. `isDone` tells whether an import whose answer was lost
 * has been applied.
 *
 * In a query, D1 ends a trigger at the first END, and a semicolon or an apostrophe in a comment may split it
 * (https://github.com/cloudflare/workers-sdk/issues/4727). So a script must have no CASE in a trigger and no comments.
 */
export async function runScripts({ wrangler, account, database, isDone = () => false }, scripts) {
  const isKnownDone = async () => { try { return await isDone(); } catch { return false; } };
  const folder = mkdtempSync(join(tmpdir(), "loupe-sql-")), query = queryOf(account, database);
  const write = (name, content) => { writeFileSync(join(folder, name), content, { mode: 0o600 }); return join(folder, name); };
  const file = write("scripts.sql", scripts.join("\n"));
  const config = write("wrangler.json", JSON.stringify({ d1_databases: [{ binding: "DB", database_name: "DB", database_id: database }] }));
  try {
    await wrangler.run(["d1", "execute", "DB", "--remote", "--yes", "--file", file, "--config", config]);
    return "by an import";
  } catch (failure) {
    if (await isKnownDone()) return "by an import, whose answer was lost";
    const refusal = refusalOf(failure);
    if (!refusal) throw failure;
    try {
      for (const script of scripts) await query(script);
    } catch (error) {
      if (!await isKnownDone()) throw error;
    }
    return `by queries, because Cloudflare refused the import: ${refusal}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Returns the line of wrangler's output with Cloudflare's error, or undefined. Without such an error, the import may still be
 * running.
 */
const refusalOf = ({ output = "" }) => output.split("\n").find((line) => /\[code: \d+\]|SQLITE_/.test(line))?.trim();
