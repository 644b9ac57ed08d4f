// Prints what one call of the control plane takes, for calls that need no key: the memory of its instance in MB, and
// the CPU time in milliseconds, the least of five. In the Worker, a forged event of Stripe reaches no instance.

import { registerHooks } from "node:module";

registerHooks({
  resolve: (name, context, next) => (name === "cloudflare:sockets" ? { url: "data:text/javascript,export const connect = () => {}", shortCircuit: true } : next(name, context)),
  load: (url, context, next) => (url.endsWith("console.wasm")
    ? { format: "module", shortCircuit: true, source: `import { readFileSync } from "node:fs"; export default new WebAssembly.Module(readFileSync(new URL(${JSON.stringify(url)})));` }
    : next(url, context)),
});

const memories = [];
const { Instance } = WebAssembly;
WebAssembly.Instance = class extends Instance {
  constructor(...args) {
    super(...args);
    memories.push(this.exports.memory);
  }
};
const { default: worker } = await import("../../build/out/console/worker.mjs");

const none = async () => ({ results: [], meta: {}, success: true });
const statement = { bind: () => statement, all: none, run: none, raw: async () => [[]] };
const env = {
  DB: { prepare: () => statement, batch: async (list) => Promise.all(list.map(none)) }, KV: { get: async () => null, put: async () => {} },
  STRIPE_WEBHOOK_SECRET: "whsec_bench", PUBLIC_URL: "https://loupe.example",
};
const form = (bytes) => ["POST", `grant_type=x&a=${"x".repeat(bytes)}`, { "content-type": "application/x-www-form-urlencoded" }];
const event = (bytes) => ["POST", "x".repeat(bytes), { "stripe-signature": `t=1,v1=${"0".repeat(64)}` }];

for (const [path, what, [method, body, headers] = ["GET"]] of [
  ["/console/session", "no session"],
  ["/.well-known/oauth-authorization-server", ""],
  ["/oauth/token", "small", form(10)],
  ["/oauth/token", "64 kB", form(65_000)],
  ["/oauth/register", "64 kB", ["POST", JSON.stringify({ redirect_uris: ["x".repeat(65_000)] }), { "content-type": "application/json" }]],
  ["/console/keys", "64 kB, no session", ["POST", "x".repeat(65_000)]],
  ["/console/uploads/preview", "1 MB, no session", ["POST", "x".repeat(1 << 20)]],
  ["/webhooks/stripe", "512 kB", event(512 << 10)],
]) {
  let least = Infinity;
  for (let n = 0; n < 5; n++) {
    const before = process.cpuUsage();
    const response = await worker.fetch(new Request(`https://loupe.example${path}`, { method, body, headers }), env, { waitUntil() {}, passThroughOnException() {} });
    await response.text();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
    if (response.status >= 500) throw new Error(`${method} ${path}: ${response.status}`);
  }
  console.log(`| ${method} ${path} | ${what} | ${(memories.at(-1).buffer.byteLength / 2 ** 20).toFixed(1)} | | ${least.toFixed(0)} |`);
}
