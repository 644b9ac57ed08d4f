-- Finding API keys by their last characters, and the documents of OAuth clients that could not be used.

CREATE INDEX api_key_hint ON api_key (hint, id);

-- The metadata documents that could not be fetched or are invalid. They are not fetched again before expires_at, nor are
-- others if too many of the same host failed.
CREATE TABLE oauth_client_failure (
  id         TEXT PRIMARY KEY CHECK (length(id) <= 2048), -- URL of the document
  host       TEXT NOT NULL,
  problem    TEXT NOT NULL CHECK (json_valid(problem)),   -- code and detail, as the user saw them
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX oauth_client_failure_host ON oauth_client_failure (host, expires_at);
CREATE INDEX oauth_client_failure_expires_at ON oauth_client_failure (expires_at);
