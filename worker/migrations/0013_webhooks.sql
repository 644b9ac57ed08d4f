-- Webhooks: each account's URLs for events, the events, and how each was delivered.
--
-- An event is recorded in the transaction that causes it, by an INSERT into the view webhook_outbox. core/store/webhook delivers it.

CREATE TABLE webhook (
  id            TEXT PRIMARY KEY,
  account       TEXT NOT NULL REFERENCES account (id) CHECK (account NOT IN ('issued', 'earned')),
  user          TEXT,          -- id of who made it, or made the key that did; NULL for an administrator's key
  url           TEXT NOT NULL CHECK (length(url) BETWEEN 1 AND 2048),
  events        TEXT NOT NULL CHECK (json_valid(events)), -- JSON: the types of the events to send
  -- failed: the service disabled it, because it did not acknowledge events for days. A deleted one is kept with its deliveries.
  state         TEXT NOT NULL DEFAULT 'enabled' CHECK (state IN ('enabled', 'disabled', 'failed', 'deleted')),
  created_at    INTEGER NOT NULL,
  failing_since INTEGER,       -- of the first failed attempt since the last that succeeded
  slow_at       INTEGER,       -- when an attempt last took more than five seconds, also of another webhook of the account before this one was made
  -- Texts whose HMAC by SESSION_SECRET is the secret that signs deliveries. Until old_until the secret before it signs too.
  secret_of     TEXT NOT NULL,
  old_secret_of TEXT,
  old_until     INTEGER,
  -- The exchange that delivers events to the URL now, and until when: one at a time does.
  lease         TEXT,
  leased_until  INTEGER,
  CHECK ((old_secret_of IS NULL) = (old_until IS NULL)),
  CHECK ((lease IS NULL) = (leased_until IS NULL))
) STRICT;

CREATE INDEX webhook_account ON webhook (account);

-- An account has at most ten webhooks.
CREATE TRIGGER webhook_limit BEFORE INSERT ON webhook
WHEN 10 <= (SELECT count(*) FROM webhook WHERE account = NEW.account AND state <> 'deleted')
BEGIN
  SELECT RAISE(ABORT, 'too_many_webhooks');
END;

CREATE TRIGGER webhook_update_guard BEFORE UPDATE ON webhook
WHEN OLD.state = 'deleted' OR (NEW.id, NEW.account, NEW.created_at) IS NOT (OLD.id, OLD.account, OLD.created_at)
BEGIN
  SELECT RAISE(ABORT, 'webhook: its account never changes, and a deleted one stays deleted');
END;

CREATE TABLE webhook_event (
  id         TEXT PRIMARY KEY CHECK (length(id) = 32), -- evt_, the time in hexadecimal, and random digits
  account    TEXT NOT NULL REFERENCES account (id),
  type       TEXT NOT NULL,
  data       TEXT NOT NULL CHECK (json_valid(data)),   -- JSON: an object
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX webhook_event_outcome ON webhook_event (data ->> '$.appraisal_id', created_at) WHERE type = 'outcome.recorded';

-- The delivery of an event to a webhook. It is delivered if delivered_at is set, else pending if next_at is set, else failed.
CREATE TABLE webhook_delivery (
  webhook      TEXT NOT NULL REFERENCES webhook (id),
  event        TEXT NOT NULL REFERENCES webhook_event (id) ON DELETE CASCADE,
  attempts     INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0), -- since it was last sent again by hand
  next_at      INTEGER,                                          -- of the next attempt; NULL if there is none
  delivered_at INTEGER,
  log          TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(log)), -- JSON: the latest attempts, oldest first
  PRIMARY KEY (webhook, event)
) STRICT, WITHOUT ROWID;

CREATE INDEX webhook_delivery_event ON webhook_delivery (event);
CREATE INDEX webhook_delivery_due ON webhook_delivery (webhook, next_at) WHERE next_at IS NOT NULL;

-- A webhook that is no longer enabled has no further attempts.
CREATE TRIGGER webhook_disabled AFTER UPDATE OF state ON webhook
WHEN NEW.state <> 'enabled'
BEGIN
  UPDATE webhook_delivery SET next_at = NULL WHERE webhook = NEW.id AND next_at IS NOT NULL;
END;

-- Which types of events each account has webhooks for. An event of a type that nobody wants is not recorded.
CREATE VIEW webhook_wanted AS
  SELECT w.id AS webhook, w.account, e.value AS type FROM webhook w, json_each(w.events) e WHERE w.state = 'enabled';

-- How many events that cost no credits each account caused in the last hour that has any.
CREATE TABLE webhook_quota (
  account TEXT NOT NULL REFERENCES account (id),
  type    TEXT NOT NULL,
  hour    INTEGER NOT NULL, -- since 1970
  events  INTEGER NOT NULL,
  PRIMARY KEY (account, type)
) STRICT, WITHOUT ROWID;

-- An INSERT records an event with its deliveries, if the account has a webhook for it. In an hour an account may cause a thousand
-- outcome.recorded: more outcomes are refused. It may cause ten credits.low: more are not recorded, because what causes them can't be refused.
CREATE VIEW webhook_outbox AS SELECT '' AS account, '' AS type, '' AS data, 0 AS created_at WHERE 0;

