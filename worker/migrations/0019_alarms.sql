-- Alarms for the operator. The schedule raises an alarm when its condition begins to hold, and ends it when the condition no longer holds.

CREATE TABLE alarm (
  code      TEXT NOT NULL CHECK (code IN ('dispute', 'payment', 'vendor_failing', 'rates_old', 'schedule_stopped', 'database_full', 'listings_full', 'ledger_broken')),
  subject   TEXT NOT NULL,    -- the dispute, the purchase, Stripe's event or the vendor; '' if it concerns the whole service
  text      TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 500),
  raised_at INTEGER NOT NULL,
  seen_at   INTEGER NOT NULL, -- when the schedule last saw that the condition holds
  ended_at  INTEGER,          -- NULL while the condition holds
  told_at   INTEGER,          -- when OPERATOR_WEBHOOK took it; NULL until then
  PRIMARY KEY (code, subject)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER alarm_inserted AFTER INSERT ON alarm
BEGIN
  INSERT INTO webhook_outbox (account, type, data, created_at)
    SELECT id, 'operator.alarm', json_object('code', NEW.code, 'subject', NEW.subject, 'text', NEW.text), NEW.raised_at FROM account WHERE operator;
END;

CREATE TRIGGER alarm_raised_again AFTER UPDATE OF raised_at ON alarm WHEN NEW.raised_at <> OLD.raised_at
BEGIN
  INSERT INTO webhook_outbox (account, type, data, created_at)
    SELECT id, 'operator.alarm', json_object('code', NEW.code, 'subject', NEW.subject, 'text', NEW.text), NEW.raised_at FROM account WHERE operator;
END;

-- When the schedule last ran.
CREATE TABLE schedule_run (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  at  INTEGER NOT NULL
) STRICT;

-- Whether a vendor failed in most of its last calls, and its counts of usage_call when that was last looked at.
CREATE TABLE vendor_watch (
  provider TEXT PRIMARY KEY,
  calls    INTEGER NOT NULL,
  failures INTEGER NOT NULL,
  failing  INTEGER NOT NULL CHECK (failing IN (0, 1))
) STRICT, WITHOUT ROWID;
