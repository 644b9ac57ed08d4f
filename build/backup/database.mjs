// Databases, all with the same methods:
//
//   query(sql, ...parameters)  runs one statement and returns its rows as objects. The statement may be run more than once,
//                              so it must be one that reads, or that changes nothing the second time
//   batch(statements)          runs statements in one transaction, once
//
// A D1 takes statements of at most 100 kB and values of at most 2 MB, and ends a call after 30 seconds:
// https://developers.cloudflare.com/d1/platform/limits/

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Stop } from "../deploy/stop.mjs";

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

  /** May be called again. */
  async close() {
    this.sqlite?.close();
    this.sqlite = undefined;
  }
}

/**
 * Opens the local service's database file. The service must not run meanwhile. Before the first migration, the database is empty.
 */
export function openLocal(root, DatabaseSync) {
  const folder = join(root, ".wrangler/state/v3/d1/miniflare-D1DatabaseObject");
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /^[0-9a-f]+\.sqlite$/.test(name)) : [];
  if (files.length > 1) throw new Stop(`${folder} has ${files.length} databases`, { advice: "Move those away that are not the service's." });
  return new DatabaseSync(files.length === 1 ? join(folder, files[0]) : ":memory:", { timeout: 10_000 });
}

/** Remote is a D1 database in a Cloudflare account. */
export class Remote {
  constructor(account, id) {
    this.account = account;
    this.path = `/d1/database/${id}/query`;
  }

  async query(sql, ...params) {
    const [{ results }] = await retry(() => this.account.post(this.path, { sql, params }));
    return results;
  }

  /**
   * Cloudflare runs the statements of one call in one transaction; `wrangler d1 migrations apply` relies on that, too. The call
   * is not repeated. The query before it finds out whether the connection is still open.
   */
  async batch(statements) {
    await this.query("SELECT 1");
    await this.account.post(this.path, { sql: `${statements.join(";\n")};` });
  }

  async close() {}
}

const pauses = [1_000, 5_000, 30_000]; // milliseconds before a call is repeated

/** Repeats a call that got no answer, or one that says to try again. */
async function retry(call, waits = pauses) {
  try {
    return await call();
  } catch (error) {
    const temporary = error instanceof Stop && (error.status === undefined || error.status === 429 || error.status >= 500);
    if (!temporary || waits.length === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, waits[0]));
    return retry(call, waits.slice(1));
  }
}
