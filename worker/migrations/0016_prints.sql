-- A listing's picture has several fingerprints, of several views (core/photo/view.go), so that cropped copies are found.
-- The column fingerprint has their version, a colon, and each fingerprint as 64 hexadecimal digits: 2:0123...
-- '' says that the picture was not read; '2:' that it was, and has no fingerprint. Version 1 has one fingerprint.
--
-- A band is its number as one hexadecimal digit, then its 16 bits as four. Triggers keep the index of bands. It has no
-- foreign key: without an index by listing, each deletion of a listing would scan all bands to check it.

DROP TRIGGER listing_inserted;
DROP TRIGGER listing_updated;
DROP TRIGGER listing_deleted;
DROP TRIGGER listing_fingerprint_removed;

CREATE TABLE picture_band (
  band    TEXT NOT NULL,
  listing INTEGER NOT NULL, -- n of the table listing
  PRIMARY KEY (band, listing)
) STRICT, WITHOUT ROWID;

INSERT INTO picture_band (band, listing)
  SELECT substr('0123456789abcdef', band + 1, 1) || printf('%04x', bits), listing FROM listing_band;

DROP TABLE listing_band; -- with its second index: a listing's bands are found by its fingerprint
ALTER TABLE picture_band RENAME TO listing_band;

UPDATE listing SET fingerprint = '1:' || fingerprint WHERE fingerprint <> '';

-- The places of the bands in the column fingerprint: band n % 16 begins at character 3 + 4 * n.
CREATE VIEW band_place AS
  WITH RECURSIVE place (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM place WHERE n < 127)
  SELECT n, substr('0123456789abcdef', n % 16 + 1, 1) AS digit FROM place;

-- Listings with a picture at a URL that is to be read, or to be read again because its fingerprints are old.
CREATE INDEX listing_unread ON listing (n) WHERE image <> '' AND substr(fingerprint, 1, 2) <> '2:';

CREATE TRIGGER listing_inserted AFTER INSERT ON listing
BEGIN
  INSERT INTO listing_text (rowid, title, brand, category) VALUES (NEW.n, NEW.title, NEW.brand, NEW.category);
  INSERT INTO listing_band (band, listing)
    SELECT DISTINCT digit || substr(NEW.fingerprint, 3 + 4 * n, 4), NEW.n FROM band_place WHERE n < length(NEW.fingerprint) / 4;
END;

CREATE TRIGGER listing_updated AFTER UPDATE OF title, brand, category ON listing
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
