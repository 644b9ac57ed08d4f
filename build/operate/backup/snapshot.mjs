// Copies a database by queries while the service writes to it. The copy is the database's state at one moment.
//
// Triggers record the keys of the rows that change. When all tables are copied, the rows that changed meanwhile are copied
// again, in the order of their changes, some in each call. A call is one transaction. The copy is the state of the database
// when the call runs that reaches the last change.
//
// Each backup has triggers of its own. They record until a time in the table backup_run, which the backup keeps postponing. After a
// backup was killed, that time comes, and its triggers record nothing more. The next backup removes them. The table stays: a
// trigger that read a missing table would make the service's statements fail.

import { randomUUID } from "node:crypto";
import { migrationsTable } from "../deploy/migrations.mjs";
import { Stop } from "../deploy/stop.mjs";
import { transport } from "./rows.mjs";
import { literal, quote } from "./tables.mjs";

const lease = 600; // seconds for which the triggers record after a renewal; longer than any pause before a call
const renewal = 60; // seconds after which the lease is renewed
const changesPerCall = 1_000;
// Rows of the first page and of the largest, and the characters that a page should have. D1 returns up to 50 MB:
// https://developers.cloudflare.com/d1/platform/limits/
const firstRows = 10, maxRows = 5_000, pageSize = 1_000_000;

/** Copies the rows of tables into a SQLite database, as copyTo in database.mjs describes. */
export async function copySnapshot(database, sqlite, tables) {
  const moves = new Map(tables.map((table) => [table, transport(sqlite, table)])), recording = new Recording(database);
  await recording.begin();
  try {
    await recording.record(moves);
    for (const [table, move] of moves) await copyTable(recording, sqlite, table, move);
    await copyChanges(recording, sqlite, moves);
  } catch (error) {
    await recording.end(moves).catch(() => {}); // report the first failure
    throw error;
  }
  await recording.end(moves);
}

/** Recording is the triggers that record the keys of changed rows in a table. */
class Recording {
  #id = randomUUID().slice(0, 8);
  #prefix = `backup_${this.#id}_`;
  changes = `${this.#prefix}change`; // the table
  #state; // of the schema: how many triggers of this backup it has, and how many migrations
  #renewed = 0;

  constructor(database) { this.database = database; }

