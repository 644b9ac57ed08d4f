// Package route matches request paths against route patterns, for both planes.
package route

import "strings"

const parameter = "{id}"

// Match reports whether path matches pattern. A pattern may contain {id} once, in place of one whole
// segment. {id} matches any segment that is not empty; Match returns that segment as id. The path is not
// decoded or cleaned, so "/a/" and "/a" are different paths.
func Match(pattern, path string) (id string, ok bool) {
	prefix, suffix, found := strings.Cut(pattern, parameter)
	if !found {
		return "", path == pattern
	}
	id, ok = strings.CutPrefix(path, prefix)
	if ok {
		id, ok = strings.CutSuffix(id, suffix)
	}
	if !ok || id == "" || strings.Contains(id, "/") {
		return "", false
	}
	return id, true
}
