// The results of a batch as the API's CSV file has them, and what the pages show of a batch (docs/openapi.yaml: Batch).

import { fields, open, separatorOf, withFormulas } from "./csv.js";
import { plural } from "./format.js";

/** The columns that the API puts after the caller's. */
export const ownColumns = [
  "loupe_state", "price_lower", "price_upper", "price_currency", "estimate", "confidence", "best_match_title", "best_match_url", "best_match_price", "verdict",
  "best_channel", "net", "profit", "return", "highest_cost", "chance_of_loss", "errors", "appraisal_id",
];

/**
 * Returns {columns, rows} of a file of results: the names of the caller's columns, and a row for each item, {of, state, lower, upper,
 * currency, confidence, match, errors, appraisal, cells}. `of` has the caller's cells by the name of their column.
 */
export async function parseResults(text) {
  const { header, rows: found } = await open([text]);
  const separator = separatorOf(header);
  const names = fields(header, separator);
  const columns = names.slice(0, -ownColumns.length);
  const rows = [];
  for await (const record of found) {
    const cells = fields(record.text, separator);
    const own = cells.slice(columns.length).map(withFormulas);
    const of = Object.fromEntries(columns.map((name, at) => [name, cells[at]]).reverse());
    const [state, lower, upper, currency, , confidence, match, , , , , , , , , , errors, appraisal] = own;
    rows.push({ of, state, lower: Number(lower), upper: Number(upper), currency, confidence, match, errors: errors.replace(/(^|; )[A-Z_]+: /g, "$1"), appraisal, cells: cells.slice(0, columns.length) });
  }
  return { columns, rows };
}

/** Reports whether a price is more likely than not to differ from the estimate by over 20 percent. */
export const isUncertain = ({ state, confidence }) => state === "valued" && confidence < 0.5;

/** The filters of results. */
export const filters = [
  { name: "all", label: "All", test: () => true },
  { name: "uncertain", label: "Uncertain", test: isUncertain },
  { name: "unvalued", label: "No value", test: (r) => r.state === "unvalued" },
  { name: "failed", label: "Not done", test: (r) => r.state === "failed" || r.state === "cancelled" },
];

/** Returns how many items of a batch have ended. */
export const endedOf = ({ counts: c }) => c.valued + c.unvalued + c.failed + c.cancelled;

/** Returns how long a batch still takes: "about 12 minutes left", "" if that is not known. */
export function timeLeft({ done_at: doneAt }, now = Date.now()) {
  const minutes = Math.ceil((Date.parse(doneAt ?? "") - now) / 60_000);
  if (Number.isNaN(minutes)) return "";
  if (minutes <= 1) return "about a minute left";
  return `about ${minutes < 100 ? plural(minutes, "minute") : plural(Math.round(minutes / 60), "hour")} left`;
}
