// The database of the service on this machine.

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Stop } from "./stop.mjs";

/** Loads node:sqlite, which Node.js has from 22.13 on. Turns warnings off, because Node.js warns that it is experimental. */
export async function loadSQLite() {
  process.removeAllListeners("warning");
  try {
    return (await import("node:sqlite")).DatabaseSync;
  } catch (cause) {
    throw new Stop(`Node.js ${process.versions.node} has no SQLite`, { cause, advice: "Install Node.js 22.13 or newer: https://nodejs.org" });
  }
}

/** The folder of a project's data, where wrangler dev has them. */
export const stateOf = (root) => join(root, ".wrangler/state");

/** Milliseconds to wait for another program's transaction. */
export const timeout = 10_000;

/** Opens the database file in wrangler's folder of data. Before the first migration, the database is empty. */
export function openLocal(state, DatabaseSync) {
  const folder = join(state, "v3/d1/miniflare-D1DatabaseObject");
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /^[0-9a-f]+\.sqlite$/.test(name)) : [];
  if (files.length > 1) throw new Stop(`${folder} has ${files.length} databases`, { advice: "Move those away that are not the service's." });
  return new DatabaseSync(files.length === 1 ? join(folder, files[0]) : ":memory:", { timeout });
}
