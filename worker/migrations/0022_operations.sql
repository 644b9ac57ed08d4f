-- Ids of transfers that can't collide, corrections that leave what is owed, and failures of OAuth clients by user.

-- Grants and corrections of administrators have the id grant:ID. ID is what the administrator chose. Earlier versions stored
-- ID alone, which could be the id that the ledger was about to use for a purchase or for a collected debt. The audit log has
-- the ids of those transfers. An id that the service made itself (grant_ULID) stays.
CREATE TABLE chosen_id (id TEXT PRIMARY KEY) STRICT;
INSERT OR IGNORE INTO chosen_id (id) SELECT detail ->> 'transfer' FROM audit
  WHERE action IN ('credits.grant', 'credits.correct') AND NOT (length(detail ->> 'transfer') = 32 AND detail ->> 'transfer' GLOB 'grant_[0-7]*');

PRAGMA defer_foreign_keys = true;
DROP TRIGGER transfer_update_guard;
DROP TRIGGER entry_update_guard;
-- First to ~ID, which nobody could choose: both ID and grant:ID may have been chosen.
UPDATE transfer SET id = '~' || id WHERE id IN (SELECT id FROM chosen_id);
UPDATE entry SET transfer = '~' || transfer WHERE transfer IN (SELECT id FROM chosen_id);
UPDATE transfer SET id = 'grant:' || substr(id, 2) WHERE id GLOB '~*';
UPDATE entry SET transfer = 'grant:' || substr(transfer, 2) WHERE transfer GLOB '~*';
DROP TABLE chosen_id;

CREATE TRIGGER transfer_update_guard BEFORE UPDATE ON transfer
WHEN OLD.state <> 'pending' OR NEW.state = 'pending'
  OR (NEW.id, NEW.debit, NEW.credit, NEW.amount, NEW.reason, NEW.created_at)
     IS NOT (OLD.id, OLD.debit, OLD.credit, OLD.amount, OLD.reason, OLD.created_at)
BEGIN
  SELECT RAISE(ABORT, 'transfer: only a pending one changes, and only to posted or voided');
END;

CREATE TRIGGER entry_update_guard BEFORE UPDATE ON entry
BEGIN
  SELECT RAISE(ABORT, 'entry: never changed');
END;

-- Refuses a transfer with the id of a collected debt (debt:ACCOUNT:REVISION) or of a purchase (PURCHASE or PURCHASE:REVISION),
-- unless the debt or the purchase has just reached this state. The triggers debt_collected, purchase_paid and
-- purchase_given_back insert those transfers.
CREATE TRIGGER transfer_id_guard BEFORE INSERT ON transfer
WHEN NEW.id GLOB 'debt:*' AND NOT EXISTS (
    SELECT 1 FROM debt d WHERE d.account = NEW.debit AND NEW.credit = 'issued' AND d.revision > 0 AND NEW.id = 'debt:' || d.account || ':' || d.revision)
  OR EXISTS (
    SELECT 1 FROM purchase p WHERE p.id = substr(NEW.id, 1, instr(NEW.id || ':', ':') - 1)
      AND ((NEW.debit, NEW.credit, NEW.state) IS NOT ('issued', p.account, 'posted')
        OR NOT (NEW.id = p.id AND p.paid_at IS NOT NULL OR NEW.id = p.id || ':' || p.revision AND p.revision > 0 AND NEW.created_at = p.changed_at)))
BEGIN
  SELECT RAISE(ABORT, 'transfer: the id is that of a purchase or of a debt');
END;

-- Refuses an entry that spends, holds or corrects what the account owes. Only the collection of the debt takes it.
DROP TRIGGER entry_debt_guard;
CREATE TRIGGER entry_debt_guard BEFORE INSERT ON entry
WHEN NEW.posted < NEW.pending AND NEW.balance - NEW.held < (SELECT owed FROM debt WHERE account = NEW.account)
  AND NEW.transfer NOT GLOB 'debt:*'
BEGIN
  SELECT RAISE(ABORT, 'out_of_credits');
END;

-- The metadata documents that could not be fetched or are invalid. The user who asked can't have them fetched again before
-- expires_at, nor others if too many failed for this user.
DROP TABLE oauth_client_failure;
CREATE TABLE oauth_client_failure (
  user       TEXT NOT NULL REFERENCES user (id),
  id         TEXT NOT NULL CHECK (length(id) <= 2048),  -- URL of the document
  host       TEXT NOT NULL,
  problem    TEXT NOT NULL CHECK (json_valid(problem)), -- code and detail, as the user saw them
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (user, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX oauth_client_failure_expires_at ON oauth_client_failure (expires_at);
