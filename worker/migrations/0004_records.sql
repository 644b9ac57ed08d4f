-- Listing an account's appraisals newest first, and purging old ones.

CREATE INDEX appraisal_account_id ON appraisal (account, id);
CREATE INDEX appraisal_created_at ON appraisal (created_at);
DROP INDEX appraisal_account;