  async begin() {
    const { database } = this;
    await database.query(createRun);
    const [own] = await database.query(`INSERT INTO backup_run VALUES (1, ?1, unixepoch() + ${lease}) ON CONFLICT DO UPDATE
      SET id = excluded.id, until = excluded.until WHERE until <= unixepoch() OR id = excluded.id RETURNING id`, this.#id);
    if (!own) throw new Stop("another backup of the database is running", { advice: `If it was interrupted, wait ${lease / 60} minutes.` });
    this.#renewed = Date.now();
  }

  /** Removes what an earlier backup left, and creates the triggers. */
  async record(moves) {
    const left = await this.database.query("SELECT type, name FROM sqlite_schema WHERE type IN ('trigger', 'table') AND name GLOB 'backup_*_*'");
    if (left.length) await this.database.queryAll(left.map(({ type, name }) => `DROP ${type} IF EXISTS ${quote(name)}`));
    const triggers = [...moves].flatMap(([table, { key }]) => this.#triggers(table, key));
    await this.database.queryAll([
      createRun, `CREATE TABLE IF NOT EXISTS ${this.changes} (n INTEGER PRIMARY KEY, source TEXT NOT NULL, key TEXT NOT NULL) STRICT`, ...triggers,
    ]);
    [this.#state] = await this.database.query(this.#selectState);
  }

  /** An update records the old key, too, if it changes. */
  #triggers(table, key) {
    const row = (name) => key.map((column) => `${name}.${column}`).join(", ");
    const record = (name, where = "") => `INSERT INTO ${this.changes} (source, key) SELECT ${literal(table)}, json_array(${row(name)}) ${where};`;
    const bodies = { insert: record("new"), update: record("new") + record("old", `WHERE (${row("old")}) IS NOT (${row("new")})`), delete: record("old") };
    return Object.entries(bodies).map(([event, body]) => `CREATE TRIGGER IF NOT EXISTS ${quote(`${this.#prefix}${event}_${table}`)} AFTER ${event} ON ${quote(table)}
      WHEN unixepoch() < (SELECT until FROM backup_run WHERE id = ${literal(this.#id)}) BEGIN ${body} END`);
  }

  /** Runs a query, and renews the lease when it is due. */
  async query(sql, ...parameters) {
    if (Date.now() - this.#renewed > renewal * 1000) await this.queryAll([]);
    return this.database.query(sql, ...parameters);
  }

  /**
   * Renews the lease, runs statements, all in one transaction, and returns the rows of each. Throws a Stop if changes may have been missed.
   */
  async queryAll(statements) {
    const renew = `UPDATE backup_run SET until = unixepoch() + ${lease} WHERE id = ${literal(this.#id)} AND until > unixepoch() RETURNING id`;
    const [[renewed], [state], ...results] = await this.database.queryAll([renew, this.#selectState, ...statements]);
    if (!renewed) throw new Stop(`the backup stood still for more than ${lease / 60} minutes, so it may have missed changes`, { advice: again });
    if (state.triggers !== this.#state.triggers || state.migrations !== this.#state.migrations) {
      throw new Stop("the schema of the database changed during the backup, so it may have missed changes", { advice: again });
    }
    this.#renewed = Date.now();
    return results;
  }

  get #selectState() {
    return `SELECT (SELECT count(*) FROM sqlite_schema WHERE type = 'trigger' AND name GLOB '${this.#prefix}*') AS triggers,
      (SELECT count(*) FROM ${migrationsTable}) AS migrations`;
  }

  async end(moves) {
    const names = [...moves.keys()].flatMap((table) => ["insert", "update", "delete"].map((event) => `${this.#prefix}${event}_${table}`));
    await this.database.queryAll([
      ...names.map((name) => `DROP TRIGGER IF EXISTS ${quote(name)}`), `DROP TABLE IF EXISTS ${this.changes}`,
      `UPDATE backup_run SET until = 0 WHERE id = ${literal(this.#id)}`,
    ]);
  }
}

const again = "Run the same command again.";
const createRun = "CREATE TABLE IF NOT EXISTS backup_run (one INTEGER PRIMARY KEY CHECK (one = 1), id TEXT NOT NULL, until INTEGER NOT NULL) STRICT";

async function copyTable(recording, sqlite, table, { key, selected, insert, values, keyValues }) {
  const store = sqlite.prepare(insert), columns = key.join(", ");
  let after, limit = firstRows, page;
  do {
    const where = after ? `WHERE (${columns}) > (${after.map(() => "?")})` : "";
    const select = (rows) => `SELECT ${selected} FROM ${quote(table)} ${where} ORDER BY ${columns} LIMIT ${rows}`;
    page = await shrinking(limit, (rows) => recording.query(select(rows), ...after ?? []));
    const rows = page.result;
    sqlite.exec("BEGIN");
    for (const row of rows) store.run(...values(row));
    sqlite.exec("COMMIT");
    after = rows.length ? keyValues(rows.at(-1)) : after;
    limit = nextLimit(page);
  } while (page.result.length === page.limit);
}

/** Calls read(limit), with a smaller limit if D1 does not return as much. Returns { result, limit }. */
async function shrinking(limit, read) {
  for (;;) {
    try {
      return { result: await read(limit), limit };
    } catch (error) {
      if (limit === 1 || !isTooLarge(error)) throw error;
      limit = Math.ceil(limit / 2);
    }
  }
}

/** Whether an error may mean that a result was too large or took too long. */
const isTooLarge = ({ status, cause }) => (status === undefined ? cause !== undefined : status === 400 || status === 413 || status >= 500);

function nextLimit({ result, limit }) {
  const size = result.reduce((sum, row) => Object.values(row).reduce((total, value) => total + (value?.length ?? 8), sum), 1);
  return Math.min(maxRows, limit * 4, Math.ceil(limit * pageSize / size));
}

async function copyChanges(recording, sqlite, moves) {
  const { changes } = recording;
  for (let from = 0, last = 1; from < last;) {
    const { result: [[end], keys, ...changed], limit } = await shrinking(changesPerCall, (limit) => {
      const range = `n > ${from} AND n <= ${from + limit}`;
      return recording.queryAll([
        `SELECT coalesce(max(n), 0) AS n FROM ${changes}`, `SELECT DISTINCT source, key FROM ${changes} WHERE ${range}`,
        ...[...moves].map(([table, { key, selected }]) => `SELECT ${selected} FROM ${quote(table)} WHERE (${key.join(", ")}) IN (
          SELECT ${key.map((_, i) => `key ->> ${i}`).join(", ")} FROM ${changes} WHERE ${range} AND source = ${literal(table)})`),
      ]);
    });
    sqlite.exec("BEGIN");
    for (const { source, key: values } of keys) {
      const { key } = moves.get(source);
      sqlite.prepare(`DELETE FROM ${quote(source)} WHERE (${key.join(", ")}) = (${key.map(() => "?")})`).run(...JSON.parse(values));
    }
    [...moves.values()].forEach(({ insert, values }, i) => {
      const store = sqlite.prepare(insert);
      for (const row of changed[i]) store.run(...values(row));
    });
    sqlite.exec("COMMIT");
    from += limit;
    last = end.n;
  }
}
