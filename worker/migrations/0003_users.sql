-- Users of the dashboard, their identities at issuers, and their sessions.

-- Each user has one account. An account that an administrator created has no user.
CREATE TABLE user (
  id         TEXT PRIMARY KEY,
  account    TEXT NOT NULL UNIQUE REFERENCES account (id) CHECK (account NOT IN ('issued', 'earned')),
  email      TEXT NOT NULL CHECK (length(email) BETWEEN 3 AND 254), -- verified by the issuer
  name       TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  created_at INTEGER NOT NULL,
  seen_at    INTEGER NOT NULL                                       -- at most a day old while the user is active
) STRICT;

-- An issuer is a URL of OpenID Connect, https://github.com, or dev. The same address at two issuers is two users.
CREATE TABLE identity (
  issuer  TEXT NOT NULL CHECK (length(issuer) <= 500),
  subject TEXT NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  user    TEXT NOT NULL REFERENCES user (id),
  PRIMARY KEY (issuer, subject)
) STRICT, WITHOUT ROWID;

CREATE INDEX identity_user ON identity (user);

CREATE TABLE session (
  hash       TEXT PRIMARY KEY CHECK (length(hash) = 64), -- SHA-256 of the random part of the cookie, hexadecimal
  id         TEXT NOT NULL UNIQUE,                       -- for lists and revocation
  user       TEXT NOT NULL REFERENCES user (id),
  issuer     TEXT NOT NULL,                              -- by which the user signed in
  created_at INTEGER NOT NULL,
  seen_at    INTEGER NOT NULL,                           -- when expires_at was last changed
  expires_at INTEGER NOT NULL,
  revoked_at INTEGER,
  user_agent TEXT NOT NULL CHECK (length(user_agent) <= 200)
) STRICT, WITHOUT ROWID;

CREATE INDEX session_user ON session (user, created_at);
CREATE INDEX session_expires_at ON session (expires_at);

-- A user has at most 50 sessions. A new one revokes those that were unused for the longest time, and ends their access tokens.
CREATE TRIGGER session_limit AFTER INSERT ON session
BEGIN
  UPDATE access_token SET expires_at = min(expires_at, NEW.created_at) WHERE session IN (
    SELECT s.id FROM session s WHERE s.user = NEW.user AND s.id <> NEW.id AND s.revoked_at IS NULL AND s.expires_at > NEW.created_at
    ORDER BY s.seen_at DESC, s.created_at DESC, s.id DESC LIMIT -1 OFFSET 49);
  UPDATE session SET revoked_at = NEW.created_at WHERE id IN (
    SELECT s.id FROM session s WHERE s.user = NEW.user AND s.id <> NEW.id AND s.revoked_at IS NULL AND s.expires_at > NEW.created_at
    ORDER BY s.seen_at DESC, s.created_at DESC, s.id DESC LIMIT -1 OFFSET 49);
END;

-- The states of sign-ins that have returned from the issuer. Each state is accepted once.
CREATE TABLE used_state (
  hash       TEXT PRIMARY KEY CHECK (length(hash) = 64), -- SHA-256 of the state, hexadecimal
  expires_at INTEGER NOT NULL                            -- the state is refused after this time anyway
) STRICT, WITHOUT ROWID;

CREATE INDEX used_state_expires_at ON used_state (expires_at);
