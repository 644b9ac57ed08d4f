package jsontext

import (
	"unicode/utf8"

	"github.com/tidwall/gjson"
)

// MaxDepth limits the nesting of objects and arrays. gjson is recursive, and the core's stack is small.
const MaxDepth = 64

// Error is the reason why Parse refused a text. It completes a sentence, such as "the body is empty".
type Error string

func (e Error) Error() string { return string(e) }

const (
	ErrEmpty   Error = "is empty"
	ErrUTF8    Error = "is not valid UTF-8, or is compressed"
	ErrDepth   Error = "is nested more than 64 levels deep"
	ErrInvalid Error = "is not valid JSON"
)

// Parse parses untrusted JSON text (RFC 8259). Every error is one of the [Error] constants. The result
// does not share memory with text.
func Parse(text []byte) (gjson.Result, error) {
	switch {
	case len(text) == 0:
		return gjson.Result{}, ErrEmpty
	case !utf8.Valid(text):
		return gjson.Result{}, ErrUTF8
	case isTooDeep(text):
		return gjson.Result{}, ErrDepth
	case !gjson.ValidBytes(text):
		return gjson.Result{}, ErrInvalid
	}
	return gjson.ParseBytes(text), nil
}

// isTooDeep reports whether brackets outside strings are nested more than MaxDepth levels.
func isTooDeep(text []byte) bool {
	depth, inString := 0, false
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case inString && c == '\\':
			i++
		case c == '"':
			inString = !inString
		case inString:
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
