// The filter of the list of appraisals.

export const noFilter = { search: "", state: "", key: "", from: "", to: "" };

/** Returns the query of a filter for the API's GET /appraisals, "" if it selects all. `from` and `to` are days where the reader is. */
export function filterQuery({ search, state, key, from, to }) {
  const query = new URLSearchParams({ search: search.trim(), state, api_key: key, since: midnight(from, 0), until: midnight(to, 1) });
  for (const [name, value] of [...query]) if (!value) query.delete(name);
  return query.toString();
}

/** Returns the time when a day begins, or the day a number of days after it. Returns "" if the text is not a day. */
function midnight(day, later) {
  const [year, month, date] = day.split("-").map(Number);
  const time = new Date(year, month - 1, date + later);
  return Number.isNaN(time.getTime()) ? "" : time.toISOString();
}
