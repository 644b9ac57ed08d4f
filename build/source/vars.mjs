// Prints the variables of the deployment as JSON: those of wrangler.toml with operator.toml laid over them.

import { Operator } from "../deploy/operator.mjs";
import { Wrangler } from "../deploy/wrangler.mjs";

try {
  const root = process.cwd();
  process.stdout.write(JSON.stringify(new Operator(root, new Wrangler(root)).merged.vars ?? {}));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
