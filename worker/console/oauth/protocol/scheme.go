package protocol

import (
	"slices"
	"strings"
)

// Schemes are the private-use URI schemes that redirect URIs may have (RFC 8252 section 7.1), such as cursor.
type Schemes []string

// ParseSchemes parses a list of schemes, separated by commas or spaces. ok is false if an entry is not a scheme in lower case
// (RFC 3986 section 3.1), or is not private. Such entries are left out.
func ParseSchemes(list string) (schemes Schemes, ok bool) {
	ok = true
	for _, scheme := range strings.FieldsFunc(list, func(r rune) bool { return r == ',' || r == ' ' }) {
		if isPrivateScheme(scheme) {
			schemes = append(schemes, scheme)
		} else {
			ok = false
		}
	}
	return schemes, ok
}

const maxScheme = 40 // bytes

func isPrivateScheme(s string) bool {
	return s != "" && len(s) <= maxScheme && s[0] >= 'a' && s[0] <= 'z' && strings.Trim(s, "abcdefghijklmnopqrstuvwxyz0123456789+-.") == "" &&
		!slices.Contains(publicSchemes, s)
}

// publicSchemes are schemes that browsers handle themselves: by running, showing or fetching what a URI contains.
var publicSchemes = []string{"about", "blob", "data", "file", "filesystem", "ftp", "http", "https", "javascript", "mailto", "sms", "tel", "vbscript",
	"view-source", "ws", "wss"}

// uriCharacters are those of RFC 3986 section 2, without the number sign, which begins a fragment.
const uriCharacters = unreserved + "%:/?[]@!$&'()*+,;="
