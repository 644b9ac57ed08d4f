-- Appraisals. Each has a transfer with the same id that holds its credits. The transfer is pending while the
-- appraisal is running, posted if it has a value, voided if it has none or was interrupted.

CREATE TABLE appraisal (
  id              TEXT PRIMARY KEY REFERENCES transfer (id) DEFERRABLE INITIALLY DEFERRED,
  account         TEXT NOT NULL REFERENCES account (id) CHECK (account NOT IN ('issued', 'earned')),
  api_key         TEXT NOT NULL REFERENCES api_key (id),
  idempotency_key TEXT CHECK (length(idempotency_key) BETWEEN 1 AND 255),
  request_hash    TEXT NOT NULL,  -- SHA-256 of the request's body, hexadecimal
  request         TEXT NOT NULL,  -- JSON: image_url, description, country
  answer          TEXT,           -- JSON: the body of the response; NULL until there is one
  evidence        TEXT,           -- JSON: what the answer is based on; NULL until there is an answer
  created_at      INTEGER NOT NULL,
  answered_at     INTEGER
) STRICT;

CREATE UNIQUE INDEX appraisal_idempotency ON appraisal (account, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE INDEX appraisal_account ON appraisal (account, created_at);
