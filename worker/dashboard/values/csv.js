// Splits a CSV file (RFC 4180) into pieces for the upload. A line break between quotes belongs to the record. A quote within a field
// that does not begin with one, such as an inch mark, is text.

// A piece may have 1 MB. A character of JavaScript has at most three bytes in UTF-8.
export const limits = { rows: 500, pieceCharacters: 340_000, recordCharacters: 60_000 };

// The characters after which a quote begins a quoted field; after a quote, it is the second of a pair.
const beforeQuoted = '\uFEFF\r\n,;\t"';

const hasText = (text) => text.replace("\x1A", "").trim() !== ""; // a DOS file ends in Ctrl-Z

/**
 * Yields {line, text} for each record: the number of its first line in the file, from 1, and its text without the final
 * line break. Empty lines are skipped. Throws an Error with `line` if a record is longer than limits.recordCharacters, which
 * usually means that a quote is not closed.
 */
export async function* records(chunks) {
  let text = "";
  let line = 1; // of the record's start
  let lines = 0; // line breaks within the record
  let quoted = false;
  let afterReturn = false;
  let before = "\n"; // the character before, without quotes that are text
  for await (const chunk of chunks) {
    let start = 0;
    for (let i = 0; i < chunk.length; i++) {
      const c = chunk[i];
      if (c === "\n" && afterReturn) {
        afterReturn = false;
        if (!quoted && i === start && text === "") start = i + 1; // the second half of \r\n
        continue;
      }
      afterReturn = c === "\r";
      const isQuote = c === '"' && (quoted || beforeQuoted.includes(before));
      if (isQuote) quoted = !quoted;
      if (isQuote || c !== '"') before = c;
      if (c !== "\n" && c !== "\r") continue;
      lines++;
      if (quoted) continue;
      text += chunk.slice(start, i);
      if (hasText(text)) yield { line, text };
      line += lines;
      lines = 0;
      text = "";
      start = i + 1;
    }
    text += chunk.slice(start);
    if (text.length > limits.recordCharacters) {
      throw Object.assign(new Error(`the row that starts in line ${line} does not end; look for a quote that is not closed`), { line });
    }
  }
  if (hasText(text)) yield { line, text };
}

/**
 * Returns {header, rows} of a file. The header is the text of the first record in or after `line` that is not empty; `rows` yields the
 * records after it.
 */
export async function open(chunks, line = 0) {
  const rows = records(chunks);
  for (;;) {
    const { done, value } = await rows.next();
    if (done) return { header: "", rows };
    if (value.line < line || /^\uFEFF?(sep=.?)?[\s,;"]*$/i.test(value.text)) continue; // spreadsheets name the separator before the header
    return { header: value.text.replace(/^\uFEFF/, "").replace(/[\r\n]+/g, " "), rows }; // on one line, as `line` assumes
  }
}

/**
 * Yields {line, records, text} for each piece: the line number of its first record in the file, its records, and the header
 * with these records. Empty lines between them are kept, so that lines can be counted from the first. A piece has at most
 * `most` records and limits.pieceCharacters characters. Up to the last tenth of these, it ends between two records for which
 * `orderOf` returns different texts, because a row of an order may need those before it. A file with only a header yields nothing.
 */
export async function* pieces(header, rows, most = limits.rows, orderOf = () => "") {
  let piece = null;
  let next = 0; // the line after the piece's last record
  const fills = (size, most, record) => size >= most || (size > 0.9 * most && orderOf(record) !== orderOf(piece.records.at(-1)));
  for await (const record of rows) {
    if (piece && (fills(piece.records.length, most, record) || fills(piece.text.length + (record.line - next) + record.text.length, limits.pieceCharacters, record))) {
      yield piece;
      piece = null;
    }
    if (!piece) {
      piece = { line: record.line, records: [], text: `${header}\n` };
      next = record.line;
    }
    piece.records.push(record);
    piece.text += `${"\n".repeat(record.line - next)}${record.text}\n`;
    next = record.line + record.text.split(/\r\n|\r|\n/).length;
  }
  if (piece) yield piece;
}

/** Returns the separator that occurs most often in a header, outside of quotes: a comma, a semicolon or a tab. */
export function separatorOf(header) {
  const bare = header.replace(/"[^"]*"/g, ""), times = (separator) => bare.split(separator).length;
  return [",", ";", "\t"].reduce((best, candidate) => (times(candidate) > times(best) ? candidate : best));
}

/** Returns the fields of a record, without their quotes. */
export function fields(record, separator) {
  const parts = [];
  let quoted = false;
  for (const piece of record.split(separator)) {
    if (quoted) parts[parts.length - 1] += separator + piece;
    else parts.push(piece);
    if ((quoted || piece.startsWith('"')) && piece.split('"').length % 2 === 0) quoted = !quoted;
  }
  return parts.map((part) => (/^"[^]*"$/.test(part) ? part.slice(1, -1).replaceAll('""', '"') : part));
}

/** Returns a text as a quoted field. */
export function quote(text) {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Returns a text in which a spreadsheet takes no part for a formula, whichever character separates cells: NoFormula of core/base/text. */
export function noFormula(text) {
  return text.replace(/^[\t\r\n]/, "'$&").replace(/(^|[,;\t\r\n])("*)(?=[=+\-@])/g, "$1$2'");
}

/** Returns a text as it was before noFormula changed it. */
export function withFormulas(safe) {
  return safe.replace(/^'(?=[\t\r\n])/, "").replace(/(^|[,;\t\r\n])("*)'(?=[=+\-@])/g, "$1$2");
}
