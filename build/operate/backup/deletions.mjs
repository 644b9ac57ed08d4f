// Lists of deleted accounts. A backup still has the customers who were deleted after it, so make backup writes the list of all deleted accounts
// beside each backup, and make restore deletes them again.

import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Stop } from "../deploy/stop.mjs";

const table = "deleted_account", perStatement = 500; // accounts; D1 takes statements of 100 kB

/** Ends the name of a list's file. */
export const suffix = ".deleted.json";

/** Writes the list of a database's deleted accounts into a file. Returns its length. */
export async function writeDeletions(database, file) {
  const [found] = await database.query("SELECT name FROM sqlite_schema WHERE type = 'table' AND name = ?1", table);
  const deleted = found ? await database.query(`SELECT id, deleted_at FROM ${table} ORDER BY deleted_at, id`) : [];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.partial`, `${JSON.stringify(deleted)}\n`, { mode: 0o600 });
  renameSync(`${file}.partial`, file);
  return deleted.length;
}

/** Returns the accounts of all lists in a folder. A deletion is never undone, so it counts whichever list has it. */
export function readDeletions(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith(suffix)).map((name) => join(folder, name));
  return [...new Map(files.flatMap(parse).map((row) => [row.id, row])).values()];
}

function parse(file) {
  try {
    const rows = JSON.parse(readFileSync(file, "utf8"));
    if (rows.every(({ id, deleted_at: at }) => typeof id === "string" && Number.isSafeInteger(at))) return rows;
    throw new Error("an entry has no id or no time");
  } catch (cause) {
    throw new Stop(`${file} can't be read: ${cause.message}`, { cause, advice: "Without it, deleted customers would be back. Nothing was restored." });
  }
}

/** Returns statements that delete the accounts of a list in a restored database, if it has them and they are not deleted yet. */
export function deletionStatements(deleted) {
  const statements = [];
  for (let at = 0; at < deleted.length; at += perStatement) {
    const list = JSON.stringify(deleted.slice(at, at + perStatement)).replaceAll("'", "''");
    statements.push(`INSERT INTO ${table} (id, deleted_at) SELECT a.id, value ->> 'deleted_at' FROM json_each('${list}') JOIN account a ON a.id = value ->> 'id'
      WHERE a.id NOT IN (SELECT id FROM ${table})`);
  }
  return statements;
}
