-- Transcripts of appraisals, for build/replay. Recorded only with TRANSCRIPTS=1, and without an R2 bucket.

CREATE TABLE transcript (
  appraisal  TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  data       BLOB NOT NULL    -- the format is in the package comment of tests/host
) STRICT;

CREATE INDEX transcript_created_at ON transcript (created_at);
