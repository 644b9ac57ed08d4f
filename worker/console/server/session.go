package server

import (
	"crypto/sha256"
	"database/sql"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"slices"
	"strings"
	"time"

	"loupe/core/base/problem"
)

const (
	sessionLife    = 30 * 24 * time.Hour // without a request
	renewalPeriod  = 24 * time.Hour      // a session in use is renewed at most once in this time
	maxUserAgent   = 200                 // bytes of a User-Agent that are kept
	sessionPurpose = "session"
)

// SessionCookie is the name of the cookie of sessions.
const SessionCookie = "session"

// The roles of an account's members.
const (
	RoleOwner  = "owner"  // may also buy credits, and change and hand over the account
	RoleMember = "member" // may use the account: its keys, lists and webhooks
)

// Session is the session of a signed-in user.
type Session struct {
	ID, User, Account        string
	Role                     string // of the user in the account
	Issuer                   string // where the user signed in; see DevIssuer
	Email, Name, AccountName string
	CreatedAt                Timestamp
	SuspendedAt              *Timestamp // of the account, nil if it is not suspended
	Administrator            bool
	Support                  bool // may see what administrators see

	token  string // random
	seenAt Timestamp
}

// findSession returns the session of the request's cookie, nil if there is none. It renews a session that
// was last renewed more than a day ago.
func (c *Call) findSession() (*Session, error) {
	cookie := c.Cookie(SessionCookie)
	if cookie == "" {
		return nil, nil
	}
	token, ok, err := c.Verify(sessionPurpose, cookie)
	if err != nil || !ok {
		return nil, err
	}
	s := &Session{token: token}
	hash, now := HashToken(token), c.Millis()
	err = c.DB.QueryRowContext(c.Context(), `SELECT s.id, s.user, s.account, m.role, s.issuer, s.created_at, s.seen_at, u.email, u.name, a.name, a.suspended_at
		FROM session s JOIN membership m ON m.account = s.account AND m.user = s.user JOIN user u ON u.id = s.user JOIN account a ON a.id = s.account
		WHERE s.hash = ? AND s.revoked_at IS NULL AND s.expires_at > ?`, hash, now).
		Scan(&s.ID, &s.User, &s.Account, &s.Role, &s.Issuer, &s.CreatedAt, &s.seenAt, &s.Email, &s.Name, &s.AccountName, &s.SuspendedAt)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	if s.Issuer == DevIssuer && !c.DevSignIn() {
		return nil, nil
	}
	s.Administrator, s.Support = c.lists("ADMINS", s.Email), c.lists("SUPPORT", s.Email)
	if now-int64(s.seenAt) >= renewalPeriod.Milliseconds() {
		_, err := c.DB.Batch(c.Context(),
			SQL(`UPDATE session SET seen_at = ?, expires_at = ? WHERE hash = ?`, now, now+sessionLife.Milliseconds(), hash),
			SQL(`UPDATE user SET seen_at = ? WHERE id = ?`, now, s.User))
		if err != nil {
			return nil, err
		}
		c.SetCookie(SessionCookie, cookie, sessionLife)
	}
	return s, nil
}

// NewSession returns the statement that inserts a session for the user with this identity, and sets the
// session's cookie. The statement belongs in the batch that signs the user in. The session's account is that of the user's
// most recently used session, or the first one that the user became a member of.
func (c *Call) NewSession(issuer, subject string) (Statement, error) {
	id, secret := c.NewID("ses"), c.Secret()
	token := base64.RawURLEncoding.EncodeToString(secret[:])
	signed, err := c.Sign(sessionPurpose, token)
	if err != nil {
		return Statement{}, err
	}
	c.SetCookie(SessionCookie, signed, sessionLife)
	now := c.Millis()
	return SQL(`INSERT INTO session (hash, id, user, account, issuer, created_at, seen_at, expires_at, user_agent)
		SELECT ?, ?, i.user, (SELECT m.account FROM membership m WHERE m.user = i.user
			ORDER BY (SELECT max(s.seen_at) FROM session s WHERE s.user = m.user AND s.account = m.account) DESC, m.created_at, m.account LIMIT 1),
		i.issuer, ?, ?, ?, ? FROM identity i WHERE i.issuer = ? AND i.subject = ?`,
		HashToken(token), id, now, now, now+sessionLife.Milliseconds(), userAgent(header(c.Request, "User-Agent")), issuer, subject), nil
}

