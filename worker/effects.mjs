// Performs the core's effects on Cloudflare. For each kind of effect, a function decodes the
// parameters from the frame and returns the work to do later. The work resolves to the payload of
// the effect's result. core/exchange defines both encodings.

import { concat, drain, peek, readUpTo } from "./body.mjs";
import { Code, Failure } from "./failure.mjs";
import { readKept } from "./keep.mjs";
import { escapeQuery, NotAllowed } from "./secrets.mjs";
import { Writer } from "./wire.mjs";

/** The message of anything thrown. Bindings do not always throw an Error. */
export function messageOf(thrown) {
  try {
    const message = thrown?.message ?? thrown;
    return typeof message === "object" ? JSON.stringify(message) : String(message);
  } catch {
    return "unknown error";
  }
}

/** By kind: (frame reader) => (exchange, effect number, time limit) => promise of a payload. */
export const effectDecoders = {
  1: fetchEffect, 2: read, 3: kvGet, 4: kvPut, 5: kvDelete, 6: d1, 7: ai, 8: limit, 9: wait, 10: token, 11: body, 12: kvKeep, 13: sign,
  14: queue, 15: kvOpen, 16: reduce,
};

/**
 * The kinds that hold one of the exchange's connections.
 * https://developers.cloudflare.com/workers/platform/limits/#simultaneous-open-connections
 */
export const needsConnection = new Set([1, 3, 4, 5, 7, 10, 12, 14, 15, 16]);

const empty = new Uint8Array();
const encoder = new TextEncoder();

/** The flags of a fetch. */
const fetchKeep = 1, fetchSecrets = 2, fetchTruncate = 4;

function fetchEffect(frame) {
  const method = frame.str(), url = frame.str(), headers = frame.headers(), body = readParts(frame);
  const maxBytes = frame.u32(), flags = frame.u8(), headBytes = frame.u32();
  return async (x, number, limit) => {
    const keep = (flags & fetchKeep) !== 0;
    if (keep) limit.excuseBusy();
    const request = { method, url, headers, body, secrets: (flags & fetchSecrets) !== 0 };
    const options = { maxBytes, truncate: (flags & fetchTruncate) !== 0, keep, only200: keep, limit };
    const { substitution, ...response } = await send(x, request, options);
    const redacted = substitution.redactBytes(response.body);

    const result = new Writer().u16(response.status);
    result.headers(response.headers.map(([name, value]) => [name, substitution.redact(value)])).u32(redacted.length);
    if (!keep) return result.bytes(empty).bytes(redacted).done();
    return (await keepBody(x, number, redacted, headBytes, result)).done();
  };
}

/** Keeps a body for later effects, and writes its hash and its first bytes to the result. */
async function keepBody(x, number, bytes, headBytes, result) {
  x.kept.set(number, bytes);
  return result.bytes(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))).bytes(bytes.subarray(0, headBytes));
}

/**
 * Sends a request. Returns the status, headers and body of the response, and the substitution to
 * redact them with. Errors are already redacted. Options: maxBytes limits the response body; truncate
 * cuts a larger one instead of failing; keep takes memory for it; only200 reads it for status 200
 * only; limit is the time limit.
 */
async function send(x, request, options) {
  const { url, substitution, init } = prepare(x, request);
  return withBody(x, request.body, options.limit, async (bytes) => {
    const body = request.method === "GET" || request.method === "HEAD" ? undefined : bytes;
    return { substitution, ...await receive(x, url, { ...init, body }, { ...options, substitution }) };
  });
}

/** Builds the parameters of fetch, except for the body, and puts the secrets in. */
function prepare(x, request) {
  const url = URL.canParse(request.url) && new URL(request.url);
  // The platform's fetch also accepts data: and other schemes.
  if (!["http:", "https:"].includes(url.protocol)) throw new Failure(Code.Network, "the URL is not an absolute http or https URL");
  const substitution = x.host.vault.substitution(url, request.secrets, x.tokens);
  try {
    url.hash = "";
    url.search = substitution.expand(url.search, escapeQuery);
    const headers = request.headers.map(([name, value]) => [name, substitution.expand(value)]);
    return { url, substitution, init: { method: request.method, headers } };
  } catch (error) {
    if (error instanceof NotAllowed) throw new Failure(Code.Refused, error.message);
    throw error;
  }
}

