package protocol

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"time"

	"loupe/core/base/publicurl"
	"loupe/core/base/text"
)

const (
	// MaxDocument is the size limit of a client's metadata document in bytes. The draft recommends 5,000; documents with
	// keys of their own are larger.
	MaxDocument = 10 << 10

	maxName      = 100 // bytes
	maxRedirects = 50

	// How long a document is used before it is fetched again: minimum, maximum and default.
	minFresh     = time.Minute
	maxFresh     = 24 * time.Hour
	defaultFresh = time.Hour
)

// metadata has the members of a client's metadata (RFC 7591 section 2) that matter here, in a document or a registration.
type metadata struct {
	ClientID     string   `json:"client_id"`
	Name         string   `json:"client_name"`
	Page         string   `json:"client_uri"`
	RedirectURIs []string `json:"redirect_uris"`
	AuthMethod   string   `json:"token_endpoint_auth_method"`
	AuthMethods  []string `json:"token_endpoint_auth_methods_supported"` // some clients offer a choice
	GrantTypes   []string `json:"grant_types"`
	Secret       string   `json:"client_secret"`
}

// ParseClient reads the metadata document that was fetched from the URL id
// (https://datatracker.ietf.org/doc/html/draft-ietf-oauth-client-id-metadata-document-01#section-4.1). It leaves out
// redirect URIs that this server does not allow, such as URIs of other schemes.
func ParseClient(id string, content []byte, schemes Schemes) (Client, *Error) {
	var d metadata
	if json.Unmarshal(content, &d) != nil {
		return Client{}, badDocument("is not JSON of the form that RFC 7591 defines")
	}
	c := d.client(id, schemes)
	c.Page = pageOf(id, d.Page)
	switch {
	case d.ClientID != id:
		return Client{}, badDocument("has a client_id that is not the URL of the document")
	case c.Name == "":
		return Client{}, badDocument("has no client_name")
	case len(d.RedirectURIs) > maxRedirects:
		return Client{}, badDocument("has more than " + strconv.Itoa(maxRedirects) + " redirect_uris")
	case len(c.RedirectURIs) == 0:
		return Client{}, badDocument("has no redirect_uris that " + allowedRedirects)
	case d.Secret != "":
		return Client{}, badDocument("has a client_secret, which is not allowed in public")
	case !d.canBePublic():
		return Client{}, badDocument("asks for token_endpoint_auth_method " + asciiWord(d.AuthMethod) + ", but this server supports none only")
	case !d.usesCodes():
		return Client{}, badDocument("has grant_types without authorization_code")
	}
	return c, nil
}

const allowedRedirects = "use https, or http on 127.0.0.1, [::1] or localhost"

// client returns the client with its name and the redirect URIs that this server allows.
func (m metadata) client(id string, schemes Schemes) Client {
	c := Client{ID: id, Name: text.SingleLineMax(m.Name, maxName)}
	for _, uri := range m.RedirectURIs {
		if _, _, ok := RedirectHost(uri, schemes); ok && len(uri) <= maxURL {
			c.RedirectURIs = append(c.RedirectURIs, uri)
		}
	}
	return c
}

// usesCodes reports whether the client uses authorization codes, as RFC 7591 assumes without the member grant_types.
func (m metadata) usesCodes() bool {
	return m.GrantTypes == nil || slices.Contains(m.GrantTypes, GrantCode)
}

// canBePublic reports whether the client may call the token endpoint without authenticating. If the member
// token_endpoint_auth_method is missing, RFC 7591 assumes a secret, which a client with a metadata document can't have.
func (m metadata) canBePublic() bool {
	return m.AuthMethod == "" || m.AuthMethod == "none" || slices.Contains(m.AuthMethods, "none")
}

func badDocument(what string) *Error {
	return &Error{InvalidClient, "the document at client_id " + what}
}

// asciiWord returns s if it consists of letters, digits, underscores and hyphens, otherwise a substitute. Error
// descriptions allow few characters, and s is untrusted.
func asciiWord(s string) string {
	if s == "" || len(s) > 40 || strings.Trim(s, unreserved) != "" {
		return "of another name"
	}
	return s
}

// pageOf returns the page about a client: the page that its document names, if that is on the document's own host, else
// the start page of that host. So a document can't send users to somebody else's page.
func pageOf(id, page string) string {
	origin := "https://" + ClientHost(id)
	if u, err := publicurl.Check(page, true); err == nil && strings.HasPrefix(u.String(), origin+"/") {
		return u.String()
	}
	return origin + "/"
}

// FreshFor returns how long a document may be used, from the header Cache-Control of its response (RFC 9111 section
// 5.2.2).
func FreshFor(cacheControl string) time.Duration {
	fresh := defaultFresh
	for directive := range strings.SplitSeq(strings.ToLower(cacheControl), ",") {
		name, value, _ := strings.Cut(strings.TrimSpace(directive), "=")
		switch name {
		case "no-store", "no-cache":
			return minFresh
		case "max-age":
			seconds, err := strconv.ParseUint(strings.Trim(value, `"`), 10, 31)
			if err != nil { // stale (RFC 9111 section 4.2.1)
				return minFresh
			}
			fresh = time.Duration(seconds) * time.Second
		}
	}
	return min(max(fresh, minFresh), maxFresh)
}
