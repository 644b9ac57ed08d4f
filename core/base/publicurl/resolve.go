package publicurl

import "strings"

// Resolve returns the URL to which a response from base redirects (RFC 9110 section 10.2.2). location is the
// response's Location header: an absolute URL, or one relative to base ("//host/path", "/path", "path",
// "?query"). "" and "#fragment" mean base itself. Resolve checks the result as [Check] does and returns
// the same errors.
func Resolve(base URL, location string, allowLocal bool) (URL, error) {
	firstSegment := location
	if i := strings.IndexAny(location, "/?#"); i >= 0 {
		firstSegment = location[:i]
	}
	switch {
	case location == "" || location[0] == '#':
		location = base.String()
	case strings.HasPrefix(location, "//"):
		scheme, _, _ := strings.Cut(base.origin, "//")
		location = scheme + location
	case location[0] == '/':
		location = base.origin + location
	case location[0] == '?':
		location = base.origin + base.path + location
	case strings.Contains(firstSegment, ":"):
		// Absolute, even if the scheme is not valid. Parsers differ in that case, so Check refuses it.
	default:
		location = base.origin + base.path[:strings.LastIndexByte(base.path, '/')+1] + location
	}
	return Check(location, allowLocal)
}
