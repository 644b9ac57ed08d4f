// Reads the SQL that `wrangler d1 export` writes.

import { createReadStream } from "node:fs";
import { Stop } from "../deploy/stop.mjs";

/** Yields the statements in a file of SQL without comments. Throws a Stop if the file ends within one. */
export async function* readStatements(file) {
  const mark = /['";]/g;
  let text = "", quoted = "", at = 0;
  for await (const chunk of createReadStream(file, "utf8")) {
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
export async function loadExport(sqlite, file) {
  for await (const statement of readStatements(file)) {
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
