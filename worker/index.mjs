// The Worker's entry point: routes each request to the data plane, the control plane or the site's
// static files.

import core from "../build/out/core.wasm";
import { Host } from "./host.mjs";
import * as consoleWorker from "../build/out/console/worker.mjs";

const entropy = () => crypto.getRandomValues(new Uint8Array(32));

let host; // serves all requests of this isolate

export default {
  async fetch(request, env, ctx) {
    const { pathname } = new URL(request.url);
    if (pathname === "/admin" || pathname.startsWith("/admin/")) return consoleWorker.default.fetch(request, env, ctx);
    if (pathname === "/mcp" || pathname.startsWith("/api/")) {
      host ??= new Host(core, env);
      return host.handle(request, entropy(), ctx);
    }
    return env.ASSETS.fetch(request);
  },

  queue(batch, env, ctx) {
    host ??= new Host(core, env);
    return host.consume(batch, entropy, ctx);
  },

  scheduled(event, env, ctx) {
    return consoleWorker.default.scheduled(event, env, ctx);
  },
};
