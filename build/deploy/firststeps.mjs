import { tokenFile } from "./secrets.mjs";

/**
 * Returns the service's addresses and, if this deployment set ADMIN_TOKEN, the first steps with a new service. `hasMake` is
 * set if make key can be used.
 */
export function firstSteps({ addresses, secrets, tokenKept }, hasMake) {
  const url = addresses[0];
  if (!url) return "Loupe is deployed. It has no address: set workers_dev or routes in operator.toml.";
  const running = `Loupe runs at ${addresses.join(", ")}`;
  if (!secrets.includes("ADMIN_TOKEN")) return `${running}\ndocs/DEPLOYMENT.md has the first steps with a new service.`;
  const token = tokenKept ? `$(cat ${tokenFile})` : "$ADMIN_TOKEN";
  return [
    running,
    tokenKept && `ADMIN_TOKEN, the administrator's token, is in ${tokenFile}, which only you can read.`,
    tokenKept && "Keep a copy elsewhere: Cloudflare never shows it.",
    "",
    "First steps:",
    "  1. See that it answers. A new address may take some minutes.",
    `     curl ${url}/api/v1/health`,
    "  2. Create an account, give it credits, and create an API key:",
    ...(hasMake ? [makeKey(url, token)] : calls(url, token)).map((line) => `     ${line}`),
    "  3. Choose a model and searches in operator.toml, and deploy again: docs/UPSTREAMS.md.",
  ].filter((line) => line !== false).join("\n");
}

const makeKey = (url, token) => `ADMIN_TOKEN="${token}" make key NAME=first CREDITS=1000 URL=${url}`;

/** Returns the requests that do what make key does. ID is in the answer of the first. */
function calls(url, token) {
  return [
    ["accounts", { name: "first" }],
    ["accounts/ID/grants", { credits: 1000, reason: "start" }],
    ["accounts/ID/keys", { name: "first" }],
  ].map(([path, body]) => `curl ${url}/admin/${path} -H "Authorization: Bearer ${token}" -d '${JSON.stringify(body)}'`);
}
