-- The catalogue of listings, searchable by text (FTS5, BM25) and by the fingerprints of pictures.

-- Listings belong to an account or, loaded by an administrator, to all accounts. A listing's id is unique for its owner.
CREATE TABLE listing (
  n           INTEGER PRIMARY KEY CHECK (n BETWEEN 1 AND 4294967295), -- 32 bits: see listing_place
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
  condition   TEXT NOT NULL DEFAULT '',  -- as in the imported file; recognised by core/market/product
  sold        TEXT NOT NULL DEFAULT '' CHECK (sold IN ('', 'yes', 'no')), -- yes: the price was paid; no: it is asked
  date        TEXT NOT NULL DEFAULT '',  -- of the sale or of the offer, YYYY-MM-DD
  source      TEXT NOT NULL DEFAULT '',  -- name of the file or upload that the listing came from; '' if it is not known
  size        INTEGER NOT NULL DEFAULT 0, -- bytes that it takes in the database, about; 0 if nothing limits them
  days        TEXT NOT NULL DEFAULT ''   -- for how many days it was offered until it sold, or so far
) STRICT;

CREATE UNIQUE INDEX listing_owner_id ON listing (coalesce(account, ''), id);
CREATE INDEX listing_account ON listing (coalesce(account, ''), n);

-- A listing's picture has several fingerprints, of several views (core/imaging/fingerprint/view.go), so that cropped copies are found.
-- The column fingerprint has their version, a colon, and each fingerprint as 64 hexadecimal digits: 3:0123...
--   ''           the picture was not read
--   '3:'         it was read, and has no fingerprint
--   '2:0123...'  it has fingerprints of an older version, which are replaced when the picture is read again
--   '0:'         only the binding IMAGES can read it, so it waits until the Worker has this binding; fingerprints of an older
--                version may follow, as in 0:0123...

-- Listings with a picture at a URL that is to be read, or to be read again because its fingerprints are old.
CREATE INDEX listing_unread ON listing (coalesce(account, ''), n) WHERE image <> '' AND substr(fingerprint, 1, 2) NOT IN ('0:', '3:');
CREATE INDEX listing_unconverted ON listing (coalesce(account, ''), n) WHERE image <> '' AND substr(fingerprint, 1, 2) = '0:';

-- The owners of listings: each account with listings of its own, and one row for the listings that all accounts share. Triggers keep
-- the numbers.
CREATE TABLE listing_owner (
  n         INTEGER PRIMARY KEY CHECK (n BETWEEN 1 AND 1000000),
  account   TEXT REFERENCES account (id) ON DELETE CASCADE, -- NULL: all accounts
  listings  INTEGER NOT NULL DEFAULT 0,
  size      INTEGER NOT NULL DEFAULT 0,   -- sum of its listings' sizes
  hour      INTEGER NOT NULL DEFAULT 0,   -- of the last uploaded rows, in hours since 1970
  hour_rows INTEGER NOT NULL DEFAULT 0,   -- uploaded in this hour
  day_rows  INTEGER NOT NULL DEFAULT 0    -- uploaded on its day
) STRICT;

CREATE UNIQUE INDEX listing_owner_account ON listing_owner (coalesce(account, ''));

-- The place of a listing in the indexes of words and of bands: the number of its owner in the upper bits, and its own number
-- in the lower 32. So each owner's listings are one range of places, and a search reads only the ranges of its owners.
CREATE VIEW listing_place AS
  SELECT l.n, (o.n << 32) + l.n AS place, l.title, l.brand, l.category
  FROM listing l JOIN listing_owner o ON coalesce(o.account, '') = coalesce(l.account, '');

CREATE VIRTUAL TABLE listing_text USING fts5 (
  title, brand, category, content = 'listing_place', content_rowid = 'place', tokenize = 'unicode61 remove_diacritics 2'
);

-- An index of few parts is searched faster. See MergeText of core/api/indexing.
INSERT INTO listing_text (listing_text, rank) VALUES ('usermerge', 2);

-- The words of a deleted listing leave the index with it. Otherwise they would stay until its parts are merged, perhaps for ever: a deleted
-- customer's words, too. https://www.sqlite.org/fts5.html#the_secure_delete_configuration_option
INSERT INTO listing_text (listing_text, rank) VALUES ('secure-delete', 1);

-- Multi-index hashing: each fingerprint is split into sixteen bands of 16 bits. Two fingerprints that differ in
-- at most 15 bits share a band; of those that differ in up to 30 bits, nearly all do. https://arxiv.org/abs/1307.2982
--
-- A band is its number as one hexadecimal digit, then its 16 bits as four. The triggers below keep the index of bands. It has no
-- foreign key: without an index by listing, each deletion of a listing would scan all bands to check it.
CREATE TABLE listing_band (
  band  TEXT NOT NULL,
  place INTEGER NOT NULL, -- of a listing: see listing_place
  PRIMARY KEY (band, place)
) STRICT, WITHOUT ROWID;

-- The places of the bands in the column fingerprint: band n % 16 begins at character 3 + 4 * n.
CREATE VIEW band_place AS
  WITH RECURSIVE place (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM place WHERE n < 127)
  SELECT n, substr('0123456789abcdef', n % 16 + 1, 1) AS digit FROM place;

CREATE TRIGGER listing_inserted AFTER INSERT ON listing
BEGIN
  INSERT INTO listing_owner (account, listings, size) VALUES (NEW.account, 1, NEW.size)
    ON CONFLICT (coalesce(account, '')) DO UPDATE SET listings = listings + 1, size = size + excluded.size;
  INSERT INTO listing_text (rowid, title, brand, category) SELECT place, NEW.title, NEW.brand, NEW.category FROM listing_place WHERE n = NEW.n;
  INSERT INTO listing_band (band, place)
    SELECT DISTINCT b.digit || substr(NEW.fingerprint, 3 + 4 * b.n, 4), p.place FROM listing_place p, band_place b
    WHERE p.n = NEW.n AND b.n < length(NEW.fingerprint) / 4;
