// Finds in a whole file of listings what a piece of it may not show, as worker/listingcsv does.

import { fields, open, separatorOf } from "./csv.js";

/**
 * Returns {order, currency}. The order is that of day and month in the columns with the numbers `dates`: "dmy" if a first number is
 * greater than 12, "mdy" if a second number is, and "" if neither or both are. The currency is the only text of the column `currency`,
 * "" if it has several or every row has one. `chunks` are the file's text and `line` that of its header, as for open. A record that does not end is left to
 * the upload, which reports it.
 */
export async function shownBy(chunks, { dates, currency, line }) {
  const orders = new Set(), currencies = new Set();
  try {
    const { header, rows } = await open(chunks, line);
    const separator = separatorOf(header);
    for await (const { text } of rows) {
      const row = fields(text, separator);
      for (const at of dates) orders.add(shownOrder(row[at] ?? ""));
      currencies.add(row[currency]?.trim() ?? "");
    }
  } catch (error) {
    if (error.line === undefined) throw error;
  }
  return { order: only(orders), currency: currencies.has("") ? only(currencies) : "" };
}

/**
 * Returns a function that converts a date such as 20.11.2026 to 2026-11-20. `texts` show the order of day and month; if they don't, the
 * day is first in dates with dots. A date whose order is not known, and any other text, is returned unchanged.
 */
export function isoDates(texts) {
  const shown = only(new Set(texts.map(shownOrder)));
  return (text) => {
    const [, first, separator, second, year] = /^(\d\d?)([-/.])(\d\d?)\2(\d{4})$/.exec(text) ?? [];
    const order = shown || (separator === "." && "dmy");
    if (!first || !order) return text;
    const [day, month] = order === "dmy" ? [first, second] : [second, first];
    return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  };
}

/** Returns the only text of a set that is not empty, or "". */
function only(texts) {
  texts.delete("");
  return texts.size === 1 ? [...texts][0] : "";
}

function shownOrder(text) {
  const [, first, , second] = /^\s*(\d\d?)(\. ?|[-/])(\d\d?)\2(?:\d{4}|\d\d)\b/.exec(text) ?? [];
  if (first === undefined) return "";
  if (+first > 12 && +first <= 31 && +second <= 12) return "dmy";
  if (+second > 12 && +second <= 31 && +first <= 12) return "mdy";
  return "";
}
