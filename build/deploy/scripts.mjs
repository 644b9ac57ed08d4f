// Runs scripts of SQL in an account's database.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { queryOf } from "./account.mjs";

/**
 * Runs scripts in the database of an account that has this id, and returns how. They are one import, of which all or nothing is done. If
 * Cloudflare refuses the import, each script is one query. `isDone` tells whether an import whose answer was lost has been done.
 *
 * In a query, D1 ends a trigger at the first END, and a semicolon or an apostrophe in a comment may split it
 * (https://github.com/cloudflare/workers-sdk/issues/4727): scripts have neither a CASE in a trigger nor comments.
 */
export async function runScripts({ wrangler, account, database, isDone = () => false }, scripts) {
  const folder = mkdtempSync(join(tmpdir(), "loupe-sql-")), query = queryOf(account, database);
  const write = (name, content) => { writeFileSync(join(folder, name), content, { mode: 0o600 }); return join(folder, name); };
  const file = write("scripts.sql", scripts.join("\n"));
  const config = write("wrangler.json", JSON.stringify({ d1_databases: [{ binding: "DB", database_name: "DB", database_id: database }] }));
  try {
    await wrangler.run(["d1", "execute", "DB", "--remote", "--yes", "--file", file, "--config", config]);
    return "by an import";
  } catch (failure) {
    if (await isDone()) return "by an import, whose answer was lost";
    const refusal = refusalOf(failure);
    if (!refusal) throw failure;
    for (const script of scripts) await query(script);
    return `by queries, because Cloudflare refused the import: ${refusal}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns Cloudflare's error of a failed wrangler. After any other failure, the import may still be running. */
const refusalOf = ({ output = "" }) => output.split("\n").find((line) => /\[code: \d+\]|SQLITE_/.test(line))?.trim();
