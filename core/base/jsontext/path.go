package jsontext

import (
	"cmp"
	"math"
	"strings"

	"github.com/tidwall/gjson"
)

// A path says where in a JSON value other values are, in gjson's syntax:
// https://github.com/tidwall/gjson/blob/master/SYNTAX.md. gjson collects the values of paths such as photos.#.url
// in a new array. The functions here visit the elements instead, because an answer may have a million.

// Get returns the first value at a path of a value. If there is none, the result's Exists is false.
func Get(value *gjson.Result, path string) (first gjson.Result) {
	if strings.IndexByte(path, '#') < 0 {
		return get(value, path)
	}
	find(*value, path, func(found gjson.Result) bool {
		first = found
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

// Member returns the first member of an object with exactly this name. If there is none, or the value is not an
// object, the result's Exists is false.
func Member(object *gjson.Result, name string) gjson.Result {
	if !object.IsObject() {
		return gjson.Result{}
	}
	return gjson.Get(object.Raw, gjson.Escape(name))
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

// List returns the values at a path. An array counts as its elements, and null as no value. List stops at the limit,
// which is at least 1, so that a long array takes no memory.
func List(value *gjson.Result, path string, limit int) (list []gjson.Result) {
	add := func(_, element gjson.Result) bool {
		list = append(list, element)
		return len(list) < limit
	}
	find(*value, path, func(found gjson.Result) bool {
		switch {
		case found.Type == gjson.Null:
			return true
		case found.IsArray():
			found.ForEach(add)
			return len(list) < limit
		}
		return add(gjson.Result{}, found)
	})
	return list
}

// find calls found with each value at a path of a value, until found returns false. It returns false if found did.
func find(value gjson.Result, path string, found func(gjson.Result) bool) bool {
	before, part, rest := cut(path)
	list := get(&value, before)
	if part == "" {
		return !list.Exists() || found(list)
	}
	if !list.IsArray() {
		return true
	}
	goOn := true
	comparison, all := strings.CutSuffix(part, "#")
	_, deeper, _ := cut(rest)
	list.ForEach(func(_, element gjson.Result) bool {
		switch {
		case comparison != "" && !gjson.Get(element.Raw, ".."+comparison).Exists():
			return true
		case deeper != "":
			goOn = find(element, rest, found)
			return goOn && all
		case rest != "":
			element = get(&element, rest)
		}
		goOn = !element.Exists() || found(element)
		return goOn && all
	})
	return goOn
}

// get is gjson's Get for objects and arrays. In a string, gjson would read what looks like an object.
func get(value *gjson.Result, path string) gjson.Result {
	switch {
	case path == "@this":
		return *value
	case path == "" || value.Type != gjson.JSON:
		return gjson.Result{}
	}
	return gjson.Get(value.Raw, path)
}

// Outermost returns the part of a path before the elements that it visits: the path of the outermost array. It
// returns a path of one value as it is.
func Outermost(path string) string {
	before, _, _ := cut(path)
	return before
}

// cut cuts a path around its first part that means elements: #, #(...) or #(...)#. A path of one value has no such
// part. It may end in #, which means the number of elements, or begin with .., which means the value itself, as the
// only element.
func cut(path string) (before, part, rest string) {
	rest = path
	for more := !strings.HasPrefix(path, ".."); more; {
		before = path[:len(path)-len(rest)]
		if part, rest, more = cutPart(rest); strings.HasPrefix(part, "#") && (more || part != "#") {
			return cmp.Or(strings.TrimSuffix(before, "."), "@this"), part, rest
		}
	}
	return path, "", ""
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

// IsPath reports whether a text is a path of one of the forms that docs/SOURCES.md lists. Others are refused:
// modifiers and new objects and arrays could take any memory.
func IsPath(text string) bool {
	itself, found := strings.CutPrefix(text, "..#(")
	if !found {
		return text == "@this" || areParts(text)
	}
	first, rest, more := cutPart("#(" + itself)
	_, elements, _ := cut(rest)
	return strings.HasSuffix(first, ")") && isPart(first) && (!more || areParts(rest) && elements == "")
}

// areParts reports whether a text is parts of a path, separated by dots.
func areParts(text string) bool {
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
		return found && isComparison(comparison)
	}
	if part == "" || part == "#" {
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

// isComparison reports whether a text is a path of one value, or a comparison of it with a number, true, false or a
// string. For the path "", the element itself is compared.
func isComparison(text string) bool {
	const characters = "=!<>%"
	path, value, operator := text, "", ""
	if from := strings.IndexAny(text, characters); from >= 0 {
		value = strings.TrimLeft(text[from:], characters)
		path, operator = text[:from], text[from:len(text)-len(value)]
	}
	if _, part, _ := cut(path); part != "" || path == "" && operator == "" || path != "" && !areParts(path) {
		return false
	}
	isString := strings.HasPrefix(value, `"`) && gjson.Valid(value)
	return operator == "" || strings.Contains(" = == != < <= > >= % !% ", " "+operator+" ") && value != "" &&
		!strings.Contains(value, " ") && (isString || !strings.ContainsAny(value, `"()[]{}~`))
}
