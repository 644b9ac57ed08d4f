// Finds the mistakes in the variables and secrets before a service uses them. Both wasm modules of the Worker run on this machine
// for that, so it finds what the service would report at GET /admin/health.

import { versionVariable } from "./changes.mjs";
import { readReport } from "./console.mjs";
import { allSecrets, reportHealth, startCore } from "./core.mjs";
import { nearest } from "./nearest.mjs";
import { otherVariables, variables } from "./settings.mjs";
import { Stop } from "./stop.mjs";

/** The file with the variables and secrets of the service on this machine. */
export const localPlace = ".dev.vars";

/**
 * Returns the mistakes as { variable, problem, remedy }.
 *
 *   own      what the operator has set, by name: the variables in operator.toml, or what .dev.vars has
 *   config   the configuration for wrangler, with all variables and bindings
 *   secrets  values of secrets, by name. A needed secret without a value gets a placeholder
 *   where    the file with the variables: operator.toml or localPlace
 */
export async function findMistakes(root, { own, config, secrets = {}, where }) {
  const { vars = {} } = config, known = await allSecrets(root, vars), env = environment(known, { config, secrets });
  const origin = where === localPlace ? "http://localhost" : publicOrigin;
  // With rates of today, because the age of exchange rates is no mistake in the configuration.
  const { faults } = await readReport(root, env, origin, () => dataPlane(root, env, { date: new Date().toISOString().slice(0, 10), age_days: 0 }));
  return [...await wrongNames(root, own, known, where), ...wrongTypes(own), ...faults.map((fault) => ({ ...fault, problem: fault.problem + whereBroken(fault.variable, vars) }))];
}

/**
 * Returns what is missing before a deployed service gives a photo a value: the steps of GET /admin/health that are not done,
 * { name, text, remedy }. `unset` has the names of needed secrets without a value; `query(sql, params)` returns the rows of a
 * statement in the service's database.
 */
export async function findMissing(root, { config, unset, query }) {
  const env = environment((await allSecrets(root, config.vars ?? {})).filter(({ name }) => !unset.includes(name)), { config });
  const [rates = null] = await query("SELECT date, 0 AS age_days FROM rates LIMIT 1");
  const { setup } = await readReport(root, env, publicOrigin, () => dataPlane(root, env, rates), query);
  return setup.filter(({ done }) => !done);
}

const publicOrigin = "https://a-public-host.example";

/** Returns the variables, secrets and bindings of a Worker. A needed secret of `known` without a value gets a placeholder. */
function environment(known, { config, secrets = {} }) {
  const set = Object.fromEntries(Object.entries({ ...config.vars, ...secrets }).map(([name, value]) => [name, String(value)]));
  const missing = known.filter(({ name, needed }) => needed && !set[name]).map(({ name }) => [name, anyValue]);
  const bindings = [config.ai, config.images].filter(Boolean).map(({ binding }) => [binding, {}]);
  return { ...set, ...Object.fromEntries([...missing, ...bindings]) };
}

/** Returns where the JSON of SOURCES or FEES breaks, as text to append to its mistake; otherwise "". */
function whereBroken(variable, vars) {
  try {
    if (["SOURCES", "FEES"].includes(variable)) JSON.parse(vars[variable]);
    return "";
  } catch (error) {
    return `: ${error.message}`;
  }
}

const anyValue = "a secret that has been set before, of 32 characters or more";

/** Returns the data plane's report with these exchange rates; null stands for none. */
async function dataPlane(root, { TRANSCRIPTS, ...env }, rates) {
  try {
    return Response.json({ ...await reportHealth(await startCore(root, env)), rates });
  } catch (error) {
    return new Response(error.message, { status: 500 });
  }
}

/** Names of secrets that a source of the operator's may use. */
const looksSecret = /_(TOKEN|SECRET|KEY|CREDENTIALS)(_PREVIOUS)?$/;

async function wrongNames(root, own, known, where) {
  const { manifest } = await startCore(root, {}), secret = new Set([...manifest.secrets, ...known.map(({ name }) => name)]);
  const variable = new Set([...manifest.variables, ...variables.map(({ name }) => name), ...otherVariables, versionVariable]);
  return Object.keys(own).flatMap((name) => {
    if (variable.has(name)) return [];
    if (secret.has(name)) {
      return where === localPlace ? [] : [{ variable: name, problem: `it is a secret, but is set as a variable in ${where}, where everyone with access to the account can read it`,
        remedy: `delete it there, then set it with make deploy SECRET=${name} (node deploy.mjs --secret ${name})` }];
    }
    const near = nearest(name, [...variable, ...secret]);
    if (!near && where === localPlace && looksSecret.test(name)) return [];
    return [{ variable: name, problem: `it is not a variable of the service${near ? `; did you mean ${near}?` : ""}`,
      remedy: `correct the name in ${where}, or delete it; docs/CONFIGURATION.md has all names` }];
  });
}

function wrongTypes(own) {
  const wrong = Object.keys(own).filter((name) => typeof own[name] !== "string");
  return wrong.map((variable) => ({ variable, problem: "it is not text, so it is not read", remedy: "put the value in quotes" }));
}

/** Throws a Stop if there are mistakes in variables. Shows those in secrets, which may be set later. */
export async function refuseMistakes(root, settings, terminal) {
  const mistakes = await findMistakes(root, settings), secret = new Set((await allSecrets(root, settings.config.vars ?? {})).map(({ name }) => name));
  const isLater = ({ variable }) => secret.has(variable) && !(variable in (settings.config.vars ?? {}));
  for (const mistake of mistakes.filter(isLater)) terminal.say(`note: ${format(mistake)}`);
  const wrong = mistakes.filter((mistake) => !isLater(mistake));
  if (wrong.length) throw new Stop(`the configuration in ${settings.where} is wrong, so nothing was changed\n${wrong.map(format).join("\n")}`);
}

const format = ({ variable, problem, remedy }) => `${variable}: ${problem}\n    ${remedy}`;
