-- Outcomes: what an appraised item sold for, or that it did not sell. An outcome becomes a listing of the account's own
-- catalogue. core/store/ledger/outcome.go has the statements that use these tables.

-- What an outcome needs of each charged appraisal: the item as a listing, and the range that was promised. The photo's URL is left out if it
-- may expire: if it names an upload or has a query.
CREATE VIEW valued_appraisal AS
  SELECT p.id, p.account, p.created_at AS appraised_at,
    p.figures ->> '$.lower' AS lower, p.figures ->> '$.upper' AS upper,
    coalesce(p.figures ->> '$.estimate', p.figures ->> '$.lower') AS estimate, p.figures ->> '$.currency' AS currency,
    substr(coalesce(nullif(p.figures ->> '$.item.title', ''), nullif(p.request ->> '$.description', ''), p.figures ->> '$.best.title', ''), 1, 500) AS title,
    coalesce(p.figures ->> '$.item.brand', '') AS brand, coalesce(p.figures ->> '$.item.category', '') AS category,
    coalesce(p.figures ->> '$.condition', p.request ->> '$.condition', '') AS condition,
    iif(p.request ->> '$.image_url' LIKE '%/api/v1/images/%' OR p.request ->> '$.image_url' LIKE '%?%', '', p.request ->> '$.image_url') AS image,
    coalesce(CAST(substr(p.fingerprints, 1, 2) AS TEXT) || lower(hex(substr(p.fingerprints, 3))), '') AS fingerprint,
    coalesce(p.figures ->> '$.source', '') AS source
  FROM current_appraisal p JOIN transfer t ON t.id = p.id WHERE t.state = 'posted';

