// Calls the service: the console's routes with the session's cookie, the API's routes with a token that acts as a key.

import { events, textChunks } from "./values/events.js";

/**
 * A refused or failed call. `message` says what happened, `requestId` identifies the call in the service's logs; `errors` are those of
 * a batch, {row, field, detail}.
 */
export class Problem extends Error {
  constructor({ status = 0, code = "", detail, field = "", errors, requestId = "", retryAfter = 0 }) {
    super(detail);
    Object.assign(this, { status, code, field, errors, requestId, retryAfter });
  }
}

let csrfToken = "";
let signedOut = () => {};

/** Sets the token that the console wants with each change. It comes with the session. */
export function setCSRFToken(token) {
  csrfToken = token;
}

/** Registers the function to call when the service answers that the session has ended. */
export function onSignedOut(listener) {
  signedOut = listener;
}

const network = "the service could not be reached; check your connection and try again";

async function send(path, init) {
  let response;
  try {
    response = await fetch(path, { redirect: "error", ...init });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Problem({ code: "UNREACHABLE", detail: network });
  }
  if (response.ok) return response;
  throw await parseProblem(response);
}

async function parseProblem(response) {
  const body = await response.json().catch(() => ({}));
  return new Problem({
    status: response.status,
    code: body.code,
    detail: body.detail || body.title || `the service answered with HTTP status ${response.status}; try again later`,
    field: body.field,
    errors: body.errors,
    requestId: response.headers.get("x-request-id") ?? "",
    retryAfter: Number(response.headers.get("retry-after")) || 0,
  });
}

/** Returns the body of an answer: parsed JSON, or null if there is none. */
async function read(response) {
  const text = await response.text();
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem({ status: response.status, code: "NOT_JSON", detail: "the service's answer could not be read; try again later" });
  }
}

/**
 * Calls a route of the console and returns its answer. `body` is sent as JSON, or as it is if `type` names its media type.
 * Throws a Problem if the call is refused or fails.
 */
export async function call(method, path, { body, type, signal } = {}) {
  const headers = { accept: "application/json" };
  if (method !== "GET") headers["x-csrf-token"] = csrfToken;
  if (body !== undefined) headers["content-type"] = type ?? "application/json";
  try {
    return await read(await send(path, { method, headers, signal, body: body === undefined || type ? body : JSON.stringify(body) }));
  } catch (error) {
    if (error.status === 401) signedOut();
    throw error;
  }
}

/** Gets a page of a table of the console as {text, next}: CSV, and the path of the next page, undefined on the last one. */
export async function getTable(path, signal) {
  try {
    const response = await send(path, { signal, headers: { accept: "text/csv" } });
    return { text: await response.text(), next: response.headers.get("link")?.match(/^<(\/[^>]+)>; rel="next"$/)?.[1] };
  } catch (error) {
    if (error.status === 401) signedOut();
    throw error;
  }
}

const tokens = new Map(); // by the id of the key, "" for the dashboard's own

/** Returns a token for the API that acts as a key of the user, or as the dashboard's own key. It renews the token a minute early. */
async function token(key = "") {
  const held = tokens.get(key);
  if (held && Date.parse(held.expires_at) - Date.now() > 60_000) return held.token;
  const created = await call("POST", key ? `/console/keys/${encodeURIComponent(key)}/token` : "/console/token");
  tokens.set(key, created);
  return created.token;
}

/** Forgets the tokens, for example after a sign-out. */
export function forgetTokens() {
  tokens.clear();
}

async function sendAPI(path, { key, headers, ...init }) {
  const request = async () => send(`/api/v1${path}`, {
    ...init, credentials: "omit", headers: { ...headers, authorization: `Bearer ${await token(key)}` },
  });
  try {
    return await request();
  } catch (error) {
    if (error.status !== 401 || !tokens.delete(key ?? "")) throw error;
    return request(); // once more, because the token may have ended early
  }
}

/** Gets a resource of the API, with the dashboard's own key. */
export async function getAPI(path, signal) {
  return read(await sendAPI(path, { signal }));
}

/** Returns a function that gets a page of a list of the API as {items, next}. `member` is the member of the answer that has the items. */
export const getItems = (member) => async (path, signal) => {
  const { [member]: items, next } = await getAPI(path, signal);
  return { items, next };
};

/** Changes a resource of the API, with the dashboard's own key. Returns the answer, null if it has no body. */
export async function callAPI(method, path, body) {
  const init = body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return read(await sendAPI(path, { method, ...init }));
}

/** Records outcomes, with the dashboard's own key, as CSV. */
export async function postOutcomes(csv) {
  return read(await sendAPI("/outcomes", { method: "POST", headers: { "content-type": "text/csv" }, body: csv }));
}

/** Uploads a photo with one of the user's keys and returns its address. */
export async function uploadPhoto(file, key, signal) {
  const headers = { "content-type": file.type || "application/octet-stream" };
  const { image_url } = await read(await sendAPI("/images", { method: "POST", key, headers, body: file, signal }));
  return image_url;
}

/** Starts a batch with one of the user's keys, of items as CSV, and returns it. The same idempotency key starts it once. */
export async function startBatch(csv, { key, name, idempotencyKey }) {
  const headers = { "content-type": "text/csv", "idempotency-key": idempotencyKey };
  return read(await sendAPI(`/batches?${new URLSearchParams({ name })}`, { method: "POST", key, headers, body: csv }));
}

/** Gets results of a batch as CSV, in the order in which the items ended or, without `order`, as in the list. */
export async function getResults(id, { order = "item", after, limit = 1000, signal }) {
  const query = new URLSearchParams({ format: "csv", order, limit, ...(after && { after }) });
  return (await sendAPI(`/batches/${encodeURIComponent(id)}/results?${query}`, { signal })).text();
}

/**
 * Appraises with one of the user's keys. Calls `follow` with each event, {event, data}, and returns {id, answer}.
 */
export async function appraise(request, { key, follow, signal }) {
  const headers = { "content-type": "application/json", accept: "text/event-stream" };
  const response = await sendAPI("/appraise-product?include=details", {
    method: "POST", key, headers, body: JSON.stringify(request), signal,
  });
  const id = response.headers.get("loupe-appraisal-id") ?? "";
  for await (const { event, data } of events(textChunks(response.body))) {
    const value = JSON.parse(data);
    if (event === "appraisal") return { id, answer: value };
    if (event === "problem") throw new Problem({ ...value, requestId: response.headers.get("x-request-id") ?? "" });
    follow({ event, data: value });
  }
  throw new Problem({ code: "INTERRUPTED", detail: "the connection was lost before the answer arrived; the appraisal goes on, and the list will show it" });
}
