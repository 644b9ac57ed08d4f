package server

import (
	"crypto/sha256"
	"crypto/subtle"
	"slices"
	"strings"

	"loupe/core/base/fault"
	"loupe/core/base/problem"
)

// Characters of an administrator's token.
const (
	minTokenLength  = 16 // shorter ones are not accepted
	safeTokenLength = 32 // shorter ones are a fault
)

// adminTokens are the secrets that each hold an administrator's token, with the actor in the audit log. While a token is
// rotated, both are valid.
var adminTokens = [...]struct{ secret, actor string }{{"ADMIN_TOKEN", "token"}, {"ADMIN_TOKEN_PREVIOUS", "previous token"}}

// checkAdminToken returns an error, and sets WWW-Authenticate, unless the request has an administrator's token. Otherwise it
// sets the call's actor. It compares hashes in constant time, so its duration reveals neither a token nor its length.
func (c *Call) checkAdminToken() error {
	scheme, token, _ := strings.Cut(header(c.Request, "Authorization"), " ")
	got, isSet := sha256.Sum256([]byte(token)), false
	for _, t := range adminTokens {
		secret := c.Var(t.secret)
		if len(secret) < minTokenLength { // an unset secret must not open the door
			continue
		}
		isSet = true
		want := sha256.Sum256([]byte(secret))
		if subtle.ConstantTimeCompare(got[:], want[:]) == 1 && c.actor == "" {
			c.actor = t.actor
		}
	}
	switch {
	case !isSet:
		return &problem.Problem{Code: problem.Unavailable, Detail: "the secret ADMIN_TOKEN is not set or has fewer than 16 characters"}
	case c.actor == "" || !strings.EqualFold(scheme, "Bearer"):
		c.Header.Set("WWW-Authenticate", "Bearer")
		return &problem.Problem{Code: problem.Unauthorized, Detail: "the administrator's token is missing or wrong"}
	}
	return nil
}

// TokenFaults returns the faults of the secrets and variables that let administrators in.
func TokenFaults(c *Call) (faults []fault.Fault) {
	for _, t := range adminTokens {
		problem := ""
		switch n := len(c.Var(t.secret)); {
		case n == 0 || n >= safeTokenLength:
			continue
		case n >= minTokenLength:
			problem = "it has fewer than 32 characters, so it could be guessed"
		default:
			problem = "it has fewer than 16 characters, so it is not accepted"
		}
		faults = append(faults, fault.Fault{Variable: t.secret, Problem: problem, Remedy: "set a longer one, such as the output of openssl rand -hex 32"})
	}
	if previous := c.Var("ADMIN_TOKEN_PREVIOUS"); previous != "" && previous == c.Var("ADMIN_TOKEN") {
		faults = append(faults, fault.Fault{Variable: "ADMIN_TOKEN_PREVIOUS", Problem: "it has the same value as ADMIN_TOKEN, so nothing is rotated", Remedy: "set ADMIN_TOKEN to a new value"})
	}
	if secret := c.Var("SESSION_SECRET"); secret != "" && len(secret) < minSessionSecret {
		faults = append(faults, fault.Fault{Variable: "SESSION_SECRET", Problem: "it has fewer than 32 characters, so nobody can sign in", Remedy: "set a longer one, such as the output of openssl rand -hex 32"})
	}
	for _, variable := range []string{"ADMINS", "SUPPORT"} {
		entries := strings.FieldsFunc(c.Var(variable), isSeparator)
		if slices.ContainsFunc(entries, func(entry string) bool { return !strings.Contains(entry, "@") }) {
			faults = append(faults, fault.Fault{Variable: variable, Problem: "an entry is not an e-mail address", Remedy: "list addresses, separated by commas or spaces"})
		}
	}
	return faults
}
