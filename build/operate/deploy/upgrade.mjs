// Upgrades a deployed service to the version in this folder: says what changes, deploys, and checks that the service answers.

import { openAccount } from "./account.mjs";
import { readChangelog, versionOf } from "./changes.mjs";
import { formatHealth, readHealth, waitForHealth } from "./health.mjs";
import { deploy } from "./remote.mjs";
import { findResources } from "./resources.mjs";
import { Stop } from "./stop.mjs";

/**
 * Upgrades the deployed service. With the option dry-run it only says what an upgrade changes. Returns what to print. Throws a
 * Stop if the service does not answer afterwards.
 */
export async function upgrade({ wrangler, operator, terminal, root, options, fetch = globalThis.fetch, pause }) {
  const account = await openAccount(wrangler, operator, terminal), worker = operator.merged.name;
  const settings = await account.find(`/workers/scripts/${worker}/settings`);
  if (!settings) throw new Stop(`the account has no Worker ${worker}`, { advice: "Deploy it first: make deploy." });
  const from = versionOf(settings.bindings), news = readChangelog(root);
  terminal.say(`From version ${from ?? "unknown"} to ${news[0]?.version ?? "unknown"}.`);
  for (const { version, text } of newer(news, from)) terminal.say(`\n${version}\n${text}`);
  const { id } = (await findResources(account, operator, { queue: false })).find(({ resource }) => resource.kind === "D1 database");
  const bookmark = id && (await account.get(`/d1/database/${id}/time_travel/bookmark`)).bookmark;
  terminal.say(`\nMake a backup first: make backup REMOTE=1 (node backup.mjs --remote).`);

  const url = await addressOf(account, operator.merged), before = url && await readHealth(url, fetch);
  const deployed = await deploy({ root, wrangler, operator, terminal, options });
  if (!deployed) return "This was a dry run: nothing was changed.";
  const address = deployed.addresses[0] ?? url;
  const undo = [
    "To go back to the version before:",
    "  npx wrangler rollback --config wrangler.operator.jsonc",
    bookmark && "To undo the migrations too, with everything that was written since:",
    bookmark && `  npx wrangler d1 time-travel restore DB --bookmark=${bookmark} --config wrangler.operator.jsonc`,
  ].filter(Boolean).join("\n");
  if (!address) return `The service has no address, so its health was not checked.\n${undo}`;
  const after = await waitForHealth(address, { fetch, ...(pause !== undefined && { pause }) });
  if (after.status === "no answer") throw new Stop(`${address} does not answer: ${after.text}`, { advice: undo });
  return [`Health of ${address}: before ${before ? formatHealth(before) : "unknown"}, now ${formatHealth(after)}.`, undo].join("\n");
}

/** Returns the versions that are newer than one, all of them if it is not known. */
function newer(news, version) {
  const at = news.findIndex((entry) => entry.version === version);
  return at < 0 ? news : news.slice(0, at);
}

/**
 * Returns the service's first address before a deployment: its own domain, or its name at workers.dev; undefined without either.
 */
export async function addressOf(account, { name, routes = [], route, workers_dev: wanted }) {
  const own = [...routes, ...(route ? [route] : [])].map((entry) => entry.pattern ?? entry).find((pattern) => !/[*/]/.test(pattern));
  if (own) return `https://${own}`;
  const subdomain = wanted === false ? undefined : (await account.find("/workers/subdomain"))?.subdomain;
  return subdomain && `https://${name}.${subdomain}.workers.dev`;
}
