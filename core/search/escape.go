package search

import "strings"

// percentEncode encodes everything but the unreserved characters (RFC 3986 section 2.3). So a text can
// neither end its query parameter nor contain ${NAME}, which the host would replace by a secret.
func percentEncode(s string) string {
	return encodeBytes(s, func(i int) bool {
		c := s[i]
		return !('a' <= c|0x20 && c|0x20 <= 'z' || '0' <= c && c <= '9' || strings.IndexByte("-._~", c) >= 0)
	})
}

// encodeBytes percent-encodes the bytes of s at the places for which isEncoded returns true.
func encodeBytes(s string, isEncoded func(i int) bool) string {
	const hex = "0123456789ABCDEF"
	encoded := make([]byte, 0, 3*len(s))
	for i := range len(s) {
		if c := s[i]; isEncoded(i) {
			encoded = append(encoded, '%', hex[c>>4], hex[c&15])
		} else {
			encoded = append(encoded, c)
		}
	}
	return string(encoded)
}
