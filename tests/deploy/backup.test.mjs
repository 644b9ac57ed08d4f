import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { after, test } from "node:test";
import { SQLite } from "../../build/operate/backup/database.mjs";
import { openSchema } from "../../build/operate/backup/file.mjs";
import { leftOut, tablesOf } from "../../build/operate/backup/tables.mjs";
import { verify } from "../../build/operate/backup/verify.mjs";
import { openLocal, stateOf } from "../../build/operate/deploy/sqlite.mjs";
import { migrations } from "./account.mjs";
import { allMigrations, deployed, filled, run } from "./database.mjs";
import { dump, fill, titles } from "./ledger.mjs";
import { copyProject, repository, temporary } from "./project.mjs";

const schema = openSchema(DatabaseSync, allMigrations);
const all = tablesOf(schema), kept = all.filter((table) => !(table in leftOut));

// A deployed database with data, and its backup. Tests change neither.
const from = await deployed({ after }, { data: true }), file = join(temporary("backup"), "b.sqlite"), made = await from.run("--file", file);

test("a deployed database is backed up and restored with every row, trigger and index, and its ledger is checked", async (t) => {
  assert.equal(made.status, 0, made.output);
  assert.match(made.output, /ok {5}ledger: 5 accounts, 10 transfers \(1 pending, 10 credits held\), \d+ entries\n/);
  assert.match(made.output, /The backup is complete and checked/);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  const again = await from.run("--file", file);
  assert.match(again.output, /b\.sqlite exists/);
  const refused = await from.run("restore", "--file", file);
  assert.equal(refused.status, 1);
  assert.match(refused.output, /is not empty: it has access_token \(1 rows\), account \(3 rows\), [^]*and \d+ more tables\n/);

  const to = await deployed(t, { data: false });
  to.sqlite.exec("INSERT INTO rates VALUES ('2026-11-22', '{}')"); // as the cron does within a minute
  const restored = await to.run("restore", "--file", file);
  assert.equal(restored.status, 0, restored.output);
  assert.match(restored.output, /ok {5}schema\nok {5}references between tables\nok {5}owners of listings\nok {5}batches\nok {5}ledger: 5 accounts, [^]*is restored and in service/);
  const source = new SQLite(from.sqlite), target = new SQLite(to.sqlite);
  assert.equal(await dump(target, kept), await dump(source, kept));
  for (const table of Object.keys(leftOut)) assert.equal(to.sqlite.prepare(`SELECT count(*) AS n FROM ${table}`).get().n, 0, table);
  assert.deepEqual(to.sqlite.prepare("SELECT title FROM listing ORDER BY n").all().map(({ title }) => title), titles);
  assert.equal(to.sqlite.prepare("SELECT count(*) AS n FROM listing_text WHERE listing_text MATCH 'camera'").get().n, 2);
  assert.throws(() => to.sqlite.exec("UPDATE entry SET balance = 1000"), /entry: never changed/);
  assert.throws(() => to.sqlite.exec(`INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at)
    VALUES ('too much', 'acct_a', 'earned', 1000, 'pending', 'x', 99)`), /out_of_credits/);
  to.sqlite.exec("UPDATE transfer SET state = 'posted', settled_at = 99 WHERE id = 'apr_3'");
  const verified = await to.run("verify");
  assert.equal(verified.status, 0, verified.output);
  assert.match(verified.output, /\(0 pending, 0 credits held\)[^]*is sound/);
});

