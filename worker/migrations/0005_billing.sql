-- Purchases of credits through Stripe, refunds and disputes of them, and low-balance notices.
--
-- Stripe's events arrive several times and in any order. So the tables store facts that do not depend on the order: when
-- a purchase was paid, and the latest known version of each refund and dispute. The number of credits to take back is
-- computed from these facts (view reversed). Triggers move the credits, so each credit moves once, whoever writes.
--
-- Amounts of money are in the currency's minor unit, such as cents.

CREATE TABLE purchase (
  id             TEXT PRIMARY KEY,  -- also the id of the transfer that grants the credits
  account        TEXT NOT NULL REFERENCES account (id) CHECK (account NOT IN ('issued', 'earned')),
  pack           TEXT NOT NULL CHECK (length(pack) BETWEEN 1 AND 40),
  credits        INTEGER NOT NULL CHECK (credits BETWEEN 1 AND 1000000000),
  price          INTEGER NOT NULL CHECK (price BETWEEN 1 AND 99999999),
  currency       TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
  created_at     INTEGER NOT NULL,
  session        TEXT UNIQUE,       -- Stripe's id of the Checkout Session
  payment_intent TEXT UNIQUE,       -- Stripe's id of the PaymentIntent, known when the customer has paid or is about to
  failed_at      INTEGER,           -- when the session expired or the payment failed
  paid_at        INTEGER,           -- when the credits were granted
  refunded       INTEGER NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND credits), -- credits taken back or owed
  revision       INTEGER NOT NULL DEFAULT 0, -- number of changes of refunded
  changed_at     INTEGER,           -- when refunded last changed
  charged        INTEGER CHECK (charged >= price), -- what the customer paid, with tax that was added to the price; NULL until paid, or for just the price
  tax            INTEGER NOT NULL DEFAULT 0 CHECK (tax BETWEEN 0 AND coalesce(charged, price)), -- in what the customer paid
  CHECK (refunded = 0 OR paid_at IS NOT NULL),
  CHECK (paid_at IS NULL OR payment_intent IS NOT NULL),
  CHECK ((revision = 0) = (changed_at IS NULL))
) STRICT;

CREATE INDEX purchase_account ON purchase (account, id);

-- The credits that an account owes because they were taken back after it had spent them. Nothing else can spend the owed
-- credits (entry_debt_guard), and a debt shrinks only when credits move to issued (debt_collected). The statement
-- ledger.CollectDebts collects them: in each transaction that grants credits, and in the cron for credits that appraisals
-- release.
CREATE TABLE debt (
  account    TEXT PRIMARY KEY REFERENCES account (id) CHECK (account NOT IN ('issued', 'earned')),
  owed       INTEGER NOT NULL CHECK (owed >= 0),
  revision   INTEGER NOT NULL DEFAULT 0, -- number of collections
  changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX debt_owed ON debt (account) WHERE owed > 0;

CREATE TRIGGER debt_collected AFTER UPDATE OF owed ON debt
WHEN NEW.owed < OLD.owed
BEGIN
  INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at)
  VALUES ('debt:' || NEW.account || ':' || NEW.revision, NEW.account, 'issued', OLD.owed - NEW.owed, 'posted',
          'purchase refunded or disputed', NEW.changed_at, NEW.changed_at);
END;

CREATE TRIGGER debt_delete_guard BEFORE DELETE ON debt
BEGIN
  SELECT RAISE(ABORT, 'debt: never deleted');
END;

CREATE TRIGGER debt_insert_guard BEFORE INSERT ON debt
WHEN NEW.revision <> 0
BEGIN
  SELECT RAISE(ABORT, 'debt: begins without collections');
END;

-- Refuses an entry that spends, holds or corrects what the account owes. Only the collection of the debt takes it.
CREATE TRIGGER entry_debt_guard BEFORE INSERT ON entry
WHEN NEW.posted < NEW.pending AND NEW.balance - NEW.held < (SELECT owed FROM debt WHERE account = NEW.account)
  AND NEW.transfer NOT GLOB 'debt:*'
