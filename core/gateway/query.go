package gateway

import "strings"

// queryValue returns the first value of a query parameter, "" if it is absent. It does not decode percent
// signs, because no valid value of a parameter of this API has one.
func queryValue(query, name string) string {
	for parameter := range strings.SplitSeq(query, "&") {
		if key, value, _ := strings.Cut(parameter, "="); key == name {
			return value
		}
	}
	return ""
}

// queryHas reports whether a query parameter is a list, separated by commas, that has the value.
func queryHas(query, name, value string) bool {
	for v := range strings.SplitSeq(queryValue(query, name), ",") {
		if v == value {
			return true
		}
	}
	return false
}
