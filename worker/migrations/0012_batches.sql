-- Batches: lists of items that are appraised one after another. The caller gets them back with their values.

CREATE TABLE batch (
  id              TEXT PRIMARY KEY,
  account         TEXT NOT NULL REFERENCES account (id) CHECK (account NOT IN ('issued', 'earned')),
  api_key         TEXT NOT NULL REFERENCES api_key (id),
  idempotency_key TEXT CHECK (length(idempotency_key) BETWEEN 1 AND 255),
  request_hash    TEXT NOT NULL,  -- SHA-256 of the request's body, hexadecimal
  name            TEXT CHECK (length(name) BETWEEN 1 AND 200),
  columns         TEXT CHECK (json_valid(columns)),               -- JSON array: the header of a CSV file; NULL for other forms
  items           INTEGER NOT NULL CHECK (items BETWEEN 1 AND 1000),
  bytes           INTEGER NOT NULL DEFAULT 0,                     -- of the items, as they are stored
  ended           INTEGER NOT NULL DEFAULT 0 CHECK (ended BETWEEN 0 AND items), -- how many items have ended
  state           TEXT NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'paused', 'completed', 'cancelled', 'expired')),
  paused_reason   TEXT CHECK ((paused_reason IS NOT NULL) = (state = 'paused')),
  created_at      INTEGER NOT NULL,
  ends_at         INTEGER NOT NULL,           -- items that wait then are cancelled
  due_at          INTEGER NOT NULL DEFAULT 0, -- no item begins before
  turn_at         INTEGER NOT NULL DEFAULT 0, -- when an item last began: the batches of an account take turns
  queued_at       INTEGER NOT NULL DEFAULT 0, -- when messages for it were last sent to the queue
  kept_at         INTEGER NOT NULL DEFAULT 0, -- when the photos of an item were last stored again: accounts and batches take turns
  stopped_at      INTEGER CHECK ((stopped_at IS NOT NULL) = (state IN ('cancelled', 'expired'))),
  ended_at        INTEGER CHECK ((ended_at IS NOT NULL) = (ended = items)) -- when the last item ended; until then the batch is open
) STRICT;

CREATE UNIQUE INDEX batch_idempotency ON batch (account, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE INDEX batch_account_id ON batch (account, id);
CREATE INDEX batch_open ON batch (account) WHERE ended_at IS NULL;
CREATE INDEX batch_ended_at ON batch (ended_at) WHERE ended_at IS NOT NULL;

-- state is one of
--   waiting    it has not begun, or it was interrupted and begins again
--   running    an exchange has claimed it; appraisal is the id of its appraisal, which may not be recorded yet
--   valued     it has ended with a value and was charged
--   unvalued   it has ended without a value
--   failed     it was interrupted three times
--   cancelled  its batch was cancelled or expired before it began
CREATE TABLE batch_item (
  batch        TEXT NOT NULL REFERENCES batch (id) ON DELETE CASCADE,
  number       INTEGER NOT NULL CHECK (number BETWEEN 1 AND 1000),
  reference    TEXT CHECK (length(reference) <= 255),                 -- the caller's name for it
  same_as      INTEGER CHECK (same_as BETWEEN 1 AND number - 1),      -- number of the first item with the same request; NULL for that item
  state        TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'valued', 'unvalued', 'failed', 'cancelled')),
  appraisal    TEXT,                                                  -- id of its last appraisal
  attempts     INTEGER NOT NULL DEFAULT 0 CHECK (attempts BETWEEN 0 AND 3),
  due_at       INTEGER NOT NULL DEFAULT 0,                            -- a waiting item does not begin before
  changed_at   INTEGER NOT NULL DEFAULT 0,                            -- when its state last changed
  ended_number INTEGER,                                               -- 1, 2, 3 ... in the order in which the batch's items ended
  photos_at    INTEGER NOT NULL DEFAULT 0,                            -- when its uploaded photos were last stored; 0 for by their upload
  photos       TEXT CHECK (json_valid(photos)),                       -- JSON array: the KV keys of the photos that are stored; NULL for none
  request      TEXT NOT NULL CHECK (json_valid(request)),             -- as in the table appraisal
  cells        TEXT CHECK (json_valid(cells)),                        -- JSON array: the row of a CSV file; NULL for other forms
  PRIMARY KEY (batch, number)
) STRICT;

-- Interrupted items come last: the cause of the interruption may be the item.
CREATE INDEX batch_item_state ON batch_item (batch, state, attempts, number);
CREATE UNIQUE INDEX batch_item_appraisal ON batch_item (appraisal) WHERE appraisal IS NOT NULL;
CREATE UNIQUE INDEX batch_item_ended_number ON batch_item (batch, ended_number) WHERE ended_number IS NOT NULL;
CREATE INDEX batch_item_running ON batch_item (batch, changed_at) WHERE state = 'running';
CREATE INDEX batch_item_photos ON batch_item (batch, photos_at) WHERE state = 'waiting' AND photos IS NOT NULL;

-- The keys that may begin appraisals until expires_at, NULL for ever: neither they nor their accounts are revoked or suspended.
CREATE VIEW usable_key AS
  SELECT k.id, k.expires_at FROM api_key k JOIN account a ON a.id = k.account
  WHERE k.revoked_at IS NULL AND k.suspended_at IS NULL AND a.suspended_at IS NULL;

