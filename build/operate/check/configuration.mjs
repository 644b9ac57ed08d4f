// Checks variables, secrets and bindings without calling anything.

import { findMistakes } from "../deploy/mistakes.mjs";
import { isReal } from "../deploy/resources.mjs";

/** Reports the mistakes in variables and secrets: see findMistakes. Returns whether the data plane starts with them. */
export async function checkSettings(report, root, settings) {
  const mistakes = await findMistakes(root, settings);
  for (const { variable, problem, remedy } of mistakes) report.wrong(`${variable}: ${problem}`, remedy, variable);
  if (mistakes.length === 0) report.ok(`variables in ${settings.where}`);
  return !mistakes.some(({ variable }) => variable === "core.wasm");
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
  if (!config.ratelimits?.some(({ name }) => name === "RATE_LIMITER")) report.note("the binding RATE_LIMITER is missing: calls are not limited");
  if (!bound(config.queues?.producers, "JOBS")) report.note("the binding JOBS is missing: the schedule does the work of batches, slowly");
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
