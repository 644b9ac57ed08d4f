// The Worker's entry point: routes each request to the data plane, the control plane or the site's
// static files.

import core from "../build/out/core.wasm";
import { Guesses } from "./guesses.mjs";
import { withNetwork } from "./host/address.mjs";
import { Host } from "./host/host.mjs";
import { refusal } from "./host/inbound.mjs";
import { callInstance } from "./instances.mjs";
import { migrate } from "./migrate.mjs";
import { maxEvent, refuseForged, stripePath } from "./stripe.mjs";
import * as consoleWorker from "../build/out/console/worker.mjs";

// The paths of the control plane, and those whose answers change only with a deployment. wrangler.toml's run_worker_first has the same.
const controlPlane = /^\/(?:(?:admin|auth|console|oauth|webhooks)(?:\/|$)|\.well-known\/oauth-)/;
const legal = new Set(["/links.json", "/.well-known/security.txt"]);

const administration = /^\/admin(?:\/|$)/;
const descriptionPath = "/api/v1/openapi.json";
const dashboardPage = /^\/dashboard\/[^.]+$/; // a page that the dashboard's script draws, not one of its files
const uploadLink = /^\/upload\/[^./]+$/; // to browsers a page, to programs a resource of the data plane
const reportPage = /^\/report\/[^./]+$/; // a page that its script draws
const reads = new Set(["GET", "HEAD"]);
// How many bytes of a body the control plane gets, by path; of an event of Stripe, of rows of an upload and of all
// others. Its routes have their own limits, which are not larger.
const usualBody = 64 << 10, largeBody = 1 << 20, uploads = /^\/(?:console|admin)\/uploads\/(?:preview|[^/]+\/rows)$/;

// The texts that prove to directories of connectors who owns the domain: for each path, the variable with the text.
const proofs = new Map([["/.well-known/mcp-registry-auth", "MCP_REGISTRY_AUTH"], ["/.well-known/openai-apps-challenge", "OPENAI_APPS_CHALLENGE"]]);

const entropy = () => crypto.getRandomValues(new Uint8Array(32));
const newRequestID = () => crypto.randomUUID().replaceAll("-", "").slice(0, 16);

const guesses = new Guesses();
let theHost; // serves all requests of this isolate
const hostOf = (env) => (theHost ??= new Host(core, env));

export default {
  async fetch(request, env, ctx) {
    const { pathname } = new URL(request.url);
    if (legal.has(pathname) && reads.has(request.method)) return legalAnswer(request, pathname, env, ctx);
    if (controlPlane.test(pathname)) return callConsole(request, pathname, env, ctx);
    if (pathname === descriptionPath && reads.has(request.method)) return description(request, env);
    if (pathname === "/mcp" || pathname.startsWith("/api/")) return hostOf(env).handle(request, entropy(), ctx);
    if (uploadLink.test(pathname)) return showsPage(request) ? env.ASSETS.fetch(new Request(new URL("/upload/", request.url), request)) : hostOf(env).handle(request, entropy(), ctx);
    if (reportPage.test(pathname)) return env.ASSETS.fetch(new Request(new URL("/report/", request.url), request));
    if (dashboardPage.test(pathname)) return env.ASSETS.fetch(new Request(new URL("/dashboard/", request.url), request));
    const proof = proofs.has(pathname) && reads.has(request.method) && env[proofs.get(pathname)];
    return proof ? new Response(proof, { headers: { "content-type": "text/plain", "x-content-type-options": "nosniff" } }) : env.ASSETS.fetch(request);
  },

  queue(batch, env, ctx) {
    return hostOf(env).consume(batch, entropy, ctx);
  },

  // The migrations come first, because the rest needs the tables. The control plane's work comes before the data plane's,
  // because on the free plan the platform may end the Worker while it reads pictures.
  async scheduled(event, env, ctx) {
    await migrate(env.DB);
    await consoleWorker.default.scheduled(event, env, ctx);
    await hostOf(env).work(entropy, ctx);
  },
};

const legalAnswers = new Map(), maxLegalAnswers = 20; // by address; a service has few hosts

// legalAnswer asks the control plane once, because every page of the site has the operator's links.
async function legalAnswer(request, pathname, env, ctx) {
  const { href } = new URL(pathname, request.url);
  let kept = legalAnswers.get(href);
  if (!kept) {
    const answer = await callConsole(new Request(href), pathname, env, ctx);
    if (answer.status !== 200) return answer;
    kept = [await answer.text(), answer.headers];
    if (legalAnswers.size < maxLegalAnswers) legalAnswers.set(href, kept);
  }
  return new Response(request.method === "HEAD" ? null : kept[0], { headers: kept[1] });
}

const showsPage = (request) => reads.has(request.method) && request.headers.get("accept")?.includes("text/html");

// callConsole passes a request to the control plane, which makes an instance for each. The body is read before, so that a
// slow client holds none, and a forged event of Stripe starts none.
function callConsole(request, pathname, env, ctx) {
  const requestID = newRequestID(), received = new Request(request, { headers: withNetwork(request.headers) });
  const call = (init) => callInstance(hostOf(env).memory, init?.body.length ?? 0, requestID,
    () => consoleWorker.default.fetch(new Request(received, init), forConsole(env, ctx), ctx));
  const checked = (init) => (administration.test(pathname) ? guesses.check(received, env.RATE_LIMITER, requestID, () => call(init)) : call(init));
  if (reads.has(request.method) || !request.body) return checked();
  const isEvent = pathname === stripePath && request.method === "POST";
  const limit = isEvent ? maxEvent : uploads.test(pathname) ? largeBody : usualBody;
  const forged = (body) => isEvent && refuseForged(received, body, env.STRIPE_WEBHOOK_SECRET, requestID);
  const use = async (body) => (await forged(body)) || checked({ body });
  return hostOf(env).inbound.receive(received, limit, use).catch((error) => refusal(error, requestID));
}

// forConsole returns env with HEALTH, with which the control plane asks the data plane for its health and for the mistakes of
// its configuration, and with a KV whose changes the data plane sees at once.
function forConsole(env, ctx) {
  const health = () => hostOf(env).report(entropy(), ctx);
  return Object.create(env, { HEALTH: { value: health }, KV: { value: env.KV && hostOf(env).recent.forgetting(env.KV) } });
}

// description serves the OpenAPI document, a static file. It needs no key and may be cached: the file has an ETag.
async function description(request, env) {
  const file = await env.ASSETS.fetch(request);
  const response = new Response(file.body, file);
  response.headers.set("content-type", "application/json");
  response.headers.set("x-request-id", newRequestID());
  return response;
}
