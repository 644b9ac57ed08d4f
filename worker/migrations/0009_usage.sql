-- Usage by day, which outlives the appraisals. Days are days since 1970-01-01 in UTC, by the appraisal's beginning.
--
-- An appraisal that was charged has an entry of the account earned. The account's entries are numbered in order. The cron counts the
-- appraisals of the entries after the last one that it has counted. A trigger queues the other appraisals that have ended. The cron adds them
-- to the tables and removes them from the queue. Each run is one transaction, so each appraisal is counted once.

CREATE TABLE usage_counted (
  one    INTEGER PRIMARY KEY CHECK (one = 1),
  earned INTEGER NOT NULL CHECK (earned > 0) -- seq of the last counted entry of earned
) STRICT;

CREATE TABLE usage_queue (
  appraisal TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

CREATE TRIGGER appraisal_voided AFTER UPDATE OF state ON transfer WHEN NEW.state = 'voided'
BEGIN
  INSERT INTO usage_queue (appraisal) SELECT id FROM appraisal WHERE id = NEW.id;
END;

CREATE TABLE usage_day (
  account TEXT NOT NULL REFERENCES account (id),
  day     INTEGER NOT NULL,
  api_key TEXT NOT NULL REFERENCES api_key (id),
  calls   INTEGER NOT NULL CHECK (calls > 0),
  valued  INTEGER NOT NULL CHECK (valued BETWEEN 0 AND calls), -- charged, because they have a value
  credits INTEGER NOT NULL CHECK (credits >= 0),
  PRIMARY KEY (account, day, api_key)
) STRICT, WITHOUT ROWID;

-- Entries of the answers' error container.
CREATE TABLE usage_failure (
  account  TEXT NOT NULL REFERENCES account (id),
  day      INTEGER NOT NULL,
  stage    TEXT NOT NULL,
  code     TEXT NOT NULL,
  provider TEXT NOT NULL, -- '' for none
  count    INTEGER NOT NULL CHECK (count > 0),
  PRIMARY KEY (account, day, stage, code, provider)
) STRICT, WITHOUT ROWID;

-- The number of appraisals by the time from their admission to their answer, rounded to two significant digits.
CREATE TABLE usage_latency (
  account TEXT NOT NULL REFERENCES account (id),
  day     INTEGER NOT NULL,
  ms      INTEGER NOT NULL CHECK (ms >= 0),
  count   INTEGER NOT NULL CHECK (count > 0),
  PRIMARY KEY (account, day, ms)
) STRICT, WITHOUT ROWID;

-- Calls of outside services, as the evidence of the appraisals lists them. An appraisal that was cancelled or ended with a question has no
-- evidence, so its calls are not counted.
CREATE TABLE usage_call (
  account  TEXT NOT NULL REFERENCES account (id),
  day      INTEGER NOT NULL,
  provider TEXT NOT NULL,
  calls    INTEGER NOT NULL CHECK (calls > 0),                   -- each attempt is a call
  failures INTEGER NOT NULL CHECK (failures BETWEEN 0 AND calls),
  ms       INTEGER NOT NULL CHECK (ms >= 0),                     -- that all calls took
  credits  INTEGER NOT NULL CHECK (credits >= 0),                -- charged for the appraisals with these calls
  PRIMARY KEY (account, day, provider)
) STRICT, WITHOUT ROWID;

CREATE INDEX usage_call_day ON usage_call (day);
