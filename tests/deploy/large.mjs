// A large database for tests of backups.

import { dropTriggers } from "../../build/operate/backup/file.mjs";

const answerSize = 34_000, rowSize = 35_000; // bytes: answer and evidence of an appraisal with 50 listings; all its rows

/**
 * Fills a database that has the schema and no rows with settled appraisals of one account. Their transfers and entries are what
 * the triggers would write.
 */
export function fillLarge(sqlite, megabytes) {
  const appraisals = Math.ceil(megabytes * 1e6 / rowSize), createTriggers = dropTriggers(sqlite);
  sqlite.exec(`PRAGMA synchronous = OFF; BEGIN;
INSERT INTO account (id, name, created_at) VALUES ('acct_a', 'A', 1);
INSERT INTO api_key (id, account, name, hash, hint, created_at) VALUES ('key_a', 'acct_a', 'a', '${"1".repeat(64)}', 'aaaa', 1);
CREATE TEMP TABLE number AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${appraisals}) SELECT i FROM n;
INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) VALUES ('grant', 'issued', 'acct_a', ${appraisals}, 'posted', 'grant', 1, 1);
INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at)
  SELECT printf('apr_%08d', i), 'acct_a', 'earned', 1, 'posted', 'appraisal', i, i FROM number;
INSERT INTO entry (account, seq, transfer, state, posted, pending, balance, held, created_at)
  VALUES ('issued', 1, 'grant', 'posted', -${appraisals}, 0, -${appraisals}, 0, 1), ('acct_a', 1, 'grant', 'posted', ${appraisals}, 0, ${appraisals}, 0, 1);
INSERT INTO entry (account, seq, transfer, state, posted, pending, balance, held, created_at)
  SELECT 'acct_a', 1 + i, printf('apr_%08d', i), 'posted', -1, 0, ${appraisals} - i, 0, i FROM number;
INSERT INTO entry (account, seq, transfer, state, posted, pending, balance, held, created_at)
  SELECT 'earned', i, printf('apr_%08d', i), 'posted', 1, 0, i, 0, i FROM number;
INSERT INTO appraisal (id, account, api_key, request_hash, request, answer, findings, created_at, answered_at)
  SELECT printf('apr_%08d', i), 'acct_a', 'key_a', '${"2".repeat(64)}', '{"description":"a camera"}',
    randomblob(${answerSize / 2}), randomblob(${answerSize / 2}), i, i FROM number;
COMMIT`);
  createTriggers();
}
