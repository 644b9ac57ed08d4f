package main

import (
	"crypto/sha256"
	"crypto/subtle"
	"net/http"
	"strings"
)

const minToken = 16 // characters

// configured refuses everything while there is no token worth the name: an unset secret must not open the door.
func (c *Console) configured() error {
	if len(c.AdminToken) < minToken {
		return &problem{Code: unavailable, Detail: "the secret ADMIN_TOKEN is not set, or has fewer than 16 characters"}
	}
	return nil
}

// authorize compares hashes, so that neither the time it takes nor a length tells anything of the token.
func (c *Console) authorize(header http.Header, r *http.Request) error {
	// workers splits a header at its commas. Joined, it is what was sent; two headers make one that fits no token.
	scheme, token, _ := strings.Cut(strings.Join(r.Header.Values("Authorization"), ","), " ")
	got, want := sha256.Sum256([]byte(token)), sha256.Sum256([]byte(c.AdminToken))
	if !strings.EqualFold(scheme, "Bearer") || subtle.ConstantTimeCompare(got[:], want[:]) != 1 {
		header.Set("WWW-Authenticate", "Bearer")
		return &problem{Code: unauthorized, Detail: "the administrator's token is missing or wrong"}
	}
	return nil
}
