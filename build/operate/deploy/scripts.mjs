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
    await importSQL(account, `/d1/database/${database}/import`, scripts.join("\n"));
    return "by an import";
  } catch (failure) {
    if (await isKnownDone()) return "by an import, whose answer was lost";
    if (!failure.codes?.length) throw failure; // no answer of Cloudflare: the import may still be running
    const query = queryOf(account, database);
    try {
      for (const script of scripts) await query(script);
    } catch (error) {
      if (!await isKnownDone()) throw error;
    }
    return `by queries, because Cloudflare refused the import: ${failure.message}`;
  }
}

/** https://developers.cloudflare.com/api/resources/d1/subresources/database/methods/import/ */
async function importSQL(account, path, sql) {
  const etag = createHash("md5").update(sql).digest("hex");
  let answer = await account.post(path, { action: "init", etag });
  if (answer.upload_url) { // Cloudflare does not have the file of an earlier attempt
    const uploaded = await fetch(answer.upload_url, { method: "PUT", body: sql }).catch(() => undefined);
    if (!uploaded?.headers.get("etag")?.includes(etag)) {
      throw new Stop("the SQL was not uploaded to Cloudflare", { advice: "Check the connection, then run the same command again." });
    }
    answer = await account.post(path, { action: "ingest", etag, filename: answer.filename });
  }
  while (answer.success && !["complete", "error"].includes(answer.status)) {
    answer = await account.post(path, { action: "poll", current_bookmark: answer.at_bookmark });
  }
  if (answer.status !== "complete") throw new CloudflareError(answer.error ?? answer.errors.join("; "), 400, [7500]);
}
