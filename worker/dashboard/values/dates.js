// Finds the order of day and month in the dates of a file of listings, as worker/listingcsv does. A piece of the file may have no
// date that shows the order of the whole file.

import { records } from "./csv.js";

/**
 * Returns the order that the column date shows: "dmy" if some day is greater than 12, "mdy" if some day after a month is, and ""
 * if it shows neither or both. `chunks` are the file's text. A record that does not end is left to the upload, which names it.
 */
export async function dateOrderOf(chunks) {
  let separator, column, found = "";
  try {
    for await (const { text } of records(chunks)) {
      if (separator === undefined) {
        if (/^\uFEFF?sep=.$/i.test(text)) continue;
        separator = separatorOf(text);
        column = fields(text.replace(/^\uFEFF/, ""), separator).findIndex((name) => name.trim().toLowerCase() === "date");
        if (column < 0) return "";
        continue;
      }
      const order = shownOrder(fields(text, separator)[column] ?? "");
      if (order && found && order !== found) return "";
      found ||= order;
    }
  } catch (error) {
    if (error.line === undefined) throw error;
  }
  return found;
}

/** Returns the separator that occurs most often in a header, outside of quotes: a comma, a semicolon or a tab. */
function separatorOf(header) {
  const bare = header.replace(/"[^"]*"/g, ""), times = (separator) => bare.split(separator).length;
  return [",", ";", "\t"].reduce((best, candidate) => (times(candidate) > times(best) ? candidate : best));
}

/** Returns the fields of a record, without their quotes. */
function fields(record, separator) {
  const parts = [];
  let quoted = false;
  for (const piece of record.split(separator)) {
    if (quoted) parts[parts.length - 1] += separator + piece;
    else parts.push(piece);
    if (piece.split('"').length % 2 === 0) quoted = !quoted;
  }
  return parts.map((part) => (/^"[^]*"$/.test(part) ? part.slice(1, -1).replaceAll('""', '"') : part));
}

function shownOrder(text) {
  const [, first, , second] = /^\s*(\d\d?)(\. ?|[-/])(\d\d?)\2\d{4}\b/.exec(text) ?? [];
  if (first === undefined) return "";
  if (+first > 12 && +first <= 31 && +second <= 12) return "dmy";
  if (+second > 12 && +second <= 31 && +first <= 12) return "mdy";
  return "";
}