-- The items that may begin after due_at. Of identical items, the others wait until the first has ended, and copy its answer.
CREATE VIEW ready_item AS
  SELECT i.batch, i.number, i.attempts, i.due_at FROM batch_item i WHERE i.state = 'waiting' AND NOT EXISTS (
    SELECT 1 FROM batch_item f WHERE f.batch = i.batch AND f.number = i.same_as AND f.state IN ('waiting', 'running'));

-- An account has at most ten open batches, and cancels at most fifty in a day. Once the open ones and all stored ones that were cancelled or
-- expired have 30 MB together, there can be no other. Otherwise an account could fill the database free of charge.
CREATE TRIGGER batch_limit BEFORE INSERT ON batch
WHEN 10 <= (SELECT count(*) FROM batch WHERE account = NEW.account AND ended_at IS NULL)
  OR 50 <= (SELECT count(*) FROM batch WHERE account = NEW.account AND state = 'cancelled' AND created_at > NEW.created_at - 86400000)
  OR 30000000 <= (SELECT sum(bytes) FROM batch WHERE account = NEW.account AND (ended_at IS NULL OR state IN ('cancelled', 'expired')))
BEGIN
  SELECT RAISE(ABORT, 'too_many_batches');
END;

CREATE TRIGGER batch_update_guard BEFORE UPDATE ON batch
WHEN OLD.state IN ('completed', 'cancelled', 'expired') AND NEW.state <> OLD.state
  OR NEW.state = 'completed' AND NEW.ended < NEW.items OR NEW.ended < OLD.ended
  OR (NEW.id, NEW.account, NEW.api_key, coalesce(NEW.idempotency_key, OLD.idempotency_key), NEW.request_hash, NEW.columns, NEW.items, NEW.created_at)
     IS NOT (OLD.id, OLD.account, OLD.api_key, OLD.idempotency_key, OLD.request_hash, OLD.columns, OLD.items, OLD.created_at)
BEGIN
  SELECT RAISE(ABORT, 'batch: an ended one stays so, and its request never changes');
END;

-- When a batch is cancelled or expires, its items that have not begun are cancelled.
CREATE TRIGGER batch_stopped AFTER UPDATE OF state ON batch WHEN NEW.state IN ('cancelled', 'expired')
BEGIN
  UPDATE batch_item SET state = 'cancelled', changed_at = NEW.stopped_at WHERE batch = NEW.id AND state = 'waiting';
END;

-- An item gets another appraisal only if the last one was voided or never recorded. So an item is charged at most once.
CREATE TRIGGER batch_item_update_guard BEFORE UPDATE ON batch_item
WHEN OLD.state NOT IN ('waiting', 'running') AND NEW.state <> OLD.state
  OR (NEW.batch, NEW.number, NEW.request) IS NOT (OLD.batch, OLD.number, OLD.request)
  OR NEW.appraisal IS NOT OLD.appraisal AND EXISTS (SELECT 1 FROM transfer WHERE id = OLD.appraisal AND state <> 'voided')
  OR NEW.state = 'valued' AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = NEW.appraisal AND state = 'posted')
BEGIN
  SELECT RAISE(ABORT, 'batch_item: it ends once, with the appraisal that it was charged for');
END;

-- A row is inserted in the transaction that admits an item's appraisal. It fails if the item has got another appraisal, or has ended. A
-- paused batch runs again.
CREATE VIEW batch_admission AS SELECT '' AS appraisal WHERE 0;

CREATE TRIGGER batch_admitted INSTEAD OF INSERT ON batch_admission
BEGIN
  SELECT RAISE(ABORT, 'item_taken') WHERE NOT EXISTS (SELECT 1 FROM batch_item WHERE appraisal = NEW.appraisal AND state = 'running');
  UPDATE batch SET state = 'running', paused_reason = NULL
  WHERE state = 'paused' AND id = (SELECT batch FROM batch_item WHERE appraisal = NEW.appraisal);
END;

-- An item follows its appraisal's transfer, whoever settles it. One that was interrupted waits for ten seconds.
CREATE TRIGGER batch_item_settled AFTER UPDATE OF state ON transfer
BEGIN
  UPDATE batch_item SET changed_at = NEW.settled_at, due_at = NEW.settled_at + 10000, state = iif(NEW.state = 'posted', 'valued',
      iif(EXISTS (SELECT 1 FROM appraisal WHERE id = NEW.id AND answer IS NOT NULL), 'unvalued', 'waiting'))
  WHERE appraisal = NEW.id AND state = 'running';
END;

CREATE TRIGGER batch_item_interrupted AFTER UPDATE OF state ON batch_item
WHEN OLD.state = 'running' AND NEW.state = 'waiting'
BEGIN
  UPDATE batch_item SET state = iif(b.stopped_at IS NULL, 'failed', 'cancelled')
  FROM batch b WHERE b.id = batch_item.batch AND batch = NEW.batch AND number = NEW.number AND (b.stopped_at IS NOT NULL OR attempts = 3);
END;

CREATE TRIGGER batch_item_ended AFTER UPDATE OF state ON batch_item
WHEN OLD.state IN ('waiting', 'running') AND NEW.state NOT IN ('waiting', 'running')
BEGIN
  UPDATE batch SET ended = ended + 1, ended_at = iif(ended + 1 = items, NEW.changed_at, NULL) WHERE id = NEW.batch;
  UPDATE batch SET state = 'completed', paused_reason = NULL WHERE id = NEW.batch AND ended = items AND state IN ('running', 'paused');
  UPDATE batch_item SET ended_number = (SELECT ended FROM batch WHERE id = NEW.batch) WHERE batch = NEW.batch AND number = NEW.number;
END;