// SwitchAccount makes another account of the user the session's account. It returns false if the user is not its member.
func (c *Call) SwitchAccount(account string) (bool, error) {
	changed, err := c.DB.Batch(c.Context(), SQL(`UPDATE session SET account = ?1 WHERE id = ?2
		AND EXISTS (SELECT 1 FROM membership m WHERE m.account = ?1 AND m.user = session.user)`, account, c.Session.ID))
	if err != nil || !changed[0] {
		return false, err
	}
	c.Session, err = c.findSession()
	return c.Session != nil, err
}

// CSRFToken returns the token that the session's unsafe requests must have in the header X-CSRF-Token. It belongs to the
// session's account, so that a page that still shows another account changes nothing.
func (c *Call) CSRFToken() (string, error) {
	return c.Signature("csrf", c.Session.token+" "+c.Session.Account)
}

// checkCSRFToken returns an error if an unsafe request does not have the session's CSRF token.
func (c *Call) checkCSRFToken() error {
	if safe(c.Request.Method) {
		return nil
	}
	want, err := c.CSRFToken()
	if err != nil {
		return err
	}
	if !Equal(header(c.Request, "X-CSRF-Token"), want) {
		return forbidden("the header X-CSRF-Token is missing or wrong; GET /console/session has the token")
	}
	return nil
}

// lists reports whether a verified address is in a variable, ADMINS or SUPPORT: a list separated by commas or spaces.
func (c *Console) lists(variable, email string) bool {
	entries := strings.FieldsFunc(c.Var(variable), isSeparator)
	return slices.ContainsFunc(entries, func(entry string) bool { return SameAddress(entry, email) })
}

// SameAddress reports whether two e-mail addresses are equal. It ignores the case of ASCII letters only: strings.EqualFold also
// takes the Kelvin sign for a k, which can be in another person's address.
func SameAddress(a, b string) bool { return lowerASCII(a) == lowerASCII(b) }

// isSeparator reports whether a character separates the entries of ADMINS or SUPPORT.
func isSeparator(r rune) bool { return strings.ContainsRune(", \n\t;", r) }

// lowerASCII returns a text with its ASCII letters in lower case.
func lowerASCII(text string) string {
	return strings.Map(func(r rune) rune {
		if 'A' <= r && r <= 'Z' {
			r += 'a' - 'A'
		}
		return r
	}, text)
}

// DevIssuer is the issuer of users of the development sign-in. Their addresses are not verified.
const DevIssuer = "dev"

// DevSignIn reports whether the development sign-in may be used: the variable DEV_SIGN_IN is 1, and the
// request is for a host on this machine.
func (c *Call) DevSignIn() bool { return c.Var("DEV_SIGN_IN") == "1" && c.IsLocal() }

// IsLocal reports whether the request is for a host on this machine.
func (c *Call) IsLocal() bool {
	host := c.Request.URL.Hostname()
	if host == "" {
		host = hostname(c.Request.Host)
	}
	return Local(host)
}

// Local reports whether a host name means this machine.
func Local(host string) bool { return slices.Contains([]string{"localhost", "127.0.0.1", "::1"}, host) }

// hostname returns a host without its port and without brackets.
func hostname(host string) string {
	if name, rest, ok := strings.Cut(strings.TrimPrefix(host, "["), "]"); ok && strings.HasPrefix(host, "[") && (rest == "" || rest[0] == ':') {
		return name
	}
	name, _, _ := strings.Cut(host, ":")
	return name
}

// userAgent returns the first bytes of a User-Agent, printable ASCII only.
func userAgent(value string) string {
	value = strings.Map(func(r rune) rune {
		if r < ' ' || r > '~' {
			return -1
		}
		return r
	}, value)
	return value[:min(len(value), maxUserAgent)]
}

// HashToken returns the SHA-256 of a token in hexadecimal. Only this hash is stored.
func HashToken(token string) string {
	hash := sha256.Sum256([]byte(token))
	return hex.EncodeToString(hash[:])
}

// secretError is the problem of a service without SESSION_SECRET.
var secretError = &problem.Problem{Code: problem.Unavailable, Detail: "the secret SESSION_SECRET is not set or has fewer than 32 characters"}