BEGIN
  SELECT RAISE(ABORT, 'out_of_credits');
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

-- The transfers that create credits or take them back, by time: few compared to those of appraisals. The figures of each month read them.
CREATE INDEX transfer_issued ON transfer (settled_at) WHERE debit = 'issued' OR credit = 'issued';

-- Available is what a transfer may hold or spend (entry_funds_guard and entry_debt_guard enforce it): the balance without the
-- held credits and without what the account owes. A debt may be larger than the rest until credits come in.
CREATE VIEW credit AS
  SELECT b.account, b.balance, b.held, coalesce(d.owed, 0) AS owed,
         iif(b.account = 'issued', b.balance, max(b.balance - b.held - coalesce(d.owed, 0), 0)) AS available
  FROM balance b LEFT JOIN debt d ON d.account = b.account;

-- The latest known version of Stripe's refunds and disputes, and how much of each charge Stripe reports as refunded. A
-- row may come before its purchase is known to be paid.
CREATE TABLE reversal (
  id             TEXT PRIMARY KEY,  -- Stripe's id of the refund, dispute or charge
  payment_intent TEXT NOT NULL,
  kind           TEXT NOT NULL CHECK (kind IN ('refund', 'dispute', 'charge')),
  amount         INTEGER NOT NULL CHECK (amount BETWEEN 0 AND 1000000000000),
  currency       TEXT NOT NULL,
  active         INTEGER NOT NULL CHECK (active IN (0, 1)), -- 0 if the refund failed or the dispute was won
  version        INTEGER NOT NULL,  -- a higher version replaces a lower one
  changed_at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX reversal_payment_intent ON reversal (payment_intent);
CREATE INDEX reversal_changed_at ON reversal (changed_at);

-- The money of each purchase: what was paid, and what refunds and disputes take back. A charge's total includes refunds that failed later.
CREATE VIEW returned AS
  SELECT p.id AS purchase, p.credits, coalesce(p.charged, p.price) AS charged, p.tax,
    (SELECT max(coalesce(sum(r.amount) FILTER (WHERE r.kind = 'refund' AND r.active), 0),
                coalesce(sum(r.amount) FILTER (WHERE r.kind = 'charge'), 0)
                - coalesce(sum(r.amount) FILTER (WHERE r.kind = 'refund' AND NOT r.active), 0))
     FROM reversal r WHERE r.payment_intent = p.payment_intent AND r.currency = p.currency) AS refunds,
    (SELECT coalesce(sum(r.amount), 0)
     FROM reversal r WHERE r.payment_intent = p.payment_intent AND r.currency = p.currency AND r.kind = 'dispute' AND r.active) AS disputes
  FROM purchase p;

-- The credits of each purchase that refunds and disputes take back: its credits times the money taken back, divided by what was paid,
-- rounded down. All of the money takes all of the credits.
CREATE VIEW reversed AS
  SELECT purchase, credits * min(charged, refunds + disputes) / charged AS credits FROM returned;

-- The money of purchases as a journal: what came in and went out, and when the service learned of it. A row is never changed, so the
-- figures of a past month stay as they are: a refund that fails later, or a dispute that is won, is a row of its own.
CREATE TABLE payment (
  purchase   TEXT NOT NULL REFERENCES purchase (id),
  seq        INTEGER NOT NULL,        -- 1, 2, 3 ... of each purchase
  kind       TEXT NOT NULL CHECK (kind IN ('sale', 'refund', 'dispute')),
  amount     INTEGER NOT NULL,        -- tax included; negative if it goes back to the customer
  tax        INTEGER NOT NULL,        -- in amount; of what goes back, the same share as of what was paid
  created_at INTEGER NOT NULL,
  PRIMARY KEY (purchase, seq)
) STRICT, WITHOUT ROWID;

CREATE INDEX payment_created_at ON payment (created_at);

-- What the journal lacks of each paid purchase. Refunds and disputes together take at most what was paid.
CREATE VIEW unbooked_payment AS
  SELECT d.purchase, d.kind, d.amount - coalesce(sum(b.amount), 0) AS amount, d.amount * d.tax / d.charged - coalesce(sum(b.tax), 0) AS tax
  FROM (
    SELECT m.purchase, m.charged, m.tax, k.value AS kind, iif(k.value = 'sale', m.charged,
      iif(k.value = 'refund', -min(m.refunds, m.charged),
        -min(m.disputes, m.charged - min(m.refunds, m.charged)))) AS amount
    FROM returned m JOIN purchase p ON p.id = m.purchase AND p.paid_at IS NOT NULL, json_each('["sale", "refund", "dispute"]') k
  ) d LEFT JOIN payment b ON b.purchase = d.purchase AND b.kind = d.kind
  GROUP BY d.purchase, d.kind HAVING d.amount <> coalesce(sum(b.amount), 0);

CREATE TRIGGER payment_insert_guard BEFORE INSERT ON payment
WHEN NOT EXISTS (
    SELECT 1 FROM unbooked_payment u WHERE (u.purchase, u.kind, u.amount, u.tax) IS (NEW.purchase, NEW.kind, NEW.amount, NEW.tax))
  OR NEW.seq <> 1 + (SELECT count(*) FROM payment WHERE purchase = NEW.purchase)
BEGIN
  SELECT RAISE(ABORT, 'payment: follows from the purchase and its refunds and disputes');
END;

CREATE TRIGGER payment_update_guard BEFORE UPDATE ON payment
BEGIN
  SELECT RAISE(ABORT, 'payment: never changed');
END;

CREATE TRIGGER payment_delete_guard BEFORE DELETE ON payment
BEGIN
  SELECT RAISE(ABORT, 'payment: never deleted');
END;

-- Stripe's events about purchases. Each is applied once.
CREATE TABLE stripe_event (
  id          TEXT PRIMARY KEY,
  type        TEXT NOT NULL,
  purchase    TEXT REFERENCES purchase (id), -- NULL if it was not known
  refused     TEXT NOT NULL,                 -- why the event was not applied; '' if it was
  received_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX stripe_event_received_at ON stripe_event (received_at);
CREATE INDEX stripe_event_refused ON stripe_event (received_at) WHERE refused <> '';

CREATE TRIGGER purchase_insert_guard BEFORE INSERT ON purchase
WHEN NEW.paid_at IS NOT NULL OR NEW.charged IS NOT NULL OR NEW.tax <> 0 OR NEW.refunded <> 0 OR NEW.revision <> 0 OR EXISTS (SELECT 1 FROM purchase WHERE id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'purchase: begins unpaid, once');
END;

CREATE TRIGGER purchase_update_guard BEFORE UPDATE ON purchase
WHEN (NEW.id, NEW.account, NEW.pack, NEW.credits, NEW.price, NEW.currency, NEW.created_at)
       IS NOT (OLD.id, OLD.account, OLD.pack, OLD.credits, OLD.price, OLD.currency, OLD.created_at)
  OR coalesce(OLD.session <> NEW.session, OLD.session IS NOT NULL)
  OR coalesce(OLD.payment_intent <> NEW.payment_intent, OLD.payment_intent IS NOT NULL)
  OR coalesce(OLD.paid_at <> NEW.paid_at, OLD.paid_at IS NOT NULL)
  OR (NEW.charged, NEW.tax) IS NOT (OLD.charged, OLD.tax) AND (OLD.paid_at IS NOT NULL OR NEW.paid_at IS NULL)
  OR NEW.refunded <> OLD.refunded AND (OLD.paid_at IS NULL OR NEW.revision <> OLD.revision + 1)
BEGIN
  SELECT RAISE(ABORT, 'purchase: what was bought never changes, and it is paid once');
END;

CREATE TRIGGER purchase_delete_guard BEFORE DELETE ON purchase
BEGIN
  SELECT RAISE(ABORT, 'purchase: never deleted');
END;

CREATE TRIGGER purchase_paid AFTER UPDATE OF paid_at ON purchase
WHEN OLD.paid_at IS NULL AND NEW.paid_at IS NOT NULL
BEGIN
  INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at)
  VALUES (NEW.id, 'issued', NEW.account, NEW.credits, 'posted', 'purchase', NEW.paid_at, NEW.paid_at);
  UPDATE debt SET owed = owed - min(owed, b.balance - b.held), revision = revision + 1, changed_at = NEW.paid_at
  FROM balance b WHERE b.account = debt.account AND debt.account = NEW.account AND owed > 0 AND b.balance > b.held;
END;

-- The credits to take back become a debt first. Then the available ones are collected.
CREATE TRIGGER purchase_taken_back AFTER UPDATE OF refunded ON purchase
WHEN NEW.refunded > OLD.refunded
BEGIN
  INSERT INTO debt (account, owed, changed_at) VALUES (NEW.account, NEW.refunded - OLD.refunded, NEW.changed_at)
  ON CONFLICT (account) DO UPDATE SET owed = owed + excluded.owed, changed_at = excluded.changed_at;
  UPDATE debt SET owed = owed - min(owed, b.balance - b.held), revision = revision + 1, changed_at = NEW.changed_at
  FROM balance b WHERE b.account = debt.account AND debt.account = NEW.account AND owed > 0 AND b.balance > b.held;
END;

CREATE TRIGGER purchase_given_back AFTER UPDATE OF refunded ON purchase
WHEN NEW.refunded < OLD.refunded
BEGIN
  INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at)
  VALUES (NEW.id || ':' || NEW.revision, 'issued', NEW.account, OLD.refunded - NEW.refunded, 'posted',
          'refund failed or dispute won', NEW.changed_at, NEW.changed_at);
  UPDATE debt SET owed = owed - min(owed, b.balance - b.held), revision = revision + 1, changed_at = NEW.changed_at
  FROM balance b WHERE b.account = debt.account AND debt.account = NEW.account AND owed > 0 AND b.balance > b.held;
