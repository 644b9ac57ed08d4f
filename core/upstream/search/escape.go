package search

import (
	"net/url"
	"strings"
)

// percentEncode encodes everything but the unreserved characters (RFC 3986 section 2.3). So a text can
// neither end its query parameter nor contain ${NAME}, which the host would replace by a secret.
func percentEncode(s string) string { return strings.ReplaceAll(url.QueryEscape(s), "+", "%20") }
