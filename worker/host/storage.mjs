// The effects on KV, D1 and the queue.

import { binding } from "./binding.mjs";
import { peek } from "./body.mjs";
import { Code, Failure } from "./failure.mjs";
import { keepBody, readKept } from "./keep.mjs";
import { joinParts, readParts, sizeOf, withBody, withOutgoing } from "./parts.mjs";
import { Writer } from "./wire.mjs";

const empty = new Uint8Array();

export function kvGet(frame) {
  const key = frame.str();
  return async (x) => {
    const { recent } = x.host;
    let value = recent.get(key);
    if (!value) {
      const stored = await binding(x, "KV").get(key, "arrayBuffer");
      value = stored && new Uint8Array(stored);
      recent.set(key, value);
    }
    return new Writer().u8(value ? 1 : 0).bytes(value ?? empty).done();
  };
}

/** Stores a value. If it has kept bodies, its size becomes its metadata, for kvKeep. */
export function kvPut(frame) {
  const key = frame.str(), value = readParts(frame), seconds = frame.u32();
  const hasKept = value.some((part) => !part.bytes);
  return async (x, _number, limit) => {
    const KV = binding(x, "KV");
    await withBody(x, value, limit, async (bytes) => {
      await KV.put(key, bytes, { expirationTtl: Math.max(60, seconds), ...(hasKept && { metadata: { size: bytes.length } }) });
      x.host.recent.set(key, bytes);
    });
    return empty;
  };
}

export function kvDelete(frame) {
  const key = frame.str();
  return async (x) => {
    x.host.recent.set(key, null);
    await binding(x, "KV").delete(key);
    return empty;
  };
}

/** Runs statements on the primary database. With READ_REPLICAS, notes the bookmark of its state for d1Read. */
export function d1(frame) {
  const statements = readStatements(frame);
  return async (x, _number, limit) => {
    const database = binding(x, "DB");
    if (!hasReplicas(x)) return run(x, database, statements, limit);
    const session = database.withSession("first-primary");
    const result = await run(x, session, statements, limit);
    const bookmark = session.getBookmark() ?? "";
    if (bookmark > x.bookmark) x.bookmark = bookmark; // bookmarks sort by time
    return result;
  };
}

/** Runs statements that don't write. With READ_REPLICAS, a replica may answer, if it has the state that the exchange has seen. */
export function d1Read(frame) {
  const statements = readStatements(frame);
  return async (x, _number, limit) => {
    const database = binding(x, "DB");
    return run(x, hasReplicas(x) ? database.withSession(x.bookmark || "first-primary") : database, statements, limit);
  };
}

const hasReplicas = (x) => x.host.env.READ_REPLICAS === "1"; // a session costs time, so there is none without

const readStatements = (frame) => frame.list(() => ({ sql: frame.str(), params: frame.list(() => readValue(frame)) }));

/** Runs statements. While the database has parameters that kept bodies make up, these count as outgoing memory. */
function run(x, database, statements, limit) {
  const ofParts = statements.flatMap(({ params }) => params).filter((value) => value?.parts);
  return withOutgoing(x, ofParts.reduce((sum, { parts }) => sum + sizeOf(x, parts), 0), limit, () => {
    const textOf = (value) => (value?.parts ? new TextDecoder().decode(joinParts(x, value.parts)) : value);
    return runBatch(database, statements.map(({ sql, params }) => ({ sql, params: params.map(textOf) })));
  });
}

async function runBatch(database, statements) {
  await replaceBlobs(statements.map(({ params }) => params), deflate);
  const batch = await database.batch(statements.map(({ sql, params }) => database.prepare(sql).bind(...params)));
  await replaceBlobs(batch.flatMap(({ results = [] }) => results), inflate);
  const result = new Writer();
  return result.list(batch, ({ results = [], meta }) => {
    const columns = results.length ? Object.keys(results[0]) : [];
    result.i64(meta?.changes ?? 0).list(columns, (name) => result.str(name));
    result.list(results, (row) => result.list(columns, (name) => writeValue(result, row[name])));
  }).done();
}

function readValue(frame) {
  switch (frame.u8()) {
    case 0: return null;
    case 1: return frame.i64();
    case 2: return frame.f64();
    case 3: return frame.str();
    case 4: return frame.bytes();
    case 5: return { parts: readParts(frame) };
    default: throw new RangeError("the frame has an unknown kind of value");
  }
}

function writeValue(result, v) {
  if (v === null || v === undefined) return result.u8(0);
  if (typeof v === "number") return Number.isSafeInteger(v) ? result.u8(1).i64(v) : result.u8(2).f64(v);
  if (typeof v === "string") return result.u8(3).str(v);
  return result.u8(4).bytes(v);
}

// A blob is a text that the database stores deflated. D1 returns blobs as arrays of numbers.
const deflate = (bytes) => transform(bytes, new CompressionStream("deflate-raw"));
const inflate = (bytes) => transform(new Uint8Array(bytes), new DecompressionStream("deflate-raw"));

/** Replaces the blobs in lists of parameters or in rows. */
async function replaceBlobs(lists, replace) {
  const replaced = [];
  for (const list of lists) {
    for (const key in list) {
      const value = list[key];
      if (value !== null && typeof value === "object") replaced.push(replace(value).then((bytes) => { list[key] = bytes; }));
    }
  }
  if (replaced.length) await Promise.all(replaced);
}

async function transform(bytes, { writable, readable }) {
  const writer = writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  const [whole] = await Promise.all([new Response(readable).arrayBuffer(), written]);
  return new Uint8Array(whole);
}

/** Keeps a value of KV. The size of a value is in its metadata, see kvPut. */
export function kvKeep(frame) {
  const key = frame.str(), maxBytes = frame.u32(), headBytes = frame.u32();
  return async (x, number, limit) => {
    limit.excuseBusy();
    const { value, metadata } = await binding(x, "KV").getWithMetadata(key, "stream");
    if (!value) return new Writer().u8(0).u32(0).bytes(empty).bytes(empty).done();
    const bytes = await readKept(x, value, { what: "value", maxBytes, length: metadata?.size, limit });
    return (await keepBody(x, number, bytes, headBytes, new Writer().u8(1).u32(bytes.length))).done();
  };
}

/** Opens a value of KV as a stream. The value goes to the client only, so it needs no memory. */
export function kvOpen(frame) {
  const key = frame.str(), headBytes = frame.u32();
  return async (x, number) => {
    const stream = await binding(x, "KV").get(key, "stream");
    if (!stream) return new Writer().u8(0).bytes(empty).done();
    const { head, whole } = await peek(stream, headBytes);
    x.opened.set(number, whole);
    return new Writer().u8(1).bytes(head).done();
  };
}

export function queue(frame) {
  const message = frame.bytes();
  return async (x) => {
    const jobs = binding(x, "JOBS");
    if (message.length > x.host.manifest.bodyLimit) throw new Failure(Code.TooLarge, "the message is over the limit of a request body");
    await jobs.send(message.slice(), { contentType: "bytes" }); // a copy: the platform takes the whole buffer
    return empty;
  };
}
