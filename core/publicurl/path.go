package publicurl

import "strings"

// What is percent-encoded besides non-ASCII: the WHATWG parser's path and special-query sets, and in a path also the
// characters that net/url encodes, so that both send the same bytes.
const (
	encodedInPath  = "\"<>^`{|}"
	encodedInQuery = "\"'<>"
)

// parsePathQuery normalises what follows the authority. An empty path becomes "/"; a query keeps its question mark.
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

// encode percent-encodes the non-ASCII bytes of s and those in set. A percent sign must already start an escape:
// net/url refuses a lone one that the WHATWG parser keeps.
func encode(s, set string) (string, error) {
	const upperHex = "0123456789ABCDEF"
	out := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c == '%' && (i+2 >= len(s) || !only(strings.ToLower(s[i+1:i+3]), hexDigits)) {
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

// removeDotSegments resolves "." and ".." segments, percent-encoded ones too, as the WHATWG parser's path state does.
// The path is empty or starts with a slash; the result starts with one.
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
		if i == len(segments)-1 { // a directory: keep its slash
			kept = append(kept, "")
		}
	}
	return "/" + strings.Join(kept, "/")
}
