package signin

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"loupe/core/base/problem"
	"loupe/core/store/ledger"
	"loupe/worker/console/server"
)

// identity is a user's identity at an issuer. The issuer has verified the address.
type identity struct {
	issuer, subject string // together they identify the user, for ever
	email, name     string
}

// signIn starts a session for the user with this identity. The first sign-in also makes the user and an
// account with SIGNUP_CREDITS. It is one transaction, so concurrent first sign-ins make one user.
func signIn(c *server.Call, who identity) error {
	accountID, userID := c.NewID("acct"), c.NewID("user")
	session, err := c.NewSession(who.issuer, who.subject)
	if err != nil {
		return err
	}
	now := c.Millis()
	statements := []server.Statement{
		server.SQL(`INSERT INTO account (id, name, created_at) SELECT ?, ?, ?
			WHERE NOT EXISTS (SELECT 1 FROM identity WHERE issuer = ? AND subject = ?)`,
			accountID, who.name, now, who.issuer, who.subject),
		server.SQL(`INSERT INTO user (id, email, name, created_at, seen_at) SELECT ?, ?, ?, ?, ? FROM account WHERE id = ?`,
			userID, who.email, who.name, now, now, accountID),
		server.SQL(`INSERT INTO identity (issuer, subject, user) SELECT ?, ?, id FROM user WHERE id = ?`, who.issuer, who.subject, userID),
		server.SQL(`INSERT INTO membership (account, user, role, created_at) SELECT ?, id, '`+server.RoleOwner+`', created_at FROM user WHERE id = ?`, accountID, userID),
	}
	if credits := signupCredits(c); credits > 0 {
		hash, err := c.IdentityHash(who.issuer, who.subject)
		if err != nil {
			return err
		}
		statements = append(statements, server.SQL(ledger.InsertSignupGrant, "signup_"+accountID, accountID, credits, now, hash))
	}
	_, err = c.DB.Batch(c.Context(), append(statements,
		server.SQL(`UPDATE user SET email = ?, name = ?, seen_at = ? WHERE id = (SELECT user FROM identity WHERE issuer = ? AND subject = ?)`,
			who.email, who.name, now, who.issuer, who.subject),
		session)...)
	return err
}

// displayName returns a name without control characters and of at most 200 characters.
func displayName(text string) string {
	name := strings.TrimSpace(strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == utf8.RuneError {
			return -1
		}
		return r
	}, text))
	if runes := []rune(name); len(runes) > 200 {
		name = strings.TrimSpace(string(runes[:200]))
	}
	return name
}

// signupCredits returns the value of SIGNUP_CREDITS, 0 if it is not a number from 1 to ledger.MaxTransfer.
func signupCredits(c *server.Call) int64 {
	credits, err := strconv.ParseInt(c.Var("SIGNUP_CREDITS"), 10, 64)
	if err != nil || credits < 0 || credits > ledger.MaxTransfer {
		return 0
	}
	return credits
}

// signInDev signs a user in with any address, without a password. It serves development and tests only.
func signInDev(c *server.Call) (any, error) {
	if !c.DevSignIn() {
		return nil, &problem.Problem{Code: problem.NotFound, Detail: "no such path"}
	}
	body, err := server.DecodeBody[struct {
		Email string `json:"email"`
		Name  string `json:"name"`
	}](c)
	if err != nil {
		return nil, err
	}
	email, err := server.CleanEmail(body.Email)
	if err != nil {
		return nil, err
	}
	name := email
	if body.Name != "" {
		if name, err = server.CleanLine("name", body.Name, 200); err != nil {
			return nil, err
		}
	}
	return nil, signIn(c, identity{issuer: server.DevIssuer, subject: strings.ToLower(email), email: email, name: name})
}
