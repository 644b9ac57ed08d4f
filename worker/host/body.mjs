// Reads and joins the bytes of bodies.

/** Concatenates chunks. Returns a single chunk as it is, without a copy. */
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
 * Reads at most limit bytes of a stream. A null or undefined stream is empty. At the limit, it
 * cancels the rest. Rejects if the stream fails.
 */
export async function readUpTo(stream, limit) {
  const chunks = [];
  let size = 0;
  if (stream) {
    const reader = stream.getReader();
    for (let chunk; size < limit && !(chunk = await reader.read()).done;) {
      chunks.push(chunk.value);
      size += chunk.value.length;
    }
    if (size >= limit) cancel(reader);
  }
  return concat(chunks).subarray(0, limit);
}

/**
 * Reads the first size bytes of a stream, fewer if it is shorter. Returns them as head, and as whole a
 * stream of all its bytes. Whole reads on only when its own reader asks for more.
 */
export async function peek(stream, size) {
  const reader = stream.getReader(), chunks = [];
  let read = 0;
  for (let chunk; read < size && !(chunk = await reader.read()).done;) {
    chunks.push(chunk.value);
    read += chunk.value.length;
  }
  const head = concat(chunks).slice(0, size);
  const whole = new ReadableStream({
    async pull(controller) {
      if (chunks.length > 0) return controller.enqueue(chunks.shift());
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  }, { highWaterMark: 0 });
  return { head, whole };
}

/** Cancels the rest of the stream. Ignores an error of cancelling. */
export function cancel(reader) {
  reader.cancel().catch(() => {});
}

/**
 * Reads and discards the rest of the stream. A server that leaves part of a request
 * unread must close the connection, and the client may then miss the response. The platform limits
 * how long a request can be.
 */
export async function drain(reader) {
  while (!(await reader.read()).done);
}

/** The content-length of a message. It is undefined if unknown or if the body is compressed. */
export function bodySize({ headers }) {
  const length = headers.get("content-length") ?? "";
  return /^[0-9]+$/.test(length) && !headers.has("content-encoding") ? Number(length) : undefined;
}
