// Databases, all with the same methods:
//
//   query(sql, ...parameters)  runs one statement and returns its rows as objects. The statement may be run more than once,
//                              so it must be one that reads, or that changes nothing the second time
//   batch(statements, isDone)  runs statements in one transaction, once. isDone() tells whether they have been run, and is
//                              called if the answer is lost
//   copyTo(sqlite, tables)     inserts the rows of tables into a SQLite database that has the same tables, empty, without
//                              triggers, and does not enforce references. The rows are the state of the database at one
//                              moment. Holds few of them in memory at a time
//
// D1 takes statements of at most 100 kB and values of at most 2 MB, returns at most 50 MB, and ends a call after 30 seconds:
// https://developers.cloudflare.com/d1/platform/limits/

import { Stop } from "../deploy/stop.mjs";
import { runScripts } from "../deploy/scripts.mjs";
import { timeout } from "../deploy/sqlite.mjs";
import { copySnapshot } from "./snapshot.mjs";
import { columnsOf, quote } from "./tables.mjs";

/** SQLite is a database in a file on this machine. */
export class SQLite {
  constructor(sqlite) { this.sqlite = sqlite; }

  async query(sql, ...parameters) {
    return this.sqlite.prepare(sql).all(...parameters);
  }

  async batch(statements) {
    const { sqlite } = this;
    sqlite.exec("BEGIN IMMEDIATE");
    try {
      for (const statement of statements) sqlite.exec(statement);
      sqlite.exec("COMMIT");
    } catch (error) {
      sqlite.exec("ROLLBACK");
      throw error;
    }
  }

  async copyTo(sqlite, tables) {
    sqlite.prepare("ATTACH ? AS source").run(this.sqlite.prepare("SELECT file FROM pragma_database_list WHERE name = 'main'").get().file);
    sqlite.exec(`PRAGMA busy_timeout = ${timeout}; BEGIN`); // one transaction reads one state
    for (const table of tables) {
      const columns = columnsOf(sqlite, table).map(({ name }) => quote(name)).join(", ");
      sqlite.exec(`INSERT INTO main.${quote(table)} (${columns}) SELECT ${columns} FROM source.${quote(table)}`);
    }
    sqlite.exec("COMMIT; DETACH source");
  }

  /** May be called again. */
  async close() {
    this.sqlite?.close();
    this.sqlite = undefined;
  }
}

/** Remote is a D1 database in a Cloudflare account. */
export class Remote {
  constructor(account, id) {
    this.account = account;
    this.id = id;
  }

  async query(sql, ...params) {
    const [{ results }] = await this.#call({ sql, params });
    return results;
  }

  /** Runs statements in one transaction and returns the rows of each. As with query, they may be run more than once. */
  async queryAll(statements) {
    return (await this.#call({ sql: `${statements.join(";\n")};` })).map(({ results }) => results);
  }

  async batch(statements, isDone) {
    await runScripts({ account: this.account, database: this.id, isDone }, [`${statements.join(";\n")};`]);
  }

  copyTo(sqlite, tables) { return copySnapshot(this, sqlite, tables); }

  #call(body) { return retry(() => this.account.post(`/d1/database/${this.id}/query`, body)); }

  async close() {}
}

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const pauses = [1_000, 5_000, 30_000]; // milliseconds before a call is repeated
// Milliseconds for which Cloudflare refuses calls after too many:
// https://developers.cloudflare.com/fundamentals/api/reference/limits/
const block = 300_000;

/** Repeats a call that got no answer, or one that says to try again. */
async function retry(call, waits = pauses) {
  try {
    return await call();
  } catch (error) {
    const temporary = error instanceof Stop && (error.status === undefined || error.status === 429 || error.status >= 500);
    if (!temporary || waits.length === 0) throw error;
    await wait(error.status === 429 ? block : waits[0]);
    return retry(call, waits.slice(1));
  }
}
