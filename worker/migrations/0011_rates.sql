-- The exchange rates of each day, for appraisals as of a past day. KV has the newest. They are never
-- deleted: a day takes about 0.6 kB, ten years take 2 MB.
CREATE TABLE rates (
  date TEXT PRIMARY KEY,  -- YYYY-MM-DD
  json TEXT NOT NULL      -- as core/market parses it
) STRICT, WITHOUT ROWID;
