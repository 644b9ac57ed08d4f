-- What must not be in the database at any time, whatever was interrupted. Each statement finds the rows that the comment above it
-- describes, and returns a sentence about each, or its id. It takes time in proportion to its tables. ?1 is the current time in Unix
-- milliseconds.
--
-- make verify checks the ledger, the owners of listings and batches; the tests check everything. A statement that reads from page is run
-- once for each range of the primary key that is named above it, so that none exceeds D1's 30 seconds.

-- # ledger

-- missing accounts of the service
SELECT 'the account ' || column1 || ' is missing' FROM (VALUES ('issued'), ('earned')) WHERE column1 NOT IN (SELECT id FROM account);

-- balances that do not add up to 0
SELECT 'the balances of all accounts add up to ' || sum(e.balance) || ', not to 0'
FROM account a JOIN entry e ON e.account = a.id AND e.seq = (SELECT max(seq) FROM entry WHERE account = a.id) HAVING sum(e.balance) <> 0;

-- accounts with held credits that are not the sum of the pending transfers
SELECT 'account ' || account || ': ' || held || ' credits are held, but its pending transfers amount to ' || pending
FROM (
  SELECT a.id AS account, coalesce((SELECT held FROM entry WHERE account = a.id ORDER BY seq DESC LIMIT 1), 0) AS held,
    coalesce((SELECT sum(amount) FROM transfer WHERE debit = a.id AND state = 'pending'), 0) AS pending
  FROM account a)
WHERE held <> pending;

-- entries that do not follow from the previous one
-- page: entry (account, seq)
SELECT 'account ' || e.account || iif(e.seq > 1 AND p.seq IS NULL, ': entry ' || (e.seq - 1) || ' is missing',
  ', entry ' || e.seq || ': its balance is ' || e.balance || ' with ' || e.held || ' held, but ' ||
  (coalesce(p.balance, 0) + e.posted) || ' with ' || (coalesce(p.held, 0) + e.pending) || ' follow from the entry before')
FROM page e LEFT JOIN entry p ON p.account = e.account AND p.seq = e.seq - 1
WHERE e.balance <> coalesce(p.balance, 0) + e.posted OR e.held <> coalesce(p.held, 0) + e.pending OR (p.seq IS NULL) <> (e.seq = 1);

-- entries whose balance does not cover the held credits
-- page: entry (account, seq)
SELECT 'account ' || account || ', entry ' || seq || ': its balance ' || balance || ' does not cover ' || held || ' held credits'
FROM page WHERE held < 0 OR balance < held AND account <> 'issued';

-- entries that do not match their transfer
-- page: entry (account, seq)
SELECT 'account ' || account || ', entry ' || seq || ': ' || CASE
  WHEN known IS NULL THEN 'its transfer ' || transfer || ' does not exist'
  WHEN account NOT IN (debit, credit) THEN 'its transfer ' || transfer || ' is between other accounts'
  WHEN state NOT IN ('pending', reached) THEN 'it is ' || state || ', but its transfer ' || transfer || ' is ' || reached
  ELSE 'it posts ' || posted || ' and holds ' || pending || ', but its transfer ' || transfer || ' ' || posted_due || ' and ' || pending_due END
FROM (
  SELECT e.*, t.id AS known, t.debit, t.credit, t.state AS reached,
    (e.state = 'posted') * t.amount * ((e.account = t.credit) - (e.account = t.debit)) AS posted_due,
    (e.account = t.debit) * t.amount * ((e.state = 'pending') - (e.state <> 'pending' AND EXISTS (
      SELECT 1 FROM entry h WHERE h.transfer = e.transfer AND h.account = e.account AND h.state = 'pending'))) AS pending_due
  FROM page e LEFT JOIN transfer t ON t.id = e.transfer)
WHERE known IS NULL OR account NOT IN (debit, credit) OR state NOT IN ('pending', reached) OR posted <> posted_due OR pending <> pending_due;

