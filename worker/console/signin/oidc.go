package signin

import (
	"cmp"
	"encoding/json"
	"net/url"
	"slices"
	"strings"

	"loupe/worker/console/server"
)

// metadata is what this client needs of an issuer's metadata.
// https://openid.net/specs/openid-connect-discovery-1_0.html#ProviderMetadata
type metadata struct {
	Issuer        string   `json:"issuer"`
	Authorization string   `json:"authorization_endpoint"`
	Token         string   `json:"token_endpoint"`
	UserInfo      string   `json:"userinfo_endpoint"`
	Keys          string   `json:"jwks_uri"`
	AuthMethods   []string `json:"token_endpoint_auth_methods_supported"`
	SendsIssuer   bool     `json:"authorization_response_iss_parameter_supported"` // RFC 9207
}

// metadataLife is how long an issuer's metadata is cached in KV, in milliseconds. Anyone may begin a sign-in, and without
// the cache each would send the issuer a request.
const metadataLife = 60 * 60_000

// cachedMetadata is the value of an issuer's metadata in KV.
type cachedMetadata struct {
	Read     int64    `json:"read"` // Unix milliseconds
	Metadata metadata `json:"metadata"`
}

// discover returns the issuer's metadata. If KV fails, it asks the issuer.
func discover(c *server.Call) (metadata, error) {
	issuer, now := c.Var("OIDC_ISSUER"), c.Millis()
	var cached cachedMetadata
	text, found, err := c.KV.Get("oidc:" + issuer)
	if err == nil && found && json.Unmarshal([]byte(text), &cached) == nil && cached.Read <= now && now < cached.Read+metadataLife {
		return cached.Metadata, cached.Metadata.check(c)
	}
	cached = cachedMetadata{Read: now}
	if err := get(c, strings.TrimSuffix(issuer, "/")+"/.well-known/openid-configuration", "", &cached.Metadata); err != nil {
		return metadata{}, err
	}
	if err := cached.Metadata.check(c); err != nil {
		return metadata{}, err
	}
	value, err := json.Marshal(cached)
	if err == nil {
		err = c.KV.Put("oidc:"+issuer, string(value))
	}
	if err != nil {
		c.Log.Printf("the issuer's metadata could not be cached: %v", err)
	}
	return cached.Metadata, nil
}

// check returns an error unless the metadata names OIDC_ISSUER and has the endpoints that this client needs.
func (m metadata) check(c *server.Call) error {
	if m.Issuer != c.Var("OIDC_ISSUER") {
		return fail(notAvailable, "the metadata does not name OIDC_ISSUER as its issuer")
	}
	for _, endpoint := range []string{m.Authorization, m.Token, m.Keys} {
		if !server.AllowedURL(endpoint, c.DevSignIn()) {
			return fail(notAvailable, "the issuer's metadata has an endpoint that is missing or not https")
		}
	}
	return nil
}

func oidcAuthorizeURL(c *server.Call) (string, error) {
	m, err := discover(c)
	return m.Authorization, err
}

// oidcCheckCallback checks the issuer of a callback (RFC 9207), so that one issuer can't pass off another's code. If the
// metadata promises an issuer, oidcIdentify refuses a callback without one.
func oidcCheckCallback(c *server.Call, callback url.Values) error {
	if callback.Has("iss") && (len(callback["iss"]) != 1 || callback.Get("iss") != c.Var("OIDC_ISSUER")) {
		return fail(failed, "the callback is from another issuer")
	}
	return nil
}

// oidcIdentify exchanges a code and reads the ID token. An issuer may leave the user's address out of the ID token;
// then the userinfo endpoint has it (OpenID Connect Core, section 5.4).
func oidcIdentify(c *server.Call, p *provider, a attempt, callback url.Values) (identity, error) {
	m, err := discover(c)
	if err != nil {
		return identity{}, err
	}
	if m.SendsIssuer && !callback.Has("iss") {
		return identity{}, fail(failed, "the callback has no issuer")
	}
	basic := len(m.AuthMethods) == 0 || slices.Contains(m.AuthMethods, "client_secret_basic")
	t, err := exchange(c, p, a, m.Token, callback.Get("code"), c.Var("OIDC_CLIENT_SECRET"), basic)
	if err != nil {
		return identity{}, err
	}
	var keys keySet
	if err := get(c, m.Keys, "", &keys); err != nil {
		return identity{}, err
	}
	payload, err := verifyToken(t.IDToken, keys.Keys)
	if err != nil {
		return identity{}, err
	}
	nonce, err := a.nonce(c)
	if err != nil {
		return identity{}, err
	}
	user, err := parseClaims(payload, expectation{m.Issuer, c.Var("OIDC_CLIENT_ID"), nonce, c.Now().Unix()})
	if err != nil {
		return identity{}, err
	}
	if user.Email == "" && m.UserInfo != "" {
		var info profile
		if err := get(c, m.UserInfo, t.AccessToken, &info); err != nil {
			return identity{}, err
		}
		if info.Subject != user.Subject {
			return identity{}, fail(failed, "the userinfo is of another user than the ID token")
		}
		user = info
	}
	return user.identity(m.Issuer)
}