async function receive(x, url, init, { maxBytes, truncate, keep, only200, limit, substitution }) {
  try {
    const response = await fetch(url, { ...init, signal: limit.signal, redirect: "manual" });
    const wanted = !only200 || response.status === 200;
    if (!wanted) response.body?.cancel().catch(() => {});
    // A response to a secret is never truncated: redaction would miss a secret cut in two.
    const options = { maxBytes, truncate: truncate && substitution.empty, limit };
    const body = !wanted ? empty : await (keep ? keepResponse(x, response, options) : readLimited(response, options));
    return { status: response.status, headers: [...response.headers], body };
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (limit.signal.aborted) throw new Failure(Code.Timeout, "the fetch took too long");
    throw new Failure(Code.Network, substitution.redact(messageOf(error)));
  }
}

function keepResponse(x, response, options) {
  const length = bodySize(response);
  if (length > options.maxBytes && !options.truncate) {
    response.body?.cancel().catch(() => {});
    throw new Failure(Code.TooLarge, "the response body is over its limit");
  }
  return readKept(x, response.body, { ...options, what: "response body", length });
}

/** The content-length of a message. It is undefined if unknown or if the body is compressed. */
function bodySize({ headers }) {
  const length = headers.get("content-length") ?? "";
  return /^[0-9]+$/.test(length) && !headers.has("content-encoding") ? Number(length) : undefined;
}

/** Reads a body of at most maxBytes. Truncates a larger one, or throws TooLarge. */
async function readLimited(response, { maxBytes, truncate }) {
  const body = await readUpTo(response.body, maxBytes + 1);
  if (body.length > maxBytes && !truncate) throw new Failure(Code.TooLarge, "the response body is over its limit");
  return body.subarray(0, maxBytes);
}

function read(frame) {
  const effect = frame.u32(), offset = frame.u32(), length = frame.u32();
  return async (x) => new Writer().bytes(keptBody(x, effect).subarray(offset, offset + length)).done();
}

function kvGet(frame) {
  const key = frame.str();
  return async (x) => {
    const value = await binding(x, "KV").get(key, "arrayBuffer");
    return new Writer().u8(value ? 1 : 0).bytes(value ? new Uint8Array(value) : empty).done();
  };
}

/** Stores a value. If it has kept bodies, its size becomes its metadata, for kvKeep. */
function kvPut(frame) {
  const key = frame.str(), value = readParts(frame), seconds = frame.u32();
  const hasKept = value.some((part) => !part.bytes);
  return async (x, _number, limit) => {
    const KV = binding(x, "KV");
    await withBody(x, value, limit, (bytes) =>
      KV.put(key, bytes, { expirationTtl: Math.max(60, seconds), ...(hasKept && { metadata: { size: bytes.length } }) }));
    return empty;
  };
}

function kvDelete(frame) {
  const key = frame.str();
  return async (x) => {
    await binding(x, "KV").delete(key);
    return empty;
  };
}

function d1(frame) {
  const statements = frame.list(() => ({ sql: frame.str(), params: frame.list(() => readValue(frame)) }));
  return async (x) => {
    const database = binding(x, "DB");
    const batch = await database.batch(statements.map(({ sql, params }) => database.prepare(sql).bind(...params)));
    const result = new Writer();
    return result.list(batch, ({ results = [], meta }) => {
      const columns = results.length ? Object.keys(results[0]) : [];
      result.i64(meta?.changes ?? 0).list(columns, (name) => result.str(name));
      result.list(results, (row) => result.list(columns, (name) => writeValue(result, row[name])));
    }).done();
  };
}

function readValue(frame) {
  switch (frame.u8()) {
    case 0: return null;
    case 1: return frame.i64();
    case 2: return frame.f64();
    case 3: return frame.str();
    case 4: return frame.bytes();
    default: throw new RangeError("the frame has an unknown kind of value");
  }
}

function writeValue(result, v) {
  if (v === null || v === undefined) return result.u8(0);
  if (typeof v === "number") return Number.isSafeInteger(v) ? result.u8(1).i64(v) : result.u8(2).f64(v);
  if (typeof v === "string") return result.u8(3).str(v);
  return result.u8(4).bytes(Uint8Array.from(v instanceof ArrayBuffer ? new Uint8Array(v) : v));
}

function ai(frame) {
  const model = frame.str(), input = readParts(frame);
  return async (x, _number, limit) => {
    const workersAI = binding(x, "AI");
    const output = await withBody(x, input, limit, (json) => workersAI.run(model, JSON.parse(new TextDecoder().decode(json))));
    return new Writer().bytes(encoder.encode(JSON.stringify(output))).done();
  };
}

