-- Whether each account's ranges keep their promise: 80 of 100 sales inside. Operators are told when one is broken.

-- How many of each account's last 200 sales with a price in the range's currency were inside the range.
CREATE VIEW promise_kept AS
  SELECT a.id AS account, count(s.amount) AS sales, count(s.amount) FILTER (WHERE s.amount BETWEEN s.lower AND s.upper) AS inside
  FROM account a JOIN outcome s ON s.account = a.id
    AND s.appraisal IN (SELECT l.appraisal FROM outcome l WHERE l.account = a.id AND NOT l.unsold AND l.amount IS NOT NULL ORDER BY l.date DESC, l.appraisal DESC LIMIT 200)
  GROUP BY a.id;

CREATE TABLE promise (
  account    TEXT PRIMARY KEY REFERENCES account (id),
  broken     INTEGER NOT NULL CHECK (broken IN (0, 1)),
  changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Broken means that 0.8 is above Wilson's 95 % interval of the share inside, with 30 sales at least: (0.8 n - k)^2 > 1.959964^2 * 0.8 * 0.2 * n.
-- IsBroken in core/store/ledger says the same. A broken one stays so for a day, so that whoever deletes and records the same sales does not
-- send operators an event each time.
CREATE TRIGGER promise_checked AFTER INSERT ON outcome WHEN NOT NEW.unsold
BEGIN
  INSERT INTO promise (account, broken, changed_at)
    SELECT account, sales >= 30 AND inside < 0.8 * sales AND (0.8 * sales - inside) * (0.8 * sales - inside) > 0.6146334 * sales, NEW.recorded_at
    FROM promise_kept WHERE account = NEW.account
    ON CONFLICT DO UPDATE SET broken = excluded.broken, changed_at = excluded.changed_at
      WHERE broken < excluded.broken OR broken > excluded.broken AND changed_at <= excluded.changed_at - 86400000;
END;

CREATE TRIGGER promise_broken AFTER UPDATE OF broken ON promise WHEN NEW.broken > OLD.broken
BEGIN
  INSERT INTO webhook_outbox (account, type, data, created_at)
    SELECT a.id, 'promise.broken', json_object('account', NEW.account, 'sales', k.sales, 'inside', k.inside), NEW.changed_at
    FROM promise_kept k JOIN account a ON a.operator OR a.id = NEW.account WHERE k.account = NEW.account;
END;
