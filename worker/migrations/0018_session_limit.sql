-- A user has at most 50 sessions. A new one revokes those that were unused for the longest time, and ends their access tokens.

CREATE TRIGGER session_limit AFTER INSERT ON session
BEGIN
  UPDATE access_token SET expires_at = min(expires_at, NEW.created_at) WHERE session IN (
    SELECT s.id FROM session s WHERE s.user = NEW.user AND s.id <> NEW.id AND s.revoked_at IS NULL AND s.expires_at > NEW.created_at
    ORDER BY s.seen_at DESC, s.created_at DESC, s.id DESC LIMIT -1 OFFSET 49);
  UPDATE session SET revoked_at = NEW.created_at WHERE id IN (
    SELECT s.id FROM session s WHERE s.user = NEW.user AND s.id <> NEW.id AND s.revoked_at IS NULL AND s.expires_at > NEW.created_at
    ORDER BY s.seen_at DESC, s.created_at DESC, s.id DESC LIMIT -1 OFFSET 49);
END;