function limit(frame) {
  const key = frame.str();
  return async (x) => {
    const { success } = await binding(x, "RATE_LIMITER").limit({ key });
    return new Writer().u8(success ? 1 : 0).done();
  };
}

function wait(frame) {
  const time = Math.min(frame.u32(), 2 ** 31 - 1); // a longer setTimeout would fire at once
  return (_x, _number, { signal }) => new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(empty), time);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new Failure(Code.Timeout, "the wait was aborted"));
    });
  });
}

/** The largest answer of a token endpoint, in bytes. */
const maxTokenResponse = 64 << 10;

function token(frame) {
  const name = frame.str(), fresh = frame.u8() !== 0, url = frame.str(), headers = frame.headers(), body = readParts(frame);
  return async (x, _number, limit) => {
    if (!x.host.vault.allowsToken(name)) {
      throw new Failure(Code.Refused, `${name} cannot be a token: SECRETS does not list it, or it has a value of its own`);
    }
    // The key has the endpoint's host: another service's token may have the same name.
    const key = `token/${name}/${URL.canParse(url) ? new URL(url).host : ""}`;
    const result = (status) => new Writer().u16(status).done();
    const stored = fresh ? null : await storedToken(x, key);
    if (stored) {
      x.tokens.set(name, stored);
      return result(200);
    }
    const request = { method: "POST", url, headers, body, secrets: true };
    const response = await send(x, request, { maxBytes: maxTokenResponse, only200: true, limit });
    if (response.status !== 200) return result(response.status);
    const { value, seconds } = readToken(response.body);
    x.tokens.set(name, value);
    if (seconds > 0) x.inBackground(async () => binding(x, "KV").put(key, value, { expirationTtl: seconds }));
    return result(200);
  };
}

