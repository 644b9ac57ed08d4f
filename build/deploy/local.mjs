// Runs the service on this machine with wrangler dev. Nothing leaves the machine.

import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { migrateLocal } from "./migrations.mjs";
import { replaceFile } from "./operator.mjs";
import { secrets } from "./settings.mjs";

/** Starts the service and returns the exit status when it ends. Its variables and secrets are in .dev.vars. */
export async function runLocally({ root, wrangler, terminal, port }) {
  const file = join(root, ".dev.vars");
  addLocalSecrets(file);
  await migrateLocal(wrangler);
  terminal.say(`Loupe starts at http://127.0.0.1:${port}. Its ADMIN_TOKEN is in .dev.vars. Ctrl-C stops it.`);
  terminal.say(signInHint(readFileSync(file, "utf8"), `http://127.0.0.1:${port}/dashboard/`));
  return wrangler.attach(["dev", "--ip", "127.0.0.1", "--port", port, "--show-interactive-dev-session=false"]);
}

/** Says how to sign in to the dashboard on this machine. `vars` is the text of .dev.vars. */
export function signInHint(vars, dashboard) {
  const has = (name) => hasVariable(vars, name);
  if (has("OIDC_ISSUER") || has("GITHUB_CLIENT_ID")) return `The dashboard is at ${dashboard}.`;
  if (!has("DEV_SIGN_IN")) {
    return `The dashboard is at ${dashboard}. To sign in there with any address, add these lines to .dev.vars and start again:
  DEV_SIGN_IN=1
  ADMINS=you@example.com
The address in ADMINS may administer.`;
  }
  return `The dashboard is at ${dashboard}. Sign in with any address${has("ADMINS") ? "; those in ADMINS may administer" : ""}.`;
}

const hasVariable = (text, name) => new RegExp(`^\\s*(export\\s+)?${name}[ \\t]*=[ \\t]*\\S`, "m").test(text);

/** Adds the generated secrets that the file lacks, and the permission to fetch photos from this machine. */
function addLocalSecrets(file) {
  const text = existsSync(file) ? readFileSync(file, "utf8").trimEnd() : "";
  const has = (name) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`, "m").test(text); // also without a value, which the operator may want
  const values = secrets.filter(({ generated }) => generated).map(({ name }) => [name, randomBytes(32).toString("hex")]);
  const missing = [...values, ["ALLOW_LOCAL_IMAGES", "1"]].filter(([name]) => !has(name));
  const lines = missing.map(([name, value]) => `${name}=${value}`);
  if (missing.length) replaceFile(file, [text, ...lines].filter(Boolean).join("\n") + "\n", 0o600);
}
