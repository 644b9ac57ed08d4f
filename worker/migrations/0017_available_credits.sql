-- What an account may spend, and a limit of appraisals without a value.

-- Available is what a transfer may hold or spend (entry_funds_guard and entry_debt_guard enforce it): the balance without the
-- held credits and without what the account owes. A debt may be larger than the rest until credits come in.
CREATE VIEW credit AS
  SELECT b.account, b.balance, b.held, coalesce(d.owed, 0) AS owed,
         CASE WHEN b.account = 'issued' THEN b.balance ELSE max(b.balance - b.held - coalesce(d.owed, 0), 0) END AS available
  FROM balance b LEFT JOIN debt d ON d.account = b.account;

CREATE INDEX transfer_voided_account ON transfer (debit, created_at) WHERE state = 'voided';

-- The appraisals that ended without a value, or were never settled. A transfer begins at the same time as its appraisal. An
-- appraisal that the service gave up for lack of memory has no answer either, but is voided before the cron would (240000 ms).
CREATE VIEW unvalued AS
  SELECT t.debit AS account, t.created_at FROM transfer t JOIN appraisal p ON p.id = t.id
  WHERE t.state = 'voided' AND (p.answered_at IS NOT NULL OR t.settled_at - t.created_at >= 240000);

-- A row is inserted in the transaction that admits an appraisal. The insert stores nothing: it fails if the account had as
-- many appraisals without a value after a time.
CREATE VIEW unvalued_admission AS SELECT '' AS account, 0 AS after, 0 AS most WHERE 0;

CREATE TRIGGER unvalued_limit INSTEAD OF INSERT ON unvalued_admission
WHEN NEW.most <= (SELECT count(*) FROM (SELECT 1 FROM unvalued u WHERE u.account = NEW.account AND u.created_at > NEW.after LIMIT NEW.most))
BEGIN
  SELECT RAISE(ABORT, 'too_many_unvalued');
END;
