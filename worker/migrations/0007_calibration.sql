-- How well the catalogue's own listings were appraised, each by the others: the factors that make 80 % of the prices lie
-- inside their range. See core/product.Calibration. Each imported file is one part of the catalogue, with a row of its
-- own. A search uses the mean of the parts by their listings.

CREATE TABLE calibration (
  part     TEXT PRIMARY KEY,
  span     REAL NOT NULL CHECK (span BETWEEN 0.25 AND 4), -- on the width of the range
  fast     REAL NOT NULL CHECK (fast BETWEEN 0 AND 4),    -- on the distance to the 25th percentile
  patient  REAL NOT NULL CHECK (patient BETWEEN 0 AND 4), -- on the distance to the 75th percentile
  listings INTEGER NOT NULL CHECK (listings > 0)          -- that were appraised
) STRICT, WITHOUT ROWID;
