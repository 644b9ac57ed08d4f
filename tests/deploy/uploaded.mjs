// Runs in workerd what a deployment has uploaded to the stand-in for Cloudflare: its modules, variables, secrets and bindings, with the
// database as the deployment left it.

import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { repository, temporary } from "./project.mjs";

const { Miniflare } = createRequire(join(repository, "package.json")).call(undefined, createRequire(join(repository, "node_modules/wrangler/package.json")).resolve("miniflare"));
