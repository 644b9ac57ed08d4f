// Uploads a CSV file of listings in pieces, one after the other.

import { call } from "./api.js";
import { charsetOf } from "./values/charset.js";
import { textChunks } from "./values/events.js";
import { pieces } from "./values/csv.js";
import { dateOrderOf } from "./values/dates.js";

const attempts = 4;
const maxName = 200; // characters of a file's name

/**
 * Uploads a file to the catalogue below `base`: "/console" for the account's own, "/admin" for the shared one. Calls `follow` after
 * each piece with {share, line, accepted, errors}: the share of the file that is sent, 0 to 1, the line that was reached, the number
 * of listings accepted, and {line, field, detail, warning} of each row that was refused or, with `warning`, accepted without
 * that field. Repeats a piece if the service is busy or can't be reached. Throws a Problem if a piece is refused, an AbortError
 * when stopped.
 */
export async function upload(file, { base, follow, signal, wait = pause }) {
  const charset = await charsetOf(file);
  const order = await dateOrderOf(textChunks(file.stream(), charset));
  const { id } = await call("POST", `${base}/uploads`, { body: { name: file.name.slice(0, maxName) }, signal });
  const state = { share: 0, line: 1, accepted: 0, errors: [] };
  let bytesRead = 0;
  const counted = file.stream().pipeThrough(new TransformStream({
    transform(chunk, controller) {
      bytesRead += chunk.length;
      controller.enqueue(chunk);
    },
  }));
  for await (const piece of pieces(textChunks(counted, charset))) {
    state.line = piece.line;
    const send = () => call("POST", `${base}/uploads/${encodeURIComponent(id)}/rows?line=${piece.line}${order && `&date_order=${order}`}`, { body: piece.text, type: "text/csv", signal });
    const { accepted, errors } = await repeat(send, wait, signal);
    state.accepted += accepted;
    state.errors.push(...errors);
    state.share = Math.min(bytesRead / file.size, 0.99);
    follow({ ...state });
  }
  if (state.line === 1 && state.accepted === 0) throw new Error("the file has no rows after the line that names the columns");
  follow({ ...state, share: 1 });
}

async function repeat(send, wait, signal) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      const temporary = error.code === "UNREACHABLE" || error.status === 429 || error.status === 503;
      if (!temporary || attempt === attempts) throw error;
      await wait((error.retryAfter || 2 ** attempt) * 1000, signal);
    }
  }
}

function pause(ms, signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
