package signin

import (
	"encoding/base64"
	"net/url"
	"strconv"
	"strings"
	"time"

	"loupe/worker/console/server"
)

const (
	attemptCookie  = "signin"
	attemptPurpose = "signin"
	attemptLife    = 10 * time.Minute
)

// attempt is a sign-in that has begun and whose user is at the provider. The browser keeps it in a signed cookie.
type attempt struct {
	provider string
	expires  int64  // Unix milliseconds
	secret   string // random; the values below are derived from it
	returnTo string // path on this site
}

// newAttempt returns an attempt and sets its cookie.
func newAttempt(c *server.Call, providerID, returnTo string) (attempt, error) {
	secret := c.Secret()
	a := attempt{providerID, c.Millis() + attemptLife.Milliseconds(), base64.RawURLEncoding.EncodeToString(secret[:]), returnTo}
	fields := []string{a.provider, strconv.FormatInt(a.expires, 10), a.secret, base64.RawURLEncoding.EncodeToString([]byte(returnTo))}
	signed, err := c.Sign(attemptPurpose, strings.Join(fields, "."))
	c.SetCookie(attemptCookie, signed, attemptLife)
	return a, err
}

// parseAttempt parses the attempt in the request's cookie. ok is false if there is none for this provider, or
// it has expired.
func parseAttempt(c *server.Call, providerID string) (a attempt, ok bool, err error) {
	text, ok, err := c.Verify(attemptPurpose, c.Cookie(attemptCookie))
	if err != nil || !ok {
		return attempt{}, false, err
	}
	fields := strings.Split(text, ".")
	if len(fields) != 4 {
		return attempt{}, false, nil
	}
	expires, err := strconv.ParseInt(fields[1], 10, 64)
	if err != nil {
		return attempt{}, false, nil
	}
	returnTo, err := base64.RawURLEncoding.DecodeString(fields[3])
	a = attempt{fields[0], expires, fields[2], string(returnTo)}
	return a, err == nil && a.provider == providerID && c.Millis() < a.expires, nil
}

// state, nonce and verifier are different random texts, which only this service can derive from the secret. Each
// has 43 characters of base64url, as RFC 7636 requires of a verifier.
func (a attempt) state(c *server.Call) (string, error) { return c.Signature("signin state", a.secret) }
func (a attempt) nonce(c *server.Call) (string, error) { return c.Signature("signin nonce", a.secret) }
func (a attempt) verifier(c *server.Call) (string, error) {
	return c.Signature("signin verifier", a.secret)
}

// use records the attempt's callback. It returns false if the callback was recorded before.
func (a attempt) use(c *server.Call) (bool, error) {
	changed, err := c.DB.Batch(c.Context(), server.SQL(`INSERT INTO used_state (hash, expires_at) SELECT ?1, ?2
		WHERE NOT EXISTS (SELECT 1 FROM used_state WHERE hash = ?1)`, server.HashToken(a.secret), a.expires))
	return err == nil && changed[0], err
}

// maxReturnTo is in bytes. The consent page's address contains a whole authorization request. In base64, a path of this
// length takes 3,734 bytes of the cookie, for which browsers allow 4,096.
const maxReturnTo = 2800

// checkReturnTo returns the path to which the user returns after sign-in. Only pages of the dashboard and the
// authorization endpoint of the connector are allowed. Browsers read a backslash as a slash and drop control
// characters, so a path with one could lead to another site (https://url.spec.whatwg.org/#url-parsing).
func checkReturnTo(path string) (string, error) {
	if path == "" {
		return "/dashboard/", nil
	}
	u, err := url.Parse(path)
	valid := err == nil && len(path) <= maxReturnTo && u.Scheme == "" && u.Host == "" && u.User == nil &&
		(strings.HasPrefix(path, "/dashboard/") || strings.HasPrefix(path, "/oauth/authorize?")) &&
		!strings.ContainsFunc(path, func(r rune) bool { return r <= ' ' || r > '~' || r == '\\' })
	if !valid {
		return "", server.Invalid("return_to", "return_to must be a path of this site that begins with /dashboard/")
	}
	return path, nil
}