test("customers who were deleted after a backup are deleted again before the restored database serves", async (t) => {
  const from = await deployed(t, { data: true }), folder = temporary("backup"), file = join(folder, "b.sqlite");
  assert.equal((await from.run("--file", file)).status, 0);
  assert.deepEqual(JSON.parse(readFileSync(`${file}.deleted.json`, "utf8")), [{ id: "acct_d", deleted_at: 50 }]);
  from.sqlite.exec("INSERT INTO deleted_account (id, deleted_at) VALUES ('acct_a', 100)");
  const later = join(folder, "later.deleted.json"), listed = await from.run("deletions", "--file", later);
  assert.match(listed.output, /2 deleted accounts: .*later\.deleted\.json/);
  assert.equal(statSync(later).mode & 0o777, 0o600);
  writeFileSync(join(folder, "elsewhere.deleted.json"), JSON.stringify([{ id: "of another service's '", deleted_at: 1 }]));

  const to = await deployed(t, { data: false });
  writeFileSync(join(folder, "broken.deleted.json"), "[{}]");
  assert.match((await to.run("restore", "--file", file)).output, /broken\.deleted\.json can't be read[^]*Nothing was restored/);
  rmSync(join(folder, "broken.deleted.json"));
  const restored = await to.run("restore", "--file", file);
  assert.equal(restored.status, 0, restored.output);
  assert.match(restored.output, /3 deleted accounts are in the lists/);
  assert.deepEqual(to.sqlite.prepare("SELECT id, deleted_at, finished_at FROM deleted_account ORDER BY id").all().map((row) => Object.values(row)),
    [["acct_a", 100, null], ["acct_d", 50, 60]]);
  assert.deepEqual(Object.values(to.sqlite.prepare("SELECT name, suspended_at FROM account WHERE id = 'acct_a'").get()), ["Deleted account", 100]);
  for (const table of ["user", "identity", "note"]) assert.equal(to.sqlite.prepare(`SELECT count(*) AS n FROM ${table}`).get().n, 0, table);
});

test("a restore that is killed serves nothing, says so, and is completed by the same command", async (t) => {
  const other = join(temporary("backup"), "o.sqlite");
  assert.equal((await from.run("--file", other)).status, 0);
  const to = await deployed(t, { data: false }), child = { process: undefined };
  let inserts = 0;
  to.cloudflare.fault = (_call, body) => {
    if (/INSERT INTO "restoring_/.test(body.sql) && ++inserts === 9) child.process.kill("SIGKILL");
  };
  child.process = spawn(process.execPath, ["--no-warnings", join(to.root, "build/operate/backup/main.mjs"), "--remote", "restore", "--file", file], { env: { ...process.env, ...to.env } });
  const [, signal] = await once(child.process, "close");
  assert.equal(signal, "SIGKILL");
  to.cloudflare.fault = () => undefined;

  for (const statement of ["SELECT * FROM account", "INSERT INTO rates VALUES ('2026-11-22', '{}')", "SELECT * FROM balance", "DELETE FROM session"]) {
    assert.throws(() => to.sqlite.exec(statement), /no such table/, statement);
  }
  const verified = await to.run("verify");
  assert.equal(verified.status, 1);
  assert.match(verified.output, /unfinished restore of the backup made at .*\nIt serves nothing/);
  assert.match((await to.run("restore", "--file", other)).output, /unfinished restore of another backup[^]*OPERATIONS/);
  const completed = await to.run("restore", "--file", file);
  assert.equal(completed.status, 0, completed.output);
  assert.match(completed.output, /has an unfinished restore of this backup[^]*is restored and in service/);
  assert.equal(await dump(new SQLite(to.sqlite), kept), await dump(new SQLite(from.sqlite), kept));
});

test("a backup that is killed leaves no file that could be taken for one", async (t) => {
  const from = await deployed(t, { data: true }), folder = temporary("backup"), file = join(folder, "b.sqlite");
  let child;
  from.cloudflare.fault = (_call, { sql }) => { if (sql.includes(" AS c0")) child.kill("SIGKILL"); };
  child = spawn(process.execPath, ["--no-warnings", join(from.root, "build/operate/backup/main.mjs"), "--remote", "--file", file], { env: { ...process.env, ...from.env } });
  await once(child, "close");
  from.cloudflare.fault = () => undefined;
  assert.equal(existsSync(file), false);
  const [left] = readdirSync(folder).filter((name) => name === "b.sqlite.partial");
  assert.ok(left, "nothing was begun");
  const refused = await from.run("restore", "--file", join(folder, left));
  assert.match(refused.output, /is not a complete backup/);
  from.sqlite.exec("UPDATE backup_run SET until = unixepoch()"); // ten minutes later
  assert.equal((await from.run("--file", file)).status, 0);
  assert.deepEqual(readdirSync(folder), ["b.sqlite", "b.sqlite.deleted.json"]);
});

test("a backup is the database at one moment, although the service writes to it meanwhile", async (t) => {
  const from = await deployed(t, { data: true }), to = join(temporary("backup"), "b.sqlite"), write = (sql) => from.sqlite.exec(sql);
  const rename = (n) => `('acct_b', 'more${n % 30}', 'camera ${n}')`, writing = 150; // calls
  for (let n = 0; n < 30; n++) write(`INSERT INTO listing (account, id, title) VALUES ${rename(n)}`);
  let calls = 0;
  from.cloudflare.fault = (_call, { sql }) => {
    if (!sql.includes(" AS c0") || ++calls > writing) return;
    const n = calls;
    write(`INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at)
      VALUES ('during${n}', 'issued', 'acct_a', 7, 'posted', 'grant', ${n}, ${n})`);
    write(`INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at) VALUES ('held${n}', 'acct_a', 'earned', 1, 'pending', 'x', ${n})`);
    write(`UPDATE transfer SET state = 'posted', settled_at = ${n} WHERE id = 'held${n - 3}'`);
    write(`DELETE FROM listing WHERE id = 'more${n % 30}'`);
    write(`INSERT INTO listing (account, id, title) VALUES ${rename(n)}`);
    write(`UPDATE account SET name = 'name ${n}' WHERE id = 'acct_b'`);
  };
  const { status, output } = await from.run("--file", to);
  assert.equal(status, 0, output);
  assert.ok(calls > 50, `${calls} calls`);
  assert.equal(await dump(new SQLite(new DatabaseSync(to)), kept), await dump(new SQLite(from.sqlite), kept));
  assert.deepEqual(from.sqlite.prepare("SELECT name FROM sqlite_schema WHERE name GLOB 'backup_*_*'").all(), []);
});

test("a backup is refused while another runs, and removes what a killed one left", async (t) => {
  const from = await deployed(t, { data: true }), to = join(temporary("backup"), "b.sqlite");
  from.sqlite.exec(`CREATE TABLE backup_run (one INTEGER PRIMARY KEY CHECK (one = 1), id TEXT NOT NULL, until INTEGER NOT NULL) STRICT;
    INSERT INTO backup_run VALUES (1, 'other', unixepoch() + 100);
    CREATE TRIGGER backup_insert_gone AFTER INSERT ON note BEGIN INSERT INTO backup_change (source, key) VALUES ('gone', '[1]'); END`);
  assert.match((await from.run("--file", to)).output, /another backup of the database is running\nIf it was interrupted, wait 10 minutes/);
  from.sqlite.exec("UPDATE backup_run SET until = unixepoch()");
  assert.equal((await from.run("--file", to)).status, 0);
  assert.deepEqual(from.sqlite.prepare("SELECT name FROM sqlite_schema WHERE name GLOB 'backup_*_*'").all(), []);
});

test("a backup that may have missed changes is refused", async (t) => {
  for (const [statement, want] of [
    ["UPDATE backup_run SET until = unixepoch()", /backup: the backup stood still for more than 10 minutes, so it may have missed changes\nRun the same command again/],
    ["INSERT OR IGNORE INTO d1_migrations (name) VALUES ('9999_new.sql')", /the schema of the database changed during the backup, so it may have missed changes/],
    ["DROP TABLE IF EXISTS note", /the schema of the database changed during the backup|no such table: note/],
  ]) {
    const from = await deployed(t, { data: true }), folder = temporary("backup");
    from.cloudflare.fault = (_call, { sql }) => { if (sql.includes(" AS c0")) from.sqlite.exec(statement); };
    const { status, output } = await from.run("--file", join(folder, "b.sqlite"));
    assert.equal(status, 1);
    assert.match(output, want);
    assert.deepEqual(readdirSync(folder), []);
    from.cloudflare.fault = () => undefined;
    from.sqlite.exec("INSERT INTO rates VALUES ('2026-11-22', '{}')"); // the service still writes
  }
});

test("a restore whose answers are lost repeats its calls and inserts nothing twice", async (t) => {
  const to = await deployed(t, { data: false }), lost = new Set();
  to.cloudflare.fault = (_call, body) => {
    const table = /INSERT INTO "restoring_(entry|listing)"/.exec(body.sql)?.[1];
    if (!table || lost.has(table)) return undefined;
    lost.add(table);
    return "lose";
  };
  assert.equal((await to.run("restore", "--file", file)).status, 0);
  assert.deepEqual([...lost].sort(), ["entry", "listing"]);
  assert.equal(await dump(new SQLite(to.sqlite), kept), await dump(new SQLite(from.sqlite), kept));
});

test("a restore refuses a database that gets its first row meanwhile", async (t) => {
  const to = await deployed(t, { data: false });
  to.cloudflare.fault = (_call, body) => {
    if (/CREATE TABLE restoring/.test(body.sql)) to.sqlite.exec("INSERT OR IGNORE INTO account (id, name, created_at) VALUES ('new', 'N', 1)");
  };
  const refused = await to.run("restore", "--file", file);
  assert.match(refused.output, /CHECK constraint failed: rows = 0/);
  assert.equal(to.sqlite.prepare("SELECT count(*) AS n FROM account").get().n, 3);
});

test("a damaged ledger is found and its entry is named", async () => {
  const damaged = {
    "a changed balance": ["UPDATE entry SET balance = 1000 WHERE account = 'acct_a' AND seq = 1",
      /account acct_a, entry 1: its balance is 1000 with 0 held, but 100 with 0 follow from the entry before\naccount acct_a, entry 2: its balance is 100 with 10 held, but 1000 with 10 follow/],
    "a changed amount": ["UPDATE entry SET posted = 7 WHERE account = 'acct_b' AND seq = 1", /account acct_b, entry 1: it posts 7 and holds 0, but its transfer grant_b 50 and 0/],
    "a missing entry": ["DELETE FROM entry WHERE account = 'acct_a' AND seq = 3",
      /account acct_a: entry 3 is missing[^]*transfer apr_1: its entry for posted in account acct_a is missing/],
    "a missing last entry": ["DELETE FROM entry WHERE account = 'earned' AND seq = (SELECT max(seq) FROM entry WHERE account = 'earned')",
      /the balances of all accounts add up to -120, not to 0[^]*transfer spent: its entry for posted in account earned is missing/],
    "a missing transfer": ["DELETE FROM transfer WHERE id = 'grant_b'", /account acct_b, entry 1: its transfer grant_b does not exist/],
    "an amount changed in its transfer": ["UPDATE transfer SET amount = 99 WHERE id = 'grant_a'", /entry 1: it posts 100 and holds 0, but its transfer grant_a 99 and 0/],
    "a transfer voided without its entry": ["UPDATE transfer SET state = 'voided', settled_at = 1 WHERE id = 'apr_3'",
      /account acct_a: 10 credits are held, but its pending transfers amount to 0[^]*transfer apr_3: its entry for voided in account acct_a is missing/],
    "an entry of another account": ["UPDATE entry SET account = 'acct_b', seq = 99 WHERE account = 'acct_a' AND seq = 1", /account acct_b, entry 99: its transfer grant_a is between other accounts/],
    "a purchase without its grant": ["UPDATE purchase SET paid_at = 1 WHERE id = 'pur_2'", /purchase pur_2 of account acct_b: it is paid, but no transfer grants its 20 credits/],
    "a debt that nothing explains": ["UPDATE debt SET owed = 5", /account acct_b: it owes 5 credits, but 30 follow/],
    "a missing trigger": ["DROP TRIGGER IF EXISTS api_key_limit", /trigger api_key_limit is missing/],
    "a changed trigger": ["CREATE TRIGGER entry_update_guard BEFORE UPDATE ON entry BEGIN SELECT 1; END", /trigger entry_update_guard differs/],
    "a reference to nothing": ["UPDATE appraisal SET api_key = 'none' WHERE id = 'apr_1'", /table appraisal: 1 references to rows of api_key that do not exist/],
    "a wrong number of listings": ["UPDATE listing_owner SET listings = 9 WHERE account = 'acct_a'", /owners of listings\n.*acct_a: 9 listings of 0 bytes, but there are 1 of 0/],
    "a wrong number of ended items": ["UPDATE batch SET ended = 0", /batches\nbat_1: 0 of 2 items have ended, but there are 1 of 2/],
    "a charged item that ended without a value": ["UPDATE batch_item SET state = 'unvalued' WHERE number = 1", /bat_1, item 1: it is unvalued, but the transfer of its appraisal is posted/],
    "an index without a listing's word": ["UPDATE listing SET title = 'lens' WHERE id = 'l0'", /full-text index of the catalogue\n.*does not match the listings/],
  };
  const sound = await verify(new SQLite(filled()), schema, all);
  assert.deepEqual(sound.faults, []);
  for (const [name, [statement, want]] of Object.entries(damaged)) {
    const sqlite = filled();
    sqlite.exec("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON");
    const triggers = sqlite.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all();
    for (const trigger of triggers) sqlite.exec(`DROP TRIGGER ${trigger.name}`);
    sqlite.exec(statement);
    const present = new Set(sqlite.prepare("SELECT name FROM sqlite_schema").all().map((row) => row.name));
    for (const trigger of triggers) {
      if (!present.has(trigger.name) && !statement.includes(`EXISTS ${trigger.name}`)) sqlite.exec(trigger.sql);
    }
    const { lines, faults } = await verify(new SQLite(sqlite), schema, all);
    assert.ok(faults.length > 0, `${name}: nothing was found`);
    assert.match(lines.join("\n").replaceAll(/^ {7}/gm, ""), want, name);
  }
});

test("no id that an administrator chooses changes what the check of the ledger finds, nor what the ledger does", async () => {
  const sqlite = filled(), faults = async () => (await verify(new SQLite(sqlite), schema, all)).faults;
  const grant = (id, debit, credit) => sqlite.exec(`INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at)
    VALUES ('${id}', '${debit}', '${credit}', 1, 'posted', 'grant', 50, 50)`);
  for (const id of ["debt:acct_b:1", "debt:acct_b:3", "debt:acct_a:1", "pur_1", "pur_1:1", "pur_1:3", "pur_2", "pur_2:1"]) {
    grant(`grant:${id}`, "issued", "acct_a"); // as the console stores it
    assert.throws(() => grant(id, "issued", "acct_a"), /transfer: /, id);
    assert.throws(() => grant(id, "acct_a", "issued"), /transfer: /, id);
  }
  assert.deepEqual(await faults(), []);
  sqlite.exec("UPDATE purchase SET paid_at = 60 WHERE id = 'pur_2'"); // collects 20 of the 30 that account b owes
  assert.deepEqual(await faults(), []);
});

test("a backup of an earlier version gets the newer migrations, and one of a later version is refused", async (t) => {
  const to = await deployed(t, { data: false }), added = "9999_added.sql";
  writeFileSync(join(to.root, "worker/migrations", added), "ALTER TABLE account ADD COLUMN note TEXT NOT NULL DEFAULT 'none';");
  const verified = await to.run("verify");
  assert.match(verified.output, /note {3}it lacks migrations of this version, which an upgrade applies: 9999_added\.sql\n.* is sound/);
  const restored = await to.run("restore", "--file", file);
  assert.equal(restored.status, 0, restored.output);
  assert.match(restored.output, /it gets the migrations that are newer: 9999_added\.sql/);
  assert.deepEqual(to.sqlite.prepare("SELECT DISTINCT note FROM account").all().map(({ note }) => note), ["none"]);
  const later = join(temporary("backup"), "later.sqlite");
  assert.equal((await to.run("--file", later)).status, 0);
  assert.match((await from.run("restore", "--file", later)).output, /9999_added\.sql, which this version of Loupe does not know/);
});

test("the database on this machine is backed up, restored and checked", async () => {
  const root = copyProject(), file = join(temporary("backup"), "b.sqlite");
  assert.match((await run(root, ["--file", file])).output, /has no data/);
  cpSync(join(repository, "build/out/migrated"), join(root, ".wrangler/state"), { recursive: true });
  let database = new SQLite(openLocal(stateOf(root), DatabaseSync));
  await database.batch(fill());
  const before = await dump(database, kept);
  await database.close();
  const made = await run(root, ["--file", file]);
  assert.equal(made.status, 0, made.output);
  assert.match((await run(root, ["restore", "--file", file])).output, /is not empty/);

  renameSync(join(root, ".wrangler/state"), join(root, ".wrangler/old"));
  const restored = await run(root, ["restore", "--file", file]);
  assert.equal(restored.status, 0, restored.output);
  const verified = await run(root, ["verify"]);
  assert.equal(verified.status, 0, verified.output);
  database = new SQLite(openLocal(stateOf(root), DatabaseSync));
  assert.equal(await dump(database, kept), before);
  await assert.rejects(database.query("DELETE FROM transfer"), /transfer: never deleted/);
  await database.close();
  assert.deepEqual(migrations, allMigrations.map(({ name }) => name));
});
