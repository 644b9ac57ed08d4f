-- OAuth for the connector. A grant is an api_key of kind grant; its access tokens are rows of access_token.

-- A cache of clients' metadata documents, and the clients that registered. A grant keeps its own copy of the client.
CREATE TABLE oauth_client (
  id            TEXT PRIMARY KEY CHECK (length(id) <= 2048), -- URL of the document; made by the service for a registered client
  name          TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  url           TEXT NOT NULL CHECK (length(url) <= 2048),   -- page about the client
  redirect_uris TEXT NOT NULL CHECK (json_valid(redirect_uris)),
  expires_at    INTEGER NOT NULL,                            -- after this time the document is fetched again, and a registered client without a grant deleted
  -- From where the client registered, keyed: the address or an IPv6 network of 64 bits, the network of 24 or 48 bits, and for IPv6 that of 32
  -- bits. NULL for a document.
  network       TEXT,
  site          TEXT,
  provider      TEXT,
  registered_at INTEGER CHECK ((registered_at IS NULL) = (network IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX oauth_client_expires_at ON oauth_client (expires_at);
CREATE INDEX oauth_client_network ON oauth_client (network, registered_at) WHERE network IS NOT NULL;
CREATE INDEX oauth_client_site ON oauth_client (site, registered_at) WHERE site IS NOT NULL;
CREATE INDEX oauth_client_provider ON oauth_client (provider, registered_at) WHERE provider IS NOT NULL;
CREATE INDEX oauth_client_registered_at ON oauth_client (registered_at) WHERE network IS NOT NULL;

-- The metadata documents that could not be fetched or are invalid. The user who asked can't have them fetched again before
-- expires_at, nor others if too many failed for this user.
CREATE TABLE oauth_client_failure (
  user       TEXT NOT NULL REFERENCES user (id),
  id         TEXT NOT NULL CHECK (length(id) <= 2048),  -- URL of the document
  host       TEXT NOT NULL,
  problem    TEXT NOT NULL CHECK (json_valid(problem)), -- code and detail, as the user saw them
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (user, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX oauth_client_failure_expires_at ON oauth_client_failure (expires_at);

CREATE TABLE authorization_code (
  hash         TEXT PRIMARY KEY CHECK (length(hash) = 64), -- SHA-256 of the code, hexadecimal
  user         TEXT NOT NULL REFERENCES user (id),         -- who allowed access
  account      TEXT NOT NULL REFERENCES account (id),      -- to which
  client       TEXT NOT NULL CHECK (json_valid(client)),   -- id, name, url and audience, as the user saw them
  redirect_uri TEXT NOT NULL CHECK (length(redirect_uri) <= 2048),
  challenge    TEXT NOT NULL CHECK (length(challenge) = 43), -- PKCE, method S256
  created_at   INTEGER NOT NULL,
  expires_at   INTEGER NOT NULL,
  api_key      TEXT UNIQUE REFERENCES api_key (id),        -- the grant; NULL until the code is redeemed
  credits_per_day   INTEGER CHECK (credits_per_day BETWEEN 1 AND 1000000000),   -- limits of the grant; NULL: no limit
  credits_per_month INTEGER CHECK (credits_per_month BETWEEN 1 AND 1000000000)
) STRICT, WITHOUT ROWID;

CREATE INDEX authorization_code_user ON authorization_code (user, created_at);
CREATE INDEX authorization_code_expires_at ON authorization_code (expires_at);

CREATE TRIGGER authorization_code_update_guard BEFORE UPDATE ON authorization_code
WHEN OLD.api_key IS NOT NULL
  OR (NEW.hash, NEW.user, NEW.account, NEW.client, NEW.redirect_uri, NEW.challenge, NEW.created_at, NEW.expires_at, NEW.credits_per_day, NEW.credits_per_month)
     IS NOT (OLD.hash, OLD.user, OLD.account, OLD.client, OLD.redirect_uri, OLD.challenge, OLD.created_at, OLD.expires_at, OLD.credits_per_day, OLD.credits_per_month)
BEGIN
  SELECT RAISE(ABORT, 'authorization_code: is redeemed once, and never changed otherwise');
END;

-- Refresh tokens rotate: each is used once, and its successor takes its place.
CREATE TABLE refresh_token (
  hash       TEXT PRIMARY KEY CHECK (length(hash) = 64), -- SHA-256 of the token, hexadecimal
  api_key    TEXT NOT NULL REFERENCES api_key (id),      -- the grant
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at    INTEGER,                                    -- NULL while it is unused
  successor  TEXT UNIQUE CHECK (length(successor) = 64), -- hash of the token that replaced it
  CHECK ((used_at IS NULL) = (successor IS NULL))
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX refresh_token_unused ON refresh_token (api_key) WHERE used_at IS NULL;
CREATE INDEX refresh_token_api_key ON refresh_token (api_key, used_at);
CREATE INDEX refresh_token_expires_at ON refresh_token (expires_at) WHERE used_at IS NULL;
CREATE INDEX refresh_token_used_at ON refresh_token (used_at) WHERE used_at IS NOT NULL;

CREATE TRIGGER refresh_token_update_guard BEFORE UPDATE ON refresh_token
WHEN OLD.used_at IS NOT NULL
  OR (NEW.hash, NEW.api_key, NEW.created_at, NEW.expires_at) IS NOT (OLD.hash, OLD.api_key, OLD.created_at, OLD.expires_at)
BEGIN
  SELECT RAISE(ABORT, 'refresh_token: is used once, and never changed otherwise');
END;
