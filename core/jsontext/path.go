package jsontext

import (
	"cmp"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/tidwall/gjson"
)

// A path says where in a JSON value other values are. It has parts, separated by dots, in the syntax of gjson:
//
//	price.amount                  the member amount of the member price
//	photos.0.url                  the member url of the first element
//	Product?Name                  a member's name: ? stands for one character, * for any number, \ precedes a character itself
//	photos.#.url                  the member url of each element
//	photos.#                      the number of elements
//	offers.#(type=="sale").price  of the first element for which the comparison holds
//	offers.#(price<20)#.price     of each element for which it holds
//	#(genre=="art").title         of the object itself, if the comparison holds for it
//	@this                         the value itself; "" is no value
//
// A comparison has a path in the element, one of the operators of [operators] and a value: a JSON string, a number, true or
// false. The operators % and !% compare with a pattern of * and ?. Without operator and value it holds for an element
// that has a value at the path. The other forms of https://github.com/tidwall/gjson/blob/master/SYNTAX.md are not supported.

// operators are the operators of comparisons.
const operators = " = == != < <= > >= % !% "

// Get returns the first value at a path of a value. If there is none, the result's Exists is false. Of members with the same
// name, the first counts.
func Get(value *gjson.Result, path string) (first gjson.Result) {
	find(value, path, func(json string) bool {
		first = gjson.Parse(json)
		return false
	})
	return first
}

// Text returns the first value at a path if it is a string, otherwise "".
func Text(value *gjson.Result, path string) string {
	found := Get(value, path)
	return found.Str
}

// Number returns the first value at a path if it is a number, otherwise 0.
func Number(value *gjson.Result, path string) float64 {
	found := Get(value, path)
	return found.Num
}

// IsTrue reports whether the first value at a path is true.
func IsTrue(value *gjson.Result, path string) bool {
	found := Get(value, path)
	return found.Type == gjson.True
}

// Scalar returns a string, or a number, "true" or "false" as it is written; "" for any other value.
func Scalar(value *gjson.Result) string {
	switch value.Type {
	case gjson.String:
		return value.Str
	case gjson.Number, gjson.True, gjson.False:
		return value.Raw
	}
	return ""
}

// All is the limit of a list of any length. Use it only for JSON that Loupe or the operator wrote.
const All = math.MaxInt

// List returns the values at a path. An array counts as its elements, and null as no value. List stops at the limit, which is
// at least 1, so that a long array takes no memory.
func List(value *gjson.Result, path string, limit int) []gjson.Result {
	var list []gjson.Result
	add := func(json string) bool {
		list = append(list, gjson.Parse(json))
		return len(list) < limit
	}
	find(value, path, func(json string) bool {
		switch {
		case json == "null":
			return true
		case strings.HasPrefix(json, "["):
			return visit(json, "#.@this", add)
		}
		return add(json)
	})
	return list
}

// find calls found with each value at a path of a value, until found returns false.
func find(value *gjson.Result, path string, found func(json string) bool) {
	if path != "" {
		visit(value.Raw, path, found)
	}
}

