-- Calibrations of accounts' own catalogues, and the schedule's work on them: core/calibration.

-- A calibration belongs to an account or, of listings that all accounts share, to none. SQLite can't change a primary key, so
-- the table is made anew.
CREATE TABLE owned_calibration (
  account  TEXT REFERENCES account (id) ON DELETE CASCADE, -- NULL: of listings that all accounts share
  part     TEXT NOT NULL,                                  -- name of an imported file; '': all listings of the owner
  span     REAL NOT NULL CHECK (span BETWEEN 0.25 AND 4),  -- on the width of the range
  fast     REAL NOT NULL CHECK (fast BETWEEN 0 AND 4),     -- on the distance to the 25th percentile
  patient  REAL NOT NULL CHECK (patient BETWEEN 0 AND 4),  -- on the distance to the 75th percentile
  listings INTEGER NOT NULL CHECK (listings > 0)           -- number of listings that were appraised
) STRICT;

INSERT INTO owned_calibration (part, span, fast, patient, listings) SELECT part, span, fast, patient, listings FROM calibration;

DROP TABLE calibration;
ALTER TABLE owned_calibration RENAME TO calibration;

CREATE UNIQUE INDEX calibration_owner_part ON calibration (coalesce(account, ''), part);

-- One row for each owner whose listings were changed in the dashboard. A step of the schedule marks one row with its time,
-- and changes only rows with that mark, so a step that is overtaken by another changes nothing.
CREATE TABLE calibration_task (
  n          INTEGER PRIMARY KEY,
  account    TEXT REFERENCES account (id) ON DELETE CASCADE, -- NULL: the listings that all accounts share
  listings   INTEGER NOT NULL DEFAULT 0, -- of the owner, when the last sample was drawn
  changed    INTEGER NOT NULL,           -- listings stored or deleted since then
  changed_at INTEGER NOT NULL,           -- Unix milliseconds
  sample     INTEGER NOT NULL DEFAULT 0, -- number of listings in the sample that is being appraised; 0: none is
  stepped_at INTEGER NOT NULL DEFAULT 0  -- Unix milliseconds
) STRICT;

CREATE UNIQUE INDEX calibration_task_owner ON calibration_task (coalesce(account, ''));
CREATE INDEX calibration_task_stepped ON calibration_task (stepped_at);
CREATE INDEX calibration_task_due ON calibration_task (stepped_at) WHERE sample > 0 OR changed > listings / 5;

-- The listings of a sample. span, fast and patient are the errors of an appraised listing: see core/valuation.Errors.
CREATE TABLE calibration_trial (
  listing INTEGER PRIMARY KEY REFERENCES listing (n) ON DELETE CASCADE,
  task    INTEGER NOT NULL REFERENCES calibration_task (n) ON DELETE CASCADE,
  span    REAL, -- NULL: not appraised yet
  fast    REAL,
  patient REAL
) STRICT;

CREATE INDEX calibration_trial_task ON calibration_trial (task);

-- The catalogues that accounts have uploaded already.
INSERT INTO calibration_task (account, changed, changed_at) SELECT account, count(*), 0 FROM listing WHERE account IS NOT NULL GROUP BY account;
