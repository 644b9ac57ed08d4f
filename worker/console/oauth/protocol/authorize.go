package protocol

import (
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"net/url"
	"strings"
)

// Authorization is a request at the authorization endpoint.
type Authorization struct {
	ClientID    string
	RedirectURI string
	State       string // chosen by the client, or ""
	Challenge   string // PKCE code challenge of the method S256
	Resource    Resource

	responseType, method string
	resources            []string
}

// ParseAuthorization reads the query of an authorization request. Its errors must be shown to the user and not sent to
// the client, because its redirect URI is not checked yet.
func ParseAuthorization(query string) (Authorization, *Error) {
	var a Authorization
	values, err := parseParameters(query, []parameter{
		{"client_id", &a.ClientID, maxURL},
		{"redirect_uri", &a.RedirectURI, maxURL},
		{"state", &a.State, maxState},
		{"response_type", &a.responseType, maxWord},
		{"code_challenge", &a.Challenge, maxWord},
		{"code_challenge_method", &a.method, maxWord},
	})
	a.resources = values["resource"]
	switch {
	case err != nil:
		return Authorization{}, err
	case a.ClientID == "":
		return Authorization{}, invalidRequest("client_id is missing")
	case a.RedirectURI == "":
		return Authorization{}, invalidRequest("redirect_uri is missing")
	}
	return a, nil
}

// Check checks the parameters that ParseAuthorization returned, except the client and its redirect URI, and sets the resource.
// Origin is this server's.
func (a *Authorization) Check(origin string) *Error {
	switch {
	case a.responseType == "":
		return invalidRequest("response_type is missing")
	case a.responseType != "code":
		return &Error{UnsupportedResponseType, "response_type must be code"}
	case a.Challenge == "":
		return invalidRequest("code_challenge is missing: this server requires PKCE")
	case a.method != "S256": // without a method, RFC 7636 means plain
		return invalidRequest("code_challenge_method must be S256")
	case !isChallenge(a.Challenge):
		return invalidRequest("code_challenge must be the base64url-encoded SHA-256 of the code verifier")
	}
	audience, err := parseResources(a.resources, origin)
	if a.Resource = ResourceOf(audience); err == nil && a.Resource == API && IsRegistered(a.ClientID) {
		err = &Error{InvalidTarget, "a client that has registered can only ask for the connector"}
	}
	return err
}

// CodeURL returns the URL that brings an authorization code to the client.
func (a Authorization) CodeURL(origin, code string) string {
	return responseURL(a.RedirectURI, origin, a.State, url.Values{"code": {code}})
}

// ErrorURL returns the URL that brings an error to the client.
func (a Authorization) ErrorURL(origin string, e *Error) string {
	return responseURL(a.RedirectURI, origin, a.State, url.Values{"error": {e.Code}, "error_description": {e.Description}})
}

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
