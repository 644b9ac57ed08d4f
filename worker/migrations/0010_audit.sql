-- The acts of administrators. A row is written in the same transaction as the act, and never changed. So it names nobody: texts about
-- an account are in the table note.

CREATE TABLE audit (
  id     TEXT PRIMARY KEY,             -- sorts by time
  at     INTEGER NOT NULL,
  actor  TEXT NOT NULL,                -- id of the user, token for ADMIN_TOKEN, or a command such as make import
  action TEXT NOT NULL,                -- such as key.revoke
  target TEXT NOT NULL,                -- id of what was changed
  detail TEXT NOT NULL CHECK (json_valid(detail)) -- JSON: codes and ids
) STRICT, WITHOUT ROWID;

CREATE INDEX audit_actor ON audit (actor, id);
CREATE INDEX audit_account ON audit (coalesce(detail ->> 'account', target), id);

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

-- The grants and corrections of administrators. The other transfers from or to issued belong to the ledger itself.
CREATE VIEW administrator_transfer AS
  SELECT t.id FROM transfer t WHERE 'issued' IN (t.debit, t.credit)
    AND NOT (t.id = 'signup_' || t.credit AND t.reason = 'welcome')
    AND NOT (t.id GLOB 'debt:*' AND t.reason = 'purchase refunded or disputed')
    AND NOT EXISTS (SELECT 1 FROM purchase WHERE id = substr(t.id, 1, instr(t.id || ':', ':') - 1));

-- Every grant is stored as grant:ID, and a caller may send ID or grant:ID. Refuses a grant if the ledger has one whose id
-- differs only by this prefix: it may be the same grant. The trigger is on audit, which records a grant in the same
-- transaction, because a trigger on transfer would slow down every appraisal.
CREATE TRIGGER audit_repeat_guard BEFORE INSERT ON audit
WHEN NEW.action IN ('credits.grant', 'credits.correct') AND EXISTS (
  SELECT 1 FROM administrator_transfer WHERE id = 'grant:' || (NEW.detail ->> 'transfer')
    OR NEW.detail ->> 'transfer' GLOB 'grant:*' AND id = substr(NEW.detail ->> 'transfer', 7))
BEGIN
  SELECT RAISE(ABORT, 'transfer: an earlier grant has this id');
END;
