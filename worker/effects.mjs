// Performs the core's effects on Cloudflare. Each function reads what the effect asks for from the frame at
// once and returns what to do; doing it gives the payload of the effect's result. See core/exchange.

import { concat, readUpTo } from "./body.mjs";
import { escapeQuery, NotAllowed } from "./secrets.mjs";
import { Writer } from "./wire.mjs";

export const Code = { Timeout: 1, Network: 2, TooLarge: 3, Refused: 4, Unavailable: 5, Failed: 6, Malformed: 7 };

/** Why an effect failed, as the core is told. */
export class Failure extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** What was thrown, in words, whatever it is. */
export function inWords(thrown) {
  try {
    const message = thrown?.message ?? thrown;
    return typeof message === "object" ? JSON.stringify(message) : String(message);
  } catch {
    return "unknown error";
  }
}

/** By kind: (frame reader) => (exchange, effect number, abort signal) => promise of a payload. */
export const effects = { 1: fetchEffect, 2: read, 3: kvGet, 4: kvPut, 5: kvDelete, 6: d1, 7: ai, 8: limit, 9: wait, 10: token };

/** The kinds that hold a connection, of which the platform allows an exchange six at a time. */
export const connects = new Set([1, 3, 4, 5, 7, 10]);

const nothing = new Uint8Array();
const utf8 = new TextEncoder();

function fetchEffect(frame) {
  const method = frame.str(), url = frame.str(), headers = frame.headers(), body = parts(frame);
  const limit = frame.u32(), flags = frame.u8(), head = frame.u32();
  return async (x, number, signal) => {
    const keep = (flags & 1) !== 0, cut = (flags & 4) !== 0;
    const asked = { method, url, headers, body, secrets: (flags & 2) !== 0 };
    const { filling, ...answer } = await send(x, asked, { limit, cut, keep, only200: keep, signal });
    const told = answer.headers.map(([name, value]) => [name, filling.redact(value)]), whole = filling.redactBytes(answer.body);

    const result = new Writer().u16(answer.status).headers(told).u32(whole.length);
    if (!keep) return result.bytes(nothing).bytes(whole).done();
    x.kept.set(number, whole);
    result.bytes(new Uint8Array(await crypto.subtle.digest("SHA-256", whole)));
    return result.bytes(whole.subarray(0, head)).done();
  };
}

/** Sends a request and gives the answer as it comes, secrets and all. Only what fails is told without them. */
async function send(x, asked, options) {
  const { to, filling, init } = request(x, asked);
  return withJoined(x, asked.body, options.signal, async (bytes) => {
    const body = asked.method === "GET" || asked.method === "HEAD" ? undefined : bytes;
    return { filling, ...await ask(x, to, { ...init, body, signal: options.signal }, { ...options, filling }) };
  });
}

async function ask(x, to, init, { limit, cut, keep, only200, filling }) {
  try {
    const answer = await fetch(to, { ...init, redirect: "manual" });
    const wanted = !only200 || answer.status === 200, most = room(answer, limit);
    const read = () => readWhole(answer, most, cut && filling.empty);
    const body = !wanted ? nothing : await (keep ? x.withRoom("kept", most, init.signal, read) : read());
    if (!wanted) answer.body?.cancel().catch(() => {});
    return { status: answer.status, headers: [...answer.headers], body };
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (init.signal.aborted) throw new Failure(Code.Timeout, "the fetch took too long");
    throw new Failure(Code.Network, filling.redact(inWords(error)));
  }
}

/** The most that an answer has: what it says, unless that is of a packed body, or the limit. */
function room(answer, limit) {
  const said = answer.headers.get("content-length") ?? "";
  return /^[0-9]+$/.test(said) && !answer.headers.has("content-encoding") ? Math.min(Number(said), limit) : limit;
}

async function readWhole(answer, limit, cut) {
  const body = await readUpTo(answer.body, limit + 1);
  // A cut could leave a part of a secret, which would not be known for one.
  if (body.length > limit && !cut) throw new Failure(Code.TooLarge, "the answer is over its limit");
  return body.subarray(0, limit);
}

/** Makes the platform's request but for its body, with the secrets put in. */
function request(x, { method, url, headers, secrets }) {
  const to = URL.canParse(url) && new URL(url);
  // The platform's fetch knows more schemes than the web's two, data: for one.
  if (!["http:", "https:"].includes(to.protocol)) throw new Failure(Code.Network, "not a URL to fetch");
  const filling = x.host.vault.fill(to, secrets, x.tokens);
  try {
    to.hash = "";
    to.search = filling.fill(to.search, escapeQuery);
    return { to, filling, init: { method, headers: headers.map(([name, value]) => [name, filling.fill(value)]) } };
  } catch (error) {
    if (error instanceof NotAllowed) throw new Failure(Code.Refused, error.message);
    throw error;
  }
}

function read(frame) {
  const fetch = frame.u32(), offset = frame.u32(), length = frame.u32();
  return async (x) => new Writer().bytes(kept(x, fetch).subarray(offset, offset + length)).done();
}

function kvGet(frame) {
  const key = frame.str();
  return async (x) => {
    const value = await binding(x, "KV").get(key, "arrayBuffer");
    return new Writer().u8(value ? 1 : 0).bytes(value ? new Uint8Array(value) : nothing).done();
  };
}

function kvPut(frame) {
  const key = frame.str(), value = frame.bytes(), seconds = frame.u32();
  return async (x) => {
    await binding(x, "KV").put(key, value, { expirationTtl: Math.max(60, seconds) });
    return nothing;
  };
}

function kvDelete(frame) {
  const key = frame.str();
  return async (x) => {
    await binding(x, "KV").delete(key);
    return nothing;
  };
}