// profile has the claims about a user. https://openid.net/specs/openid-connect-core-1_0.html#StandardClaims
type profile struct {
	Subject  string   `json:"sub"`
	Email    string   `json:"email"`
	Verified verified `json:"email_verified"`
	Name     string   `json:"name"`
	Username string   `json:"preferred_username"`
}

// verified is the claim email_verified. Some issuers send it as text.
type verified bool

func (v *verified) UnmarshalJSON(text []byte) error {
	*v = string(text) == "true" || string(text) == `"true"`
	return nil
}

// identity returns the user's identity at an issuer, which must have verified the user's address.
func (p profile) identity(issuer string) (identity, error) {
	if p.Email == "" || !bool(p.Verified) {
		return identity{}, fail(notVerified, "the issuer has not verified the user's address")
	}
	email, err := server.CleanEmail(p.Email)
	if err != nil {
		return identity{}, fail(failed, "the issuer's address of the user is not valid")
	}
	return identity{issuer: issuer, subject: p.Subject, email: email, name: cmp.Or(displayName(p.Name), displayName(p.Username), email)}, nil
}

// claims are the claims of an ID token that this client checks.
// https://openid.net/specs/openid-connect-core-1_0.html#IDToken
type claims struct {
	profile
	Issuer          string   `json:"iss"`
	Audience        audience `json:"aud"`
	AuthorizedParty string   `json:"azp"`
	Nonce           string   `json:"nonce"`
	Expires         float64  `json:"exp"` // seconds
	IssuedAt        float64  `json:"iat"` // seconds
}

// audience is the claim aud: one text or several.
type audience []string

func (a *audience) UnmarshalJSON(text []byte) error {
	var one string
	if json.Unmarshal(text, &one) == nil {
		*a = audience{one}
		return nil
	}
	return json.Unmarshal(text, (*[]string)(a))
}

// expectation has the values that an ID token must have.
type expectation struct {
	issuer, clientID, nonce string
	now                     int64 // seconds
}

const (
	clockSkew   = 60      // seconds that the issuer's clock may differ from ours
	maxTokenAge = 10 * 60 // seconds since a new ID token was issued
)

// parseClaims checks the claims of an ID token whose signature is valid, and returns those about the user.
// https://openid.net/specs/openid-connect-core-1_0.html#IDTokenValidation
func parseClaims(payload []byte, want expectation) (profile, error) {
	var c claims
	if json.Unmarshal(payload, &c) != nil {
		return profile{}, fail(failed, "the ID token's payload is not valid JSON")
	}
	for _, check := range []struct {
		ok     bool
		reason string
	}{
		{c.Issuer == want.issuer, "the ID token is of another issuer"},
		{slices.Contains(c.Audience, want.clientID), "the ID token is for another client"},
		{len(c.Audience) == 1 || c.AuthorizedParty != "", "the ID token has several audiences and no azp"},
		{c.AuthorizedParty == "" || c.AuthorizedParty == want.clientID, "the ID token's azp is another client"},
		{float64(want.now) < c.Expires+clockSkew, "the ID token has expired"},
		{c.IssuedAt <= float64(want.now+clockSkew), "the ID token is from the future"},
		{c.IssuedAt >= float64(want.now-maxTokenAge), "the ID token is old"},
		{server.Equal(c.Nonce, want.nonce), "the ID token's nonce does not belong to the attempt"},
		{c.Subject != "" && len(c.Subject) <= 255, "the ID token's subject is missing or too long"},
	} {
		if !check.ok {
			return profile{}, fail(failed, check.reason)
		}
	}
	return c.profile, nil
}
