// Databases, all with the same methods:
//
//   query(sql, ...parameters)  runs one statement and returns its rows as objects. The statement may be run more than once,
//                              so it must be one that reads, or that changes nothing the second time
//   batch(statements)          runs statements in one transaction, once
//   copyTo(sqlite, tables)     inserts the rows of tables into a SQLite database that has the same tables without rows. The
//                              rows are one state of the database. Holds few of them in memory at a time
//
// A D1 takes statements of at most 100 kB and values of at most 2 MB, and ends a call after 30 seconds:
// https://developers.cloudflare.com/d1/platform/limits/

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Stop } from "../deploy/stop.mjs";
import { loadExport, repairTexts } from "./export.mjs";
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

const timeout = 10_000; // milliseconds to wait for another program's transaction

/**
 * Opens the local service's database file. The service must not run meanwhile. Before the first migration, the database is empty.
 */
export function openLocal(root, DatabaseSync) {
  const folder = join(root, ".wrangler/state/v3/d1/miniflare-D1DatabaseObject");
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /^[0-9a-f]+\.sqlite$/.test(name)) : [];
  if (files.length > 1) throw new Stop(`${folder} has ${files.length} databases`, { advice: "Move those away that are not the service's." });
  return new DatabaseSync(files.length === 1 ? join(folder, files[0]) : ":memory:", { timeout });
}

/** Remote is a D1 database in a Cloudflare account. */
export class Remote {
  constructor(account, id) {
    this.account = account;
    this.path = `/d1/database/${id}`;
  }

  async query(sql, ...params) {
    const [{ results }] = await retry(() => this.account.post(`${this.path}/query`, { sql, params }));
    return results;
  }

  /**
   * Cloudflare runs the statements of one call in one transaction; `wrangler d1 migrations apply` relies on that, too. The call
   * is not repeated. The query before it finds out whether the connection is still open.
   */
  async batch(statements) {
    await this.query("SELECT 1");
    await this.account.post(`${this.path}/query`, { sql: `${statements.join(";\n")};` });
  }

  /** Loads an export as it arrives. */
  async copyTo(sqlite, tables) {
    const url = await this.#export(tables);
    sqlite.exec("BEGIN");
    await loadExport(sqlite, download(url));
    await repairTexts(sqlite, this, tables);
    sqlite.exec("COMMIT");
  }

  /**
   * Exports tables, and returns the URL of the SQL: https://developers.cloudflare.com/api/resources/d1/subresources/database/methods/export/
   * D1 continues an export only while it is polled.
   */
  async #export(tables) {
    const request = { output_format: "polling", dump_options: { no_schema: true, tables } };
    for (;;) {
      const { status, error, at_bookmark: bookmark, result } = await retry(() => this.account.post(`${this.path}/export`, request));
      if (status === "complete") return result.signed_url;
      if (error || status === "error") throw new Stop(`Cloudflare can't export the database: ${error}`, { advice: again });
      request.current_bookmark = bookmark;
      await wait(pollInterval);
    }
  }

  async close() {}
}

/** Yields the text at a URL in chunks. */
async function* download(url) {
  try {
    const response = await fetch(url, { redirect: "error" });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    yield* response.body.pipeThrough(new TextDecoderStream());
  } catch (cause) {
    throw new Stop(`the export of the database can't be downloaded: ${cause.cause?.message ?? cause.message}`, { cause, advice: again });
  }
}

const again = "Run the same command again. It begins anew.";
const pollInterval = 500; // milliseconds; the API takes 1,200 calls in five minutes
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const pauses = [1_000, 5_000, 30_000]; // milliseconds before a call is repeated

/** Repeats a call that got no answer, or one that says to try again. */
async function retry(call, waits = pauses) {
  try {
    return await call();
  } catch (error) {
    const temporary = error instanceof Stop && (error.status === undefined || error.status === 429 || error.status >= 500);
    if (!temporary || waits.length === 0) throw error;
    await wait(waits[0]);
    return retry(call, waits.slice(1));
  }
}
