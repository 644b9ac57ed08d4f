package oauth

import (
	"errors"
	"net/http"
	"strings"
	"time"

	"loupe/core/base/problem"
	"loupe/core/store/account"
	"loupe/worker/console/keys"
	"loupe/worker/console/oauth/protocol"
	"loupe/worker/console/server"
)

const refreshSuffix = "_refresh" // of the service's name, the prefix of refresh tokens

// issueTokens is the token endpoint.
func issueTokens(c *server.Call) (any, error) {
	allowPages(c)
	form, failure := readForm(c)
	if failure != nil {
		return refuse(c, failure)
	}
	r, failure := protocol.ParseToken(form, origin(c))
	if failure == nil {
		var err error
		if failure, err = checkRegistered(c, r.ClientID); err != nil {
			return nil, err
		}
	}
	switch {
	case failure != nil:
		return refuse(c, failure)
	case r.GrantType == protocol.GrantCode:
		return redeemCode(c, r)
	default:
		return refreshTokens(c, r)
	}
}

// readForm returns the body of a request, which must be a form.
func readForm(c *server.Call) (string, *protocol.Error) {
	if c.Request.Header.Get("Authorization") != "" {
		return "", protocol.ErrConfidential
	}
	mediaType, _, _ := strings.Cut(c.Request.Header.Get("Content-Type"), ";")
	if !strings.EqualFold(strings.TrimSpace(mediaType), "application/x-www-form-urlencoded") {
		return "", &protocol.Error{Code: protocol.InvalidRequest, Description: "Content-Type must be application/x-www-form-urlencoded"}
	}
	body, err := c.ReadBody()
	var p *problem.Problem
	if errors.As(err, &p) {
		return "", &protocol.Error{Code: protocol.InvalidRequest, Description: p.Detail}
	}
	return string(body), nil
}

// refuse answers with an OAuth error (RFC 6749 section 5.2). A client that has sent credentials in the header
// Authorization gets status 401, and one over a limit 429.
func refuse(c *server.Call, e *protocol.Error) (any, error) {
	status := http.StatusBadRequest
	switch {
	case e.Code == protocol.InvalidClient && c.Request.Header.Get("Authorization") != "":
		c.Header.Set("WWW-Authenticate", "Basic")
		status = http.StatusUnauthorized
	case e.Code == protocol.TemporarilyUnavailable:
		c.Header.Set("Retry-After", "3600")
		status = http.StatusTooManyRequests
	}
	return server.Response{Status: status, Body: struct {
		Error       string `json:"error"`
		Description string `json:"error_description"`
	}{e.Code, e.Description}}, nil
}

// tokens is a response of the token endpoint (RFC 6749 section 5.1).
type tokens struct {
	AccessToken  string `json:"access_token"`
	TokenType    string `json:"token_type"`
	ExpiresIn    int    `json:"expires_in"` // seconds
	RefreshToken string `json:"refresh_token"`
	Scope        string `json:"scope"`

	audience string
}

// newTokens returns new tokens for a resource. They are valid once they are inserted.
func newTokens(c *server.Call, resource protocol.Resource) tokens {
	return tokens{
		AccessToken:  account.NewKey(c.Service(), c.Secret()),
		TokenType:    "Bearer",
		ExpiresIn:    int(accessLife / time.Second),
		RefreshToken: account.NewKey(c.Service()+refreshSuffix, c.Secret()),
		Scope:        resource.Scope,
		audience:     resource.Audience,
	}
}

// insert returns the statements that insert the tokens for a grant. The query, with args, returns the id of the grant's
// API key. If it returns no row, nothing is inserted.
func (t tokens) insert(c *server.Call, query string, args ...any) []server.Statement {
	now, refresh := c.Millis(), account.HashKey(t.RefreshToken)
	return []server.Statement{
		server.SQL(`INSERT INTO refresh_token (hash, api_key, created_at, expires_at) SELECT ?, id, ?, ? FROM (`+query+`)`,
			append([]any{refresh, now, now + refreshLife.Milliseconds()}, args...)...),
		server.SQL(`INSERT INTO access_token (hash, api_key, audience, created_at, expires_at) SELECT ?, api_key, ?, ?, ? FROM refresh_token WHERE hash = ?`,
			account.HashKey(t.AccessToken), t.audience, now, now+accessLife.Milliseconds(), refresh),
	}
}

// revokeGrant revokes a grant and logs the reason. Access tokens that KV has cached end within account.GrantLife.
func revokeGrant(c *server.Call, id, what string) error {
	c.Log.Printf("grant %s is revoked: %s", id, what)
	return keys.Revoke(c, id)
}
