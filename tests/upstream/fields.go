package upstream

import "strings"

// selectFields returns the part of an answer that a field mask selects, as Google's parameter
// "fields" does. The mask is a list of names separated by commas: a/b selects b within a, a(b,c)
// selects both within a, and * selects every name. A mask applies to each item of an array.
// https://cloud.google.com/apis/docs/system-parameters
func selectFields(v any, fields string) any {
	switch v := v.(type) {
	case array:
		list := array{}
		for _, item := range v {
			list = append(list, selectFields(item, fields))
		}
		return list
	case object:
		chosen := object{}
		for _, field := range splitTopLevel(fields) {
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
					value = selectFields(value, inner)
				}
				chosen[member] = value
			}
		}
		return chosen
	}
	return v
}

// splitTopLevel splits a field mask at the commas outside parentheses.
func splitTopLevel(fields string) (parts []string) {
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
