package protocol

import (
	"strings"

	"loupe/core/base/publicurl"
)

// CheckClientID returns an error unless a client ID is the URL of a metadata document that this server may fetch: https,
// port 443, a public host, and a path. The ID must be in normal form, so that each client has only one ID.
//
// With allowLoopback, for a server that itself runs on a loopback address, the host may also be this machine, with any
// port (https://datatracker.ietf.org/doc/html/draft-ietf-oauth-client-id-metadata-document-01#section-6.5).
func CheckClientID(id string, allowLoopback bool) *Error {
	u, err := publicurl.Check(id, false)
	if err != nil && allowLoopback {
		if local, localErr := publicurl.Check(id, true); localErr == nil && IsLoopback(local.Host()) && strings.HasPrefix(id, "https://") {
			u, err = local, nil
		}
	}
	switch {
	case err != nil:
		return &Error{InvalidClient, "client_id " + err.Error()}
	case u.String() != id:
		return &Error{InvalidClient, "client_id must be in normal form, without a fragment: " + u.String()}
	case path(id) == "/":
		return &Error{InvalidClient, "client_id must be the URL of a metadata document: it has no path"}
	}
	return nil
}

// path returns the path of a URL in normal form.
func path(url string) string {
	_, rest, _ := strings.Cut(url, "://")
	path, _, _ := strings.Cut(rest[strings.IndexByte(rest, '/'):], "?")
	return path
}

// ClientHost returns the host of a client ID that CheckClientID accepts, with its port. It returns "" for other clients, because no
// host proves who they are.
func ClientHost(id string) string {
	rest, _ := strings.CutPrefix(id, "https://")
	host, _, found := strings.Cut(rest, "/")
	if !found {
		return ""
	}
	return host
}

// Command is the client of the command loupe (build/products/loupe). Any program on the user's machine can claim to be the command.
var Command = Client{ID: "loupe-command", Name: "loupe, the command", RedirectURIs: []string{"http://127.0.0.1/callback"}}

// HasDocument reports whether a client ID is the URL of a metadata document, not an ID that this server chose. CheckClientID
// checks such a URL.
func HasDocument(id string) bool { return id != Command.ID && !IsRegistered(id) }

// Client is a client as its metadata document or its registration describes it.
type Client struct {
	ID           string   // URL of the document, or an ID that this server chose
	Name         string   // on one line; chosen by the client, so it proves nothing
	Page         string   // https URL of a page about the client, on the host of ID; "" without a document
	RedirectURIs []string // only URIs that RedirectHost accepts; at least one
}

// Allows reports whether the client may receive responses at a redirect URI.
func (c Client) Allows(uri string, schemes Schemes) bool {
	if _, _, ok := RedirectHost(uri, schemes); !ok {
		return false
	}
	for _, registered := range c.RedirectURIs {
		if sameRedirect(uri, registered) {
			return true
		}
	}
	return false
}
