// Applies the missing migrations to the database on this machine, in the folder named by the argument.

import { resolve } from "node:path";
import { migrateLocal } from "./migrations.mjs";
import { runProgram } from "./program.mjs";
import { Wrangler } from "./wrangler.mjs";

const root = process.cwd(), state = process.argv[2] && resolve(process.argv[2]);
await runProgram("migrate", () => migrateLocal({ root, wrangler: new Wrangler(root), state }));
