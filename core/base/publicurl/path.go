package publicurl

import "strings"

// ASCII characters to percent-encode: the path and special-query percent-encode sets of the WHATWG parser.
// The set for a path also has the characters that net/url encodes, so that both parsers send the same bytes.
const (
	encodedInPath  = "\"<>^`{|}"
	encodedInQuery = "\"'<>"
)

// parsePathQuery normalises the path and query after the authority. An empty path becomes "/". The query is
// returned with its question mark.
func parsePathQuery(tail string) (path, query string, err error) {
	path, query, hasQuery := strings.Cut(tail, "?")
	if path, err = encode(path, encodedInPath); err != nil {
		return "", "", err
	}
	if query, err = encode(query, encodedInQuery); err != nil {
		return "", "", err
	}
	if hasQuery {
		query = "?" + query
	}
	return removeDotSegments(path), query, nil
}

// encode percent-encodes the non-ASCII bytes of s and those in set. It refuses a percent sign without two
// hexadecimal digits after it, because net/url refuses it and the WHATWG parser keeps it.
func encode(s, set string) (string, error) {
	const upperHex = "0123456789ABCDEF"
	out := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c == '%' && (i+2 >= len(s) || !hasOnly(strings.ToLower(s[i+1:i+3]), hexDigits)) {
			return "", ErrEscape
		}
		if c >= 0x80 || strings.IndexByte(set, c) >= 0 {
			out = append(out, '%', upperHex[c>>4], upperHex[c&15])
		} else {
			out = append(out, c)
		}
	}
	return string(out), nil
}

// removeDotSegments resolves the segments "." and "..", percent-encoded or not, as the WHATWG parser does in
// its path state. path is empty or begins with a slash. The result begins with a slash.
func removeDotSegments(path string) string {
	segments := strings.Split(strings.TrimPrefix(path, "/"), "/")
	kept := segments[:0]
	for i, segment := range segments {
		dots := strings.ReplaceAll(strings.ToLower(segment), "%2e", ".")
		if dots != "." && dots != ".." {
			kept = append(kept, segment)
			continue
		}
		if dots == ".." && len(kept) > 0 {
			kept = kept[:len(kept)-1]
		}
		if i == len(segments)-1 { // keep the slash at the end
			kept = append(kept, "")
		}
	}
	return "/" + strings.Join(kept, "/")
}
