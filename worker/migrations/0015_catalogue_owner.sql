-- Listings belong to an account or, loaded by an administrator, to all accounts. A listing's id is unique for its owner.
-- SQLite can't drop the old constraint on the id, so the tables are made anew.

CREATE TABLE owned_listing (
  n           INTEGER PRIMARY KEY,
  account     TEXT REFERENCES account (id) CHECK (account NOT IN ('issued', 'earned')), -- NULL: shared by all accounts
  id          TEXT NOT NULL,
  title       TEXT NOT NULL,
  brand       TEXT NOT NULL DEFAULT '',
  category    TEXT NOT NULL DEFAULT '',
  vendor      TEXT NOT NULL DEFAULT '',
  price       TEXT NOT NULL DEFAULT '',  -- as in the imported file; parsed by core/market
  currency    TEXT NOT NULL DEFAULT '',  -- ISO 4217
  url         TEXT NOT NULL DEFAULT '',
  image       TEXT NOT NULL DEFAULT '',
  fingerprint TEXT NOT NULL DEFAULT '',  -- of the image: 256 bits in hexadecimal, see core/photo
  condition   TEXT NOT NULL DEFAULT '',  -- as in the imported file; read by core/product
  sold        TEXT NOT NULL DEFAULT '' CHECK (sold IN ('', 'yes', 'no')), -- yes: the price was paid; no: it is asked
  date        TEXT NOT NULL DEFAULT ''   -- of the sale or of the offer, YYYY-MM-DD
) STRICT;

INSERT INTO owned_listing (n, id, title, brand, category, vendor, price, currency, url, image, fingerprint, condition, sold, date)
  SELECT n, id, title, brand, category, vendor, price, currency, url, image, fingerprint, condition, sold, date FROM listing;

CREATE TABLE owned_listing_band (
  band    INTEGER NOT NULL,
  bits    INTEGER NOT NULL,
  listing INTEGER NOT NULL REFERENCES owned_listing (n),
  PRIMARY KEY (band, bits, listing)
) STRICT, WITHOUT ROWID;

INSERT INTO owned_listing_band (band, bits, listing) SELECT band, bits, listing FROM listing_band;

DROP TABLE listing_band;
DROP TABLE listing; -- with its triggers; the full-text index keeps its content, because the row numbers stay
ALTER TABLE owned_listing RENAME TO listing;
ALTER TABLE owned_listing_band RENAME TO listing_band;

CREATE UNIQUE INDEX listing_owner_id ON listing (coalesce(account, ''), id);
CREATE INDEX listing_owner ON listing (coalesce(account, ''), n);
CREATE INDEX listing_band_listing ON listing_band (listing);

CREATE TRIGGER listing_inserted AFTER INSERT ON listing
BEGIN
  INSERT INTO listing_text (rowid, title, brand, category) VALUES (NEW.n, NEW.title, NEW.brand, NEW.category);
END;

CREATE TRIGGER listing_deleted AFTER DELETE ON listing
BEGIN
  INSERT INTO listing_text (listing_text, rowid, title, brand, category)
  VALUES ('delete', OLD.n, OLD.title, OLD.brand, OLD.category);
  DELETE FROM listing_band WHERE listing = OLD.n;
END;

CREATE TRIGGER listing_updated AFTER UPDATE ON listing
BEGIN
  INSERT INTO listing_text (listing_text, rowid, title, brand, category)
  VALUES ('delete', OLD.n, OLD.title, OLD.brand, OLD.category);
  INSERT INTO listing_text (rowid, title, brand, category) VALUES (NEW.n, NEW.title, NEW.brand, NEW.category);
END;

-- A listing without a fingerprint is not found by its picture.
CREATE TRIGGER listing_fingerprint_removed AFTER UPDATE OF fingerprint ON listing
WHEN NEW.fingerprint = '' AND OLD.fingerprint <> ''
BEGIN
  DELETE FROM listing_band WHERE listing = NEW.n;
END;

-- Files of listings that were uploaded in the dashboard. A file is sent in pieces.
CREATE TABLE listing_file (
  id         TEXT PRIMARY KEY,
  account    TEXT REFERENCES account (id), -- NULL: its listings are shared by all accounts
  name       TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  created_at INTEGER NOT NULL,
  accepted   INTEGER NOT NULL DEFAULT 0,   -- rows
  refused    INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX listing_file_owner ON listing_file (coalesce(account, ''), id);
