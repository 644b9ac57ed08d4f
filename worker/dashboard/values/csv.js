// Splits a CSV file (RFC 4180) into pieces for the upload. A line break between quotes belongs to the record.

// A piece may have 1 MB. A character of JavaScript has at most three bytes in UTF-8.
export const limits = { rows: 500, pieceCharacters: 340_000, recordCharacters: 60_000 };

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
      if (c === '"') quoted = !quoted;
      if (c !== "\n" && c !== "\r") continue;
      lines++;
      if (quoted) continue;
      text += chunk.slice(start, i);
      if (text.trim()) yield { line, text };
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
  if (text.trim()) yield { line, text };
}

/**
 * Yields {line, rows, text} for each piece: the line number of its first row in the file, how many rows it has, and the header
 * with these rows. Empty lines between its rows are kept, so that its lines can be counted from the first. A piece has at most
 * limits.rows rows and limits.pieceCharacters characters. A file with only a header yields nothing.
 */
export async function* pieces(chunks) {
  let header = null;
  let piece = null;
  let next = 0; // the line after the piece's last row
  for await (const record of records(chunks)) {
    if (header === null) {
      if (/^\uFEFF?sep=.$/i.test(record.text)) continue; // spreadsheets name the separator before the header
      header = record.text.replace(/^\uFEFF/, "").replace(/[\r\n]+/g, " "); // on one line, as `line` assumes
      continue;
    }
    if (piece && (piece.rows === limits.rows || piece.text.length + (record.line - next) + record.text.length >= limits.pieceCharacters)) {
      yield piece;
      piece = null;
    }
    if (!piece) {
      piece = { line: record.line, rows: 0, text: `${header}\n` };
      next = record.line;
    }
    piece.rows++;
    piece.text += `${"\n".repeat(record.line - next)}${record.text}\n`;
    next = record.line + record.text.split(/\r\n|\r|\n/).length;
  }
  if (piece) yield piece;
}
