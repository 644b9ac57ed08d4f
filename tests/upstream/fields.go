package upstream

import "strings"

// selected is what the parameter fields leaves of an answer, as Google's services have it: names with commas between them, of
// which a/b is b within a, and a(b,c) is both within a. An asterisk is every name; arrays are looked through.
// https://cloud.google.com/apis/docs/system-parameters
func selected(v any, fields string) any {
	switch v := v.(type) {
	case array:
		list := array{}
		for _, item := range v {
			list = append(list, selected(item, fields))
		}
		return list
	case object:
		chosen := object{}
		for _, field := range split(fields) {
			end := strings.IndexAny(field, "/(")
			if end < 0 {
				end = len(field)
			}
			name, inner := field[:end], strings.TrimPrefix(field[end:], "/")
			if strings.HasPrefix(inner, "(") {
				inner = strings.TrimSuffix(inner[1:], ")")
			}
			for member, value := range v {
				if name != "*" && name != member {
					continue
				}
				if inner != "" {
					value = selected(value, inner)
				}
				chosen[member] = value
			}
		}
		return chosen
	}
	return v
}

// split cuts at the commas that are in no parentheses.
func split(fields string) (parts []string) {
	depth, from := 0, 0
	for i, r := range fields {
		switch {
		case r == '(':
			depth++
		case r == ')':
			depth--
		case r == ',' && depth == 0:
			parts = append(parts, fields[from:i])
			from = i + 1
		}
	}
	return append(parts, fields[from:])
}
