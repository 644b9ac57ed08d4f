import assert from "node:assert/strict";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { SQLite } from "../../build/backup/database.mjs";
import { openSchema } from "../../build/backup/file.mjs";
import { tablesOf } from "../../build/backup/tables.mjs";
import { verify } from "../../build/backup/verify.mjs";
import { readMigrations } from "../../build/deploy/migrations.mjs";
import { repository } from "./project.mjs";

const all = readMigrations(repository), first = all.findIndex(({ name }) => name.startsWith("0003")) + 1;

test("a database of every earlier version is checked before its upgrade", async () => {
  for (let version = first; version <= all.length; version++) {
    const migrations = all.slice(0, version), expected = openSchema(DatabaseSync, migrations), sqlite = new DatabaseSync(":memory:");
    for (const { sql } of migrations) sqlite.exec(sql);
    sqlite.exec(`INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 1);
      INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) VALUES ('g', 'issued', 'a', 5, 'posted', 'r', 1, 1)`);
    assert.deepEqual((await verify(new SQLite(sqlite), expected, tablesOf(expected))).faults, [], all[version - 1].name);
    sqlite.exec("DROP TRIGGER entry_update_guard; UPDATE entry SET balance = 7 WHERE account = 'a'");
    const { faults } = await verify(new SQLite(sqlite), expected, tablesOf(expected));
    assert.ok(faults.some((fault) => fault.startsWith("account a, entry 1: its balance is 7")), all[version - 1].name);
  }
});
