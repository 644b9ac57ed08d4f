-- Reports: copies of answers, made to be handed in. They stay when their appraisals are deleted.

CREATE TABLE report (
  id         TEXT PRIMARY KEY,          -- random: whoever knows it may read the report
  account    TEXT NOT NULL REFERENCES account (id) CHECK (account NOT IN ('issued', 'earned')),
  title      TEXT CHECK (length(title) BETWEEN 1 AND 200),
  items      INTEGER NOT NULL CHECK (items BETWEEN 1 AND 100), -- their number
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX report_account_id ON report (account, id);

-- A snapshot may have 10 kB, so what an account can store without a charge is limited: 5,000 items.
CREATE TRIGGER report_limit BEFORE INSERT ON report
WHEN (SELECT count(*) >= 1000 OR total(items) + NEW.items > 5000 FROM report WHERE account = NEW.account)
BEGIN
  SELECT RAISE(ABORT, 'too_many_reports');
END;

CREATE TABLE report_item (
  report    TEXT NOT NULL REFERENCES report (id) ON DELETE CASCADE,
  number    INTEGER NOT NULL CHECK (number BETWEEN 1 AND 100),
  appraisal TEXT NOT NULL,                                  -- its id
  snapshot  BLOB NOT NULL,                                  -- JSON, deflated: see core/api/report/snapshot.go
  PRIMARY KEY (report, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX report_item_appraisal ON report_item (appraisal);

CREATE TRIGGER report_item_guard BEFORE UPDATE ON report_item
BEGIN
  SELECT RAISE(ABORT, 'report_item: never changed');
END;

-- The photo of each appraisal that a report has. The schedule copies it into KV, under report/ and the appraisal's id, and deletes the copy
-- when no report has the appraisal any more.
CREATE TABLE report_photo (
  appraisal   TEXT PRIMARY KEY,
  url         TEXT NOT NULL,
  sha256      TEXT NOT NULL,  -- of the photo that was appraised, hexadecimal; another photo is not copied
  state       TEXT NOT NULL DEFAULT 'awaited' CHECK (state IN ('awaited', 'kept', 'missing')),
  attempts    INTEGER NOT NULL DEFAULT 0 CHECK (attempts BETWEEN 0 AND 3),
  unwanted_at INTEGER         -- when the last report with the appraisal was deleted
) STRICT, WITHOUT ROWID;

CREATE INDEX report_photo_due ON report_photo (appraisal) WHERE state = 'awaited' OR unwanted_at IS NOT NULL;

CREATE TRIGGER report_item_inserted AFTER INSERT ON report_item
BEGIN
  INSERT INTO report_photo (appraisal, url, sha256)
    SELECT id, request ->> '$.image_url', evidence ->> '$.photo.sha256' FROM appraisal WHERE id = NEW.appraisal AND evidence ->> '$.photo.sha256' <> ''
    ON CONFLICT DO UPDATE SET unwanted_at = NULL;
END;

CREATE TRIGGER report_item_deleted AFTER DELETE ON report_item
WHEN NOT EXISTS (SELECT 1 FROM report_item WHERE appraisal = OLD.appraisal)
BEGIN
  UPDATE report_photo SET unwanted_at = unixepoch() * 1000 WHERE appraisal = OLD.appraisal;
END;
