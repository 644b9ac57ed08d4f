package oauth

import (
	"database/sql"

	"loupe/core/store/account"
	"loupe/worker/console/oauth/protocol"
	"loupe/worker/console/server"
)

var (
	errCode     = &protocol.Error{Code: protocol.InvalidGrant, Description: "the code is invalid or has expired"}
	errUsedCode = &protocol.Error{Code: protocol.InvalidGrant, Description: "the code has been used before; the access it gave is revoked"}
)

// storedCode is an authorization code in the database.
type storedCode struct {
	protocol.Authorization
	expiresAt int64
	grant     sql.NullString // id of the grant, once the code is redeemed
}

// redeemCode answers a token request with an authorization code. A code is redeemed once.
func redeemCode(c *server.Call, r protocol.TokenRequest) (any, error) {
	if !account.WellFormed(r.Code) {
		return refuse(c, errCode)
	}
	hash := account.HashKey(r.Code)
	code, err := findCode(c, hash)
	switch {
	case server.NoRows(err):
		return refuse(c, errCode)
	case err != nil:
		return nil, err
	case code.grant.Valid:
		return refuseUsedCode(c, code.grant.String)
	case code.expiresAt <= c.Millis():
		return refuse(c, errCode)
	}
	if failure := r.CheckCode(code.Authorization); failure != nil {
		return refuse(c, failure)
	}
	t, redeemed, err := insertGrant(c, hash, code.Resource)
	if err != nil {
		return nil, err
	}
	if !redeemed { // another request has redeemed it, or has removed the user from the account, after findCode
		code, err = findCode(c, hash)
		switch {
		case server.NoRows(err):
			return refuse(c, errCode)
		case err != nil:
			return nil, err
		}
		return refuseUsedCode(c, code.grant.String)
	}
	return t, nil
}

func refuseUsedCode(c *server.Call, grant string) (any, error) {
	if err := revokeGrant(c, grant, "its code was used twice"); err != nil {
		return nil, err
	}
	return refuse(c, errUsedCode)
}

// findCode returns a code whose user is still a member of the account, or sql.ErrNoRows.
func findCode(c *server.Call, hash string) (code storedCode, err error) {
	var audience string
	err = c.DB.QueryRowContext(c.Context(), `SELECT json_extract(client, '$.id'), json_extract(client, '$.audience'), redirect_uri, challenge, expires_at, api_key
		FROM authorization_code a JOIN membership m ON m.account = a.account AND m.user = a.user WHERE hash = ?`, hash).
		Scan(&code.ClientID, &audience, &code.RedirectURI, &code.Challenge, &code.expiresAt, &code.grant)
	code.Resource = protocol.ResourceOf(audience)
	return code, err
}

// insertGrant redeems a code: it inserts the grant and its first tokens, in one transaction. redeemed is false if the
// code was redeemed before.
func insertGrant(c *server.Call, codeHash string, resource protocol.Resource) (t tokens, redeemed bool, err error) {
	t = newTokens(c, resource)
	// The key itself is discarded: only its access tokens are used.
	id, key := c.NewID("key"), account.HashKey(account.NewKey(c.Service(), c.Secret()))
	statements := []server.Statement{
		server.SQL(`INSERT INTO api_key (id, account, user, name, kind, hash, hint, created_at, client, credits_per_day, credits_per_month)
			SELECT ?, a.account, m.user, json_extract(a.client, '$.name'), 'grant', ?, '', ?, a.client, a.credits_per_day, a.credits_per_month
			FROM authorization_code a JOIN membership m ON m.account = a.account AND m.user = a.user WHERE a.hash = ? AND a.api_key IS NULL`,
			id, key, c.Millis(), codeHash),
		server.SQL(`UPDATE authorization_code SET api_key = ? WHERE hash = ? AND api_key IS NULL`, id, codeHash),
	}
	changed, err := c.DB.Batch(c.Context(), append(statements, t.insert(c, `SELECT id FROM api_key WHERE id = ?`, id)...)...)
	return t, err == nil && changed[0], err
}
