package publicurl

import "strings"

// Resolve returns the URL to which a response from base redirects by the header Location (RFC 9110 section 10.2.2),
// checked as Check does. location is absolute, or relative to base: "//host/path", "/path", "path", "?query", or
// empty or "#fragment" for base itself. A fragment of base is not inherited.
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
		// Absolute. Even if no scheme stands before the colon: parsers differ on that.
	default:
		location = base.origin + base.path[:strings.LastIndexByte(base.path, '/')+1] + location
	}
	return Check(location, allowLocal)
}
