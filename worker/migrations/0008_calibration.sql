-- What the catalogue has learned from appraisals of its listings by each other: see core/valuation/learned and core/appraisal/calibration.

-- A model belongs to an account or, of listings that all accounts share, to none. Each imported file has one row.
CREATE TABLE calibration (
  account    TEXT REFERENCES account (id) ON DELETE CASCADE, -- NULL: of listings that all accounts share
  part       TEXT NOT NULL,                                  -- source of an imported file; '': all other listings of the owner
  currency   TEXT NOT NULL CHECK (length(currency) = 3),     -- ISO 4217: of the prices
  mean       REAL NOT NULL,                                  -- of the logarithms of the prices
  step       REAL NOT NULL CHECK (step >= 0),                -- of a coefficient, per unit of its character
  cells      TEXT NOT NULL CHECK (length(cells) = 16384),    -- the coefficients of conditions and words, a character each
  correction TEXT NOT NULL CHECK (json_array_length(correction) > 0), -- the coefficients of the correction: see core/valuation/learned
  listings   INTEGER NOT NULL CHECK (listings > 0)           -- number of listings that were appraised
) STRICT;

CREATE UNIQUE INDEX calibration_owner_part ON calibration (coalesce(account, ''), part);

-- One row for each owner whose listings were changed in the dashboard. A step of the schedule marks one row with its time,
-- and changes only rows with that mark, so a step that is overtaken by another changes nothing.
CREATE TABLE calibration_task (
  n          INTEGER PRIMARY KEY,
  account    TEXT REFERENCES account (id) ON DELETE CASCADE, -- NULL: the listings that all accounts share
  listings   INTEGER NOT NULL DEFAULT 0, -- of the owner, when the last sample was drawn
  changed    INTEGER NOT NULL,           -- listings stored or deleted since then
  due_at     INTEGER NOT NULL,           -- not before this a sample is drawn, so that an upload can end
  sample     INTEGER NOT NULL DEFAULT 0, -- number of listings in the sample that is being appraised; 0: none is
  stepped_at INTEGER NOT NULL DEFAULT 0, -- when a step last claimed the task
  attempts   INTEGER NOT NULL DEFAULT 0, -- claims since the last result
  sales      INTEGER NOT NULL DEFAULT 0  -- recorded since the last sample was drawn
) STRICT;

CREATE UNIQUE INDEX calibration_task_owner ON calibration_task (coalesce(account, ''));
CREATE INDEX calibration_task_stepped ON calibration_task (stepped_at);
CREATE INDEX calibration_task_due ON calibration_task (stepped_at) WHERE sample > 0 OR changed > listings / 5;

-- The listings of a sample: see core/valuation/learned.Trial. Prices are natural logarithms.
CREATE TABLE calibration_trial (
  listing    INTEGER PRIMARY KEY REFERENCES listing (n) ON DELETE CASCADE,
  task       INTEGER NOT NULL REFERENCES calibration_task (n) ON DELETE CASCADE,
  fold       INTEGER, -- its prices of words were learned without this listing; NULL: not learned yet
  price      REAL,    -- of the listing; NULL: not appraised yet
  centre     REAL,    -- the estimate
  below      REAL,    -- distances of the bounds from it
  above      REAL,
  doubt      REAL,    -- probability that no listing used is the same product
  used       REAL,    -- number of listings used
  level      REAL,    -- see core/valuation/learned.Estimate, as the next two
  difference REAL,
  gap        REAL,
  lot        REAL     -- 1 for a lot of several pieces, else 0
) STRICT;

CREATE INDEX calibration_trial_task ON calibration_trial (task);

-- The prices of words that the trials of a fold use: see the columns of the table calibration.
CREATE TABLE calibration_fold (
  task  INTEGER NOT NULL REFERENCES calibration_task (n) ON DELETE CASCADE,
  fold  INTEGER NOT NULL,
  mean  REAL NOT NULL,
  step  REAL NOT NULL,
  cells TEXT NOT NULL,
  PRIMARY KEY (task, fold)
) STRICT, WITHOUT ROWID;

