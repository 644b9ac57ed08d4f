-- Condition, sale and date of listings, and the exchange rates of past days.

ALTER TABLE listing ADD COLUMN condition TEXT NOT NULL DEFAULT ''; -- as in the imported file; read by core/product
ALTER TABLE listing ADD COLUMN sold      TEXT NOT NULL DEFAULT '' CHECK (sold IN ('', 'yes', 'no')); -- yes: the price was paid; no: it is asked
ALTER TABLE listing ADD COLUMN date      TEXT NOT NULL DEFAULT ''; -- of the sale or of the offer, YYYY-MM-DD

-- The exchange rates of each day, for appraisals as of a past day. KV has the newest. They are never
-- deleted: a day takes about 0.6 kB, ten years take 2 MB.
CREATE TABLE rates (
  date TEXT PRIMARY KEY,  -- YYYY-MM-DD
  json TEXT NOT NULL      -- as core/market parses it
) STRICT, WITHOUT ROWID;
