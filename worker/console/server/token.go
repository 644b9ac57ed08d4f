package server

import (
	"crypto/sha256"
	"crypto/subtle"
	"strings"

	"loupe/core/problem"
)

const minTokenLength = 16 // characters

// checkAdminToken returns an error, and sets WWW-Authenticate, unless the request has the administrator's
// token. It compares hashes in constant time, so its duration reveals neither the token nor its length.
func (c *Call) checkAdminToken() error {
	adminToken := c.Var("ADMIN_TOKEN")
	if len(adminToken) < minTokenLength { // an unset secret must not open the door
		return &problem.Problem{Code: problem.Unavailable, Detail: "the secret ADMIN_TOKEN is not set or has fewer than 16 characters"}
	}
	scheme, token, _ := strings.Cut(header(c.Request, "Authorization"), " ")
	got, want := sha256.Sum256([]byte(token)), sha256.Sum256([]byte(adminToken))
	if !strings.EqualFold(scheme, "Bearer") || subtle.ConstantTimeCompare(got[:], want[:]) != 1 {
		c.Header.Set("WWW-Authenticate", "Bearer")
		return &problem.Problem{Code: problem.Unauthorized, Detail: "the administrator's token is missing or wrong"}
	}
	return nil
}
