package gateway

import "strings"

// queryValue returns the first value of a query parameter, "" if it is absent. It is not decoded: the
// parameters of this interface have plain values.
func queryValue(query, name string) string {
	for parameter := range strings.SplitSeq(query, "&") {
		if key, value, _ := strings.Cut(parameter, "="); key == name {
			return value
		}
	}
	return ""
}

// queryHas reports whether a query parameter, a list separated by commas, has the value.
func queryHas(query, name, value string) bool {
	for v := range strings.SplitSeq(queryValue(query, name), ",") {
		if v == value {
			return true
		}
	}
	return false
}
