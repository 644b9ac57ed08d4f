// How rows are copied from one database into another. A query's result has bytes as hexadecimal digits.

import { columnsOf, quote } from "./tables.mjs";

/**
 * Returns what copies the rows of a table:
 *
 *   key        the columns that identify a row, quoted: those of the primary key, in its order, or rowid
 *   selected   the expressions of a SELECT that reads a row
 *   insert     the statement that inserts a row, and replaces rows that conflict with it
 *   values     returns the parameters of that statement for a selected row
 *   keyValues  returns the key of a selected row
 */
export function transport(sqlite, table) {
  const columns = columnsOf(sqlite, table).map((column) => ({ ...column, name: quote(column.name) }));
  const primary = columns.filter(({ key }) => key > 0).sort((a, b) => a.key - b.key).map(({ name }) => name);
  if (primary.length === 0) columns.push({ name: "rowid" });
  const key = primary.length ? primary : ["rowid"], isBytes = columns.map(({ type }) => type === "BLOB");
  const keyAt = key.map((name) => columns.findIndex((column) => column.name === name));
  const value = (row, i) => (isBytes[i] && row[`c${i}`] !== null ? Buffer.from(row[`c${i}`], "hex") : row[`c${i}`]);
  return {
    key,
    selected: columns.map(({ name }, i) => `${isBytes[i] ? `iif(${name} IS NULL, NULL, hex(${name}))` : name} AS c${i}`).join(", "),
    insert: `INSERT OR REPLACE INTO ${quote(table)} (${columns.map(({ name }) => name)}) VALUES (${columns.map(() => "?")})`,
    values: (row) => columns.map((_, i) => value(row, i)),
    keyValues: (row) => keyAt.map((i) => row[`c${i}`]),
  };
}
