// What a deployment changes in a running service: the version, the database's migrations, the variables.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { appliedMigrations, knownMigrations, readMigrations } from "./migrations.mjs";

/** The variable that holds a Worker's version. */
export const versionVariable = "LOUPE_VERSION";

/** Returns the versions in docs/CHANGELOG.md, newest first: { version, text }. */
export function readChangelog(root) {
  const file = join(root, "docs/CHANGELOG.md");
  if (!existsSync(file)) return [];
  const sections = readFileSync(file, "utf8").split(/^## /m).slice(1);
  return sections.map((section) => ({ version: section.split(/\s/, 1)[0], text: section.slice(section.indexOf("\n")).trim() }));
}

/**
 * Returns the lines that describe what a deployment changes. `bindings` are those of the running Worker, undefined if there is
 * none; `query` runs SQL in its database and is undefined if that does not exist. Throws a Stop if the database is newer than
 * this version.
 */
export async function describeChanges({ root, vars, bindings, query }) {
  const migrations = readMigrations(root), applied = query ? await appliedMigrations(query) : [];
  knownMigrations(migrations, applied, "the database");
  const pending = migrations.slice(applied.length);
  const lines = pending.length && applied.length ? ["apply these migrations to the database:", ...pending.map(({ name, sql }) => `    ${[name, firstSentence(sql)].filter(Boolean).join(": ")}`)]
    : [pending.length ? `apply all ${pending.length} migrations to the database` : "apply no migration: the database has them all"];
  return bindings ? [...lines, ...describeVariables(vars, bindings)] : lines;
}

/** Returns the version of a running Worker, or undefined if it does not tell. */
export function versionOf(bindings) {
  return bindings?.find(({ name }) => name === versionVariable)?.text;
}

const firstSentence = (sql) => /^-- (.*?)(?:[.:]|$)/m.exec(sql)?.[1] ?? "";

function describeVariables(vars, bindings) {
  const before = new Map(bindings.filter(({ type }) => type === "plain_text").map(({ name, text }) => [name, text]));
  const after = new Map(Object.entries(vars).map(([name, value]) => [name, String(value)]));
  const names = [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort();
  return names.map((name) => {
    if (!before.has(name)) return `add the variable ${name} = ${show(after.get(name))}`;
    if (!after.has(name)) return `remove the variable ${name}, which was ${show(before.get(name))}`;
    return `change the variable ${name} from ${show(before.get(name))} to ${show(after.get(name))}`;
  });
}

const shownLength = 60;
const show = (value) => {
  const line = value.replaceAll(/\s+/g, " ").trim();
  return `"${line.length > shownLength ? `${line.slice(0, shownLength)}...` : line}"`;
};
