import { tokenFile } from "./secrets.mjs";

/**
 * Returns the text that ends a deployment: the addresses of the service, of its dashboard and, with `sells`, of Stripe's
 * webhook, and what is missing before a photo gets a value. If ADMIN_TOKEN was set, as on the first deployment, the text also
 * says what to do with a new service. `hasMake` is set where make key can be used.
 */
export function firstSteps({ addresses, secrets, tokenKept, sells, missing }, hasMake) {
  const url = addresses[0];
  if (!url) return "Loupe is deployed. It has no address: set workers_dev or routes in operator.toml.";
  const running = [
    `Loupe runs at ${addresses.join(", ")}`,
    `The dashboard is at ${url}/dashboard/`,
    ...(sells ? [`Stripe sends its events to ${url}/webhooks/stripe: docs/BILLING.md`] : []),
    ...(missing.length ? ["Before a photo gets a value:", ...missing.map(({ text, remedy }) => `  - ${text}: ${remedy}`)] : []),
  ].join("\n");
  if (!secrets.includes("ADMIN_TOKEN")) return `${running}\ndocs/OPERATIONS.md has the first steps with a new service.`;
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
    "  3. Choose the dashboard's sign-in in operator.toml, and deploy again: docs/ADMINISTRATION.md.",
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
