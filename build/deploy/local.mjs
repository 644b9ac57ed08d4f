// Runs the service on this machine with wrangler dev. Nothing leaves the machine.

import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { replaceFile } from "./operator.mjs";
import { secrets } from "./settings.mjs";

/** Starts the service and returns the exit status when it ends. Its variables and secrets are in .dev.vars. */
export async function runLocally({ root, wrangler, terminal, port }) {
  addLocalSecrets(join(root, ".dev.vars"));
  await wrangler.run(["d1", "migrations", "apply", "DB", "--local"]);
  terminal.say(`Loupe starts at http://127.0.0.1:${port}. Its ADMIN_TOKEN is in .dev.vars. Ctrl-C stops it.`);
  return wrangler.attach(["dev", "--ip", "127.0.0.1", "--port", port, "--show-interactive-dev-session=false"]);
}

/** Adds the generated secrets that the file lacks, and the permission to fetch photos from this machine. */
function addLocalSecrets(file) {
  const text = existsSync(file) ? readFileSync(file, "utf8").trimEnd() : "";
  const has = (name) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`, "m").test(text);
  const values = secrets.filter(({ generated }) => generated).map(({ name }) => [name, randomBytes(32).toString("hex")]);
  const missing = [...values, ["ALLOW_LOCAL_IMAGES", "1"]].filter(([name]) => !has(name));
  const lines = missing.map(([name, value]) => `${name}=${value}`);
  if (missing.length) replaceFile(file, [text, ...lines].filter(Boolean).join("\n") + "\n", 0o600);
}
