// Uploads a CSV file of listings in pieces, one after the other.

import { call } from "./api.js";
import { charsetOf } from "./values/charset.js";
import { fields, open, pieces, separatorOf } from "./values/csv.js";
import { shownBy } from "./values/dates.js";
import { textChunks } from "./values/events.js";
import { headerOfRows, isRefused, isUnconfirmed } from "./values/report.js";

const attempts = 4;
const longestWait = 60; // seconds; the rows of an hour or a day take longer
const maxName = 200; // characters of a file's name
const isoCode = /^[A-Z]{3}$/;
const previewRows = 25; // the header may be below a few lines of text

/**
 * Returns how a file is read: {columns, fields, rows} as the console's preview, the text of its header and the header's line, 0 for the
 * first, and what the whole file shows as parameters of its pieces. `reading` is {columns, currency}: the name of the file's column by
 * field, "" for none, and the currency of prices without one.
 */
export async function previewOf(file, { base, reading }) {
  const charset = await charsetOf(file);
  const text = () => textChunks(file.stream(), charset);
  const { header, rows } = await open(text());
  const { value: piece } = await pieces(header, rows, previewRows).next();
  if (!piece) throw new Error("the file has no rows after the line that names the columns");
  const ask = (shown) => call("POST", `${base}/uploads/preview?${query({ line: piece.line, ...shown }, reading)}`, { body: piece.text, type: "text/csv" });
  const first = await ask();
  const { header_line: line = 0, fields: { date, paid_on, cancelled_at, listed_on, currency } } = first;
  const seen = await shownBy(text(), { dates: [date, paid_on, cancelled_at, listed_on], currency, line });
  const shown = { date_order: seen.order, currency: isoCode.exec(seen.currency)?.[0] };
  const asksAgain = seen.order || (shown.currency && !reading.currency);
  return { ...(asksAgain ? await ask(shown) : first), header: line ? (await open(text(), line)).header : header, line, shown };
}

/**
 * Uploads a file to the catalogue below `base`: "/console" for the account's own, "/admin" for the shared one. `preview` is from
 * previewOf, with the same `reading`. Calls `follow` after each piece with {share, line, accepted, refused, errors}: the share of
 * the file that is sent, 0 to 1, the line that was reached, the numbers of rows accepted and refused, and {line, text, problems}
 * of each row with problems. Repeats a piece if the service is busy or can't be reached. Throws a Problem if a piece is refused, an
 * AbortError when stopped.
 */
export async function upload(file, { base, reading, preview, follow, signal, wait = pause }) {
  const charset = await charsetOf(file);
  const { id } = await call("POST", `${base}/uploads`, { body: { name: file.name.slice(0, maxName) }, signal });
  const state = { id, share: 0, line: 1, accepted: 0, refused: 0, errors: [] };
  let bytesRead = 0;
  const counted = file.stream().pipeThrough(new TransformStream({
    transform(chunk, controller) {
      bytesRead += chunk.length;
      controller.enqueue(chunk);
    },
  }));
  const { header, rows } = await open(textChunks(counted, charset), preview.line);
  const separator = separatorOf(header);
  const { id: idColumn, order_number: orderColumn } = preview.fields;
  const textOf = (record, column) => fields(record.text, separator)[column]?.trim();
  const idOf = (record) => (orderColumn === undefined ? textOf(record, idColumn) : ""); // the console makes the ids of orders' rows
  const lineOf = new Map(); // of the accepted rows, by their ids
  for await (const piece of pieces(header, rows, undefined, (record) => textOf(record, orderColumn))) {
    state.line = piece.line;
    const repeated = piece.records.filter((r) => lineOf.has(idOf(r))).map((r) => `${r.line}:${lineOf.get(idOf(r))}`).join();
    const send = () => call("POST", `${base}/uploads/${encodeURIComponent(id)}/rows?${query({ line: piece.line, ...preview.shown, repeated }, reading)}`, { body: piece.text, type: "text/csv", signal });
    const { accepted, refused, errors } = await repeat(send, wait, signal);
    const refusedLines = new Set(errors.filter(isRefused).map((e) => e.line));
    for (const record of piece.records) if (idOf(record) && !refusedLines.has(record.line)) lineOf.set(idOf(record), record.line);
    state.accepted += accepted;
    state.refused += refused;
    state.errors.push(...errors);
    state.share = Math.min(bytesRead / file.size, 0.99);
    follow({ ...state });
  }
  if (state.line === 1 && state.accepted === 0) throw new Error("the file has no rows after the line that names the columns");
  follow({ ...state, share: 1 });
}

/**
 * Uploads the rows whose prices must be confirmed again, with the confirmation. `state` is the last one that upload reported.
 * Returns the state after it.
 */
export async function confirmPrices(state, { base, reading, preview, wait = pause }) {
  const next = { ...state, errors: state.errors.filter((e) => !isUnconfirmed(e)) };
  for await (const piece of pieces(headerOfRows(preview.header), state.errors.filter(isUnconfirmed))) {
    const send = () => call("POST", `${base}/uploads/${encodeURIComponent(state.id)}/rows?${query({ line: piece.line, high_prices: "true", ...preview.shown }, reading)}`, { body: piece.text, type: "text/csv" });
    const { accepted, errors } = await repeat(send, wait);
    next.accepted += accepted;
    next.refused -= accepted;
    next.errors.push(...errors);
  }
  next.errors.sort((a, b) => a.line - b.line);
  return next;
}

function query(parameters, { columns, currency }) {
  const named = Object.entries(columns).map(([field, name]) => ["column", `${field}=${name}`]);
  return new URLSearchParams([...Object.entries({ ...parameters, currency: currency || parameters.currency }).filter(([, value]) => value), ...named]);
}

/** Returns what `send` does, repeated if the service is busy or can't be reached. */
export async function repeat(send, wait = pause, signal) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      const temporary = error.code === "UNREACHABLE" || error.status === 429 || error.status === 503;
      if (!temporary || error.retryAfter > longestWait || attempt === attempts) throw error;
      await wait((error.retryAfter || 2 ** attempt) * 1000, signal);
    }
  }
}

/** Resolves after a number of milliseconds, or rejects when stopped. */
export function pause(ms, signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
