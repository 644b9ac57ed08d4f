// Checks variables, secrets and bindings without calling anything.

import { versionVariable } from "../deploy/changes.mjs";
import { isReal } from "../deploy/resources.mjs";
import { otherVariables, secrets, variables } from "../deploy/settings.mjs";

/** Checks the names of variables, and that no secret is among them. `tracked` are the variables of wrangler.toml. */
export function checkVariables(report, { vars, tracked, manifest, where }) {
  const known = new Set([...manifest.variables, ...Object.keys(tracked), ...variables.map(({ name }) => name), ...otherVariables, versionVariable]);
  const secret = new Set([...manifest.secrets, ...secrets.map(({ name }) => name)]);
  for (const name of Object.keys(vars)) {
    if (secret.has(name)) report.wrong(`${name} is a secret, but stands among the variables in ${where}`, `Delete it there, then run make deploy SECRET=${name}.`);
    else if (!known.has(name)) report.note(`${name} in ${where} is not a variable of the service`, "Is the name right? docs/CONFIGURATION.md has all names.");
  }
  if (report.failed === 0) report.ok(`variables in ${where}`);
}

/** Checks that the needed secrets have a value. `present` has the names of the secrets that have one. */
export function checkSecrets(report, { secrets, present, where }) {
  const missing = secrets.filter(({ name, needed }) => needed && !present.has(name));
  for (const { name, purpose } of missing) report.wrong(`the secret ${name} is not set in ${where}: ${purpose}`, remedy(name, where), name);
  if (missing.length === 0) report.ok(`secrets in ${where}`);
}

const remedy = (name, where) => (where === ".dev.vars" ? `Add the line ${name}=... to .dev.vars. make deploy LOCAL=1 adds the generated ones.` : `Set it: make deploy SECRET=${name}.`);

/** Checks the bindings that every service needs. */
export function checkBindings(report, config, { deployed }) {
  const bound = (list, name) => list?.find(({ binding }) => binding === name), remedy = "Delete its lines in operator.toml, then run make deploy.";
  const before = report.failed;
  const database = bound(config.d1_databases, "DB"), namespace = bound(config.kv_namespaces, "KV");
  if (!database) report.wrong("the database binding DB is missing", remedy);
  else if (deployed && !isReal(database.database_id)) report.wrong("the database binding DB has no id", "Run make deploy, which creates the database.");
  if (!namespace) report.wrong("the KV binding KV is missing", remedy);
  else if (deployed && !isReal(namespace.id)) report.wrong("the KV binding KV has no id", "Run make deploy, which creates the namespace.");
  if (config.vars?.VISION === "workers-ai" && config.ai?.binding !== "AI") report.wrong("VISION is workers-ai, but the binding AI is missing", "Add [ai] with binding = \"AI\" to operator.toml.");
  if (!config.ratelimits?.some(({ name }) => name === "RATE_LIMITER")) report.note("the binding RATE_LIMITER is missing: calls are not limited");
  if (report.failed === before) report.ok("bindings");
}

/** Checks that the database has the migrations of this version. */
export function checkMigrations(report, migrations, applied) {
  if (applied.length === 0) return report.wrong("the database has no tables yet", "Run make deploy, or make deploy LOCAL=1 for the database on this machine.");
  const missing = migrations.filter(({ name }) => !applied.includes(name)), unknown = applied.filter((name) => !migrations.some((one) => one.name === name));
  if (unknown.length) report.wrong(`the database has migrations that this version does not know: ${unknown.join(", ")}`, "Use the version of Loupe that is deployed, or a newer one.");
  if (missing.length) report.wrong(`the database lacks the migrations ${missing.map(({ name }) => name).join(", ")}`, "Run make upgrade, or make deploy LOCAL=1 for the database on this machine.");
  if (!unknown.length && !missing.length) report.ok(`database: ${applied.length} migrations`);
  return undefined;
}
