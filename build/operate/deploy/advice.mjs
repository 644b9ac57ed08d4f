// What to do about a failure, by Cloudflare's error code or, without a known code, by the HTTP status.

const permissions = `The login or token may not do this. Run "npx wrangler login" again, or give the API token these permissions:
Workers Scripts Edit, D1 Edit, Workers KV Storage Edit, Queues Edit, Workers R2 Storage Edit, Account Settings Read.`;
const again = "Run the same command again: it keeps what is done and goes on with the rest.";

const byCode = {
  971: "Cloudflare limits the number of calls. Wait five minutes and run the same command again.",
  6003: `The token in CLOUDFLARE_API_TOKEN is malformed. ${permissions}`,
  6111: `The token in CLOUDFLARE_API_TOKEN is malformed. ${permissions}`,
  7003: "The account id is wrong. Correct account_id in operator.toml, or CLOUDFLARE_ACCOUNT_ID.",
  7403: permissions,
  7404: `The database in operator.toml does not exist in this account. Without its [[d1_databases]] lines there, the
deployment finds or creates one by its name.`,
  7500: `The database refused the SQL of a migration. ${again} If it repeats, report the message above with the version of wrangler.`,
  9106: permissions,
  9109: permissions,
  10000: permissions,
  10001: permissions,
  10014: "A KV namespace with this title exists already. Run the same command again.",
  10021: "Cloudflare refused the Worker's code or a binding: see above. Is every id in operator.toml one of this account?",
  10027: "The Worker is larger than the plan of the account allows. Use a paid plan.",
  10034: "Confirm the e-mail address of your Cloudflare account, then run the same command again.",
  10042: "R2 is not enabled. Enable it in the dashboard, under R2, or remove the [[r2_buckets]] lines from operator.toml.",
  10063: "The account has no workers.dev subdomain. Open Workers & Pages in the dashboard once, which registers one.",
  10072: "The account has too many cron triggers. Delete one, or use a paid plan.",
  10214: `The latest version of the Worker is not deployed, so its secrets cannot be set. Deploy it in the dashboard. ${again}`,
  10215: `The latest version of the Worker is not deployed, so its secrets cannot be set. Deploy it in the dashboard. ${again}`,
};

/** Returns what to do about error codes of Cloudflare's API and an HTTP status, 0 if it is not known. */
export function adviceFor(codes, status) {
  const known = codes.find((code) => byCode[code]);
  if (known) return byCode[known];
  if (status === 401 || status === 403) return permissions;
  if (status === 429) return byCode[971];
  return again;
}

/** Returns what to do about the output of a failed wrangler. It contains Cloudflare's codes as [code: 10000]. */
export function adviceForOutput(output) {
  return adviceFor([...output.matchAll(/\[code: (\d+)\]/g)].map((match) => Number(match[1])), 0);
}
