-- Limits the attempts of calibration steps, and recognises repeated grants.

-- A step may end the Worker before it stores a result. So the claim of a task counts an attempt, and a result sets the count to 0.
-- The first attempt takes several listings of the sample, the second and third only the first of them. After three attempts
-- without a result, this listing leaves the sample. If no listing is left to try, the sample can't be drawn or the calibration
-- can't be stored. Then the task is given up until more than a fifth of the listings have changed again, and the earlier
-- calibration stays.
ALTER TABLE calibration_task ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0; -- claims since the last result

CREATE TRIGGER calibration_claimed AFTER UPDATE OF stepped_at ON calibration_task WHEN NEW.stepped_at > OLD.stepped_at
BEGIN
  UPDATE calibration_task SET attempts = attempts + 1 WHERE n = NEW.n;
  UPDATE calibration_task SET sample = 0, changed = 0 WHERE n = NEW.n AND attempts > 3
    AND NOT EXISTS (SELECT 1 FROM calibration_trial WHERE task = NEW.n AND span IS NULL);
  DELETE FROM calibration_trial WHERE task = NEW.n AND (SELECT sample FROM calibration_task WHERE n = NEW.n) = 0;
  DELETE FROM calibration_trial WHERE (SELECT attempts FROM calibration_task WHERE n = NEW.n) > 3
    AND listing = (SELECT min(listing) FROM calibration_trial WHERE task = NEW.n AND span IS NULL);
  UPDATE calibration_task SET attempts = 1 WHERE n = NEW.n AND attempts > 3;
END;

-- A result: the step drew the sample or stored the calibration, or the task was given up.
CREATE TRIGGER calibration_sample_reported AFTER UPDATE OF sample ON calibration_task
BEGIN
  UPDATE calibration_task SET attempts = 0 WHERE n = NEW.n;
END;

CREATE TRIGGER calibration_trial_reported AFTER UPDATE OF span ON calibration_trial
BEGIN
  UPDATE calibration_task SET attempts = 0 WHERE n = NEW.task;
END;

-- The listings of a sample that a step may appraise now, by the time of the step's claim.
CREATE VIEW calibration_next AS
  SELECT t.listing, k.stepped_at AS claimed FROM calibration_task k JOIN calibration_trial t ON t.task = k.n
  WHERE t.span IS NULL AND (k.attempts = 1 OR t.listing = (SELECT min(listing) FROM calibration_trial WHERE task = k.n AND span IS NULL));

-- The grants and corrections of administrators. The other transfers from or to issued belong to the ledger itself.
CREATE VIEW administrator_transfer AS
  SELECT t.id FROM transfer t WHERE 'issued' IN (t.debit, t.credit)
    AND NOT (t.id = 'signup_' || t.credit AND t.reason = 'welcome')
    AND NOT (t.id GLOB 'debt:*' AND t.reason = 'purchase refunded or disputed')
    AND NOT EXISTS (SELECT 1 FROM purchase WHERE id = substr(t.id, 1, instr(t.id || ':', ':') - 1));

-- Each gets the id grant:ID, so that a repeated request is found, whether it has ID or grant:ID. Migration 0022 did not rename ids
-- that the service had made or that the audit log does not have, and it renamed grant:ID to grant:grant:ID.
CREATE TABLE renamed_grant (id TEXT PRIMARY KEY, renamed TEXT NOT NULL UNIQUE) STRICT;
INSERT INTO renamed_grant SELECT id, 'grant:' || id FROM administrator_transfer WHERE id NOT GLOB 'grant:*';
INSERT OR IGNORE INTO renamed_grant SELECT id, substr(id, 7) FROM administrator_transfer WHERE id GLOB 'grant:grant:*';
DELETE FROM renamed_grant WHERE renamed IN (SELECT id FROM transfer);

PRAGMA defer_foreign_keys = true;
DROP TRIGGER transfer_update_guard;
DROP TRIGGER entry_update_guard;
UPDATE transfer SET id = r.renamed FROM renamed_grant r WHERE r.id = transfer.id;
UPDATE entry SET transfer = r.renamed FROM renamed_grant r WHERE r.id = entry.transfer;
DROP TABLE renamed_grant;

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

-- Refuses a grant with ID if there is one with grant:ID, and the reverse. The earlier version of the Worker stores ID, and may run
-- for a while after this migration. The trigger is on audit, which records a grant in the same transaction: one on transfer
-- would slow down every appraisal.
CREATE TRIGGER audit_repeat_guard BEFORE INSERT ON audit
WHEN NEW.action IN ('credits.grant', 'credits.correct') AND EXISTS (
  SELECT 1 FROM administrator_transfer WHERE id = 'grant:' || (NEW.detail ->> 'transfer')
    OR NEW.detail ->> 'transfer' GLOB 'grant:*' AND id = substr(NEW.detail ->> 'transfer', 7))
BEGIN
  SELECT RAISE(ABORT, 'transfer: an earlier grant has this id');
END;
