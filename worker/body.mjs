// Reads and joins the bytes of bodies.

/** Concatenates chunks. A single chunk is returned itself, not a copy. */
export function concat(chunks) {
  if (chunks.length === 1) return chunks[0];
  const joined = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.length;
  }
  return joined;
}

/**
 * Reads a stream to its end, but at most limit bytes. A null or undefined stream is empty. If the
 * limit is reached, atLimit gets the reader: it decides what happens to the rest, and the result
 * waits for it. Rejects if the stream fails.
 */
export async function readUpTo(stream, limit, atLimit = cancel) {
  const chunks = [];
  let size = 0;
  if (stream) {
    const reader = stream.getReader();
    for (let chunk; size < limit && !(chunk = await reader.read()).done;) {
      chunks.push(chunk.value);
      size += chunk.value.length;
    }
    if (size >= limit) await atLimit(reader);
  }
  return concat(chunks).subarray(0, limit);
}

/** Cancels the rest of the stream, for readUpTo. An error of cancelling is ignored. */
function cancel(reader) {
  reader.cancel().catch(() => {});
}

/**
 * Reads and discards the rest of the stream, for readUpTo. A server that leaves part of a request
 * unread must close the connection, and the client may then miss the response. The platform limits
 * how long a request can be.
 */
export async function drain(reader) {
  while (!(await reader.read()).done);
}
