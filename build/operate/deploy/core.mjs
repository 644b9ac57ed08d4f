// Asks the core what it needs from a deployment. core.wasm runs on this machine for that, as in the Worker.

import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { accessTokens, purposes, secrets } from "./settings.mjs";

/** Starts core.wasm with variables. Throws what the Worker would throw at each request, such as for a malformed SECRETS. */
export async function startCore(root, vars) {
  const { Host } = await import(pathToFileURL(join(root, "worker/host/host.mjs")));
  const host = new Host(new WebAssembly.Module(readFileSync(join(root, "build/out/core.wasm"))), vars);
  host.core();
  return host;
}

/** Returns the core's report: its health, its endpoints, and the mistakes in its configuration. Calls no vendor. */
export async function reportHealth(host) {
  host.journal = { add() {} };
  host.vault.substitution = () => { throw new Error("nothing is sent from this machine"); };
  return (await host.report(randomBytes(32), { waitUntil() {} })).json();
}

/**
 * Returns the secrets of models and searches, in the form of `secrets` in settings.mjs. A secret is `needed` if the
 * variables name an upstream that can't be called without it.
 */
async function upstreamSecrets(root, { SECRETS, TRANSCRIPTS, ...vars }) {
  const host = await startCore(root, vars), { endpoints } = await reportHealth(host);
  return host.manifest.secrets.filter((name) => !accessTokens.includes(name)).map((name) => {
    const providers = endpoints.filter((one) => one.secrets[0] === name).map(({ provider }) => provider);
    return { name, needed: providers.length > 0, purpose: purposes[name] ?? `your API key for ${providers.join(", ") || "an upstream"}` };
  });
}

/** Returns all secrets: of the service, of models and searches, and the names that SOURCES writes as ${NAME}. */
export async function allSecrets(root, vars) {
  const fixed = secrets.map((secret) => ({ ...secret, needed: isNeeded(secret, vars) }));
  const own = [...String(vars.SOURCES ?? "").matchAll(/\$\{([A-Z][A-Z0-9_]*)\}/g)].map(([, name]) => ({ name, needed: true, purpose: "secret of a source in SOURCES" }));
  const all = [...fixed, ...await upstreamSecrets(root, vars), ...own];
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);
}

function isNeeded({ generated, onDemand, needs }, vars) {
  return generated || !onDemand && needs[1].test(vars[needs[0]] ?? "");
}
