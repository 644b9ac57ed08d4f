// Copies a database by queries while the service writes to it. The copy is the database's state at one moment.
//
// Triggers record the keys of the rows that change. When all tables are copied, the rows that changed meanwhile are copied
// again, in the order of their changes, some in each call. A call is one transaction. The copy is the state of the database
// when the call runs that reaches the last change.
//
// The triggers record changes until a time in the database, which the backup keeps postponing. After a backup was killed, that
// time comes, and the triggers record nothing more. The next backup removes them.

import { randomUUID } from "node:crypto";
import { Stop } from "../deploy/stop.mjs";
import { transport } from "./rows.mjs";
import { quote } from "./tables.mjs";

const lease = 600; // seconds for which the triggers record after a renewal; longer than any pause before a call
const renewal = 60; // seconds after which the lease is renewed
const changesPerCall = 200;
// Rows of the first page and of the largest, and the characters that a page should have. D1 returns up to 50 MB:
// https://developers.cloudflare.com/d1/platform/limits/
const firstRows = 10, maxRows = 5_000, pageSize = 1_000_000;

const events = { insert: ["new"], update: ["old", "new"], delete: ["old"] };
const literal = (text) => `'${text.replaceAll("'", "''")}'`;

/** Copies the rows of tables into a SQLite database, as copyTo in database.mjs describes. */
export async function copySnapshot(database, sqlite, tables) {
  const moves = new Map(tables.map((table) => [table, transport(sqlite, table)])), recording = new Recording(database);
  await recording.begin(moves);
  try {
    for (const [table, move] of moves) await copyTable(recording, sqlite, table, move);
    await copyChanges(recording, sqlite, moves);
  } catch (error) {
    await recording.end().catch(() => {}); // report the first failure
    throw error;
  }
  await recording.end();
}

/** Recording is the triggers that record changes in the table backup_change until the time in the table backup_run. */
class Recording {
  #id = randomUUID();
  #renewed = 0;

  constructor(database) { this.database = database; }

  async begin(moves) {
    const { database } = this;
    await database.query("CREATE TABLE IF NOT EXISTS backup_run (one INTEGER PRIMARY KEY CHECK (one = 1), id TEXT NOT NULL, until INTEGER NOT NULL) STRICT");
    const [own] = await database.query(`INSERT INTO backup_run VALUES (1, ?1, unixepoch() + ${lease}) ON CONFLICT DO UPDATE
      SET id = excluded.id, until = excluded.until WHERE until <= unixepoch() OR id = excluded.id RETURNING id`, this.#id);
    if (!own) throw new Stop("another backup of the database is running", { advice: `If it was interrupted, wait ${lease / 60} minutes.` });
    this.#renewed = Date.now();
    const triggers = [...moves].flatMap(([table, { key }]) => Object.entries(events).map(([event, rows]) => {
      const keys = rows.map((row) => `(${literal(table)}, json_array(${key.map((name) => `${row}.${name}`).join(", ")}))`);
      return `CREATE TRIGGER ${quote(`backup_${event}_${table}`)} AFTER ${event} ON ${quote(table)} WHEN unixepoch() < (SELECT until FROM backup_run)
        BEGIN INSERT INTO backup_change (source, key) VALUES ${keys.join(", ")}; END`;
    }));
    await database.batch([
      ...await this.#remnants(), "DROP TABLE IF EXISTS backup_change",
      "CREATE TABLE backup_change (n INTEGER PRIMARY KEY, source TEXT NOT NULL, key TEXT NOT NULL) STRICT", ...triggers,
    ]);
  }

  /** Runs a query. Renews the lease before it, at most once a minute. */
  async query(sql, ...parameters) {
    if (Date.now() - this.#renewed > renewal * 1000) {
      const [renewed] = await this.database.query(`UPDATE backup_run SET until = unixepoch() + ${lease} WHERE ${this.#isLive} RETURNING id`);
      if (!renewed) throw interrupted();
      this.#renewed = Date.now();
    }
    return this.database.query(sql, ...parameters);
  }

  /** Runs statements in one transaction and returns the rows of each. Throws a Stop if the lease has ended. */
  async queryAll(statements) {
    const [[{ live }], ...results] = await this.database.queryAll([`SELECT EXISTS (SELECT 1 FROM backup_run WHERE ${this.#isLive}) AS live`, ...statements]);
    if (!live) throw interrupted();
    return results;
  }

  get #isLive() { return `id = ${literal(this.#id)} AND until > unixepoch()`; }

  async #remnants() {
    const triggers = await this.database.query("SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name GLOB 'backup_*'");
    return triggers.map(({ name }) => `DROP TRIGGER IF EXISTS ${quote(name)}`);
  }