-- A row outlives its appraisal, so it has a copy of all that the summary needs.
CREATE TABLE outcome (
  appraisal      TEXT PRIMARY KEY,
  account        TEXT NOT NULL REFERENCES account (id),
  appraised_at   INTEGER NOT NULL,
  lower          REAL NOT NULL,            -- the range that was promised, in currency
  upper          REAL NOT NULL,
  estimate       REAL NOT NULL,
  currency       TEXT NOT NULL,            -- ISO 4217
  title          TEXT NOT NULL,
  condition      TEXT NOT NULL,            -- in which the item was valued: a code of core/market/product, '' if it is not known
  source         TEXT NOT NULL,            -- of most of the listings used
  unsold         INTEGER NOT NULL CHECK (unsold IN (0, 1)),
  price          REAL CHECK (price > 0),   -- paid or, if it is unsold, asked; in price_currency
  price_currency TEXT NOT NULL,
  amount         REAL,                     -- the price in currency; NULL without a price or an exchange rate
  date           TEXT NOT NULL CHECK (date GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'), -- of the sale, or of the last day of the offer
  channel        TEXT NOT NULL CHECK (length(channel) <= 200),
  sold_condition TEXT NOT NULL,            -- in which it sold, if the seller says so: a code of core/market/product
  days           INTEGER CHECK (days BETWEEN 0 AND 3650), -- for which it was offered
  recorded_at    INTEGER NOT NULL,
  CHECK (unsold OR price IS NOT NULL)
) STRICT, WITHOUT ROWID;

CREATE INDEX outcome_account ON outcome (account, appraisal);
CREATE INDEX outcome_account_date ON outcome (account, date) WHERE NOT unsold;

CREATE TRIGGER outcome_insert_guard BEFORE INSERT ON outcome
WHEN NOT EXISTS (SELECT 1 FROM valued_appraisal WHERE id = NEW.appraisal AND account = NEW.account)
BEGIN
  SELECT RAISE(ABORT, 'outcome: of an appraisal of the account that was charged');
END;

CREATE TRIGGER outcome_update_guard BEFORE UPDATE ON outcome
WHEN (NEW.appraisal, NEW.account) IS NOT (OLD.appraisal, OLD.account)
BEGIN
  SELECT RAISE(ABORT, 'outcome: its appraisal never changes');
END;

-- The outcomes as callers see them.
CREATE VIEW outcome_document AS
  SELECT o.appraisal, o.account, o.recorded_at, json_insert(json_object( -- a function has 32 arguments at most in D1
    'appraisal_id', o.appraisal,
    'unsold', json(iif(o.unsold, 'true', 'false')),
    'sold_price', iif(o.unsold, NULL, o.price),
    'asking_price', iif(o.unsold, o.price, NULL),
    'currency', o.price_currency,
    'date', o.date,
    'channel', nullif(o.channel, ''),
    'condition', nullif(o.sold_condition, ''),
    'days', o.days,
    'result', iif(o.unsold OR o.amount IS NULL, NULL, iif(o.amount < o.lower, 'below', iif(o.amount > o.upper, 'above', 'inside'))),
    'price', iif(o.unsold, NULL, o.amount),
    'price_lower', o.lower,
    'price_upper', o.upper,
    'estimate', o.estimate,
    'price_currency', o.currency,
    'title', o.title),
    '$.source', o.source,
    '$.listing_id', 'sale_' || o.appraisal,
    '$.recorded_at', strftime('%Y-%m-%dT%H:%M:%fZ', o.recorded_at / 1000.0, 'unixepoch')) AS json
  FROM outcome o;

-- An INSERT causes the event of an outcome that was recorded or changed. Changes within a minute are one event with the latest outcome: it is
-- delivered after that minute. An appraisal has at most ten such events in 24 hours: more changes are refused.
CREATE VIEW outcome_news AS SELECT '' AS appraisal WHERE 0;

CREATE TRIGGER outcome_news_insert INSTEAD OF INSERT ON outcome_news
BEGIN
  UPDATE webhook_event SET data = o.json FROM outcome_document o
    WHERE o.appraisal = NEW.appraisal AND type = 'outcome.recorded' AND data ->> '$.appraisal_id' = NEW.appraisal AND created_at > o.recorded_at - 60000
    AND NOT EXISTS (SELECT 1 FROM webhook_delivery WHERE event = webhook_event.id AND (attempts > 0 OR log <> '[]'));
  INSERT INTO webhook_outbox (account, type, data, created_at)
    SELECT o.account, 'outcome.recorded', o.json, o.recorded_at FROM outcome_document o WHERE o.appraisal = NEW.appraisal
    AND NOT EXISTS (SELECT 1 FROM webhook_event WHERE type = 'outcome.recorded' AND data ->> '$.appraisal_id' = NEW.appraisal AND data = o.json);
  SELECT RAISE(ABORT, 'outcome_events_per_day') FROM outcome o WHERE o.appraisal = NEW.appraisal AND 10 < (SELECT count(*) FROM webhook_event
    WHERE type = 'outcome.recorded' AND data ->> '$.appraisal_id' = NEW.appraisal AND created_at > o.recorded_at - 86400000);
END;

CREATE TRIGGER outcome_recorded AFTER INSERT ON outcome
BEGIN
  INSERT INTO outcome_news (appraisal) VALUES (NEW.appraisal);
END;

CREATE TRIGGER outcome_corrected AFTER UPDATE ON outcome
BEGIN
  INSERT INTO outcome_news (appraisal) VALUES (NEW.appraisal);
END;

CREATE TRIGGER outcome_deleted AFTER DELETE ON outcome
BEGIN
  DELETE FROM listing WHERE coalesce(account, '') = OLD.account AND id = 'sale_' || OLD.appraisal AND source = 'sales';
END;

-- The listings that outcomes become, as long as their appraisals exist. An unsold item's listing has the asking price, if it is known;
-- without it, the listing only counts for the days to sell. size is as in worker/console/catalogue/limit.go.
CREATE VIEW sale AS
  SELECT o.appraisal, o.account, 'sale_' || o.appraisal AS id, v.title, v.brand, v.category, o.channel AS vendor,
    iif(o.price IS NULL, '', printf('%.2f', o.price)) AS price, iif(o.price IS NULL, '', o.price_currency) AS currency, v.image, v.fingerprint,
    coalesce(nullif(o.sold_condition, ''), v.condition) AS condition, iif(o.unsold, 'no', 'yes') AS sold, o.date, coalesce(o.days, '') AS days,
    length(CAST(v.title || v.brand || v.category || o.channel || v.image || v.fingerprint AS BLOB)) * 8 / 5 + iif(v.image || v.fingerprint = '', 100, 1500) AS size
  FROM outcome o JOIN valued_appraisal v ON v.id = o.appraisal;

-- An account's model is learned again after twenty new sales, or after as many as a tenth of its listings if that is more. Sales cause this
-- once a day at most, so an account can't take more of the schedule's time by deleting and recording the same sales. Learning begins five
-- minutes after the last one, as after an upload: limits.UploadPause.
CREATE TRIGGER sale_counted AFTER INSERT ON outcome WHEN NOT NEW.unsold
BEGIN
  INSERT INTO calibration_task (account, changed, due_at, sales) VALUES (NEW.account, 0, 0, 1)
    ON CONFLICT (coalesce(account, '')) DO UPDATE SET sales = sales + 1;
  UPDATE calibration_task SET changed = max(changed, listings / 5 + 1), due_at = max(due_at, NEW.recorded_at + 300000, stepped_at + 86400000)
    WHERE account = NEW.account AND sales >= max(20, listings / 10);
END;

CREATE TRIGGER sales_learned AFTER UPDATE OF changed ON calibration_task WHEN NEW.changed = 0 AND NEW.sales > 0
BEGIN
  UPDATE calibration_task SET sales = 0 WHERE n = NEW.n;
END;
