// Databases, all with the same two methods:
//
//   query(sql, parameter)  runs one statement and returns its rows as objects; parameter is bound to ?1, and is text
//   batch(statements)      runs statements in one transaction
//
// A D1 takes statements of at most 100 kB and values of at most 2 MB, and ends a call after 30 seconds:
// https://developers.cloudflare.com/d1/platform/limits/

import { join } from "node:path";

/** SQLite is a database in a file on this machine. */
export class SQLite {
  constructor(sqlite) { this.sqlite = sqlite; }

  async query(sql, ...parameters) {
    return this.sqlite.prepare(sql).all(...parameters);
  }

  async batch(statements) {
    this.sqlite.exec("BEGIN");
    try {
      for (const statement of statements) this.sqlite.exec(statement);
      this.sqlite.exec("COMMIT");
    } catch (error) {
      this.sqlite.exec("ROLLBACK");
      throw error;
    }
  }

  async close() {}
}

/** Opens the database that the service on this machine uses. The service must not run at the same time. */
export async function openLocal(root, wrangler) {
  process.env.WRANGLER_LOG ??= "error"; // no messages about the files that it reads
  const { getPlatformProxy } = wrangler.require("wrangler");
  const proxy = await getPlatformProxy({
    configPath: join(root, "wrangler.toml"), persist: { path: join(root, ".wrangler/state/v3") }, envFiles: [], remoteBindings: false,
  });
  return new Local(proxy);
}

class Local {
  constructor(proxy) { this.proxy = proxy; }

  async query(sql, ...parameters) {
    const { results } = await this.proxy.env.DB.prepare(sql).bind(...parameters).all();
    return results;
  }

  batch(statements) {
    const { DB } = this.proxy.env;
    return DB.batch(statements.map((statement) => DB.prepare(statement)));
  }

  close() { return this.proxy.dispose(); }
}

/** Remote is a D1 database in a Cloudflare account. */
export class Remote {
  constructor(account, id) {
    this.account = account;
    this.path = `/d1/database/${id}/query`;
  }

  async query(sql, ...params) {
    const [{ results }] = await this.account.post(this.path, { sql, params });
    return results;
  }

  /** Cloudflare runs the statements of one call in one transaction. `wrangler d1 migrations apply` relies on that, too. */
  batch(statements) {
    return this.account.post(this.path, { sql: `${statements.join(";\n")};` });
  }

  async close() {}
}
