-- Deleted accounts. Transfers, entries, purchases, usage and the audit log stay, and name nobody.

-- An INSERT ends all that the account can do, and removes what names its people. The schedule deletes the rest in pieces
-- (worker/console/privacy). make backup copies the list of these accounts, and make restore inserts it again.
CREATE TABLE deleted_account (
  id          TEXT PRIMARY KEY REFERENCES account (id) CHECK (id NOT IN ('issued', 'earned')),
  deleted_at  INTEGER NOT NULL,
  finished_at INTEGER            -- when the last piece was deleted
) STRICT, WITHOUT ROWID;

CREATE INDEX deleted_account_unfinished ON deleted_account (deleted_at) WHERE finished_at IS NULL;

CREATE TRIGGER account_deleted AFTER INSERT ON deleted_account
BEGIN
  UPDATE account SET name = 'Deleted account', fees = NULL, operator = 0, suspended_at = coalesce(suspended_at, NEW.deleted_at) WHERE id = NEW.id;
  UPDATE api_key SET name = 'Deleted', hint = '', client = iif(kind = 'grant', '{"id":"","name":"Deleted","url":""}', NULL), revoked_at = coalesce(revoked_at, NEW.deleted_at)
    WHERE account = NEW.id;
  UPDATE access_token SET expires_at = min(expires_at, NEW.deleted_at) WHERE api_key IN (SELECT id FROM api_key WHERE account = NEW.id);
  DELETE FROM refresh_token WHERE api_key IN (SELECT id FROM api_key WHERE account = NEW.id);
  DELETE FROM upload_link WHERE api_key IN (SELECT id FROM api_key WHERE account = NEW.id);
  UPDATE webhook SET state = 'deleted' WHERE account = NEW.id AND state <> 'deleted';
  DELETE FROM credit_threshold WHERE account = NEW.id;
  DELETE FROM invitation WHERE account = NEW.id;
  DELETE FROM session WHERE account = NEW.id OR user IN (SELECT user FROM sole_membership WHERE account = NEW.id);
  DELETE FROM authorization_code WHERE account = NEW.id OR user IN (SELECT user FROM sole_membership WHERE account = NEW.id);
  DELETE FROM oauth_client_failure WHERE user IN (SELECT user FROM sole_membership WHERE account = NEW.id);
  DELETE FROM identity WHERE user IN (SELECT user FROM sole_membership WHERE account = NEW.id);
  UPDATE api_key SET user = NULL WHERE account = NEW.id OR user IN (SELECT user FROM sole_membership WHERE account = NEW.id);
  UPDATE invitation SET inviter = NULL WHERE inviter IN (SELECT user FROM sole_membership WHERE account = NEW.id);
  DELETE FROM user WHERE id IN (SELECT user FROM sole_membership WHERE account = NEW.id);
  DELETE FROM membership WHERE account = NEW.id;
  DELETE FROM note WHERE account = NEW.id;
END;

CREATE TRIGGER deleted_account_update_guard BEFORE UPDATE ON deleted_account
WHEN (NEW.id, NEW.deleted_at) IS NOT (OLD.id, OLD.deleted_at) OR OLD.finished_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'deleted_account: finished once, and never changed otherwise');
END;

CREATE TRIGGER deleted_account_delete_guard BEFORE DELETE ON deleted_account
BEGIN
  SELECT RAISE(ABORT, 'deleted_account: never deleted');
END;

CREATE TRIGGER account_stays_deleted BEFORE UPDATE ON account
WHEN EXISTS (SELECT 1 FROM deleted_account WHERE id = OLD.id)
  AND (NEW.name <> 'Deleted account' OR NEW.fees IS NOT NULL OR NEW.operator OR NEW.suspended_at IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'account: a deleted one stays so');
END;

CREATE TRIGGER api_key_of_deleted_guard BEFORE INSERT ON api_key
WHEN EXISTS (SELECT 1 FROM deleted_account WHERE id = NEW.account)
BEGIN
  SELECT RAISE(ABORT, 'api_key: of a deleted account');
END;

-- A note about a deleted account would stay.
CREATE TRIGGER note_insert_guard BEFORE INSERT ON note
WHEN EXISTS (SELECT 1 FROM note WHERE id = NEW.id) OR EXISTS (SELECT 1 FROM deleted_account WHERE id = NEW.account)
BEGIN
  SELECT RAISE(ABORT, 'note: once, and not about a deleted account');
END;

CREATE TRIGGER note_update_guard BEFORE UPDATE ON note
BEGIN
  SELECT RAISE(ABORT, 'note: never changed');
END;

CREATE TRIGGER note_delete_guard BEFORE DELETE ON note
WHEN NOT EXISTS (SELECT 1 FROM deleted_account WHERE id = OLD.account)
BEGIN
  SELECT RAISE(ABORT, 'note: deleted with its account only');
END;

-- The identities of deleted users, as HMACs by SESSION_SECRET: a user who comes back is not granted SIGNUP_CREDITS again. The schedule
-- deletes a row after a year.
CREATE TABLE welcomed (
  hash       TEXT PRIMARY KEY CHECK (length(hash) = 43),
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX welcomed_expires_at ON welcomed (expires_at);
