// Runs scripts of SQL in an account's database.

import { createHash } from "node:crypto";
import { queryOf } from "./account.mjs";
import { CloudflareError } from "./cloudflare.mjs";
import { Stop } from "./stop.mjs";

/**
 * Runs scripts in the database with this id, and returns how. They run as one import, which is applied completely or not at
 * all. If Cloudflare refuses the import, each script runs as one query. `isDone` tells whether an import whose answer was lost
 * has been applied.
 *
 * In a query, D1 ends a trigger at the first END, and a semicolon or an apostrophe in a comment may split it
 * (https://github.com/cloudflare/workers-sdk/issues/4727). So a script must have no CASE in a trigger and no comments.
 */
export async function runScripts({ account, database, isDone = () => false }, scripts) {
  const isKnownDone = async () => { try { return await isDone(); } catch { return false; } };
  try {
    await importSQL(account, database, scripts.join("\n"));
    return "by an import";
  } catch (failure) {
    if (await isKnownDone()) return "by an import, whose answer was lost";
    if (!(failure instanceof CloudflareError)) throw failure; // the import may still be running
    const query = queryOf(account, database);
    try {
      for (const script of scripts) await query(script);
    } catch (error) {
      if (!await isKnownDone()) throw error;
    }
    return `by queries, because of the import's failure: ${failure.message}`;
  }
}

/** Imports SQL into a database as https://developers.cloudflare.com/d1/tutorials/import-to-d1-with-rest-api/ describes. */
async function importSQL(account, database, sql) {
  const call = (body) => account.post(`/d1/database/${database}/import`, body), etag = createHash("md5").update(sql).digest("hex");
  let state = await call({ action: "init", etag });
  if (state.upload_url) { // it has not been uploaded before
    await upload(state.upload_url, sql, etag);
    state = await call({ action: "ingest", etag, filename: state.filename });
  }
  while (state.status !== "complete") { // Cloudflare answers a poll when there is news
    const error = state.success ? state.status === "error" && state.errors?.join("; ") : state.error;
    if (error) throw new CloudflareError(`Cloudflare refused the SQL: ${error}`, 400, []);
    state = await call({ action: "poll", current_bookmark: state.at_bookmark });
  }
}

async function upload(url, sql, etag) {
  const response = await fetch(url, { method: "PUT", body: sql, redirect: "error" }).catch((cause) => ({ cause, headers: new Headers() }));
  if (response.ok && response.headers.get("etag")?.replaceAll('"', "") === etag) return;
  const reason = response.cause ? response.cause.cause?.message ?? response.cause.message : `status ${response.status}`;
  throw new Stop(`Cloudflare did not take the upload of the SQL: ${reason}`, { cause: response.cause, advice: "Run the same command again." });
}
