package protocol

import (
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"strings"
)

const (
	unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"

	challengeLength   = 43 // characters: the base64url of a SHA-256
	minVerifierLength = 43
	maxVerifierLength = 128
)

// isChallenge reports whether text can be a code challenge of the method S256 (RFC 7636 section 4.2).
func isChallenge(text string) bool {
	digest, err := base64.RawURLEncoding.Strict().DecodeString(text)
	return err == nil && len(digest) == sha256.Size && len(text) == challengeLength
}

// isVerifier reports whether text can be a code verifier (RFC 7636 section 4.1).
func isVerifier(text string) bool {
	return len(text) >= minVerifierLength && len(text) <= maxVerifierLength && strings.Trim(text, unreserved) == ""
}

// matches reports whether the verifier has this S256 challenge.
func matches(verifier, challenge string) bool {
	digest := sha256.Sum256([]byte(verifier))
	return subtle.ConstantTimeCompare([]byte(base64.RawURLEncoding.EncodeToString(digest[:])), []byte(challenge)) == 1
}