-- The tasks with something to do: a sample is being appraised, or more than a fifth of the listings have changed. The index
-- calibration_task_due has the same condition.
CREATE VIEW calibration_due AS SELECT * FROM calibration_task WHERE sample > 0 OR changed > listings / 5;

-- The statements of a step insert into the following views. They do nothing if the task was claimed later, or deleted.

-- The listings of a task: the owner's, but for those of an imported file that has a model of its own.
CREATE VIEW calibration_listing AS
  SELECT k.n AS task, l.id, l.n AS listing, l.price FROM calibration_task k JOIN listing l ON coalesce(l.account, '') = coalesce(k.account, '')
  WHERE NOT EXISTS (SELECT 1 FROM calibration c WHERE coalesce(c.account, '') = coalesce(l.account, '') AND c.part = l.source AND c.part <> '');

-- Draws the sample of a task: at most size listings that have a price, evenly spaced among all of the owner's: of total listings,
-- those at the places j * total / k, for j from 0 to k - 1. A sample of fewer than 30 is not enough for a model: then none is drawn,
-- and the owner's model is deleted.
CREATE VIEW calibration_draw AS SELECT 0 AS task, 0 AS claimed, 0 AS size WHERE 0;

CREATE TRIGGER calibration_draw_sample INSTEAD OF INSERT ON calibration_draw
WHEN EXISTS (SELECT 1 FROM calibration_task WHERE n = NEW.task AND stepped_at = NEW.claimed)
BEGIN
  INSERT INTO calibration_trial (listing, task)
    SELECT n, NEW.task FROM (
      SELECT l.listing AS n, row_number() OVER (ORDER BY l.listing) - 1 AS i, count(*) OVER () AS total, min(CAST(NEW.size AS INTEGER), count(*) OVER ()) AS k FROM calibration_listing l
      WHERE l.task = NEW.task AND l.price <> ''
    ) WHERE total >= 30 AND (i * k + total - 1) / total * total / k = i;
  UPDATE calibration_task SET sample = (SELECT count(*) FROM calibration_trial WHERE task = NEW.task), changed = 0,
    listings = (SELECT count(*) FROM calibration_listing l WHERE l.task = NEW.task) WHERE n = NEW.task;
  DELETE FROM calibration WHERE part = '' AND coalesce(account, '') = (SELECT coalesce(account, '') FROM calibration_task WHERE n = NEW.task AND sample = 0);
END;

-- Puts the owner's listing with this id into a fold. If it is NULL, the listing leaves the sample.
CREATE VIEW calibration_member AS SELECT 0 AS task, 0 AS claimed, '' AS id, 0 AS fold WHERE 0;

CREATE TRIGGER calibration_member_stored INSTEAD OF INSERT ON calibration_member
WHEN EXISTS (SELECT 1 FROM calibration_task WHERE n = NEW.task AND stepped_at = NEW.claimed)
BEGIN
  UPDATE calibration_trial SET fold = NEW.fold
    WHERE task = NEW.task AND listing = (SELECT listing FROM calibration_listing WHERE task = NEW.task AND id = NEW.id);
  DELETE FROM calibration_trial
    WHERE NEW.fold IS NULL AND task = NEW.task AND listing = (SELECT listing FROM calibration_listing WHERE task = NEW.task AND id = NEW.id);
END;

-- Stores the appraisal of the owner's listing with this id. price is NULL if it can't be appraised; then it leaves the sample.
CREATE VIEW calibration_result AS
  SELECT 0 AS task, 0 AS claimed, '' AS id, 0 AS price, 0 AS centre, 0 AS below, 0 AS above, 0 AS doubt, 0 AS used, 0 AS level, 0 AS difference, 0 AS gap, 0 AS lot WHERE 0;

CREATE TRIGGER calibration_result_stored INSTEAD OF INSERT ON calibration_result
WHEN EXISTS (SELECT 1 FROM calibration_task WHERE n = NEW.task AND stepped_at = NEW.claimed)
BEGIN
  UPDATE calibration_trial SET price = NEW.price, centre = NEW.centre, below = NEW.below, above = NEW.above, doubt = NEW.doubt, used = NEW.used,
      level = NEW.level, difference = NEW.difference, gap = NEW.gap, lot = NEW.lot
    WHERE task = NEW.task AND listing = (SELECT listing FROM calibration_listing WHERE task = NEW.task AND id = NEW.id);
  DELETE FROM calibration_trial
    WHERE NEW.price IS NULL AND task = NEW.task AND listing = (SELECT listing FROM calibration_listing WHERE task = NEW.task AND id = NEW.id);
