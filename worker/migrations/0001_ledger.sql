-- Accounts and credits.
--
-- Credits are double entry with two-phase transfers, as in TigerBeetle: a transfer is inserted as pending
-- and later posted or voided, or it is inserted as posted. Triggers write the entries of each
-- transfer, with the account's balance after the entry. The triggers run for every writer, so a balance is
-- always the sum of its entries. Transfers and entries are never deleted; an entry is never changed.
--
-- In this and the other files, times are Unix milliseconds and amounts are credits, unless a comment says otherwise.
-- core/store/ledger has the statements that use these tables.

CREATE TABLE account (
  id           TEXT PRIMARY KEY,
  name         TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  created_at   INTEGER NOT NULL,
  suspended_at INTEGER, -- NULL unless suspended
  -- The account's own table of fees, JSON, which core/valuation/decision parses. NULL: the table of the service applies.
  fees         TEXT CHECK (length(fees) <= 8000 AND json_valid(fees)),
  -- 1: the webhooks of the account also get events of the whole service. Administrators set it.
  operator     INTEGER NOT NULL DEFAULT 0 CHECK (operator IN (0, 1))
) STRICT;

CREATE INDEX account_operator ON account (id) WHERE operator;

-- The system accounts: granted credits come from issued, spent credits go to earned.
INSERT INTO account (id, name, created_at) VALUES
  ('issued', 'Credits granted to customers', 0),
  ('earned', 'Credits spent by customers', 0);

CREATE TABLE transfer (
  id         TEXT PRIMARY KEY,
  debit      TEXT NOT NULL REFERENCES account (id),
  credit     TEXT NOT NULL REFERENCES account (id),
  amount     INTEGER NOT NULL CHECK (amount BETWEEN 1 AND 1000000000),
  state      TEXT NOT NULL CHECK (state IN ('pending', 'posted', 'voided')),
  reason     TEXT NOT NULL CHECK (length(reason) BETWEEN 1 AND 40 AND reason NOT GLOB '*[^a-z ]*'), -- one of a few; free text is a note
  created_at INTEGER NOT NULL,
  settled_at INTEGER,
  CHECK (debit <> credit),
  CHECK ((state = 'pending') = (settled_at IS NULL))
) STRICT, WITHOUT ROWID;

-- D1 counts each row of an index as written, so one index of the few pending transfers serves both: those of an account, and all.
CREATE INDEX transfer_pending ON transfer (debit, created_at) WHERE state = 'pending';
CREATE INDEX transfer_voided_account ON transfer (debit, created_at) WHERE state = 'voided';

-- The free texts about an account: the reason of a grant, and what an act in the audit log names or quotes. Transfers and audit are never
-- changed, so they have codes and ids only; the notes are deleted with their account.
CREATE TABLE note (
  id      TEXT PRIMARY KEY,                          -- of the transfer, or of the act
  account TEXT NOT NULL REFERENCES account (id),
  text    TEXT NOT NULL CHECK (json_valid(text))     -- JSON: an object of texts, such as {"reason": ...}
) STRICT, WITHOUT ROWID;

CREATE INDEX note_account ON note (account);

-- How long a transfer may stay pending, in milliseconds: the schedule voids an older one, because the appraisal that should
-- settle it was lost. The schema's other views take the time from here. core/store/ledger.StaleAfter is the same number.
CREATE VIEW hold_limit AS SELECT 240000 AS ms;

CREATE TABLE entry (
  account    TEXT NOT NULL REFERENCES account (id),
  seq        INTEGER NOT NULL,                      -- 1, 2, 3 ... in each account
  transfer   TEXT NOT NULL REFERENCES transfer (id),
  state      TEXT NOT NULL,                         -- of the transfer when the entry was made
  posted     INTEGER NOT NULL,                      -- change of the balance
  pending    INTEGER NOT NULL,                      -- change of the held credits
  balance    INTEGER NOT NULL,                      -- after this entry
  held       INTEGER NOT NULL,                      -- after this entry
  created_at INTEGER NOT NULL,
  PRIMARY KEY (account, seq),
  UNIQUE (transfer, account, state),
  CONSTRAINT out_of_credits CHECK (balance - held >= 0 OR account = 'issued'),
  CONSTRAINT held_not_negative CHECK (held >= 0)
) STRICT, WITHOUT ROWID;

-- The balance and the held credits of every account, from its last entry. An account without entries has 0.
CREATE VIEW balance AS
  SELECT a.id AS account, coalesce(e.seq, 0) AS seq, coalesce(e.balance, 0) AS balance, coalesce(e.held, 0) AS held
  FROM account a LEFT JOIN entry e
    ON e.account = a.id AND e.seq = (SELECT max(last.seq) FROM entry last WHERE last.account = a.id);

