-- When each vendor with a limit in CALLS_PER_MINUTE may be called next. A call takes the vendor's next slot before it is made.
CREATE TABLE vendor_slot (
  name    TEXT PRIMARY KEY,  -- as CALLS_PER_MINUTE has it
  next_at INTEGER NOT NULL   -- Unix microseconds: a limit of 100,000 calls a minute has slots of 610
) STRICT, WITHOUT ROWID;
