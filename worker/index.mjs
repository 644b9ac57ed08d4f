// The Worker's entry point: routes each request to the data plane, the control plane or the site's
// static files.

import core from "../build/out/core.wasm";
import { Host } from "./host/host.mjs";
import * as consoleWorker from "../build/out/console/worker.mjs";

// The paths of the control plane: the first segment, or all of the path's beginning. wrangler.toml's
// run_worker_first and withAssets in worker/console/main_native.go have the same paths.
const controlPlane = /^\/(?:(?:admin|auth|console|oauth|webhooks)(?:\/|$)|\.well-known\/oauth-)/;

const descriptionPath = "/api/v1/openapi.json";
const dashboardPage = /^\/dashboard\/[^.]+$/; // a page that the dashboard's script draws, not one of its files
const reads = new Set(["GET", "HEAD"]);
const entropy = () => crypto.getRandomValues(new Uint8Array(32));

let host; // serves all requests of this isolate

export default {
  async fetch(request, env, ctx) {
    const { pathname } = new URL(request.url);
    if (controlPlane.test(pathname)) return consoleWorker.default.fetch(request, withHealth(env, ctx), ctx);
    if (pathname === descriptionPath && reads.has(request.method)) return description(request, env);
    if (pathname === "/mcp" || pathname.startsWith("/api/")) {
      host ??= new Host(core, env);
      return host.handle(request, entropy(), ctx);
    }
    if (dashboardPage.test(pathname)) return env.ASSETS.fetch(new Request(new URL("/dashboard/", request.url), request));
    return env.ASSETS.fetch(request);
  },

  queue(batch, env, ctx) {
    host ??= new Host(core, env);
    return host.consume(batch, entropy, ctx);
  },

  // The control plane's work comes first: on the free plan the platform may end the Worker while it reads pictures.
  async scheduled(event, env, ctx) {
    await consoleWorker.default.scheduled(event, env, ctx);
    host ??= new Host(core, env);
    await host.work(entropy, ctx);
  },
};

// withHealth returns env with HEALTH, with which the control plane asks the data plane for its health and for the mistakes of
// its configuration.
function withHealth(env, ctx) {
  const health = () => {
    host ??= new Host(core, env);
    return host.report(entropy(), ctx);
  };
  return Object.create(env, { HEALTH: { value: health } });
}

// description serves the OpenAPI document, a static file. It needs no key and may be cached: the file has an ETag.
async function description(request, env) {
  const file = await env.ASSETS.fetch(request);
  const response = new Response(file.body, file);
  response.headers.set("content-type", "application/json");
  response.headers.set("x-request-id", crypto.randomUUID().replaceAll("-", "").slice(0, 16));
  return response;
}
