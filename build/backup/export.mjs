// Loads the SQL that D1 exports: https://developers.cloudflare.com/d1/best-practices/import-export-data/

import { Stop } from "../deploy/stop.mjs";
import { columnsOf, quote } from "./tables.mjs";

/**
 * Yields the statements in SQL without comments, which arrives in chunks of text. Throws a Stop if the SQL ends within a
 * statement. Holds one statement and one chunk in memory.
 */
export async function* readStatements(chunks) {
  const mark = /['";]/g;
  let text = "", quoted = "", at = 0;
  for await (const chunk of chunks) {
    text += chunk;
    let begin = 0;
    mark.lastIndex = at;
    for (let found; (found = mark.exec(text));) {
      const [sign] = found;
      if (quoted) {
        if (sign === quoted) quoted = ""; // a doubled quote ends the text and begins it again
      } else if (sign === ";") {
        yield text.slice(begin, found.index).trim();
        begin = found.index + 1;
      } else {
        quoted = sign;
      }
    }
    text = text.slice(begin);
    at = text.length;
  }
  if (text.trim()) throw new Stop("the export of the database is incomplete", { advice: "Run the same command again." });
}

/**
 * Executes the INSERT statements of an export. Throws a Stop if it has other statements, because an export of tables without
 * their schema has none.
 */
export async function loadExport(sqlite, chunks) {
  for await (const statement of readStatements(chunks)) {
    if (/^PRAGMA defer_foreign_keys/i.test(statement)) continue;
    if (!/^INSERT INTO /i.test(statement)) throw new Stop(`the export has an unexpected statement: ${statement.slice(0, 60)}`);
    sqlite.exec(statement);
  }
}

/**
 * Returns what D1's export makes of a text. It writes line breaks as \n and \r and turns them back on import, together with
 * the same characters that were in the text before. A text without a line break is exported as it is.
 */
export function exported(text) {
  const turn = (value, escape, character) => (text.includes(character) ? value.replaceAll(escape, character) : value);
  return turn(turn(text, "\\r", "\r"), "\\n", "\n");
}

/**
 * Corrects texts that D1's export changes: see exported. Only texts with a line break can be changed, and few have one, so
 * they are read again from the database.
 */
export async function repairTexts(sqlite, database, tables) {
  for (const table of tables) {
    const columns = columnsOf(sqlite, table), primary = columns.filter(({ key }) => key > 0);
    for (const { name } of columns.filter(({ type }) => type === "TEXT")) {
      const key = (primary.length ? primary : columns.filter((column) => column.name !== name)).map((column) => column.name);
      const suspects = sqlite.prepare(`SELECT ${key.map(quote).join(", ")} FROM ${quote(table)}
        WHERE instr(${quote(name)}, char(10)) OR instr(${quote(name)}, char(13))`).all();
      for (const row of suspects) await repairText(sqlite, database, { table, name, key, values: Object.values(row) });
    }
  }
}

async function repairText(sqlite, database, { table, name, key, values }) {
  const where = `WHERE ${key.map((column, i) => `${quote(column)} IS ?${i + 1}`).join(" AND ")}`;
  const select = `SELECT ${quote(name)} AS text FROM ${quote(table)} ${where}`, { text } = sqlite.prepare(select).get(...values);
  const [found] = await database.query(select, ...values);
  if (!found || found.text === text) return;
  if (exported(found.text ?? "") !== text) return; // changed since the export, which has the earlier text
  sqlite.prepare(`UPDATE ${quote(table)} SET ${quote(name)} = ?${key.length + 1} ${where}`).run(...values, found.text);
}
