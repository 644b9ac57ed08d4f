-- The built-in catalogue of listings, searchable by text (FTS5, BM25) and by image fingerprint.

CREATE TABLE listing (
  n           INTEGER PRIMARY KEY,
  id          TEXT NOT NULL UNIQUE,
  title       TEXT NOT NULL,
  brand       TEXT NOT NULL DEFAULT '',
  category    TEXT NOT NULL DEFAULT '',
  vendor      TEXT NOT NULL DEFAULT '',
  price       TEXT NOT NULL DEFAULT '',  -- as in the imported file; parsed by core/market
  currency    TEXT NOT NULL DEFAULT '',  -- ISO 4217
  url         TEXT NOT NULL DEFAULT '',
  image       TEXT NOT NULL DEFAULT '',
  fingerprint TEXT NOT NULL DEFAULT ''   -- of the image: 256 bits in hexadecimal, see core/photo
) STRICT;

CREATE VIRTUAL TABLE listing_text USING fts5 (
  title, brand, category, content = 'listing', content_rowid = 'n', tokenize = 'unicode61 remove_diacritics 2'
);

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

-- Multi-index hashing: each fingerprint is split into sixteen bands of 16 bits. Two fingerprints that differ in
-- at most 15 bits share a band; of those that differ in up to 30 bits, nearly all do.
-- https://arxiv.org/abs/1307.2982
CREATE TABLE listing_band (
  band    INTEGER NOT NULL,
  bits    INTEGER NOT NULL,
  listing INTEGER NOT NULL REFERENCES listing (n),
  PRIMARY KEY (band, bits, listing)
) STRICT, WITHOUT ROWID;

CREATE INDEX listing_band_listing ON listing_band (listing);
