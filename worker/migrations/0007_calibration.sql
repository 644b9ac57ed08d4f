-- The corrections of ranges, from appraisals of the catalogue's listings by each other: see core/product.Calibration. Each
-- imported file is one part of the catalogue and has one row. A search uses the mean of the rows, weighted by listings.

CREATE TABLE calibration (
  part     TEXT PRIMARY KEY,
  span     REAL NOT NULL CHECK (span BETWEEN 0.25 AND 4), -- on the width of the range
  fast     REAL NOT NULL CHECK (fast BETWEEN 0 AND 4),    -- on the distance to the 25th percentile
  patient  REAL NOT NULL CHECK (patient BETWEEN 0 AND 4), -- on the distance to the 75th percentile
  listings INTEGER NOT NULL CHECK (listings > 0)          -- number of listings that were appraised
) STRICT, WITHOUT ROWID;
