// Which secrets a deployment sets, and their values. Values come from the environment, from the operator at a terminal, or at
// random. They are never printed and never an argument of a program.

import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { allSecrets } from "./core.mjs";
import { Stop } from "./stop.mjs";
import { replaceFile } from "./operator.mjs";

/** The file that keeps a generated ADMIN_TOKEN for the operator. Cloudflare shows no secret again. */
export const tokenFile = ".admin-token";

/** Throws a Stop if a name to set is not a secret of the service. */
export async function checkNames(root, names, vars) {
  const known = (await allSecrets(root, vars)).map(({ name }) => name), unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Stop(`${unknown} is not a secret of the service`, { advice: `The secrets are ${known.join(", ")}.` });
}

/**
 * Returns the secrets to set, as an object of names and values. Sets those that are missing and needed, and those in
 * `wanted`. Does not change other secrets in `present`. Also returns the names of missing secrets that the operator skipped.
 */
export async function collectSecrets({ root, present, wanted, vars, terminal, env = process.env }) {
  const values = {}, skipped = [];
  for (const secret of await allSecrets(root, vars)) {
    const asked = wanted.includes(secret.name), missing = !present.has(secret.name);
    if (!asked && !(missing && secret.needed)) continue;
    const make = () => (secret.generated ? generate(root, secret, asked) : prompt(secret, asked, terminal));
    const value = env[secret.name]?.trim() || await make();
    if (value) values[secret.name] = check(secret, value);
    else if (missing) skipped.push(secret.name);
  }
  return { values, skipped };
}

/**
 * Writes a random ADMIN_TOKEN into tokenFile, readable only by its owner. Returns false and writes nothing if there is no new
 * token or if it came from the environment.
 */
export function keepToken(root, { ADMIN_TOKEN: value }, env = process.env) {
  if (!value || value === env.ADMIN_TOKEN?.trim()) return false;
  replaceFile(join(root, tokenFile), `${value}\n`, 0o600);
  return true;
}

// A kept ADMIN_TOKEN is used again: an earlier run may have been interrupted before it was set.
function generate(root, { name }, asked) {
  const kept = join(root, tokenFile);
  if (name === "ADMIN_TOKEN" && !asked && existsSync(kept)) return readFileSync(kept, "utf8").trim();
  return randomBytes(32).toString("hex");
}

async function prompt({ name, purpose }, asked, terminal) {
  if (terminal.interactive) return terminal.askHidden(`${name}, ${purpose} (not shown; Enter skips it): `);
  if (asked) {
    throw new Stop(`no value for ${name}`, { advice: `Set ${name} in the environment, or run the command in a terminal.` });
  }
  return "";
}

function check({ name, minLength = 1 }, value) {
  if (value.length < minLength) throw new Stop(`${name} is too short: it needs at least ${minLength} characters`);
  return value;
}