-- The entries that each transfer must have in its current state. Pending holds the amount in the debited
-- account. Posted and voided release it if it was held. Posted moves it to the credited account.
CREATE VIEW implied_entry AS
  SELECT t.id AS transfer, t.state, t.debit AS account,
         -(t.state = 'posted') * t.amount AS posted,
         ((t.state = 'pending') - EXISTS (
            SELECT 1 FROM entry e WHERE e.transfer = t.id AND e.account = t.debit AND e.state = 'pending'
         )) * t.amount AS pending,
         coalesce(t.settled_at, t.created_at) AS created_at
  FROM transfer t
  UNION ALL
  SELECT t.id, t.state, t.credit, t.amount, 0, t.settled_at FROM transfer t WHERE t.state = 'posted';

CREATE TRIGGER transfer_insert_guard BEFORE INSERT ON transfer
WHEN NEW.state = 'voided' OR EXISTS (SELECT 1 FROM transfer WHERE id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'transfer: begins pending or posted, once');
END;

CREATE TRIGGER transfer_update_guard BEFORE UPDATE ON transfer
WHEN OLD.state <> 'pending' OR NEW.state = 'pending'
  OR (NEW.id, NEW.debit, NEW.credit, NEW.amount, NEW.reason, NEW.created_at)
     IS NOT (OLD.id, OLD.debit, OLD.credit, OLD.amount, OLD.reason, OLD.created_at)
BEGIN
  SELECT RAISE(ABORT, 'transfer: only a pending one changes, and only to posted or voided');
END;

CREATE TRIGGER transfer_delete_guard BEFORE DELETE ON transfer
BEGIN
  SELECT RAISE(ABORT, 'transfer: never deleted');
END;

CREATE TRIGGER transfer_inserted AFTER INSERT ON transfer
BEGIN
  INSERT INTO entry (account, seq, transfer, state, posted, pending, balance, held, created_at)
  SELECT i.account, b.seq + 1, i.transfer, i.state, i.posted, i.pending, b.balance + i.posted, b.held + i.pending, i.created_at
  FROM implied_entry i JOIN balance b ON b.account = i.account WHERE i.transfer = NEW.id;
END;

CREATE TRIGGER transfer_settled AFTER UPDATE OF state ON transfer
BEGIN
  INSERT INTO entry (account, seq, transfer, state, posted, pending, balance, held, created_at)
  SELECT i.account, b.seq + 1, i.transfer, i.state, i.posted, i.pending, b.balance + i.posted, b.held + i.pending, i.created_at
  FROM implied_entry i JOIN balance b ON b.account = i.account WHERE i.transfer = NEW.id;
END;

CREATE TRIGGER entry_insert_guard BEFORE INSERT ON entry
WHEN EXISTS (SELECT 1 FROM entry WHERE transfer = NEW.transfer AND account = NEW.account AND state = NEW.state)
  OR NOT EXISTS (
    SELECT 1 FROM implied_entry i WHERE i.transfer = NEW.transfer AND i.account = NEW.account
      AND i.state = NEW.state AND i.posted = NEW.posted AND i.pending = NEW.pending)
  OR NOT EXISTS (
    SELECT 1 FROM balance b WHERE b.account = NEW.account AND b.seq + 1 = NEW.seq
      AND b.balance + NEW.posted = NEW.balance AND b.held + NEW.pending = NEW.held)
BEGIN
  SELECT RAISE(ABORT, 'entry: follows from its transfer and from the entry before, once');
END;

-- These two triggers repeat the CHECKs of entry, because INSERT OR IGNORE INTO transfer would skip an entry
-- that violates a CHECK and keep the transfer. An error raised by a trigger can't be ignored.
-- https://www.sqlite.org/lang_conflict.html
CREATE TRIGGER entry_funds_guard BEFORE INSERT ON entry
WHEN NEW.balance - NEW.held < 0 AND NEW.account <> 'issued'
BEGIN
  SELECT RAISE(ABORT, 'out_of_credits');
END;

CREATE TRIGGER entry_held_guard BEFORE INSERT ON entry
WHEN NEW.held < 0
BEGIN
  SELECT RAISE(ABORT, 'held_not_negative');
END;

CREATE TRIGGER entry_update_guard BEFORE UPDATE ON entry
BEGIN
  SELECT RAISE(ABORT, 'entry: never changed');
END;

CREATE TRIGGER entry_delete_guard BEFORE DELETE ON entry
BEGIN
  SELECT RAISE(ABORT, 'entry: never deleted');
END;