/** Reads a token from KV; null if there is none, or if KV fails. */
async function storedToken(x, key) {
  try {
    const value = await binding(x, "KV").get(key, "text");
    return isToken(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Reads the answer of a token endpoint (RFC 6749 section 5.1). Returns the token and the seconds to
 * store it for. They are 0 if the token must not be stored, because its lifetime is unknown, under
 * two minutes or over a year.
 */
function readToken(body) {
  let answer;
  try {
    answer = JSON.parse(new TextDecoder("utf-8", { ignoreBOM: true }).decode(body));
  } catch {
    // answer stays undefined, which has no token
  }
  if (!isToken(answer?.access_token)) throw new Failure(Code.Malformed, "the token endpoint answered without an access token");
  const lifetime = answer.expires_in, minute = 60, year = 365 * 24 * 60 * minute;
  const storable = Number.isInteger(lifetime) && lifetime >= 2 * minute && lifetime <= year;
  return { value: answer.access_token, seconds: storable ? lifetime - minute : 0 };
}

/**
 * Whether the value is at most 8192 characters of visible ASCII, which are safe in a header. Real
 * tokens have characters that RFC 6750's b64token does not allow.
 */
const isToken = (value) => typeof value === "string" && /^[!-~]{1,8192}$/.test(value);

/** Keeps the deferred body of the request. Reads the rest of one that is too large, and drops it. */
function body(frame) {
  const maxBytes = frame.u32(), headBytes = frame.u32();
  return async (x, number, limit) => {
    limit.excuseBusy();
    const request = x.takeDeferred();
    if (!request) throw new Failure(Code.Unavailable, "the request has no deferred body, or it has been read");
    const length = bodySize(request);
    let bytes;
    try {
      // A body that is known to be too large is not held in memory.
      const options = { what: "request body", maxBytes: length > maxBytes ? 0 : maxBytes, length, limit, atLimit: drain };
      bytes = await readKept(x, request.body, options);
    } catch (error) {
      if (error instanceof Failure) throw error;
      throw new Failure(Code.Network, `the request body broke off: ${messageOf(error)}`);
    }
    return (await keepBody(x, number, bytes, headBytes, new Writer().u32(bytes.length))).done();
  };
}

/** Keeps a value of KV. The size of a value is in its metadata, see kvPut. */
function kvKeep(frame) {
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
function kvOpen(frame) {
  const key = frame.str(), headBytes = frame.u32();
  return async (x, number) => {
    const stream = await binding(x, "KV").get(key, "stream");
    if (!stream) return new Writer().u8(0).bytes(empty).done();
    const { head, whole } = await peek(stream, headBytes);
    x.opened.set(number, whole);
    return new Writer().u8(1).bytes(head).done();
  };
}

/**
 * Reduces a kept picture by Cloudflare Images, and keeps the result.
 * https://developers.cloudflare.com/images/optimization/binding/
 */
function reduce(frame) {
  const effect = frame.u32(), format = frame.u8() ? "image/jpeg" : "image/png";
  const side = frame.u32(), maxBytes = frame.u32(), headBytes = frame.u32();
  return async (x, number, limit) => {
    const images = binding(x, "IMAGES");
    const bytes = await withBody(x, [{ effect }], limit, async (picture) => {
      const transformed = images.input(streamOf(picture)).transform({ width: side, height: side, fit: "scale-down" });
      const response = (await transformed.output({ format, anim: false })).response();
      return readKept(x, response.body, { what: "reduced picture", maxBytes, length: bodySize(response), limit });
    });
    return (await keepBody(x, number, bytes, headBytes, new Writer().u32(bytes.length))).done();
  };
}

/** A stream of bytes. */
function streamOf(bytes) {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

function sign(frame) {
  const secret = frame.str(), message = frame.bytes();
  return async (x) => {
    const key = await x.host.signingKey(secret);
    if (!key) throw new Failure(Code.Unavailable, `the secret ${secret} has no value`);
    return new Writer().bytes(new Uint8Array(await crypto.subtle.sign("HMAC", key, message))).done();
  };
}

function queue(frame) {
  const message = frame.bytes();
  return async (x) => {
    const jobs = binding(x, "JOBS");
    if (message.length > x.host.manifest.bodyLimit) throw new Failure(Code.TooLarge, "the message is over the limit of a request body");
    await jobs.send(message.slice(), { contentType: "bytes" }); // a copy: the platform takes the whole buffer
    return empty;
  };
}

function binding(x, name) {
  const bound = x.host.env[name];
  if (!bound) throw new Failure(Code.Unavailable, `no binding ${name}`);
  return bound;
}

/** Decodes the parts of a body. */
export function readParts(frame) {
  return frame.list(() => {
    switch (frame.u8()) {
      case 0: return { bytes: frame.bytes() };
      case 1: return { effect: frame.u32() };
      case 2: return { effect: frame.u32(), base64: true };
      case 3: return { effect: frame.u32(), offset: frame.u32(), length: frame.u32() };
      default: throw new RangeError("the frame has an unknown kind of part");
    }
  });
}

/** The bytes of a part, not in base64. Throws if the exchange does not keep the body it names. */
function partBytes(x, { bytes, effect, offset = 0, length = Infinity }) {
  return bytes ?? keptBody(x, effect).subarray(offset, offset + length);
}

/**
 * Joins parts to one body. Does not copy a part that is alone, unless it is in base64. Throws if the
 * exchange does not keep the body that a part names.
 */
export function joinParts(x, list) {
  return concat(list.map((part) => (part.base64 ? toBase64(partBytes(x, part)) : partBytes(x, part))));
}

/**
 * Joins the parts of an outgoing body and does work with it. Until the work is done, the kept
 * bodies among the parts count as outgoing memory.
 */
async function withBody(x, list, limit, work) {
  const sizes = list.map((part) => (part.bytes ? 0 : part.base64 ? base64Size(partBytes(x, part)) : partBytes(x, part).length));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes > 0) await x.room.take("outgoing", bytes, bytes, limit);
  try {
    return await work(joinParts(x, list));
  } finally {
    if (bytes > 0) x.room.give("outgoing", bytes, bytes);
  }
}

function keptBody(x, effect) {
  const body = x.kept.get(effect);
  if (!body) throw new Failure(Code.Refused, "no such kept body");
  return body;
}

const base64Size = (bytes) => 4 * Math.ceil(bytes.length / 3);

/** RFC 4648 section 4. */
function toBase64(bytes) {
  const text = new Uint8Array(base64Size(bytes)), chunk = 0x6000; // a multiple of 3, so only the end is padded
  for (let at = 0; at < bytes.length; at += chunk) {
    encoder.encodeInto(btoa(String.fromCharCode(...bytes.subarray(at, at + chunk))), text.subarray(at / 3 * 4));
  }
  return text;
}