CREATE TRIGGER webhook_outbox_insert INSTEAD OF INSERT ON webhook_outbox
WHEN EXISTS (SELECT 1 FROM webhook_wanted WHERE account = NEW.account AND type = NEW.type)
BEGIN
  INSERT INTO webhook_quota (account, type, hour, events)
    SELECT NEW.account, NEW.type, NEW.created_at / 3600000, 1 WHERE NEW.type IN ('outcome.recorded', 'credits.low')
    ON CONFLICT (account, type) DO UPDATE SET events = 1 + iif(hour = excluded.hour, events, 0), hour = excluded.hour;
  SELECT RAISE(ABORT, 'outcome_events_per_hour') FROM webhook_quota WHERE account = NEW.account AND type = NEW.type AND type = 'outcome.recorded' AND events > 1000;
  INSERT INTO webhook_event (id, account, type, data, created_at)
  SELECT printf('evt_%012x%s', NEW.created_at, lower(hex(randomblob(8)))), NEW.account, NEW.type, NEW.data, NEW.created_at
  WHERE NOT EXISTS (SELECT 1 FROM webhook_quota WHERE account = NEW.account AND type = NEW.type AND type = 'credits.low' AND events > 10);
END;

-- An outcome.recorded waits for a minute, because another change of the outcome may replace its data until then.
CREATE TRIGGER webhook_event_inserted AFTER INSERT ON webhook_event
BEGIN
  INSERT INTO webhook_delivery (webhook, event, next_at)
  SELECT webhook, NEW.id, NEW.created_at + iif(NEW.type = 'outcome.recorded', 60000, 0) FROM webhook_wanted WHERE account = NEW.account AND type = NEW.type;
END;

-- The data of the event of an answered appraisal. It contains the range only if it was paid for.
CREATE VIEW appraisal_completed AS
  SELECT t.id, t.debit AS account, t.settled_at, json_object(
    'id', t.id,
    'state', iif(t.state = 'posted', 'valued', 'no_value'),
    'credits_charged', iif(t.state = 'posted', t.amount, 0),
    'appraisal', json(iif(t.state = 'posted', json_object(
      'price_lower', p.figures -> '$.lower',
      'price_upper', p.figures -> '$.upper',
      'price_currency', p.figures ->> '$.currency'), NULL))) AS data
  FROM transfer t JOIN appraisal p ON p.id = t.id WHERE t.state <> 'pending' AND p.answer IS NOT NULL;

-- The answer is stored before the transfer is settled, in one transaction. One that was cancelled, asked a question or was
-- interrupted has no answer.
CREATE TRIGGER appraisal_settled AFTER UPDATE OF state ON transfer
WHEN EXISTS (SELECT 1 FROM webhook WHERE account = NEW.debit AND state <> 'deleted')
BEGIN
  INSERT INTO webhook_outbox (account, type, data, created_at)
  SELECT account, 'appraisal.completed', data, settled_at FROM appraisal_completed WHERE id = NEW.id;
END;

-- If the cron voids the transfer first, the answer comes after it, and has no value.
CREATE TRIGGER appraisal_answered_late AFTER UPDATE OF answer ON appraisal
WHEN OLD.answer IS NULL AND NEW.answer IS NOT NULL AND EXISTS (SELECT 1 FROM webhook WHERE account = NEW.account AND state <> 'deleted')
BEGIN
  INSERT INTO webhook_outbox (account, type, data, created_at)
  SELECT account, 'appraisal.completed', data, NEW.answered_at FROM appraisal_completed WHERE id = NEW.id;
END;

-- A batch is completed when its last item has ended, also if it was cancelled or has expired.
CREATE TRIGGER batch_completed AFTER UPDATE OF ended_at ON batch
WHEN OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL
BEGIN
  INSERT INTO webhook_outbox (account, type, data, created_at) VALUES (NEW.account, 'batch.completed', json_object(
    'id', NEW.id, 'name', NEW.name, 'state', iif(NEW.stopped_at IS NULL, 'completed', NEW.state), 'items', NEW.items), NEW.ended_at);
END;

-- The threshold of credits.low. low is 1 while the credits are below it. Credits that appraisals hold still count, because most of them may come back.
CREATE TABLE credit_threshold (
  account    TEXT PRIMARY KEY REFERENCES account (id) CHECK (account NOT IN ('issued', 'earned')),
  threshold  INTEGER NOT NULL CHECK (threshold BETWEEN 1 AND 1000000000),
  low        INTEGER NOT NULL DEFAULT 0 CHECK (low IN (0, 1)),
  changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TRIGGER credit_threshold_crossed AFTER UPDATE OF low ON credit_threshold
WHEN NEW.low > OLD.low
BEGIN
  INSERT INTO webhook_outbox (account, type, data, created_at)
  SELECT NEW.account, 'credits.low', json_object('account', NEW.account, 'available', c.available, 'threshold', NEW.threshold), NEW.changed_at
  FROM credit c WHERE c.account = NEW.account;
END;

CREATE TRIGGER credit_threshold_checked AFTER INSERT ON entry
WHEN NEW.posted <> 0 AND EXISTS (SELECT 1 FROM credit_threshold WHERE account = NEW.account)
BEGIN
  UPDATE credit_threshold SET low = threshold > c.balance - c.owed, changed_at = NEW.created_at
  FROM credit c WHERE c.account = NEW.account AND credit_threshold.account = NEW.account;
END;
