package oauth

import (
	"loupe/core/store/account"
	"loupe/worker/console/oauth/protocol"
	"loupe/worker/console/server"
)

var errOtherClient = &protocol.Error{Code: protocol.UnauthorizedClient, Description: "the token was issued to a different client"}

// revoke is the revocation endpoint (RFC 7009). Revoking a refresh token revokes the whole grant, even if the token was
// used before. Revoking an access token revokes that token only. An unknown or ended token is not an error.
func revoke(c *server.Call) (any, error) {
	allowPages(c)
	form, failure := readForm(c)
	if failure != nil {
		return refuse(c, failure)
	}
	token, clientID, failure := protocol.ParseRevocation(form)
	if failure != nil {
		return refuse(c, failure)
	}
	stored, err := findRefresh(c, token)
	switch {
	case server.NoRows(err):
		return revokeAccess(c, account.HashKey(token), clientID)
	case err != nil:
		return nil, err
	case stored.clientID != clientID:
		return refuse(c, errOtherClient)
	case stored.revoked:
		return nil, nil
	}
	return nil, revokeGrant(c, stored.grant, "by its client")
}

func revokeAccess(c *server.Call, hash, clientID string) (any, error) {
	now := c.Millis()
	var owner string
	err := c.DB.QueryRowContext(c.Context(), `SELECT json_extract(k.client, '$.id') FROM access_token t JOIN api_key k ON k.id = t.api_key
		WHERE t.hash = ? AND t.expires_at > ? AND k.kind = 'grant'`, hash, now).Scan(&owner)
	switch {
	case server.NoRows(err):
		return nil, nil
	case err != nil:
		return nil, err
	case owner != clientID:
		return refuse(c, errOtherClient)
	}
	if _, err := c.DB.ExecContext(c.Context(), `UPDATE access_token SET expires_at = min(expires_at, ?) WHERE hash = ?`, now, hash); err != nil {
		return nil, err
	}
	if err := c.KV.Delete(account.GrantKey(hash)); err != nil { // only delays the revocation, see account.GrantLife
		c.Log.Printf("an access token is revoked, but its grant could not be deleted from KV: %v", err)
	}
	return nil, nil
}