  async end() {
    await this.database.queryAll([...await this.#remnants(), "DROP TABLE IF EXISTS backup_change", "DROP TABLE IF EXISTS backup_run"]);
  }
}

const interrupted = () => new Stop(`the backup stood still for more than ${lease / 60} minutes, so it may have missed changes`, { advice: "Run the same command again." });

async function copyTable(recording, sqlite, table, { key, selected, insert, values, keyValues }) {
  const store = sqlite.prepare(insert), columns = key.join(", ");
  let after, limit = firstRows, page;
  do {
    const where = after ? `WHERE (${columns}) > (${after.map(() => "?")})` : "";
    page = await readPage(recording, (rows) => `SELECT ${selected} FROM ${quote(table)} ${where} ORDER BY ${columns} LIMIT ${rows}`, limit, after ?? []);
    sqlite.exec("BEGIN");
    for (const row of page.rows) store.run(...values(row));
    sqlite.exec("COMMIT");
    after = page.rows.length ? keyValues(page.rows.at(-1)) : after;
    limit = nextLimit(page);
  } while (page.rows.length === page.limit);
}

/** Returns { rows, limit }: a page of up to `limit` rows. Halves the limit while D1 refuses to return so many. */
async function readPage(recording, select, limit, parameters) {
  for (;;) {
    try {
      return { rows: await recording.query(select(limit), ...parameters), limit };
    } catch (error) {
      if (limit === 1 || !error.status) throw error;
      limit = Math.ceil(limit / 2);
    }
  }
}

function nextLimit({ rows, limit }) {
  const size = rows.reduce((sum, row) => Object.values(row).reduce((total, value) => total + (value?.length ?? 8), sum), 1);
  return Math.min(maxRows, limit * 4, Math.ceil(limit * pageSize / size));
}

async function copyChanges(recording, sqlite, moves) {
  for (let from = 0, isLast = false; !isLast; from += changesPerCall) {
    const range = `n > ${from} AND n <= ${from + changesPerCall}`;
    const [[last], changes, ...changed] = await recording.queryAll([
      "SELECT coalesce(max(n), 0) AS n FROM backup_change",
      `SELECT DISTINCT source, key FROM backup_change WHERE ${range}`,
      ...[...moves].map(([table, { key, selected }]) => `SELECT ${selected} FROM ${quote(table)} WHERE (${key.join(", ")}) IN (
        SELECT ${key.map((_, i) => `key ->> ${i}`).join(", ")} FROM backup_change WHERE ${range} AND source = ${literal(table)})`),
    ]);
    sqlite.exec("BEGIN");
    for (const { source, key: values } of changes) {
      const { key } = moves.get(source);
      sqlite.prepare(`DELETE FROM ${quote(source)} WHERE (${key.join(", ")}) = (${key.map(() => "?")})`).run(...JSON.parse(values));
    }
    [...moves.values()].forEach(({ insert, values }, i) => {
      const store = sqlite.prepare(insert);
      for (const row of changed[i]) store.run(...values(row));
    });
    sqlite.exec("COMMIT");
    isLast = last.n <= from + changesPerCall;
  }
}
