// Applies the migrations that the database lacks, through the Worker's binding. A deployment applies them before it uploads
// the Worker. The Worker's schedule applies what a deployment could not, and all of them after a deployment by the button.

import ledger from "./migrations/0001_ledger.sql";
import keys from "./migrations/0002_keys.sql";
import users from "./migrations/0003_users.sql";
import oauth from "./migrations/0004_oauth.sql";
import billing from "./migrations/0005_billing.sql";
import appraisals from "./migrations/0006_appraisals.sql";
import catalogue from "./migrations/0007_catalogue.sql";
import calibration from "./migrations/0008_calibration.sql";
import usage from "./migrations/0009_usage.sql";
import audit from "./migrations/0010_audit.sql";
import rates from "./migrations/0011_rates.sql";
import batches from "./migrations/0012_batches.sql";
import webhooks from "./migrations/0013_webhooks.sql";
import vendors from "./migrations/0014_vendors.sql";
import corrections from "./migrations/0015_corrections.sql";
import outcomes from "./migrations/0016_outcomes.sql";
import promise from "./migrations/0017_promise.sql";
import reports from "./migrations/0018_reports.sql";
import alarms from "./migrations/0019_alarms.sql";
import deletion from "./migrations/0020_deletion.sql";
import { statementsOf } from "./statements.mjs";

// By file name, as in wrangler's table d1_migrations, in the order of their numbers.
const migrations = Object.entries({
  "0001_ledger.sql": ledger, "0002_keys.sql": keys, "0003_users.sql": users, "0004_oauth.sql": oauth,
  "0005_billing.sql": billing, "0006_appraisals.sql": appraisals, "0007_catalogue.sql": catalogue,
  "0008_calibration.sql": calibration, "0009_usage.sql": usage, "0010_audit.sql": audit, "0011_rates.sql": rates,
  "0012_batches.sql": batches, "0013_webhooks.sql": webhooks, "0014_vendors.sql": vendors,
  "0015_corrections.sql": corrections, "0016_outcomes.sql": outcomes, "0017_promise.sql": promise, "0018_reports.sql": reports,
  "0019_alarms.sql": alarms, "0020_deletion.sql": deletion,
});

let isCurrent = false; // whether this isolate has found nothing more to apply

/**
 * Applies the missing migrations, each in one transaction. Changes nothing in a database of a newer version or of another
 * application. Throws D1's error if a migration fails; the next call tries that migration again.
 */
export async function migrate(db) {
  if (isCurrent) return;
  const applied = await appliedMigrations(db), isOurs = applied?.every((name, i) => migrations[i]?.[0] === name);
  for (const [name, sql] of isOurs ? migrations.slice(applied.length) : []) {
    await db.batch(statementsOf({ name, sql }).map((statement) => db.prepare(statement)));
  }
  isCurrent = true;
}

/** Returns the names of the migrations that a database has, or undefined if it has tables, but not wrangler's. */
async function appliedMigrations(db) {
  const tables = await db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'").raw();
  if (tables.length === 0) return [];
  if (!tables.some(([name]) => name === "d1_migrations")) return undefined;
  return (await db.prepare("SELECT name FROM d1_migrations ORDER BY id").raw()).map(([name]) => name);
}
