-- Appraisals, the limits of an account's appraisals and uploads, and transcripts.

-- Each appraisal has a transfer with the same id that holds its credits. The transfer is pending while the appraisal is running,
-- posted if it has a value, voided if it has none or was interrupted.
CREATE TABLE appraisal (
  id              TEXT PRIMARY KEY REFERENCES transfer (id) DEFERRABLE INITIALLY DEFERRED,
  account         TEXT NOT NULL REFERENCES account (id) CHECK (account NOT IN ('issued', 'earned')),
  api_key         TEXT NOT NULL REFERENCES api_key (id),
  idempotency_key TEXT CHECK (length(idempotency_key) BETWEEN 1 AND 255),
  request_hash    TEXT NOT NULL,  -- SHA-256 of the request's body, hexadecimal; '' without an idempotency key
  request         TEXT NOT NULL,  -- JSON: image_url, description, country
  -- 0 if the caller is told a preliminary range: a cancelled appraisal costs nothing, and the range is worth something.
  cancellable     INTEGER NOT NULL DEFAULT 1 CHECK (cancellable IN (0, 1)),
  created_at      INTEGER NOT NULL,
  claimed_at      INTEGER,        -- when an exchange last claimed it; NULL while it waits in the queue, which may deliver a message twice
  answered_at     INTEGER,
  corrections     INTEGER NOT NULL DEFAULT 0, -- tries to correct it, up to eleven
  -- The rest is NULL until there is an answer. SQL can read the JSON of the TEXT columns only: a BLOB is deflated (RFC 1951).
  figures         TEXT,           -- JSON: what SQL needs of the answer and the findings, and nothing that was not paid for
  evidence        TEXT,           -- JSON: what callers see of an appraisal that was not charged, too
  fingerprints    BLOB,           -- of the photo: their version and a colon, then their bytes; NULL without any
  answer          BLOB,           -- JSON: the body of the response
  findings        BLOB            -- JSON: what callers pay for
) STRICT;

CREATE UNIQUE INDEX appraisal_idempotency ON appraisal (account, idempotency_key) WHERE idempotency_key IS NOT NULL;
-- With the two texts in the index, a search in 10,000 appraisals of an account reads none of their rows.
CREATE INDEX appraisal_account_id ON appraisal (account, id, api_key, json_extract(request, '$.description'),
  figures ->> '$.best.title');

-- The count includes the new appraisal. A repeated request violates the index on idempotency keys first. An id begins with the time at which
-- its call began, in ten base-32 digits, so the index of an account's ids finds the appraisals of the last minutes.
CREATE TRIGGER appraisal_rate AFTER INSERT ON appraisal
WHEN (SELECT rate FROM api_key WHERE id = NEW.api_key) < (
  SELECT count(*) FROM appraisal WHERE account = NEW.account AND api_key = NEW.api_key AND created_at > NEW.created_at - 60000 AND id > 'apr_' || (
    SELECT group_concat(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (NEW.created_at - 180000 >> d.value & 31) + 1, 1), '' ORDER BY d.key)
    FROM json_each('[45,40,35,30,25,20,15,10,5,0]') d))
BEGIN
  SELECT RAISE(ABORT, 'rate_of_key');
END;

-- The credits of each key's appraisals by the day on which they were held. Voided credits are given back to that day, so
-- the sum is what the key has spent and what is held for it.
CREATE TABLE key_spending (
  api_key TEXT NOT NULL REFERENCES api_key (id),
  day     TEXT NOT NULL,                         -- YYYY-MM-DD in UTC
  credits INTEGER NOT NULL CHECK (credits >= 0),
  PRIMARY KEY (api_key, day)
) STRICT, WITHOUT ROWID;

-- The appraisal is inserted before its transfer. An error raised by a trigger can't be ignored by INSERT OR IGNORE.
CREATE TRIGGER key_credits_held AFTER INSERT ON transfer
BEGIN
  INSERT INTO key_spending (api_key, day, credits)
    SELECT api_key, date(NEW.created_at / 1000, 'unixepoch'), NEW.amount FROM appraisal WHERE id = NEW.id
    ON CONFLICT DO UPDATE SET credits = credits + excluded.credits;
  SELECT RAISE(ABORT, 'key_limit_reached') FROM appraisal p JOIN api_key k ON k.id = p.api_key WHERE p.id = NEW.id AND (
    k.credits_per_day < (SELECT credits FROM key_spending WHERE api_key = k.id AND day = date(NEW.created_at / 1000, 'unixepoch'))
    OR k.credits_per_month < (SELECT sum(credits) FROM key_spending WHERE api_key = k.id AND day BETWEEN
      strftime('%Y-%m-01', NEW.created_at / 1000, 'unixepoch') AND strftime('%Y-%m-31', NEW.created_at / 1000, 'unixepoch')));
END;

