// The appraisal of docs/API.md as a JavaScript developer writes it with Hono, on the same database.

import { Hono } from "hono";
import { wellFormed } from "./key.mjs";
import { admit, findKey, settle } from "./ledger.mjs";
import { fetchPhoto } from "./photo.mjs";
import { maxBody, parse } from "./request.mjs";
import { listingsByText } from "./search.mjs";
import { appraise } from "./value.mjs";

const titles = { 400: "Bad Request", 401: "Unauthorized", 402: "Payment Required", 404: "Not Found", 409: "Conflict", 429: "Too Many Requests", 500: "Internal Server Error" };

const problem = (c, status, code, detail, { field, headers } = {}) => c.body(
  JSON.stringify({ type: "about:blank", title: titles[status], status, code, detail, field }), status, { "content-type": "application/problem+json", ...headers });

const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
const sha256 = async (text) => hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

const unauthorized = (c) => problem(c, 401, "UNAUTHORIZED", "the API key is missing or invalid", { headers: { "www-authenticate": "Bearer" } });

/** Finds the account of the request's key, in KV or in the database, and applies the key's rate limit. */
async function authenticate(c, next) {
  const [, key] = /^bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "") ?? [];
  if (!key || !wellFormed(key)) return unauthorized(c);
  const hash = await sha256(key);
  const [cached, { success }] = await Promise.all([c.env.KV.get(`peer:${hash}`, "json"), c.env.RATE_LIMITER.limit({ key: hash })]);
  c.header("ratelimit-policy", `"key";q=${c.env.RATE_LIMIT.replace("/", ";w=")}`);
  if (!success) return problem(c, 429, "RATE_LIMITED", "too many requests with this key", { headers: { "retry-after": "60" } });
  const grant = cached ?? await findKey(c.env, hash);
  if (!grant) return unauthorized(c);
  if (!cached) c.executionCtx.waitUntil(c.env.KV.put(`peer:${hash}`, JSON.stringify(grant), { expirationTtl: 60 }));
  c.set("grant", grant);
  return next();
}

/** Returns the Worker. `listingsWithPicture`, if there is one, finds the listings whose picture a photo shows; then evidence is stored, too. */
export function service(listingsWithPicture) {
  const app = new Hono().basePath("/api/v1");

  app.use(async (c, next) => {
    await next();
    c.header("x-request-id", crypto.randomUUID());
  });
  app.notFound((c) => {
    c.header("x-request-id", crypto.randomUUID());
    return problem(c, 404, "NOT_FOUND", "there is nothing at this path");
  });
  app.onError((error, c) => {
    console.error(error);
    return problem(c, 500, "INTERNAL", "something went wrong");
  });

  app.post("/appraise-product", authenticate, async (c) => {
    const { env } = c, grant = c.get("grant"), now = Date.now();
    const text = await c.req.text();
    if (text.length > maxBody) return problem(c, 400, "BAD_REQUEST", "the body is larger than 64 kB");
    const { request, field, fault } = parse(text, env);
    if (fault) return problem(c, 400, "BAD_REQUEST", fault, { field });

    const id = `apr_${crypto.randomUUID()}`;
    const { refusal, stored } = await admit(env, { id, grant, request, now, hash: await sha256(text), idempotencyKey: c.req.header("idempotency-key") ?? null });
    if (refusal) return problem(c, ...refusal);
    if (stored) return answer(c, stored);

    const rates = env.KV.get("rates", { type: "json", cacheTtl: 60 });
    const early = request.description && listingsByText(env, request.description, grant.account);
    const { photo, error } = await fetchPhoto(request.image_url, env);
    const pictured = photo && listingsWithPicture ? await listingsWithPicture(env, photo, grant.account) : [];
    const query = request.description || pictured[0]?.title || "";
    const listings = await (early || listingsByText(env, query, grant.account));

    const { evidence, ...body } = appraise({ query, listings, pictured, rates: await rates, currency: request.currency, photoError: error });
    const remaining = await settle(env, {
      id, grant, body: JSON.stringify(body), charged: body.appraisal !== null,
      evidence: listingsWithPicture ? JSON.stringify({ request, query, took: Date.now() - now, ...evidence }) : null,
    });
    return answer(c, { id, body: JSON.stringify(body), charged: body.appraisal ? 10 : 0, remaining });
  });
  return app;
}

const answer = (c, { id, body, charged, remaining }) => c.body(body, 200, {
  "content-type": "application/json", "loupe-appraisal-id": id, "loupe-credits-charged": String(charged), "loupe-credits-remaining": String(remaining),
});
