-- Indexes to list an account's appraisals by id and to delete old ones; the claim of a queued appraisal.

CREATE INDEX appraisal_account_id ON appraisal (account, id);
CREATE INDEX appraisal_created_at ON appraisal (created_at);
DROP INDEX appraisal_account;

-- The time at which an exchange last claimed a queued appraisal, because a queue may deliver a message twice.
ALTER TABLE appraisal ADD COLUMN claimed_at INTEGER;

-- 0 if the caller is told a preliminary range: a cancelled appraisal costs nothing, and the range is worth something.
ALTER TABLE appraisal ADD COLUMN cancellable INTEGER NOT NULL DEFAULT 1 CHECK (cancellable IN (0, 1));
