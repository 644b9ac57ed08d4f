// The effects that send a request: fetch, and token, which fetches an access token.

import { binding } from "./binding.mjs";
import { bodySize, readUpTo } from "./body.mjs";
import { Code, Failure, messageOf } from "./failure.mjs";
import { keepBody, readKept } from "./keep.mjs";
import { readParts, withBody } from "./parts.mjs";
import { escapeJSON, escapeQuery, NotAllowed } from "./secrets.mjs";
import { Writer } from "./wire.mjs";

const empty = new Uint8Array();

/** The flags of a fetch. */
const fetchKeep = 1, fetchSecrets = 2, fetchTruncate = 4, fetchBodySecrets = 8;

export function fetchEffect(frame) {
  const method = frame.str(), url = frame.str(), headers = frame.headers(), body = readParts(frame);
  const maxBytes = frame.u32(), flags = frame.u8(), headBytes = frame.u32();
  return async (x, number, limit) => {
    const keep = (flags & fetchKeep) !== 0;
    if (keep) limit.excuseBusy();
    const request = { method, url, headers, body, secrets: (flags & fetchSecrets) !== 0, bodySecrets: (flags & fetchBodySecrets) !== 0 };
    const options = { maxBytes, truncate: (flags & fetchTruncate) !== 0, keep, only200: keep, limit };
    const { substitution, ...response } = await send(x, request, options);
    const redacted = substitution.redactBytes(response.body);

    const result = new Writer().u16(response.status);
    result.headers(response.headers.map(([name, value]) => [name, substitution.redact(value)])).u32(redacted.length);
    if (!keep) return result.bytes(empty).bytes(redacted).done();
    return (await keepBody(x, number, redacted, headBytes, result)).done();
  };
}

/**
 * Sends a request. Returns the status, headers and body of the response, and the substitution to
 * redact them with. Errors are already redacted. Options: maxBytes limits the response body; truncate
 * cuts a larger one instead of failing; keep takes memory for it; only200 reads it for status 200
 * only; limit is the time limit.
 */
async function send(x, request, options) {
  const { url, substitution, init, parts } = prepare(x, request);
  return withBody(x, parts, options.limit, async (bytes) => {
    const body = request.method === "GET" || request.method === "HEAD" ? undefined : bytes;
    return { substitution, ...await receive(x, url, { ...init, body }, { ...options, substitution }) };
  });
}

/** Builds the parameters of fetch and the parts of the body, and puts the secrets in. */
function prepare(x, request) {
  const url = URL.canParse(request.url) && new URL(request.url);
  // The platform's fetch also accepts data: and other schemes.
  if (!["http:", "https:"].includes(url.protocol)) throw new Failure(Code.Network, "the URL is not an absolute http or https URL");
  const substitution = x.host.vault.substitution(url, request.secrets, x.tokens);
  try {
    url.hash = "";
    url.search = substitution.expand(url.search, escapeQuery);
    const headers = request.headers.map(([name, value]) => [name, substitution.expand(value)]);
    const parts = request.bodySecrets ? request.body.map((part) => expandPart(part, request.headers, substitution)) : request.body;
    return { url, substitution, init: { method: request.method, headers }, parts };
  } catch (error) {
    if (error instanceof NotAllowed) throw new Failure(Code.Refused, error.message);
    throw error;
  }
}

/** Puts the secrets into a literal part of a body, escaped as its content type demands. */
function expandPart({ bytes }, headers, substitution) {
  const isJSON = headers.some(([name, value]) => name === "content-type" && value === "application/json");
  return { bytes: new TextEncoder().encode(substitution.expand(new TextDecoder().decode(bytes), isJSON ? escapeJSON : escapeQuery)) };
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

/** Reads a body of at most maxBytes. Truncates a larger one, or throws TooLarge. */
async function readLimited(response, { maxBytes, truncate }) {
  const body = await readUpTo(response.body, maxBytes + 1);
  if (body.length > maxBytes && !truncate) throw new Failure(Code.TooLarge, "the response body is over its limit");
  return body.subarray(0, maxBytes);
}

/** The largest answer of a token endpoint, in bytes. */
const maxTokenResponse = 64 << 10;

export function token(frame) {
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

/** Returns the token that KV has. Returns null if it has none, or if KV fails. */
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
