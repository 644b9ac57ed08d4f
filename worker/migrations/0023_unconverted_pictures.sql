-- A picture that only the binding IMAGES can read waits until the Worker has this binding. The version of its fingerprints is 0,
-- and older ones may follow: 0:0123...

DROP INDEX listing_unread;

-- Which formats could not be read so far is not known, so every picture without fingerprints of version 2 waits. With the
-- binding, each is tried once more. A picture has two fingerprints of version 2 at least, and one of version 1.
UPDATE listing SET fingerprint = '0:' || substr(fingerprint, 3)
  WHERE image <> '' AND substr(fingerprint, 1, 2) = '2:' AND length(fingerprint) < 2 + 2 * 64;

-- Listings with a picture at a URL that is to be read, or to be read again because its fingerprints are old.
CREATE INDEX listing_unread ON listing (coalesce(account, ''), n) WHERE image <> '' AND substr(fingerprint, 1, 2) NOT IN ('0:', '2:');

CREATE INDEX listing_unconverted ON listing (coalesce(account, ''), n) WHERE image <> '' AND substr(fingerprint, 1, 2) = '0:';
