-- A picture that only the binding IMAGES can read waits until the Worker has this binding. Its fingerprints have the version 0;
-- fingerprints of an older version may follow, as in 0:0123...

DROP INDEX listing_unread;

-- A picture of version 2 that could be read has at least two fingerprints. All others wait, because it is not known which of them
-- have a format that the binding reads. With the binding, each is tried once more.
UPDATE listing SET fingerprint = '0:' || substr(fingerprint, 3)
  WHERE image <> '' AND substr(fingerprint, 1, 2) = '2:' AND length(fingerprint) < 2 + 2 * 64;

-- Listings with a picture at a URL that is to be read, or to be read again because its fingerprints are old.
CREATE INDEX listing_unread ON listing (coalesce(account, ''), n) WHERE image <> '' AND substr(fingerprint, 1, 2) NOT IN ('0:', '2:');

CREATE INDEX listing_unconverted ON listing (coalesce(account, ''), n) WHERE image <> '' AND substr(fingerprint, 1, 2) = '0:';
