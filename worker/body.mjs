// Bytes in pieces.

/** Joins pieces; one alone is returned as it is. */
export function concat(pieces) {
  if (pieces.length === 1) return pieces[0];
  const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Reads a stream to its end or to so many bytes, whichever comes first. No stream is an empty one. */
export async function readUpTo(stream, limit, rest = leave) {
  const chunks = [];
  let size = 0;
  if (stream) {
    const reader = stream.getReader();
    for (let chunk; size < limit && !(chunk = await reader.read()).done;) {
      chunks.push(chunk.value);
      size += chunk.value.length;
    }
    if (size >= limit) await rest(reader);
  }
  return concat(chunks).subarray(0, limit);
}

/** The rest is not wanted, nor why it can't be had. */
function leave(reader) {
  reader.cancel().catch(() => {});
}

/** The rest is thrown away as it comes. A server that leaves part of a request has to drop the connection, and then
 * its client may not see the answer. How long a request can be is the platform's limit. */
export async function drain(reader) {
  while (!(await reader.read()).done);
}
