package server

import (
	"crypto/hmac"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"strings"
)

const minSessionSecret = 32 // characters of SESSION_SECRET

// Sign returns the message, a dot and the message's signature by SESSION_SECRET. The signature is valid for this
// purpose only.
func (c *Console) Sign(purpose, message string) (string, error) {
	signature, err := c.Signature(purpose, message)
	return message + "." + signature, err
}

// Verify returns the message of a text that Sign returned for the same purpose. ok is false if the
// signature is wrong.
func (c *Console) Verify(purpose, text string) (message string, ok bool, err error) {
	point := strings.LastIndexByte(text, '.')
	if point < 0 {
		return "", false, nil
	}
	want, err := c.Signature(purpose, text[:point])
	if err != nil || !Equal(text[point+1:], want) {
		return "", false, err
	}
	return text[:point], true, nil
}

// Signature returns the HMAC-SHA256 of a purpose and a message in base64url. Purposes have no line feed.
func (c *Console) Signature(purpose, message string) (string, error) {
	secret := c.Var("SESSION_SECRET")
	if len(secret) < minSessionSecret {
		return "", secretError
	}
	h := hmac.New(sha256.New, []byte(secret))
	h.Write([]byte(purpose + "\n" + message))
	return base64.RawURLEncoding.EncodeToString(h.Sum(nil)), nil
}

// IdentityHash returns a keyed hash of a user's identity, to recognise it after the user was deleted. Making it needs SESSION_SECRET.
func (c *Console) IdentityHash(issuer, subject string) (string, error) {
	return c.Signature("identity", issuer+"\n"+subject)
}

// Equal reports whether two texts are equal, in constant time.
func Equal(a, b string) bool { return subtle.ConstantTimeCompare([]byte(a), []byte(b)) == 1 }
