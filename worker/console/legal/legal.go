// Package legal serves the links to the operator's legal pages and the address for support, which the site and the dashboard show, and
// security.txt.
package legal

import (
	"fmt"
	"net/http"
	"net/url"
	"time"

	"loupe/core/base/problem"
	"loupe/worker/console/server"
)

// Routes are the routes of this package.
var Routes = []server.Route{
	{Method: http.MethodGet, Pattern: "/links.json", Access: server.Anyone, Status: http.StatusOK, Handle: links},
	{Method: http.MethodGet, Pattern: "/.well-known/security.txt", Access: server.Anyone, Status: http.StatusOK, Handle: security},
}

// links answers with the links that are set and valid.
func links(c *server.Call) (any, error) {
	c.Header.Set("Cache-Control", "public, max-age=300")
	return struct {
		Terms   string `json:"terms,omitempty"`
		Privacy string `json:"privacy,omitempty"`
		Imprint string `json:"imprint,omitempty"`
		Support string `json:"support,omitempty"` // an e-mail address
	}{c.Link("TERMS_URL"), c.Link("PRIVACY_URL"), c.Link("IMPRINT_URL"), c.SupportEmail()}, nil
}

// life is how long security.txt is valid. RFC 9116 recommends less than a year.
const life = 90 * 24 * time.Hour

// security answers with the address for support as the contact for security problems: https://www.rfc-editor.org/rfc/rfc9116
func security(c *server.Call) (any, error) {
	email := c.SupportEmail()
	if email == "" {
		return nil, &problem.Problem{Code: problem.NotFound, Detail: "the operator has set no SUPPORT_EMAIL"}
	}
	contact := url.URL{Scheme: "mailto", Opaque: (&url.URL{Path: email}).EscapedPath()}
	return server.Raw{Type: "text/plain; charset=utf-8", Content: fmt.Appendf(nil,
		"Contact: %s\nExpires: %s\nPreferred-Languages: en\nCanonical: %s/.well-known/security.txt\n",
		&contact, c.Now().UTC().Add(life).Format(time.RFC3339), c.Origin())}, nil
}
