// Data for the tests of backups: rows in every table, written as the service writes them, with the triggers.

const hash = (n) => n.toString(16).padStart(64, "0");

/** Titles with line breaks, quotes, and the two characters that D1's export writes for a line break. */
export const titles = ["camera", "it's a \"camera\"; with; signs", "two\nlines", "a\\nb\nc\\r\rd", "\r\n", "ünï 📷", "-- no comment", "'"];

/** Returns statements that fill a database with the schema. */
export function fill() {
  const post = (id, debit, credit, amount, at) => `INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at)
    VALUES ('${id}', '${debit}', '${credit}', ${amount}, 'posted', 'grant', ${at}, ${at})`;
  const appraisal = (id, at, state) => [
    `INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at) VALUES ('${id}', 'acct_a', 'earned', 10, 'pending', 'appraisal', ${at})`,
    `INSERT INTO appraisal (id, account, api_key, idempotency_key, request_hash, request, created_at)
      VALUES ('${id}', 'acct_a', 'key_a', 'i-${id}', '${hash(9)}', '{"image_url":"https://e.com/a.jpg","description":"a\\nb"}', ${at})`,
    ...(state === "pending" ? [] : [
      `UPDATE appraisal SET answer = X'00ff27${"0a".repeat(500)}', findings = X'', evidence = '{"photo":{"sha256":"ab"}}', answered_at = ${at + 1} WHERE id = '${id}'`,
      `UPDATE transfer SET state = '${state}', settled_at = ${at + 1} WHERE id = '${id}'`,
    ]),
  ];
  return [
    "INSERT INTO account (id, name, created_at) VALUES ('acct_a', 'A', 1), ('acct_b', 'B', 2)",
    `INSERT INTO api_key (id, account, name, hash, hint, created_at) VALUES ('key_a', 'acct_a', 'a', '${hash(1)}', 'aaaa', 3)`,
    "INSERT INTO user VALUES ('user_a', 'a@example.com', 'A', 1, 1)",
    "INSERT INTO membership VALUES ('acct_a', 'user_a', 'owner', 1)",
    `INSERT INTO invitation VALUES ('${hash(7)}', 'inv_a', 'acct_a', 'b@example.com', 'member', 'user_a', 1, 9)`,
    "INSERT INTO identity VALUES ('https://issuer.example', '1', 'user_a')",
    `INSERT INTO session VALUES ('${hash(2)}', 's', 'user_a', 'acct_a', 'x', 1, 1, 9, NULL, '')`,
    `INSERT INTO access_token VALUES ('${hash(3)}', 'key_a', 'api', 's', 1, 9)`,
    post("grant_a", "issued", "acct_a", 100, 4), post("grant_b", "issued", "acct_b", 50, 5),
    ...appraisal("apr_1", 10, "posted"), ...appraisal("apr_2", 20, "voided"), ...appraisal("apr_3", 30, "pending"),
    `INSERT INTO purchase (id, account, pack, credits, price, currency, created_at, session, payment_intent) VALUES
      ('pur_1', 'acct_b', 'x', 100, 1000, 'USD', 40, 'cs', 'pi'), ('pur_2', 'acct_b', 'x', 20, 200, 'USD', 40, 'cs2', 'pi2')`,
    "UPDATE purchase SET paid_at = 41 WHERE id = 'pur_1'",
    "INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) VALUES ('spent', 'acct_b', 'earned', 120, 'posted', 'x', 42, 42)",
    "UPDATE purchase SET refunded = 100, revision = 1, changed_at = 43 WHERE id = 'pur_1'", // 30 collected, 70 owed
    "UPDATE purchase SET refunded = 60, revision = 2, changed_at = 44 WHERE id = 'pur_1'", // 40 given back and collected, 30 owed
    "INSERT INTO reversal VALUES ('re_1', 'pi', 'refund', 600, 'USD', 1, 1, 44)",
    "INSERT INTO stripe_event VALUES ('evt', 'refund', 'pur_1', '', 44)",
    "INSERT INTO webhook (id, account, url, events, created_at, secret_of) VALUES ('whk_a', 'acct_a', 'https://example.com/hook', '[\"credits.low\"]', 1, 'webhook')",
    `INSERT INTO webhook_event (id, account, type, data, created_at) VALUES ('evt_${"0".repeat(28)}', 'acct_a', 'credits.low', '{}', 1)`,
    "INSERT INTO credit_threshold (account, threshold, changed_at) VALUES ('acct_a', 10, 1)",
    "INSERT INTO audit VALUES ('aud_1', 1, 'token', 'key.create', 'key_a', '{}')",
    "INSERT INTO account (id, name, created_at) VALUES ('acct_d', 'D', 1)",
    "INSERT INTO note VALUES ('grant_a', 'acct_a', '{\"reason\":\"r\"}')",
    "INSERT INTO deleted_account VALUES ('acct_d', 50, 60)",
    `INSERT INTO welcomed VALUES ('${hash(7).slice(21)}', 9)`,
    "INSERT INTO rates VALUES ('2026-11-20', '{\"base\":\"EUR\"}')",
    "INSERT INTO calibration (part, currency, mean, step, cells, correction, listings) VALUES ('l''' || char(10) || '\\n.csv', 'EUR', 0.123456789012345, 0.5, printf('%.*c', 16384, '}'), '[0,0,0,0,0,0,0,0,0,0,0.4,0.5]', 40)",
    "INSERT INTO calibration (account, part, currency, mean, step, cells, correction, listings) VALUES ('acct_a', '', 'USD', 1.0, 0.987654321098765, printf('%.*c', 16384, 'P'), '[0,0,0,0,0,0,0,0,0,0,0.4,0.5]', 33)",
    "INSERT INTO calibration_task (n, account, listings, changed, due_at, sample, stepped_at) VALUES (5, 'acct_a', 10, 2, 3, 1, 4)",
    "INSERT INTO key_spending VALUES ('key_a', '2026-11-20', 20)",
    "INSERT INTO upload VALUES ('acct_a', 20000, 3)",
    `INSERT INTO upload_link (hash, api_key, expires_at) VALUES ('${hash(8)}', 'key_a', 9)`,
    "INSERT INTO vendor_slot VALUES ('openai', 1000)",
    "INSERT INTO usage_day VALUES ('acct_a', 20000, 'key_a', 2, 1, 10)",
    "INSERT INTO usage_call VALUES ('acct_a', 20000, 'openai', 3, 1, 900, 10)",
    "INSERT INTO usage_failure VALUES ('acct_a', 20000, 'discovery', 'TIMEOUT', 'ebay', 1)",
    "INSERT INTO usage_latency VALUES ('acct_a', 20000, 1200, 2)",
    "INSERT INTO listing_file (id, account, name, created_at, accepted) VALUES ('f', 'acct_a', 'l.csv', 1, 1)",
    "INSERT INTO picture_turn VALUES (1, 'acct_a')",
    `INSERT INTO batch (id, account, api_key, request_hash, columns, items, created_at, ends_at) VALUES ('bat_1', 'acct_a', 'key_a', '${hash(9)}', '["a"]', 2, 10, 99)`,
    `INSERT INTO batch_item (batch, number, state, appraisal, request, cells) VALUES ('bat_1', 1, 'running', 'apr_1', '{}', '["x"]'), ('bat_1', 2, 'waiting', NULL, '{}', '["y"]')`,
    "UPDATE batch_item SET state = 'valued', changed_at = 11 WHERE appraisal = 'apr_1'",
    "INSERT INTO report (id, account, items, created_at) VALUES ('rep_1', 'acct_a', 1, 10)",
    "INSERT INTO report_item VALUES ('rep_1', 1, 'apr_1', X'7b7d')",
    `UPDATE appraisal SET figures = '{"lower":1,"upper":2.5,"currency":"USD"}' WHERE id = 'apr_1'`,
    "INSERT INTO outcome VALUES ('apr_1', 'acct_a', 10, 1, 2.5, 2, 'USD', 'a\\nb', 'good', 'own', 0, 2, 'USD', 2, '2026-11-20', 'ebay', '', 7, 12)",
    "INSERT INTO correction VALUES ('apr_1', '{\"title\":\"T\"}', 'T', 12, '{\"lower\":1}', '{}', X'2700', X'ff')",
    "INSERT INTO usage_identification VALUES (20000, 'openai', 2, 1)",
    `INSERT INTO transcript VALUES ('apr_1', 10, X'00ff')`,
    ...titles.map((title, i) => `INSERT INTO listing (n, account, id, title) VALUES (${i * 10 + 1}, ${i === 0 ? "'acct_a'" : "NULL"}, 'l${i}', '${title.replaceAll("'", "''")}')`),
    "INSERT INTO calibration_trial (listing, task, fold, price, centre) VALUES (1, 5, 2, -0.25, 0.123456789012345)",
    "INSERT INTO calibration_fold VALUES (5, 2, 0.123456789012345, 0.5, 'P}#')",
    `UPDATE listing SET fingerprint = '3:${"01ab".repeat(16)}' WHERE n = 1`, // a trigger adds its bands
  ];
}

/** Returns all rows of the tables as text, for comparison. */
export async function dump(database, tables) {
  const lines = [];
  for (const table of tables) {
    for (const row of await database.query(`SELECT * FROM "${table}"`)) lines.push(`${table} ${JSON.stringify(Object.values(row))}`);
  }
  return lines.sort().join("\n");
}
