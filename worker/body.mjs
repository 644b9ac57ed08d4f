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
 * waits for it. Rejects if the stream fails. If the signal aborts, the stream is cancelled, and the
 * result is what was read.
 */
export async function readUpTo(stream, limit, atLimit = cancel, signal = undefined) {
  const chunks = [];
  let size = 0;
  if (stream) {
    const reader = stream.getReader();
    if (signal?.aborted) cancel(reader);
    signal?.addEventListener("abort", () => cancel(reader));
    for (let chunk; size < limit && !(chunk = await reader.read()).done;) {
      chunks.push(chunk.value);
      size += chunk.value.length;
    }
    if (size >= limit) await atLimit(reader);
  }
  return concat(chunks).subarray(0, limit);
}

/** Cancels the rest of the stream. An error of cancelling is ignored. */
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
