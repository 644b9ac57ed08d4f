// Prints the variables of the deployment as JSON: the variables of wrangler.toml, overridden by operator.toml.

import { Operator } from "../deploy/operator.mjs";
import { Wrangler } from "../deploy/wrangler.mjs";

try {
  const root = process.cwd();
  process.stdout.write(JSON.stringify(new Operator(root, new Wrangler(root)).merged.vars ?? {}));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
