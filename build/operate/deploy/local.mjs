// Runs the service on this machine with wrangler dev. Nothing leaves the machine.

import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { localPlace, refuseMistakes } from "./mistakes.mjs";
import { migrateLocal } from "./migrations.mjs";
import { replaceFile } from "./operator.mjs";
import { appraiseSample, samplesScript } from "./samples.mjs";
import { secrets } from "./settings.mjs";

/**
 * Starts the service and returns the exit status when it ends. Its variables and secrets are in .dev.vars. With isDry, only checks
 * them. With withSamples, loads the sample listings and shows a first appraisal.
 */
export async function runLocally({ root, wrangler, terminal, port, isDry = false, withSamples = false }) {
  const file = join(root, localPlace), tracked = wrangler.read(join(root, "wrangler.toml"));
  await refuseMistakes(root, localSettings(root, tracked), terminal);
  if (isDry) {
    terminal.say("The variables and secrets in .dev.vars have no mistake. This was a dry run: nothing was started or changed.");
    return 0;
  }
  addLocalSecrets(file);
  await migrateLocal({ root, wrangler, script: withSamples ? samplesScript(root) : "" });
  const settings = localSettings(root, tracked);
  terminal.say(`Loupe starts at http://127.0.0.1:${port}. Its ADMIN_TOKEN is in .dev.vars. Ctrl-C stops it.`);
  terminal.say(signInHint(readFileSync(file, "utf8"), `http://127.0.0.1:${port}/dashboard/`));
  const ended = wrangler.attach(["dev", "--ip", "127.0.0.1", "--port", port, "--show-interactive-dev-session=false", ...devOptions(settings)]);
  if (withSamples) {
    const stop = new AbortController(), abort = () => stop.abort();
    ended.then(abort, abort);
    await appraiseSample({ url: `http://127.0.0.1:${port}`, token: parseEnv(readFileSync(file, "utf8")).ADMIN_TOKEN, terminal, signal: stop.signal });
  }
  return ended;
}

const accountsModel = "workers-ai";

/**
 * Returns the settings of the service on this machine for findMistakes. .dev.vars has variables and secrets. Workers AI is
 * used only if .dev.vars names it, because it needs a login to the account.
 */
export function localSettings(root, tracked) {
  const file = join(root, localPlace), own = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  return { own, config: { ...tracked, vars: { ...tracked.vars, ...(tracked.vars.VISION === accountsModel && { VISION: "" }), ...own } }, where: localPlace };
}

/** Returns wrangler dev's options for these settings. Without Workers AI, wrangler uses nothing of the account. */
export function devOptions({ config: { vars } }) {
  if (vars.VISION === accountsModel) return [];
  return ["--local", ...(vars.VISION ? [] : ["--var", "VISION:"])];
}

/** Says how to sign in to the dashboard on this machine. `vars` is the text of .dev.vars. */
export function signInHint(vars, dashboard) {
  const own = parseEnv(vars);
  if (own.OIDC_ISSUER || own.GITHUB_CLIENT_ID) return `The dashboard is at ${dashboard}.`;
  if (!own.DEV_SIGN_IN) {
    return `The dashboard is at ${dashboard}. To sign in there with any address, add these lines to .dev.vars and start again:
  DEV_SIGN_IN=1
  ADMINS=you@example.com
The address in ADMINS may administer.`;
  }
  return `The dashboard is at ${dashboard}. Sign in with any address${own.ADMINS ? "; those in ADMINS may administer" : ""}.`;
}

/** Adds the generated secrets that the file lacks, and the permission to fetch photos from this machine. */
function addLocalSecrets(file) {
  const text = existsSync(file) ? readFileSync(file, "utf8").trimEnd() : "", own = parseEnv(text);
  const values = secrets.filter(({ generated }) => generated).map(({ name }) => [name, randomBytes(32).toString("hex")]);
  const missing = [...values, ["ALLOW_LOCAL_IMAGES", "1"]].filter(([name]) => !(name in own)); // a name without a value may be meant so
  const lines = missing.map(([name, value]) => `${name}=${value}`);
  if (missing.length) replaceFile(file, [text, ...lines].filter(Boolean).join("\n") + "\n", 0o600);
}