// visit calls found with each value at a path of a JSON text, until found returns false. It returns false if found did. The
// path "" means the value itself.
func visit(json, path string, found func(json string) bool) bool {
	if path == "" {
		return json == "" || found(json)
	}
	part, rest, _ := cutPart(path)
	c := Cursor{json: json}
	switch {
	case part == "@this":
		return visit(json, rest, found)
	case strings.HasPrefix(part, "#(") && c.isObject():
		if comparison, _ := cutComparison(part); holds(json, comparison) {
			return visit(json, rest, found)
		}
	case c.isObject():
		isPattern := strings.ContainsAny(part, `*?\`)
		for c.Next() {
			if c.IsNamed(part) || isPattern && fits(c.Name(), part) {
				return visit(c.value, rest, found)
			}
		}
	case part == "#" && rest == "" && c.isArray():
		count := 0
		for c.Next() {
			count++
		}
		return found(strconv.Itoa(count))
	case strings.HasPrefix(part, "#") && c.isArray():
		comparison, all := cutComparison(part)
		for c.Next() {
			if comparison != "" && !holds(c.value, comparison) {
				continue
			}
			if !visit(c.value, rest, found) {
				return false
			}
			if !all {
				break
			}
		}
	case c.isArray():
		index, err := strconv.Atoi(part)
		for ; err == nil && c.Next(); index-- {
			if index == 0 {
				return visit(c.value, rest, found)
			}
		}
	}
	return true
}

// Outermost returns the part of a path before its first #: the path of the outermost array whose elements the path visits. It
// returns a path without # as it is.
func Outermost(path string) string {
	for rest, more := path, true; more; {
		before := path[:len(path)-len(rest)]
		var part string
		if part, rest, more = cutPart(rest); strings.HasPrefix(part, "#") {
			return cmp.Or(strings.TrimSuffix(before, "."), "@this")
		}
	}
	return path
}

// cutPart returns the first part of a path and the parts after it. More is true if there is a dot between them.
func cutPart(path string) (part, rest string, more bool) {
	inComparison, inString := false, false
	for i := 0; i < len(path); i++ {
		switch c := path[i]; {
		case c == '\\':
			i++
		case inComparison && c == '"':
			inString = !inString
		case inString:
		case c == '(':
			inComparison = true
		case c == ')':
			inComparison = false
		case c == '.' && !inComparison:
			return path[:i], path[i+1:], true
		}
	}
	return path, "", false
}

// cutComparison returns the comparison in a part, "" if it has none. All reports whether the part means every element.
func cutComparison(part string) (comparison string, all bool) {
	comparison, all = strings.CutSuffix(part[1:], "#")
	if comparison == "" {
		return "", true
	}
	return strings.TrimSuffix(comparison[1:], ")"), all
}

// cutOperator returns the path, the operator and the value of a comparison.
func cutOperator(comparison string) (path, operator, value string) {
	const characters = "=!<>%"
	from := strings.IndexAny(comparison, characters)
	if from < 0 {
		return comparison, "", ""
	}
	value = strings.TrimLeft(comparison[from:], characters)
	return comparison[:from], comparison[from : len(comparison)-len(value)], value
}

// holds reports whether a comparison holds for an element.
func holds(element, comparison string) (result bool) {
	path, operator, want := cutOperator(comparison)
	if strings.HasPrefix(want, `"`) {
		want = gjson.Parse(want).Str
	}
	visit(element, path, func(json string) bool {
		value := gjson.Parse(json)
		result = operator == "" || compare(&value, operator, want)
		return false
	})
	return result
}

// compare compares a string, a number, true or false with a text. Any other value compares false.
func compare(value *gjson.Result, operator, want string) bool {
	order := 0
	switch value.Type {
	case gjson.String:
		order = strings.Compare(value.Str, want)
	case gjson.Number:
		number, _ := strconv.ParseFloat(want, 64)
		order = cmp.Compare(value.Num, number)
	case gjson.True, gjson.False:
		order = strings.Compare(value.Raw, want)
	default:
		return false
	}
	switch operator {
	case "=", "==":
		return order == 0
	case "!=":
		return order != 0
	case "<":
		return order < 0
	case "<=":
		return order <= 0
	case ">":
		return order > 0
	case ">=":
		return order >= 0
	}
	return value.Type == gjson.String && fits(value.Str, want) == (operator == "%")
}

// fits reports whether a text fits a pattern: * stands for any characters, ? for one, and \ precedes a character itself.
func fits(s, pattern string) bool {
	afterStar, retry := "", "" // the pattern after the last star, and the text that it is tried on next
	for s != "" || pattern != "" {
		if pattern != "" && pattern[0] == '*' {
			pattern = pattern[1:]
			afterStar, retry = pattern, s+" "
			continue
		}
		if s != "" && pattern != "" {
			width, literal := 1, pattern
			if pattern[0] == '\\' && len(pattern) > 1 {
				literal = pattern[1:]
			}
			if pattern[0] == '?' {
				_, width = utf8.DecodeRuneInString(s)
			}
			if pattern[0] == '?' || s[0] == literal[0] {
				s, pattern = s[width:], literal[1:]
				continue
			}
		}
		if len(retry) <= 1 {
			return false
		}
		retry = retry[1:]
		s, pattern = retry[:len(retry)-1], afterStar
	}
	return true
}

// IsPath reports whether a text is a path.
func IsPath(text string) bool {
	for more := true; more; {
		var part string
		if part, text, more = cutPart(text); !isPart(part) {
			return false
		}
	}
	return true
}

// isPart reports whether a text is a part of a path.
func isPart(part string) bool {
	if comparison, found := strings.CutPrefix(part, "#("); found {
		comparison, found = strings.CutSuffix(strings.TrimSuffix(comparison, "#"), ")")
		path, operator, value := cutOperator(comparison)
		return found && (path == "" && operator != "" || IsPath(path)) && isComparedWith(operator, value)
	}
	if part == "" || part == "#" || part == "@this" {
		return part != ""
	}
	for i := 0; i < len(part); i++ {
		switch c := part[i]; {
		case c == '\\':
			if i++; i == len(part) {
				return false
			}
		case c <= ' ', strings.IndexByte(`|"()[]{}`, c) >= 0, i == 0 && strings.IndexByte("#@!", c) >= 0:
			return false
		}
	}
	return true
}

// isComparedWith reports whether an operator and a value may stand in a comparison.
func isComparedWith(operator, value string) bool {
	if operator == "" {
		return true
	}
	isString := strings.HasPrefix(value, `"`) && gjson.Valid(value)
	return strings.Contains(operators, " "+operator+" ") && value != "" && !strings.Contains(value, " ") &&
		(isString || !strings.ContainsAny(value, `"()[]{}~`))
}