END;

-- These three triggers book what the journal lacks: when a purchase is paid, and when a refund or a dispute of a paid one changes.
CREATE TRIGGER payment_of_sale AFTER UPDATE OF paid_at ON purchase
BEGIN
  INSERT INTO payment (purchase, seq, kind, amount, tax, created_at)
    SELECT purchase, row_number() OVER (ORDER BY kind DESC), kind, amount, tax, NEW.paid_at FROM unbooked_payment WHERE purchase = NEW.id;
END;

CREATE TRIGGER payment_of_reversal AFTER INSERT ON reversal
BEGIN
  INSERT INTO payment (purchase, seq, kind, amount, tax, created_at)
    SELECT u.purchase, (SELECT count(*) FROM payment WHERE purchase = p.id) + row_number() OVER (ORDER BY u.kind DESC), u.kind, u.amount, u.tax, NEW.changed_at
    FROM purchase p JOIN unbooked_payment u ON u.purchase = p.id WHERE p.payment_intent = NEW.payment_intent;
END;

CREATE TRIGGER payment_of_changed_reversal AFTER UPDATE ON reversal
BEGIN
  INSERT INTO payment (purchase, seq, kind, amount, tax, created_at)
    SELECT u.purchase, (SELECT count(*) FROM payment WHERE purchase = p.id) + row_number() OVER (ORDER BY u.kind DESC), u.kind, u.amount, u.tax, NEW.changed_at
    FROM purchase p JOIN unbooked_payment u ON u.purchase = p.id WHERE p.payment_intent = NEW.payment_intent;
END;