function d1(frame) {
  const statements = frame.list(() => ({ sql: frame.str(), params: frame.list(() => value(frame)) }));
  return async (x) => {
    const database = binding(x, "DB");
    const sets = await database.batch(statements.map(({ sql, params }) => database.prepare(sql).bind(...params)));
    const result = new Writer();
    return result.list(sets, ({ results = [], meta }) => {
      const columns = results.length ? Object.keys(results[0]) : [];
      result.i64(meta?.changes ?? 0).list(columns, (name) => result.str(name));
      result.list(results, (row) => result.list(columns, (name) => writeValue(result, row[name])));
    }).done();
  };
}

function value(frame) {
  switch (frame.u8()) {
    case 0: return null;
    case 1: return frame.i64();
    case 2: return frame.f64();
    case 3: return frame.str();
    case 4: return frame.bytes();
    default: throw new RangeError("no such value");
  }
}

function writeValue(result, v) {
  if (v === null || v === undefined) return result.u8(0);
  if (typeof v === "number") return Number.isSafeInteger(v) ? result.u8(1).i64(v) : result.u8(2).f64(v);
  if (typeof v === "string") return result.u8(3).str(v);
  return result.u8(4).bytes(Uint8Array.from(v instanceof ArrayBuffer ? new Uint8Array(v) : v));
}

function ai(frame) {
  const model = frame.str(), input = parts(frame);
  return async (x, _number, signal) => {
    const bound = binding(x, "AI");
    const answer = await withJoined(x, input, signal, (json) => bound.run(model, JSON.parse(new TextDecoder().decode(json))));
    return new Writer().bytes(utf8.encode(JSON.stringify(answer))).done();
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
  const time = Math.min(frame.u32(), 2 ** 31 - 1); // of more, a timer makes nothing
  return (_x, _number, signal) => new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(nothing), time);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new Failure(Code.Timeout, "the wait was cut short"));
    });
  });
}

function token(frame) {
  const name = frame.str(), fresh = frame.u8() !== 0, url = frame.str(), headers = frame.headers(), body = parts(frame);
  return async (x, _number, signal) => {
    if (!x.host.vault.forToken(name)) throw new Failure(Code.Refused, `SECRETS does not have ${name}, or it has a value of its own`);
    // Another service's token is another one, though it goes by the same name.
    const key = `token/${name}/${URL.canParse(url) ? new URL(url).host : ""}`, status = (code) => new Writer().u16(code).done();
    const stored = fresh ? null : await storedToken(x, key);
    if (stored) {
      x.tokens.set(name, stored);
      return status(200);
    }
    const answer = await send(x, { method: "POST", url, headers, body, secrets: true }, { limit: 64 << 10, only200: true, signal });
    if (answer.status !== 200) return status(answer.status);
    const { value, seconds } = readToken(answer.body);
    x.tokens.set(name, value);
    if (seconds > 0) x.behind(async () => binding(x, "KV").put(key, value, { expirationTtl: seconds }));
    return status(200);
  };
}

/** A store that can't be read has nothing. */
async function storedToken(x, key) {
  try {
    const value = await binding(x, "KV").get(key, "text");
    return isToken(value) ? value : null;
  } catch {
    return null;
  }
}

/** Reads a token endpoint's answer (RFC 6749 section 5.1): the token, and the seconds to store it for, 0 for not at all. */
function readToken(body) {
  let answer;
  try {
    answer = JSON.parse(new TextDecoder("utf-8", { ignoreBOM: true }).decode(body));
  } catch {} // has none
  if (!isToken(answer?.access_token)) throw new Failure(Code.Malformed, "the answer has no access token");
  const lifetime = answer.expires_in, minute = 60, year = 365 * 24 * 60 * minute;
  const storable = Number.isInteger(lifetime) && lifetime >= 2 * minute && lifetime <= year;
  return { value: answer.access_token, seconds: storable ? lifetime - minute : 0 };
}

/** RFC 6750's b64token is narrower than what is in use; but a token goes into a header, so nothing that is not seen. */
const isToken = (value) => typeof value === "string" && /^[!-~]{1,8192}$/.test(value);

function binding(x, name) {
  const bound = x.host.env[name];
  if (!bound) throw new Failure(Code.Unavailable, `no binding ${name}`);
  return bound;
}

function parts(frame) {
  return frame.list(() => {
    switch (frame.u8()) {
      case 0: return { bytes: frame.bytes() };
      case 1: return { fetch: frame.u32() };
      case 2: return { fetch: frame.u32(), base64: true };
      default: throw new RangeError("no such part");
    }
  });
}

/** Does work with a body made of parts. If it has kept ones, it takes room until the work is done. */
function withJoined(x, list, signal, work) {
  const all = list.map(({ bytes, fetch, base64 }) => ({ bytes: bytes ?? kept(x, fetch), stored: !bytes, base64 }));
  const size = all.reduce((sum, { bytes, stored, base64 }) => sum + (base64 ? base64Size(bytes) : stored ? bytes.length : 0), 0);
  return x.withRoom("joined", size, signal, () => work(concat(all.map(({ bytes, base64 }) => (base64 ? toBase64(bytes) : bytes)))));
}

function kept(x, fetch) {
  const body = x.kept.get(fetch);
  if (!body) throw new Failure(Code.Refused, "no such kept body");
  return body;
}

const base64Size = (bytes) => 4 * Math.ceil(bytes.length / 3);

/** RFC 4648 section 4, in stretches that are whole groups of three bytes. */
function toBase64(bytes) {
  const text = new Uint8Array(base64Size(bytes)), stretch = 0x6000;
  for (let at = 0; at < bytes.length; at += stretch) {
    utf8.encodeInto(btoa(String.fromCharCode(...bytes.subarray(at, at + stretch))), text.subarray(at / 3 * 4));
  }
  return text;
}
