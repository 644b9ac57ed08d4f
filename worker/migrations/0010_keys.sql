-- Kinds, limits and use of API keys; access tokens that act as a key.
--
-- key        a customer's API key
-- grant      the access that a user gave a client of the connector by OAuth; only its access tokens can be used
-- dashboard  the dashboard's own key, one for each account; only its access tokens can be used

ALTER TABLE api_key ADD COLUMN kind TEXT NOT NULL DEFAULT 'key' CHECK (kind IN ('key', 'grant', 'dashboard'));
ALTER TABLE api_key ADD COLUMN expires_at INTEGER;   -- NULL: never
ALTER TABLE api_key ADD COLUMN rate INTEGER CHECK (rate BETWEEN 1 AND 1000); -- appraisals per minute; NULL: no limit
ALTER TABLE api_key ADD COLUMN last_used_at INTEGER; -- up to an hour old
ALTER TABLE api_key ADD COLUMN suspended_at INTEGER; -- NULL unless suspended by an administrator
ALTER TABLE api_key ADD COLUMN client TEXT CHECK ((client IS NOT NULL) = (kind = 'grant')); -- JSON: id, name, url

CREATE UNIQUE INDEX api_key_dashboard ON api_key (account) WHERE kind = 'dashboard' AND revoked_at IS NULL;
CREATE INDEX api_key_account_id ON api_key (account, id);
CREATE INDEX appraisal_api_key ON appraisal (api_key, created_at);
DROP INDEX api_key_account;

CREATE TRIGGER api_key_limit BEFORE INSERT ON api_key
WHEN NEW.kind = 'key' AND 25 <= (
  SELECT count(*) FROM api_key WHERE account = NEW.account AND kind = 'key' AND revoked_at IS NULL
    AND (expires_at IS NULL OR expires_at > NEW.created_at))
BEGIN
  SELECT RAISE(ABORT, 'too_many_keys');
END;

CREATE TRIGGER api_key_update_guard BEFORE UPDATE ON api_key
WHEN OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS NULL
  OR (NEW.id, NEW.account, NEW.hash, NEW.kind, NEW.created_at, NEW.expires_at)
     IS NOT (OLD.id, OLD.account, OLD.hash, OLD.kind, OLD.created_at, OLD.expires_at)
BEGIN
  SELECT RAISE(ABORT, 'api_key: its account, secret, kind and expiry never change, and a revoked key stays revoked');
END;

-- The count includes the new appraisal. A repeated request violates the index on idempotency keys first.
CREATE TRIGGER appraisal_rate AFTER INSERT ON appraisal
WHEN (SELECT rate FROM api_key WHERE id = NEW.api_key) < (
  SELECT count(*) FROM appraisal WHERE api_key = NEW.api_key AND created_at > NEW.created_at - 60000)
BEGIN
  SELECT RAISE(ABORT, 'rate_of_key');
END;

CREATE TABLE access_token (
  hash       TEXT PRIMARY KEY CHECK (length(hash) = 64), -- SHA-256 of the token, hexadecimal
  api_key    TEXT NOT NULL REFERENCES api_key (id),
  audience   TEXT NOT NULL CHECK (audience IN ('api', 'mcp')), -- /api/v1 or the connector
  session    TEXT,                                       -- id of the session that made it, or NULL
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX access_token_api_key ON access_token (api_key);
CREATE INDEX access_token_session ON access_token (session) WHERE session IS NOT NULL;
CREATE INDEX access_token_expires_at ON access_token (expires_at);