CREATE TRIGGER key_credits_voided AFTER UPDATE OF state ON transfer WHEN NEW.state = 'voided'
BEGIN
  UPDATE key_spending SET credits = credits - NEW.amount
  WHERE api_key = (SELECT api_key FROM appraisal WHERE id = NEW.id) AND day = date(NEW.created_at / 1000, 'unixepoch');
END;

-- A row is inserted in the transaction that admits an appraisal. The insert stores nothing: it fails if the account
-- already has at_once appraisals in progress, which are its pending transfers.
CREATE VIEW admission AS SELECT '' AS account, 0 AS at_once WHERE 0;

CREATE TRIGGER admission_limit INSTEAD OF INSERT ON admission
WHEN (SELECT count(*) FROM (SELECT 1 FROM transfer WHERE debit = NEW.account AND state = 'pending' LIMIT NEW.at_once)) >= NEW.at_once
BEGIN
  SELECT RAISE(ABORT, 'too_many_at_once');
END;

-- The appraisals that ended without a value, or were never settled. A transfer begins at the same time as its appraisal. An
-- appraisal that the service gave up for lack of memory has no answer either, but is voided before hold_limit.
--
-- valued_since is how many of the account's appraisals had a value since, at most 300.
CREATE VIEW unvalued AS
  SELECT t.debit AS account, t.created_at,
    (SELECT count(*) FROM (SELECT 1 FROM appraisal v JOIN transfer s ON s.id = v.id WHERE v.account = t.debit AND v.id > t.id AND s.state = 'posted' LIMIT 300)) AS valued_since
  FROM transfer t JOIN appraisal p ON p.id = t.id
  WHERE t.state = 'voided' AND (p.answered_at IS NOT NULL OR t.settled_at - t.created_at >= (SELECT ms FROM hold_limit));

-- A row is inserted in the transaction that admits an appraisal. The insert stores nothing: it fails if the account had as
-- many appraisals without a value after a time, and fewer with one since the first of these.
CREATE VIEW unvalued_admission AS SELECT '' AS account, 0 AS after, 0 AS most WHERE 0;

CREATE TRIGGER unvalued_limit INSTEAD OF INSERT ON unvalued_admission
WHEN EXISTS (SELECT 1 FROM (
  SELECT valued_since FROM unvalued WHERE account = NEW.account AND created_at > NEW.after ORDER BY created_at DESC LIMIT 1 OFFSET NEW.most - 1)
  WHERE valued_since < NEW.most)
BEGIN
  SELECT RAISE(ABORT, 'too_many_unvalued');
END;

-- How many photos an account has uploaded on its last day with an upload. Days are UTC, counted from 1970-01-01.
CREATE TABLE upload (
  account TEXT PRIMARY KEY REFERENCES account (id),
  day     INTEGER NOT NULL,
  photos  INTEGER NOT NULL CHECK (photos > 0)
) STRICT, WITHOUT ROWID;

-- Links by which one photo may be uploaded for the account of a key, without the key. A row is deleted when the photo is stored.
CREATE TABLE upload_link (
  hash       TEXT PRIMARY KEY CHECK (length(hash) = 64), -- SHA-256 of the token in the link, hexadecimal; the image's id is img_ and its first half
  api_key    TEXT NOT NULL REFERENCES api_key (id),
  claimed    INTEGER NOT NULL DEFAULT 0 CHECK (claimed IN (0, 1)), -- 1 while the photo is being stored
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX upload_link_expires_at ON upload_link (expires_at);

-- The links that can be used until expires_at: their keys and accounts are neither revoked nor suspended.
CREATE VIEW usable_link AS
  SELECT l.hash, k.account, coalesce(min(l.expires_at, k.expires_at), l.expires_at) AS expires_at
  FROM upload_link l JOIN api_key k ON k.id = l.api_key JOIN account a ON a.id = k.account
  WHERE NOT l.claimed AND k.revoked_at IS NULL AND k.suspended_at IS NULL AND a.suspended_at IS NULL;

-- A row is inserted in the transaction that admits an appraisal, for each uploaded image, with its KV key. The insert stores nothing: it fails
-- while the image's photo is not there.
CREATE VIEW photo_admission AS SELECT '' AS image WHERE 0;

CREATE TRIGGER photo_awaited INSTEAD OF INSERT ON photo_admission
WHEN EXISTS (SELECT 1 FROM upload_link WHERE hash >= substr(NEW.image, 11) AND hash < substr(NEW.image, 11) || 'g')
BEGIN
  SELECT RAISE(ABORT, 'photo_awaited');
END;

-- Transcripts of appraisals, for build/operate/replay. Recorded only with TRANSCRIPTS=1, and without an R2 bucket.
CREATE TABLE transcript (
  appraisal  TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  data       BLOB NOT NULL    -- the format is in the package comment of build/products/host
) STRICT;

CREATE INDEX transcript_created_at ON transcript (created_at);
