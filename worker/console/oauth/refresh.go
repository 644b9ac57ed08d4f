package oauth

import (
	"database/sql"
	"time"

	"loupe/core/store/account"
	"loupe/worker/console/oauth/protocol"
	"loupe/worker/console/server"
)

var (
	errRefresh     = &protocol.Error{Code: protocol.InvalidGrant, Description: "the refresh token is invalid, revoked or has expired"}
	errUsedRefresh = &protocol.Error{Code: protocol.InvalidGrant, Description: "the refresh token has been used before; the access it gave is revoked"}

	errTooManyRefreshes = &protocol.Error{Code: protocol.TemporarilyUnavailable, Description: "too many refreshes in an hour: use the access token for as long as it is valid"}
)

// storedRefresh is a refresh token in the database, with its grant.
type storedRefresh struct {
	grant, clientID string
	resource        protocol.Resource
	expiresAt       int64
	revoked         bool // the grant
	used            bool
	refreshes       int64 // of the grant in the last hour
}

// refreshTokens answers a token request with a refresh token. The token can't be used again.
func refreshTokens(c *server.Call, r protocol.TokenRequest) (any, error) {
	stored, err := findRefresh(c, r.RefreshToken)
	switch {
	case server.NoRows(err):
		return refuse(c, errRefresh)
	case err != nil:
		return nil, err
	case stored.clientID != r.ClientID, stored.revoked:
		return refuse(c, errRefresh)
	case stored.expiresAt <= c.Millis():
		return refuse(c, errRefresh)
	case !stored.used && stored.refreshes >= maxRefreshes:
		return refuse(c, errTooManyRefreshes)
	}
	if failure := r.CheckResource(stored.resource); failure != nil {
		return refuse(c, failure)
	}
	t, rotated, err := rotate(c, account.HashKey(r.RefreshToken), stored.resource)
	switch {
	case err != nil:
		return nil, err
	case rotated:
		return t, nil
	}
	if err := revokeGrant(c, stored.grant, "its refresh token was used twice"); err != nil {
		return nil, err
	}
	return refuse(c, errUsedRefresh)
}

// findRefresh returns a stored refresh token, or sql.ErrNoRows.
func findRefresh(c *server.Call, token string) (stored storedRefresh, err error) {
	if !account.WellFormed(token) {
		return stored, sql.ErrNoRows
	}
	var audience string
	err = c.DB.QueryRowContext(c.Context(), `SELECT k.id, json_extract(k.client, '$.id'), json_extract(k.client, '$.audience'), r.expires_at, k.revoked_at IS NOT NULL, r.used_at IS NOT NULL,
		(SELECT count(*) FROM refresh_token u WHERE u.api_key = k.id AND u.used_at > ?)
		FROM refresh_token r JOIN api_key k ON k.id = r.api_key WHERE r.hash = ?`, c.Millis()-time.Hour.Milliseconds(), account.HashKey(token)).
		Scan(&stored.grant, &stored.clientID, &audience, &stored.expiresAt, &stored.revoked, &stored.used, &stored.refreshes)
	stored.resource = protocol.ResourceOf(audience)
	return stored, err
}

// rotate replaces an unused refresh token by new tokens, in one transaction. rotated is false if the token was used
// before.
func rotate(c *server.Call, hash string, resource protocol.Resource) (t tokens, rotated bool, err error) {
	t = newTokens(c, resource)
	successor := account.HashKey(t.RefreshToken)
	statements := []server.Statement{
		server.SQL(`UPDATE refresh_token SET used_at = ?, successor = ? WHERE hash = ? AND used_at IS NULL`, c.Millis(), successor, hash),
	}
	changed, err := c.DB.Batch(c.Context(), append(statements, t.insert(c, `SELECT api_key AS id FROM refresh_token WHERE successor = ?`, successor)...)...)
	return t, err == nil && changed[0], err
}
