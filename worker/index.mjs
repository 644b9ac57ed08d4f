// The Worker's entry: each path goes to its plane, all else to the site's files.

import core from "../build/out/core.wasm";
import { Host, problem } from "./host.mjs";
import * as consoleWorker from "../build/out/console/worker.mjs";

let host; // for all requests of this isolate

export default {
  async fetch(request, env, ctx) {
    const { pathname } = new URL(request.url);
    if (pathname === "/admin" || pathname.startsWith("/admin/")) return consoleWorker.default.fetch(request, env, ctx);
    if (pathname.startsWith("/api/")) {
      const entropy = crypto.getRandomValues(new Uint8Array(32));
      try {
        host ??= new Host(core, env);
      } catch (error) {
        console.error(JSON.stringify({ configuration: error.message }));
        return problem(500, entropy);
      }
      return host.handle(request, entropy, ctx);
    }
    return env.ASSETS.fetch(request);
  },

  scheduled(event, env, ctx) {
    return consoleWorker.default.scheduled(event, env, ctx);
  },
};
