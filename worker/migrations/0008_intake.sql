-- Limits of an account: appraisals in progress, and uploads of a day.

CREATE INDEX transfer_pending_account ON transfer (debit) WHERE state = 'pending';

-- A row is inserted in the transaction that admits an appraisal. The insert stores nothing: it fails if the account
-- already has at_once appraisals in progress, which are its pending transfers.
CREATE VIEW admission AS SELECT '' AS account, 0 AS at_once WHERE 0;

CREATE TRIGGER admission_limit INSTEAD OF INSERT ON admission
WHEN (SELECT count(*) FROM (SELECT 1 FROM transfer WHERE debit = NEW.account AND state = 'pending' LIMIT NEW.at_once)) >= NEW.at_once
BEGIN
  SELECT RAISE(ABORT, 'too_many_at_once');
END;

-- How many photos an account has uploaded on its last day with an upload. Days are UTC, counted from 1970-01-01.
CREATE TABLE upload (
  account TEXT PRIMARY KEY REFERENCES account (id),
  day     INTEGER NOT NULL,
  photos  INTEGER NOT NULL CHECK (photos > 0)
) STRICT, WITHOUT ROWID;
