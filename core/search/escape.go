package search

import "strings"

// escape percent-encodes all but the unreserved characters of RFC 3986 section 2.3. So no text ends its parameter of a
// query, and none spells ${NAME}, which the host would fill in.
func escape(text string) string {
	const hex = "0123456789ABCDEF"
	escaped := make([]byte, 0, 3*len(text))
	for i := range len(text) {
		c := text[i]
		if 'a' <= c|0x20 && c|0x20 <= 'z' || '0' <= c && c <= '9' || strings.IndexByte("-._~", c) >= 0 {
			escaped = append(escaped, c)
		} else {
			escaped = append(escaped, '%', hex[c>>4], hex[c&15])
		}
	}
	return string(escaped)
}
