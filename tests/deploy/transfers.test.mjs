import assert from "node:assert/strict";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { SQLite } from "../../build/backup/database.mjs";
import { openSchema } from "../../build/backup/file.mjs";
import { tablesOf } from "../../build/backup/tables.mjs";
import { verify } from "../../build/backup/verify.mjs";
import { readMigrations } from "../../build/deploy/migrations.mjs";
import { fill } from "./ledger.mjs";
import { repository } from "./project.mjs";

const migrations = readMigrations(repository);
const expected = openSchema(DatabaseSync, migrations);

test("no id that an administrator chooses changes what the check of the ledger finds, nor what the ledger does", async () => {
  const sqlite = new DatabaseSync(":memory:");
  for (const statement of [...migrations.map(({ sql }) => sql), ...fill()]) sqlite.exec(statement);
  const grant = (id, debit, credit) => sqlite.exec(`INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at)
    VALUES ('${id}', '${debit}', '${credit}', 1, 'posted', 'grant', 50, 50)`);
  const own = ["debt:acct_b:1", "debt:acct_b:3", "debt:acct_a:1", "pur_1", "pur_1:1", "pur_1:3", "pur_2", "pur_2:1"];
  for (const id of own) {
    grant(`grant:${id}`, "issued", "acct_a"); // as the console stores it
    assert.throws(() => grant(id, "issued", "acct_a"), /transfer: /, id);
    assert.throws(() => grant(id, "acct_a", "issued"), /transfer: /, id);
  }
  assert.deepEqual((await verify(new SQLite(sqlite), expected, tablesOf(expected))).faults, []);
  sqlite.exec("UPDATE purchase SET paid_at = 60 WHERE id = 'pur_2'"); // collects 20 of the 30 that account b owes
  assert.deepEqual((await verify(new SQLite(sqlite), expected, tablesOf(expected))).faults, []);
});
