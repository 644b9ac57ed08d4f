// A CSV file of outcomes: what appraised items sold for, with the ids of their appraisals.

import { fields, noFormula, open, quote, separatorOf } from "./csv.js";
import { isoDates } from "./dates.js";

/** The columns that the service reads (docs/openapi.yaml: OutcomeRequest). */
export const columns = ["appraisal_id", "sold_price", "currency", "date", "channel", "condition", "unsold", "days", "asking_price"];

const prices = new Set(["sold_price", "asking_price"]);
const filled = ["sold_price", "unsold", "days", "asking_price"];

const decimalComma = /^(\d+),(\d\d?)$/;

/**
 * Reads a file. Returns {rows, unfilled}: {line, values} of each row with an outcome, and the number of rows without one. Dates and
 * decimal commas, which spreadsheets write in their own language, are changed to the form that the service reads. Throws an Error if the
 * file has no column appraisal_id.
 */
export async function readOutcomes(chunks) {
  const { header, rows: records } = await open(chunks);
  const separator = separatorOf(header);
  const names = fields(header, separator).map((name) => name.trim().toLowerCase().replace(/[\s-]+/g, "_"));
  if (!names.includes("appraisal_id")) throw new Error("the file has no column appraisal_id; download a file to fill in for its columns");
  const rows = [];
  let unfilled = 0;
  for await (const { line, text } of records) {
    const cells = fields(text, separator);
    const values = columns.map((name) => (cells[names.indexOf(name)] ?? "").trim());
    if (filled.some((name) => values[columns.indexOf(name)])) rows.push({ line, values });
    else unfilled++;
  }
  const dateAt = columns.indexOf("date");
  const iso = isoDates(rows.map((row) => row.values[dateAt]));
  for (const row of rows) row.values = row.values.map((value, at) => (at === dateAt ? iso(value) : prices.has(columns[at]) ? value.replace(decimalComma, "$1.$2") : value));
  return { rows, unfilled };
}

/** Returns rows as a CSV text. */
export function outcomesCSV(rows) {
  return [columns, ...rows.map((row) => row.values)].map((cells) => cells.map(quote).join(",")).join("\r\n");
}

const text = (value) => quote(noFormula(String(value)));

/** Returns a CSV file to fill in, of appraisals with a value (docs/openapi.yaml: AppraisalSummary). */
export function fileToFillIn(appraisals) {
  const header = ["appraisal_id", "item", "appraised", "price_lower", "price_upper", "currency", ...columns.filter((name) => !["appraisal_id", "currency"].includes(name))];
  const rows = appraisals.map(({ id, created_at: at, description, appraisal: a }) =>
    [id, a.best_match || description, at.slice(0, 10), a.price_lower, a.price_upper, a.price_currency, ...header.slice(6).map(() => "")]);
  return `\uFEFF${[header, ...rows].map((cells) => cells.map(text).join(",")).join("\r\n")}\r\n`;
}
