package jsontext

import (
	"unicode/utf8"

	"github.com/tidwall/gjson"
)

// MaxDepth is how deep objects and arrays may nest: gjson reads them by recursion, on a small stack.
const MaxDepth = 64

// Error says why a text is not taken.
type Error string

func (e Error) Error() string { return string(e) }

const (
	ErrEmpty   Error = "is empty"
	ErrUTF8    Error = "is not valid UTF-8"
	ErrDepth   Error = "nests more than 64 levels deep"
	ErrInvalid Error = "is not valid JSON"
)

// Parse reads JSON text (RFC 8259) from a stranger: all of it valid, in UTF-8, not nested too deep.
func Parse(text []byte) (gjson.Result, error) {
	switch {
	case len(text) == 0:
		return gjson.Result{}, ErrEmpty
	case !utf8.Valid(text):
		return gjson.Result{}, ErrUTF8
	case deep(text):
		return gjson.Result{}, ErrDepth
	case !gjson.ValidBytes(text):
		return gjson.Result{}, ErrInvalid
	}
	return gjson.ParseBytes(text), nil
}

// deep reports whether brackets outside of strings nest more than MaxDepth levels.
func deep(text []byte) bool {
	depth, quoted := 0, false
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case quoted && c == '\\':
			i++
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '{' || c == '[':
			if depth++; depth > MaxDepth {
				return true
			}
		case c == '}' || c == ']':
			depth--
		}
	}
	return false
}
