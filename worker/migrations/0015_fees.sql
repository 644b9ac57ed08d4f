-- The account's own table of fees, JSON; NULL if it uses the service's. core/decision parses it.
ALTER TABLE account ADD COLUMN fees TEXT CHECK (length(fees) <= 8000 AND json_valid(fees));
