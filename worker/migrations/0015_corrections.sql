-- What an appraisal's caller says the item is, and the value by that. An appraisal has one correction.
CREATE TABLE correction (
  appraisal  TEXT PRIMARY KEY REFERENCES appraisal (id) ON DELETE CASCADE,
  request    TEXT NOT NULL CHECK (json_valid(request)), -- {"candidate"} or {"title"}
  title      TEXT NOT NULL CHECK (title <> ''),         -- of the item
  created_at INTEGER NOT NULL,
  -- As in the table appraisal. All are set, because the appraisal was charged.
  figures    TEXT NOT NULL,
  evidence   TEXT NOT NULL,
  answer     BLOB NOT NULL,
  findings   BLOB NOT NULL
) STRICT;

-- All appraisals, with the correction's columns if there is one. Outcomes and reports use this view.
CREATE VIEW current_appraisal AS
  SELECT p.id, p.account, p.request, coalesce(c.figures, p.figures) AS figures, coalesce(c.evidence, p.evidence) AS evidence, p.fingerprints,
    coalesce(c.answer, p.answer) AS answer, coalesce(c.findings, p.findings) AS findings, p.created_at
  FROM appraisal p LEFT JOIN correction c ON c.appraisal = p.id;

-- How often each provider identified an item, and how often its caller corrected that, by the day of the appraisal. The cron counts the items, see 0009_usage.sql.
CREATE TABLE usage_identification (
  day       INTEGER NOT NULL,
  provider  TEXT NOT NULL CHECK (provider <> ''),               -- a model, or the catalogue
  items     INTEGER NOT NULL DEFAULT 0 CHECK (items >= 0),      -- in appraisals with a value
  corrected INTEGER NOT NULL DEFAULT 0 CHECK (corrected >= 0), -- of these
  PRIMARY KEY (day, provider)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER correction_counted AFTER INSERT ON correction
BEGIN
  INSERT INTO usage_identification (day, provider, corrected)
    SELECT created_at / 86400000, figures ->> '$.item.provider', 1 FROM appraisal WHERE id = NEW.appraisal AND figures ->> '$.item.provider' <> ''
    ON CONFLICT DO UPDATE SET corrected = corrected + 1;
END;
