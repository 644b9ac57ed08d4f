// Finds the order of day and month in the dates of a file of listings, as worker/listingcsv does. A piece of the file may have no
// date that shows the order of the whole file.

import { fields, open, separatorOf } from "./csv.js";

/**
 * Returns the order that the dates of a column show: "dmy" if a first number is greater than 12, "mdy" if a second number is, and
 * "" if neither or both are. `chunks` are the file's text. A record that does not end is left to the upload, which reports it.
 */
export async function dateOrderOf(chunks, column) {
  let found = "";
  try {
    const { header, rows } = await open(chunks);
    const separator = separatorOf(header);
    for await (const { text } of rows) {
      const order = shownOrder(fields(text, separator)[column] ?? "");
      if (order && found && order !== found) return "";
      found ||= order;
    }
  } catch (error) {
    if (error.line === undefined) throw error;
  }
  return found;
}

function shownOrder(text) {
  const [, first, , second] = /^\s*(\d\d?)(\. ?|[-/])(\d\d?)\2(?:\d{4}|\d\d)\b/.exec(text) ?? [];
  if (first === undefined) return "";
  if (+first > 12 && +first <= 31 && +second <= 12) return "dmy";
  if (+second > 12 && +second <= 31 && +first <= 12) return "mdy";
  return "";
}
