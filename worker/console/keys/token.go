package keys

import (
	"time"

	"loupe/core/base/problem"
	"loupe/core/store/account"
	"loupe/worker/console/server"
)

// tokenLife is how long an access token of the dashboard is valid.
const tokenLife = 10 * time.Minute

// accessToken is a response with a new access token. Only its hash is stored.
type accessToken struct {
	Token     string           `json:"token"`
	ExpiresAt server.Timestamp `json:"expires_at"`
}

// insertToken inserts an access token for the active key of the call's account that a condition selects, unless the user has
// been removed from the account meanwhile. The token expires no later than the key. A key has at most 100 tokens at a time.
const insertToken = `INSERT INTO access_token (hash, api_key, audience, session, created_at, expires_at)
	SELECT ?1, id, 'api', ?2, ?3, min(?4, coalesce(expires_at, ?4)) FROM api_key
	WHERE account = ?5 AND EXISTS (SELECT 1 FROM session s JOIN membership m ON m.account = s.account AND m.user = s.user
		WHERE s.id = ?2 AND s.account = ?5 AND s.revoked_at IS NULL)
	AND revoked_at IS NULL AND suspended_at IS NULL AND coalesce(expires_at > ?3, 1)
	AND (SELECT count(*) FROM access_token t WHERE t.api_key = api_key.id AND t.expires_at > ?3) < 100 AND `

// newToken returns a new access token and the statement that inserts it.
func newToken(c *server.Call, condition string, args ...any) (token string, insert server.Statement) {
	token = account.NewKey(c.Service(), c.Secret())
	now := c.Millis()
	args = append([]any{account.HashKey(token), c.Session.ID, now, now + tokenLife.Milliseconds(), c.Session.Account}, args...)
	return token, server.SQL(insertToken+condition, args...)
}

// respond returns the response with a token that was inserted.
func respond(c *server.Call, token string) (any, error) {
	response := accessToken{Token: token}
	err := c.DB.QueryRowContext(c.Context(), `SELECT expires_at FROM access_token WHERE hash = ?`, account.HashKey(token)).Scan(&response.ExpiresAt)
	return response, err
}

// createToken makes an access token that acts as one of the user's keys.
func createToken(c *server.Call) (any, error) {
	if _, err := find(c, `WHERE id = ? AND account = ? AND kind = 'key'`, c.ID, c.Session.Account); err != nil {
		return nil, err
	}
	token, insert := newToken(c, `id = ?6 AND kind = 'key'`, c.ID)
	changed, err := c.DB.Batch(c.Context(), insert)
	if err != nil {
		return nil, err
	}
	if !changed[0] {
		return nil, &problem.Problem{Code: problem.Conflict, Detail: "the key is revoked, suspended or expired, or has 100 tokens already; use another key or try again in ten minutes"}
	}
	return respond(c, token)
}

// createDashboardToken makes an access token for the dashboard itself, so that a user without a key can see
// appraisals. The account's dashboard key is made with the first token.
func createDashboardToken(c *server.Call) (any, error) {
	token, insert := newToken(c, `kind = 'dashboard'`)
	// The key itself is discarded: only its access tokens are used.
	id, key := c.NewID("key"), account.HashKey(account.NewKey(c.Service(), c.Secret()))
	changed, err := c.DB.Batch(c.Context(),
		server.SQL(`INSERT INTO api_key (id, account, name, kind, hash, hint, created_at) SELECT ?1, ?2, 'Dashboard', 'dashboard', ?3, '', ?4
			WHERE NOT EXISTS (SELECT 1 FROM api_key WHERE account = ?2 AND kind = 'dashboard' AND revoked_at IS NULL)`,
			id, c.Session.Account, key, c.Millis()),
		insert)
	if err != nil {
		return nil, err
	}
	if !changed[1] {
		return nil, &problem.Problem{Code: problem.Conflict, Detail: "the dashboard's access is suspended, or it has 100 tokens already; try again in ten minutes or contact support"}
	}
	return respond(c, token)
}
