package protocol

import (
	"encoding/json"
	"strconv"
	"strings"
)

// RegisteredPrefix begins the IDs of registered clients, before an underscore. The ID of a client with a
// metadata document is a URL.
const RegisteredPrefix = "client"

// IsRegistered reports whether a client ID has the form of a registered client's.
func IsRegistered(id string) bool { return strings.HasPrefix(id, RegisteredPrefix+"_") }

const (
	// MaxRegistration is the size limit of a registration in bytes.
	MaxRegistration = 4 << 10

	maxRegisteredRedirects = 10
)

// Error codes of RFC 7591 section 3.2.2.
const (
	InvalidRedirectURI    = "invalid_redirect_uri"
	InvalidClientMetadata = "invalid_client_metadata"
)

// Registration is the response to a client that has registered (RFC 7591 section 3.2.1). It contains what this server
// uses, which may differ from what the client asked for: every client is public, and redirect URIs that this server does
// not allow are left out.
type Registration struct {
	ClientID      string   `json:"client_id"`
	IssuedAt      int64    `json:"client_id_issued_at"` // Unix seconds
	Name          string   `json:"client_name"`
	RedirectURIs  []string `json:"redirect_uris"`
	AuthMethod    string   `json:"token_endpoint_auth_method"`
	GrantTypes    []string `json:"grant_types"`
	ResponseTypes []string `json:"response_types"`
	Scope         string   `json:"scope"`
}

// NewRegistration returns the response for a client that registered at a time in Unix seconds.
func NewRegistration(c Client, now int64) Registration {
	return Registration{c.ID, now, c.Name, c.RedirectURIs, "none", []string{GrantCode, GrantRefresh}, []string{"code"}, Connector.Scope}
}

// ParseRegistration parses a registration and returns the client with this ID. It ignores members that this server does not
// use, as RFC 7591 section 2 requires.
func ParseRegistration(id string, body []byte, schemes Schemes) (Client, *Error) {
	var m metadata
	if json.Unmarshal(body, &m) != nil {
		return Client{}, badMetadata("the body must be a JSON object of the form that RFC 7591 defines")
	}
	c := m.client(id, schemes)
	switch {
	case c.Name == "":
		return Client{}, badMetadata("client_name is missing")
	case len(m.RedirectURIs) > maxRegisteredRedirects:
		return Client{}, badMetadata("there must be at most " + strconv.Itoa(maxRegisteredRedirects) + " redirect_uris")
	case len(c.RedirectURIs) == 0:
		return Client{}, &Error{InvalidRedirectURI, "redirect_uris must " + allowedRedirects + ", or a scheme that the operator allows"}
	case !m.usesCodes():
		return Client{}, badMetadata("grant_types must contain authorization_code")
	}
	return c, nil
}

func badMetadata(description string) *Error { return &Error{InvalidClientMetadata, description} }