-- transfers without an entry
-- page: transfer (id)
SELECT 'transfer ' || transfer || ': its entry for ' || state || ' in account ' || account || ' is missing'
FROM (SELECT id AS transfer, state, debit AS account FROM page UNION ALL SELECT id, state, credit FROM page WHERE state = 'posted') d
WHERE NOT EXISTS (SELECT 1 FROM entry e WHERE e.transfer = d.transfer AND e.account = d.account AND e.state = d.state);

-- purchases that are paid without credits, or have credits without a payment
SELECT 'purchase ' || p.id || ' of account ' || p.account || iif(t.id IS NULL, ': it is paid, but no transfer grants its ', ': it is not paid, but a transfer grants its ') ||
  p.credits || ' credits'
FROM purchase p LEFT JOIN transfer t ON t.id = p.id AND t.state = 'posted' AND t.debit = 'issued' AND t.credit = p.account AND t.amount = p.credits
WHERE (p.paid_at IS NOT NULL) <> (t.id IS NOT NULL);

-- debts that do not follow from refunds
-- A refund that was reversed lowers refunded, and the transfer PURCHASE:REVISION gives the credits back, so both are added.
SELECT 'account ' || account || ': it owes ' || owed || ' credits, but ' || due || ' follow from its refunds and collections'
FROM (
  SELECT a.id AS account, coalesce((SELECT owed FROM debt WHERE account = a.id), 0) AS owed,
    coalesce((SELECT sum(refunded) FROM purchase WHERE account = a.id), 0)
    + coalesce((SELECT sum(t.amount) FROM purchase p JOIN transfer t ON t.id > p.id || ':' AND t.id < p.id || ';' WHERE p.account = a.id), 0)
    - coalesce((SELECT sum(amount) FROM transfer WHERE id > 'debt:' || a.id || ':' AND id < 'debt:' || a.id || ';'), 0) AS due
  FROM account a)
WHERE owed <> due;

-- # owners of listings

-- owners whose listings are miscounted
SELECT coalesce(o.account, 'all accounts') || ': ' || o.listings || ' listings of ' || o.size || ' bytes, but there are ' ||
  coalesce(l.listings, 0) || ' of ' || coalesce(l.size, 0)
FROM listing_owner o
LEFT JOIN (SELECT coalesce(account, '') AS account, count(*) AS listings, sum(size) AS size FROM listing GROUP BY 1) l ON l.account = coalesce(o.account, '')
WHERE o.listings <> coalesce(l.listings, 0) OR o.size <> coalesce(l.size, 0);

-- # batches

-- batches whose items are miscounted
SELECT b.id || ': ' || b.ended || ' of ' || b.items || ' items have ended, but there are ' || coalesce(i.ended, 0) || ' of ' || coalesce(i.items, 0)
FROM batch b
LEFT JOIN (SELECT batch, count(*) AS items, count(*) FILTER (WHERE state NOT IN ('waiting', 'running')) AS ended,
  count(DISTINCT ended_number) AS numbers, max(ended_number) AS last FROM batch_item GROUP BY batch) i ON i.batch = b.id
WHERE b.items <> coalesce(i.items, 0) OR b.ended <> i.ended OR b.ended <> i.numbers OR b.ended <> coalesce(i.last, 0);

-- items that do not agree with their appraisal
SELECT i.batch || ', item ' || i.number || ': it is ' || i.state || ', but the transfer of its appraisal is ' || coalesce(t.state, 'missing')
FROM batch_item i LEFT JOIN transfer t ON t.id = i.appraisal LEFT JOIN appraisal p ON p.id = i.appraisal
WHERE CASE i.state
  WHEN 'valued' THEN t.state IS NOT 'posted'
  WHEN 'unvalued' THEN t.state IS NOT 'voided' OR p.id IS NOT NULL AND p.answer IS NULL
  WHEN 'running' THEN t.state IN ('posted', 'voided')
  ELSE t.state IN ('posted', 'pending') END;

-- # spending

-- keys and days whose spending is not what their appraisals cost
-- Appraisals of earlier days may have been deleted, so only today is checked, and yesterday until noon.
SELECT coalesce(s.api_key || ' ' || s.day, p.api_key || ' ' || p.day)
FROM (
  SELECT p.api_key, date(t.created_at / 1000, 'unixepoch') AS day, sum(t.amount) AS credits FROM appraisal p JOIN transfer t ON t.id = p.id
  WHERE t.state <> 'voided' GROUP BY 1, 2) p
