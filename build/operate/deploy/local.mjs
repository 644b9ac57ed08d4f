// Runs the service on this machine with wrangler dev. Nothing leaves the machine.

import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { localPlace, refuseMistakes } from "./mistakes.mjs";
import { migrateLocal } from "./migrations.mjs";
import { replaceFile } from "./operator.mjs";
import { appraiseSample, samplesScript } from "./samples.mjs";
import { secrets } from "./settings.mjs";
import { stateOf } from "./sqlite.mjs";

/** The demo's data are apart from the operator's own, and so are its variables and secrets. */
const demo = {
  state: ".wrangler/demo", place: ".wrangler/demo/vars",
  vars: { DEV_SIGN_IN: "1", ADMINS: "admin@example.com", SIGNUP_CREDITS: "1000", ECB_RATES_URL: "off" }, // its rates are made up
};

/**
 * Starts the service and returns the exit status when it ends. Its variables and secrets are in .dev.vars. With isDry, only checks
 * them. With isDemo, starts a service of its own with the sample listings, and shows a first appraisal.
 */
export async function runLocally({ root, wrangler, terminal, port, isDry = false, isDemo = false }) {
  const place = isDemo ? demo.place : localPlace, file = join(root, place), tracked = wrangler.read(join(root, "wrangler.toml"));
  await refuseMistakes(root, localSettings(root, tracked, place), terminal);
  if (isDry) {
    terminal.say(`The variables and secrets in ${place} have no mistake. This was a dry run: nothing was started or changed.`);
    return 0;
  }
  const state = isDemo ? join(root, demo.state) : stateOf(root);
  if (isDemo) mkdirSync(state, { recursive: true });
  addLocalSecrets(file, isDemo ? demo.vars : {});
  await migrateLocal({ root, wrangler, state, script: isDemo ? samplesScript(root) : "" });
  const settings = localSettings(root, tracked, place);
  terminal.say(`Loupe starts at http://127.0.0.1:${port}. Its ADMIN_TOKEN is in ${place}. Ctrl-C stops it.`);
  terminal.say(signInHint(readFileSync(file, "utf8"), `http://127.0.0.1:${port}/dashboard/`));
  const ended = wrangler.attach(["dev", "--ip", "127.0.0.1", "--port", port, "--persist-to", state, "--env-file", file,
    "--show-interactive-dev-session=false", ...devOptions(settings)]);
  if (isDemo) {
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
export function localSettings(root, tracked, place = localPlace) {
  const file = join(root, place), own = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
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

/** Adds the generated secrets and the variables that the file lacks, and the permission to fetch photos from this machine. */
function addLocalSecrets(file, variables) {
  const text = existsSync(file) ? readFileSync(file, "utf8").trimEnd() : "", own = parseEnv(text);
  const values = secrets.filter(({ generated }) => generated).map(({ name }) => [name, randomBytes(32).toString("hex")]);
  const missing = [...values, ["ALLOW_LOCAL_IMAGES", "1"], ...Object.entries(variables)].filter(([name]) => !(name in own)); // a name without a value may be meant so
  const lines = missing.map(([name, value]) => `${name}=${value}`);
  if (missing.length) replaceFile(file, [text, ...lines].filter(Boolean).join("\n") + "\n", 0o600);
}
