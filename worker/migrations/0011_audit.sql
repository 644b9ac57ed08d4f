-- The acts of administrators. A row is written in the same transaction as the act, and never changed.

CREATE TABLE audit (
  id     TEXT PRIMARY KEY,             -- sorts by time
  at     INTEGER NOT NULL,
  actor  TEXT NOT NULL,                -- id of the user, or token for ADMIN_TOKEN
  action TEXT NOT NULL,                -- such as key.revoke
  target TEXT NOT NULL,                -- id of what was changed
  detail TEXT NOT NULL CHECK (json_valid(detail))
) STRICT, WITHOUT ROWID;

-- Needed because INSERT OR REPLACE deletes a row without running the trigger for deletions.
CREATE TRIGGER audit_insert_guard BEFORE INSERT ON audit
WHEN EXISTS (SELECT 1 FROM audit WHERE id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'audit: never changed');
END;

CREATE TRIGGER audit_update_guard BEFORE UPDATE ON audit
BEGIN
  SELECT RAISE(ABORT, 'audit: never changed');
END;

CREATE TRIGGER audit_delete_guard BEFORE DELETE ON audit
BEGIN
  SELECT RAISE(ABORT, 'audit: never deleted');
END;
