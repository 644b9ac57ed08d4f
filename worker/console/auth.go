package main

import (
	"crypto/sha256"
	"crypto/subtle"
	"net/http"
	"strings"

	"loupe/core/problem"
)

const minTokenLength = 16 // characters

// checkAdminToken returns an error if ADMIN_TOKEN is too short: an unset secret must not open the door.
func (c *Console) checkAdminToken() error {
	if len(c.AdminToken) < minTokenLength {
		return &problem.Problem{Code: problem.Unavailable, Detail: "the secret ADMIN_TOKEN is not set or has fewer than 16 characters"}
	}
	return nil
}

// authorize returns an error, and sets WWW-Authenticate, unless the request has the administrator's
// token. It compares hashes in constant time, so its duration reveals neither the token nor its length.
func (c *Console) authorize(header http.Header, r *http.Request) error {
	// The workers package splits a header's value at its commas. Joining restores it; two Authorization
	// headers join into one that matches no token.
	scheme, token, _ := strings.Cut(strings.Join(r.Header.Values("Authorization"), ","), " ")
	got, want := sha256.Sum256([]byte(token)), sha256.Sum256([]byte(c.AdminToken))
	if !strings.EqualFold(scheme, "Bearer") || subtle.ConstantTimeCompare(got[:], want[:]) != 1 {
		header.Set("WWW-Authenticate", "Bearer")
		return &problem.Problem{Code: problem.Unauthorized, Detail: "the administrator's token is missing or wrong"}
	}
	return nil
}