FULL JOIN key_spending s ON s.api_key = p.api_key AND s.day = p.day
WHERE coalesce(s.day, p.day) >= date((?1 - 43200000) / 1000, 'unixepoch') AND coalesce(s.credits, 0) <> coalesce(p.credits, 0)
  AND NOT EXISTS (SELECT 1 FROM deleted_account d JOIN api_key k ON k.account = d.id WHERE k.id = coalesce(s.api_key, p.api_key));

-- # appraisals

-- transfers pending for too long
-- The schedule runs each minute, and a run may take a minute.
SELECT id FROM transfer WHERE state = 'pending' AND created_at < ?1 - (SELECT ms FROM hold_limit) - 120000;

-- appraisals that another account paid for
SELECT p.id FROM appraisal p JOIN transfer t ON t.id = p.id WHERE t.debit <> p.account OR t.credit <> 'earned';

-- appraisals charged without an answer or a value
SELECT p.id FROM appraisal p JOIN transfer t ON t.id = p.id
WHERE t.state = 'posted' AND (p.answer IS NULL OR p.answered_at IS NULL OR p.figures ->> '$.lower' IS NULL);

-- appraisals with a value that was not charged
SELECT p.id FROM appraisal p JOIN transfer t ON t.id = p.id WHERE t.state <> 'posted' AND p.figures ->> '$.lower' IS NOT NULL;

-- appraisals made over two minutes after their key was revoked or expired
SELECT p.id FROM appraisal p JOIN api_key k ON k.id = p.api_key
WHERE p.created_at > min(coalesce(k.revoked_at, k.expires_at), coalesce(k.expires_at, k.revoked_at)) + 120000;

-- appraisals of a test key
SELECT p.id FROM appraisal p JOIN api_key k ON k.id = p.api_key WHERE k.kind = 'test';

-- appraisals that are answered and hold credits
SELECT p.id FROM appraisal p JOIN transfer t ON t.id = p.id WHERE t.state = 'pending' AND p.answered_at IS NOT NULL;

-- corrections and outcomes of appraisals that were not charged
SELECT c.appraisal FROM (SELECT appraisal FROM correction UNION ALL SELECT appraisal FROM outcome) c
LEFT JOIN transfer t ON t.id = c.appraisal AND t.state = 'posted' WHERE t.id IS NULL;

-- listings of sales without an outcome
SELECT l.id FROM listing l LEFT JOIN outcome o ON 'sale_' || o.appraisal = l.id AND o.account = l.account WHERE l.source = 'sales' AND o.appraisal IS NULL;

-- valued appraisals that the usage did not count once
SELECT n || ' of ' || coalesce(earned, 0) FROM (SELECT total(valued) AS n FROM usage_day) LEFT JOIN usage_counted ON true WHERE n <> coalesce(earned, 0);

-- # webhooks

-- deliveries that are made, but have a next attempt
SELECT webhook || ' ' || event FROM webhook_delivery WHERE delivered_at IS NOT NULL AND next_at IS NOT NULL;

-- events that go to no webhook
SELECT e.id FROM webhook_event e LEFT JOIN webhook_delivery d ON d.event = e.id WHERE d.event IS NULL;

-- appraisals and batches with several completion events
SELECT min(data ->> '$.id') FROM webhook_event WHERE type IN ('appraisal.completed', 'batch.completed') GROUP BY data ->> '$.id' HAVING count(*) > 1;

-- events that do not agree with their appraisal
SELECT e.id FROM webhook_event e JOIN transfer t ON t.id = e.data ->> '$.id'
WHERE e.type = 'appraisal.completed' AND ((t.state = 'posted') <> (e.data ->> '$.state' = 'valued')
  OR (t.state = 'posted') <> (e.data -> '$.appraisal' <> 'null') OR e.data ->> '$.credits_charged' <> (t.state = 'posted') * t.amount);

-- # references

-- references to rows that do not exist
SELECT "table" || ' to ' || parent || coalesce(' of row ' || rowid, '') FROM pragma_foreign_key_check;
