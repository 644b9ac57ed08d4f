-- API keys, and access tokens that act as a key.

-- kind is one of
--   key        a customer's API key
--   test       a key whose appraisals are rehearsed: nothing is asked, stored or charged
--   grant      the access that a user gave a client of the connector by OAuth; only its access tokens can be used
--   dashboard  the dashboard's own key, one for each account; only its access tokens can be used
CREATE TABLE api_key (
  id           TEXT PRIMARY KEY,
  account      TEXT NOT NULL REFERENCES account (id) CHECK (account NOT IN ('issued', 'earned')),
  user         TEXT REFERENCES user (id),                              -- who made it or, for a grant, allowed it; NULL for an administrator's and the dashboard's
  kind         TEXT NOT NULL DEFAULT 'key' CHECK (kind IN ('key', 'test', 'grant', 'dashboard')),
  name         TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  hash         TEXT NOT NULL UNIQUE CHECK (length(hash) = 64),         -- SHA-256 of the key, hexadecimal
  hint         TEXT NOT NULL CHECK (length(hint) <= 16),               -- last characters of the key
  client       TEXT CHECK ((client IS NOT NULL) = (kind = 'grant')),   -- JSON: id, name, url, audience
  rate         INTEGER CHECK (rate BETWEEN 1 AND 1000),                -- appraisals per minute; NULL: no limit
  created_at   INTEGER NOT NULL,
  expires_at   INTEGER,                                                -- NULL: never
  last_used_at INTEGER,                                                -- up to an hour old
  suspended_at INTEGER,                                                -- NULL unless suspended by an administrator
  revoked_at   INTEGER,                                                -- NULL unless revoked
  -- The credits that the key may spend in a day and in a month (UTC); NULL: no limit. The table key_spending has what it spent.
  credits_per_day   INTEGER CHECK (credits_per_day BETWEEN 1 AND 1000000000),
  credits_per_month INTEGER CHECK (credits_per_month BETWEEN 1 AND 1000000000)
) STRICT;

CREATE UNIQUE INDEX api_key_dashboard ON api_key (account) WHERE kind = 'dashboard' AND revoked_at IS NULL;
CREATE INDEX api_key_account_id ON api_key (account, id);
CREATE INDEX api_key_active ON api_key (account, id) WHERE revoked_at IS NULL;
CREATE INDEX api_key_hint ON api_key (hint, id);
CREATE INDEX api_key_client ON api_key (json_extract(client, '$.id')) WHERE kind = 'grant' AND revoked_at IS NULL;

-- An account has at most 25 active API keys, test keys included.
CREATE TRIGGER api_key_limit BEFORE INSERT ON api_key
WHEN NEW.kind IN ('key', 'test') AND 25 <= (
  SELECT count(*) FROM api_key WHERE account = NEW.account AND kind IN ('key', 'test') AND revoked_at IS NULL
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
