-- Users of the dashboard, the accounts they are members of, their identities at issuers, and their sessions.

CREATE TABLE user (
  id         TEXT PRIMARY KEY,
  email      TEXT NOT NULL CHECK (length(email) BETWEEN 3 AND 254), -- verified by the issuer
  name       TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  created_at INTEGER NOT NULL,
  seen_at    INTEGER NOT NULL                                       -- at most a day old while the user is active
) STRICT;

-- The members of each account. Every user is a member of one at least. An account that an administrator created has none until
-- somebody is invited.
CREATE TABLE membership (
  account    TEXT NOT NULL REFERENCES account (id) CHECK (account NOT IN ('issued', 'earned')),
  user       TEXT NOT NULL REFERENCES user (id),
  role       TEXT NOT NULL CHECK (role IN ('owner', 'member')),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (account, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX membership_user ON membership (user);

-- The memberships of users who are a member of no other account: such a user is deleted with the account.
CREATE VIEW sole_membership AS
  SELECT account, user FROM membership m WHERE NOT EXISTS (SELECT 1 FROM membership o WHERE o.user = m.user AND o.account <> m.account);

-- The address of each account, for lists: that of its first owner, or NULL.
CREATE VIEW account_contact AS
  SELECT a.id AS account, (SELECT u.email FROM membership m JOIN user u ON u.id = m.user
    WHERE m.account = a.id AND m.role = 'owner' ORDER BY m.created_at, m.user LIMIT 1) AS email
  FROM account a;

-- Invitations to become a member. A row is deleted when its invitation is accepted or withdrawn.
CREATE TABLE invitation (
  hash       TEXT PRIMARY KEY CHECK (length(hash) = 64),            -- SHA-256 of the token in the link, hexadecimal
  id         TEXT NOT NULL UNIQUE,                                  -- for lists and withdrawal
  account    TEXT NOT NULL REFERENCES account (id) CHECK (account NOT IN ('issued', 'earned')),
  email      TEXT NOT NULL CHECK (length(email) BETWEEN 3 AND 254), -- only a user with this verified address can accept
  role       TEXT NOT NULL CHECK (role IN ('owner', 'member')),
  inviter    TEXT REFERENCES user (id),                             -- NULL for an administrator with ADMIN_TOKEN
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX invitation_account ON invitation (account, id);
CREATE INDEX invitation_expires_at ON invitation (expires_at);

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
  account    TEXT NOT NULL REFERENCES account (id),      -- that the dashboard shows; the session is valid only while the user is its member
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
