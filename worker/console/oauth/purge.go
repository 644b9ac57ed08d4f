package oauth

import (
	"context"
	"time"

	"loupe/worker/console/server"
)

const (
	// maxPurged is the highest number of rows of each table that one run changes.
	maxPurged = 500

	// keptFor is how long expired codes and used refresh tokens are kept. If one is used again in this time, its grant is
	// revoked; later it is only refused.
	keptFor = 30 * 24 * time.Hour
)

// endUnused revokes grants whose last refresh token has expired, because their clients can't use them any more.
func endUnused(c *server.Console, ctx context.Context) error {
	_, err := c.DB.ExecContext(ctx, `UPDATE api_key SET revoked_at = ?1 WHERE id IN (
		SELECT r.api_key FROM refresh_token r JOIN api_key k ON k.id = r.api_key
		WHERE r.used_at IS NULL AND r.expires_at <= ?1 AND k.revoked_at IS NULL ORDER BY r.expires_at LIMIT ?2)`, c.Millis(), maxPurged)
	return err
}

// purge deletes stale client documents and failures, and codes and refresh tokens that ended more than keptFor ago.
func purge(c *server.Console, ctx context.Context) error {
	now := c.Millis()
	before := now - keptFor.Milliseconds()
	_, err := c.DB.Batch(ctx,
		server.SQL(`DELETE FROM oauth_client WHERE id IN (SELECT id FROM oauth_client WHERE expires_at < ? ORDER BY expires_at LIMIT ?)`, now, maxPurged),
		server.SQL(`DELETE FROM oauth_client_failure WHERE (user, id) IN (SELECT user, id FROM oauth_client_failure WHERE expires_at < ? ORDER BY expires_at LIMIT ?)`, now, maxPurged),
		server.SQL(`DELETE FROM authorization_code WHERE hash IN (SELECT hash FROM authorization_code WHERE expires_at < ? ORDER BY expires_at LIMIT ?)`,
			before, maxPurged),
		server.SQL(`DELETE FROM refresh_token WHERE hash IN (SELECT hash FROM refresh_token WHERE used_at < ?
			ORDER BY used_at LIMIT ?)`, before, maxPurged),
		server.SQL(`DELETE FROM refresh_token WHERE hash IN (SELECT hash FROM refresh_token WHERE used_at IS NULL AND expires_at < ?
			ORDER BY expires_at LIMIT ?)`, before, maxPurged))
	return err
}