END;

CREATE TRIGGER listing_updated AFTER UPDATE OF title, brand, category ON listing
WHEN (NEW.title, NEW.brand, NEW.category) IS NOT (OLD.title, OLD.brand, OLD.category)
BEGIN
  INSERT INTO listing_text (listing_text, rowid, title, brand, category)
    SELECT 'delete', place, OLD.title, OLD.brand, OLD.category FROM listing_place WHERE n = OLD.n;
  INSERT INTO listing_text (rowid, title, brand, category) SELECT place, NEW.title, NEW.brand, NEW.category FROM listing_place WHERE n = NEW.n;
END;

CREATE TRIGGER listing_size_updated AFTER UPDATE OF size ON listing WHEN NEW.size <> OLD.size
BEGIN
  UPDATE listing_owner SET size = size + NEW.size - OLD.size WHERE coalesce(account, '') = coalesce(NEW.account, '');
END;

CREATE TRIGGER listing_fingerprint_updated AFTER UPDATE OF fingerprint ON listing WHEN NEW.fingerprint <> OLD.fingerprint
BEGIN
  DELETE FROM listing_band WHERE place = (SELECT place FROM listing_place WHERE n = OLD.n) AND band IN
    (SELECT digit || substr(OLD.fingerprint, 3 + 4 * n, 4) FROM band_place WHERE n < length(OLD.fingerprint) / 4);
  INSERT INTO listing_band (band, place)
    SELECT DISTINCT b.digit || substr(NEW.fingerprint, 3 + 4 * b.n, 4), p.place FROM listing_place p, band_place b
    WHERE p.n = NEW.n AND b.n < length(NEW.fingerprint) / 4;
END;

CREATE TRIGGER listing_deleted BEFORE DELETE ON listing
BEGIN
  INSERT INTO listing_text (listing_text, rowid, title, brand, category)
    SELECT 'delete', place, OLD.title, OLD.brand, OLD.category FROM listing_place WHERE n = OLD.n;
  DELETE FROM listing_band WHERE place = (SELECT place FROM listing_place WHERE n = OLD.n) AND band IN
    (SELECT digit || substr(OLD.fingerprint, 3 + 4 * n, 4) FROM band_place WHERE n < length(OLD.fingerprint) / 4);
  UPDATE listing_owner SET listings = listings - 1, size = size - OLD.size WHERE coalesce(account, '') = coalesce(OLD.account, '');
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

-- A piece of a file: its batch inserts it before its rows. The trigger counts the rows, and refuses the piece if a limit would be
-- exceeded. The error names the limit. The listings that all accounts share have no limits. A fifth of listing_mb_in_all is kept for accounts
-- that have bought or were granted credits, so that others can't take all of it.
CREATE VIEW listing_piece AS SELECT '' AS account,
  0 AS hour,     -- now, in hours since 1970
  0 AS rows,     -- of the piece
  0 AS listings, -- of them, new ones
  0 AS size,     -- by which the listings grow, in bytes
  -- the limits
  0 AS listings_per_account, 0 AS listing_mb_per_account, 0 AS listing_mb_in_all, 0 AS listing_rows_per_hour, 0 AS listing_rows_per_day WHERE 0;

CREATE TRIGGER listing_piece_admitted INSTEAD OF INSERT ON listing_piece WHEN NEW.account <> ''
BEGIN
  INSERT INTO listing_owner (account) VALUES (NEW.account) ON CONFLICT DO NOTHING;
  UPDATE listing_owner SET
      day_rows = NEW.rows + iif(hour / 24 = CAST(NEW.hour AS INTEGER) / 24, day_rows, 0),
      hour_rows = NEW.rows + iif(hour = NEW.hour, hour_rows, 0), hour = NEW.hour
    WHERE account = NEW.account;
  SELECT RAISE(ABORT, 'listing_rows_per_hour') FROM listing_owner WHERE account = NEW.account AND hour_rows > NEW.listing_rows_per_hour;
  SELECT RAISE(ABORT, 'listing_rows_per_day') FROM listing_owner WHERE account = NEW.account AND day_rows > NEW.listing_rows_per_day;
  SELECT RAISE(ABORT, 'listings_per_account') FROM listing_owner
    WHERE account = NEW.account AND NEW.listings > 0 AND listings + NEW.listings > NEW.listings_per_account;
  SELECT RAISE(ABORT, 'listing_mb_per_account') FROM listing_owner
    WHERE account = NEW.account AND NEW.size > 0 AND size + NEW.size > NEW.listing_mb_per_account * 1000000;
  SELECT RAISE(ABORT, 'listing_mb_in_all') FROM (SELECT NEW.size + sum(size) AS size FROM listing_owner WHERE account IS NOT NULL)
    WHERE NEW.size > 0 AND (size > NEW.listing_mb_in_all * 1000000 OR size > NEW.listing_mb_in_all * 800000 AND NOT EXISTS (
      SELECT 1 FROM entry e JOIN transfer t ON t.id = e.transfer WHERE e.account = NEW.account AND t.credit = NEW.account AND t.reason <> 'welcome'));
END;

-- The schedule reads unread pictures in turn: one of each owner, that is, of each account with unread pictures of its own, and
-- of the listings that all accounts share.
CREATE TABLE picture_turn (
  one   INTEGER PRIMARY KEY CHECK (one = 1), -- the table has one row, from the first picture on
  owner TEXT NOT NULL                        -- whose picture was read last: an account, or '' for the shared listings
) STRICT;
