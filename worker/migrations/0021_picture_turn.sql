-- The schedule reads unread pictures in turn: one of each owner, that is, of each account with unread pictures of its own, and
-- of the listings that all accounts share.

DROP INDEX listing_unread;

-- Listings with a picture at a URL that is to be read, or to be read again because its fingerprints are old.
CREATE INDEX listing_unread ON listing (coalesce(account, ''), n) WHERE image <> '' AND substr(fingerprint, 1, 2) <> '2:';

CREATE TABLE picture_turn (
  one   INTEGER PRIMARY KEY CHECK (one = 1), -- the table has one row, from the first picture on
  owner TEXT NOT NULL                        -- whose picture was read last: an account, or '' for the shared listings
) STRICT;
