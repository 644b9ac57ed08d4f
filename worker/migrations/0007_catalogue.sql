-- The catalogue of listings, searchable by text (FTS5, BM25) and by the fingerprints of pictures.

-- Listings belong to an account or, loaded by an administrator, to all accounts. A listing's id is unique for its owner.
CREATE TABLE listing (
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
  fingerprint TEXT NOT NULL DEFAULT '',  -- of the image, see below
  condition   TEXT NOT NULL DEFAULT '',  -- as in the imported file; recognised by core/product
  sold        TEXT NOT NULL DEFAULT '' CHECK (sold IN ('', 'yes', 'no')), -- yes: the price was paid; no: it is asked
  date        TEXT NOT NULL DEFAULT '',  -- of the sale or of the offer, YYYY-MM-DD
  source      TEXT NOT NULL DEFAULT ''   -- name of the file or upload that the listing came from; '' if it is not known
) STRICT;

CREATE UNIQUE INDEX listing_owner_id ON listing (coalesce(account, ''), id);
CREATE INDEX listing_owner ON listing (coalesce(account, ''), n);

-- A listing's picture has several fingerprints, of several views (core/fingerprint/view.go), so that cropped copies are found.
-- The column fingerprint has their version, a colon, and each fingerprint as 64 hexadecimal digits: 2:0123...
--   ''           the picture was not read
--   '2:'         it was read, and has no fingerprint
--   '1:0123...'  it has the one fingerprint of version 1, which is replaced when the picture is read again
--   '0:'         only the binding IMAGES can read it, so it waits until the Worker has this binding; fingerprints of an older
--                version may follow, as in 0:0123...

-- Listings with a picture at a URL that is to be read, or to be read again because its fingerprints are old.
CREATE INDEX listing_unread ON listing (coalesce(account, ''), n) WHERE image <> '' AND substr(fingerprint, 1, 2) NOT IN ('0:', '2:');
CREATE INDEX listing_unconverted ON listing (coalesce(account, ''), n) WHERE image <> '' AND substr(fingerprint, 1, 2) = '0:';

CREATE VIRTUAL TABLE listing_text USING fts5 (
  title, brand, category, content = 'listing', content_rowid = 'n', tokenize = 'unicode61 remove_diacritics 2'
);

-- Multi-index hashing: each fingerprint is split into sixteen bands of 16 bits. Two fingerprints that differ in
-- at most 15 bits share a band; of those that differ in up to 30 bits, nearly all do. https://arxiv.org/abs/1307.2982
--
-- A band is its number as one hexadecimal digit, then its 16 bits as four. The triggers below keep the index of bands. It has no
-- foreign key: without an index by listing, each deletion of a listing would scan all bands to check it.
CREATE TABLE listing_band (
  band    TEXT NOT NULL,
  listing INTEGER NOT NULL, -- n of the table listing
  PRIMARY KEY (band, listing)
) STRICT, WITHOUT ROWID;

-- The places of the bands in the column fingerprint: band n % 16 begins at character 3 + 4 * n.
CREATE VIEW band_place AS
  WITH RECURSIVE place (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM place WHERE n < 127)
  SELECT n, substr('0123456789abcdef', n % 16 + 1, 1) AS digit FROM place;

CREATE TRIGGER listing_inserted AFTER INSERT ON listing
BEGIN
  INSERT INTO listing_text (rowid, title, brand, category) VALUES (NEW.n, NEW.title, NEW.brand, NEW.category);
  INSERT INTO listing_band (band, listing)
    SELECT DISTINCT digit || substr(NEW.fingerprint, 3 + 4 * n, 4), NEW.n FROM band_place WHERE n < length(NEW.fingerprint) / 4;
END;

CREATE TRIGGER listing_updated AFTER UPDATE OF title, brand, category ON listing
WHEN (NEW.title, NEW.brand, NEW.category) IS NOT (OLD.title, OLD.brand, OLD.category)
BEGIN
  INSERT INTO listing_text (listing_text, rowid, title, brand, category)
  VALUES ('delete', OLD.n, OLD.title, OLD.brand, OLD.category);
  INSERT INTO listing_text (rowid, title, brand, category) VALUES (NEW.n, NEW.title, NEW.brand, NEW.category);
END;

CREATE TRIGGER listing_fingerprint_updated AFTER UPDATE OF fingerprint ON listing WHEN NEW.fingerprint <> OLD.fingerprint
BEGIN
  DELETE FROM listing_band WHERE listing = OLD.n AND band IN
    (SELECT digit || substr(OLD.fingerprint, 3 + 4 * n, 4) FROM band_place WHERE n < length(OLD.fingerprint) / 4);
  INSERT INTO listing_band (band, listing)
    SELECT DISTINCT digit || substr(NEW.fingerprint, 3 + 4 * n, 4), NEW.n FROM band_place WHERE n < length(NEW.fingerprint) / 4;
END;

CREATE TRIGGER listing_deleted AFTER DELETE ON listing
BEGIN
  INSERT INTO listing_text (listing_text, rowid, title, brand, category)
  VALUES ('delete', OLD.n, OLD.title, OLD.brand, OLD.category);
  DELETE FROM listing_band WHERE listing = OLD.n AND band IN
    (SELECT digit || substr(OLD.fingerprint, 3 + 4 * n, 4) FROM band_place WHERE n < length(OLD.fingerprint) / 4);
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

-- The schedule reads unread pictures in turn: one of each owner, that is, of each account with unread pictures of its own, and
-- of the listings that all accounts share.
CREATE TABLE picture_turn (
  one   INTEGER PRIMARY KEY CHECK (one = 1), -- the table has one row, from the first picture on
  owner TEXT NOT NULL                        -- whose picture was read last: an account, or '' for the shared listings
) STRICT;
