// What is wrong with the rows of an uploaded file, as worker/listingcsv/report.go says it for imports.

import { fields, noFormula, quote, separatorOf } from "./csv.js";

/** The column that a report puts before those of its file. An upload ignores it. */
export const reportColumn = "loupe_problem";

const ranks = { refused: 0, unconfirmed: 1, left_out: 2 };

/** Reports whether a row was refused. `row` is {line, text, problems}, as the console answers it. */
export const isRefused = (row) => row.problems.some((p) => p.effect !== "left_out");

/** Reports whether a row was refused until its price is confirmed. */
export const isUnconfirmed = (row) => row.problems.some((p) => p.effect === "unconfirmed");

/**
 * Returns the problems of rows by reason: {field, detail, effect, line, value, rows} with the line and the value of the first row,
 * and the number of rows. Those of refused rows are first, and the more frequent before the others.
 */
export function reasons(rows) {
  const found = new Map();
  for (const { line, problems } of rows) {
    for (const { field, detail, effect, value } of problems) {
      const key = [effect, field, detail].join("\0");
      if (!found.has(key)) found.set(key, { key, field, detail, effect, line, value, rows: 0 });
      found.get(key).rows++;
    }
  }
  return [...found.values()].sort((a, b) => ranks[a.effect] - ranks[b.effect] || b.rows - a.rows);
}

/**
 * Returns the rows as a CSV file like theirs, refused rows first, each with its problems in the column before the others. After
 * corrections, the file can be uploaded as it is. `header` is the text of the file's header. Spreadsheets need the byte order mark.
 */
export function reportFile(header, rows) {
  const separator = separatorOf(header);
  const lines = [reportColumn + separator + headerOfRows(header)];
  for (const refused of [true, false]) {
    for (const row of rows) if (isRefused(row) === refused) lines.push(quote(noFormula(explain(row))) + separator + row.text);
  }
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

/** Returns the header of rows as the console answers them: the file's, without the column of a report. */
export function headerOfRows(header) {
  const separator = separatorOf(header);
  return fields(header, separator).filter((name) => name !== reportColumn).map(quote).join(separator);
}

function explain(row) {
  const texts = row.problems.map(({ field, detail, effect, value }) =>
    `${effect === "left_out" ? "loaded without " : ""}${field && `${field}: `}${detail}${value && `: "${value}"`}`);
  return (isRefused(row) ? "refused: " : "") + texts.join("; ");
}