END;

-- Ends a task: stores the owner's model in place of the earlier one, or only deletes that if listings is 0.
CREATE VIEW calibration_end AS
  SELECT 0 AS task, 0 AS claimed, '' AS currency, 0 AS mean, 0 AS step, '' AS cells, '' AS correction, 0 AS listings WHERE 0;

CREATE TRIGGER calibration_end_stored INSTEAD OF INSERT ON calibration_end
WHEN EXISTS (SELECT 1 FROM calibration_task WHERE n = NEW.task AND stepped_at = NEW.claimed)
BEGIN
  DELETE FROM calibration WHERE part = '' AND coalesce(account, '') = (SELECT coalesce(account, '') FROM calibration_task WHERE n = NEW.task);
  INSERT INTO calibration (account, part, currency, mean, step, cells, correction, listings)
    SELECT account, '', NEW.currency, NEW.mean, NEW.step, NEW.cells, NEW.correction, NEW.listings FROM calibration_task WHERE n = NEW.task AND NEW.listings > 0;
  DELETE FROM calibration_trial WHERE task = NEW.task;
  DELETE FROM calibration_fold WHERE task = NEW.task;
  UPDATE calibration_task SET sample = 0 WHERE n = NEW.task;
END;

-- A step may end the Worker before it stores a result. So the claim of a task counts an attempt, and a result sets the count to 0.
-- The first attempt takes several listings of the sample, the second and third only the first of them. After three attempts
-- without a result, this listing leaves the sample. If no listing is left to try, the sample can't be drawn, the prices of
-- words can't be learned or the model can't be stored. Then the task is given up until more than a fifth of the listings have changed again, and
-- the earlier model stays.
CREATE TRIGGER calibration_claimed AFTER UPDATE OF stepped_at ON calibration_task WHEN NEW.stepped_at > OLD.stepped_at
BEGIN
  UPDATE calibration_task SET attempts = attempts + 1 WHERE n = NEW.n;
  UPDATE calibration_task SET sample = 0, changed = 0 WHERE n = NEW.n AND attempts > 3
    AND NOT EXISTS (SELECT 1 FROM calibration_trial WHERE task = NEW.n AND fold IS NOT NULL AND price IS NULL);
  DELETE FROM calibration_trial WHERE task = NEW.n AND (SELECT sample FROM calibration_task WHERE n = NEW.n) = 0;
  DELETE FROM calibration_fold WHERE task = NEW.n AND (SELECT sample FROM calibration_task WHERE n = NEW.n) = 0;
  DELETE FROM calibration_trial WHERE (SELECT attempts FROM calibration_task WHERE n = NEW.n) > 3
    AND listing = (SELECT min(listing) FROM calibration_trial WHERE task = NEW.n AND price IS NULL);
  UPDATE calibration_task SET attempts = 1 WHERE n = NEW.n AND attempts > 3;
END;

-- A result: the step drew the sample or stored the model, or the task was given up.
CREATE TRIGGER calibration_sample_reported AFTER UPDATE OF sample ON calibration_task
BEGIN
  UPDATE calibration_task SET attempts = 0 WHERE n = NEW.n;
END;

CREATE TRIGGER calibration_trial_reported AFTER UPDATE OF fold, price ON calibration_trial
BEGIN
  UPDATE calibration_task SET attempts = 0 WHERE n = NEW.task;
END;

-- The listings of a sample that a step may appraise now, by the time of the step's claim.
CREATE VIEW calibration_next AS
  SELECT t.listing, t.fold, k.stepped_at AS claimed FROM calibration_task k JOIN calibration_trial t ON t.task = k.n
  WHERE t.price IS NULL AND (k.attempts = 1 OR t.listing = (SELECT min(listing) FROM calibration_trial WHERE task = k.n AND price IS NULL));
