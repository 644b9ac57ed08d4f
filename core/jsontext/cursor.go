package jsontext

import (
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/tidwall/gjson"
)

// Cursor reads the members of an object or the elements of an array, one after the other:
//
//	for c := jsontext.Read(&object); c.Next(); {
//		use(c.Name(), c.Value())
//	}
//
// A value is parsed when Value is called, not before. For a value that is neither an object nor an array, Next returns false.
type Cursor struct {
	json       string // of the object or array
	at         int    // how far json is read
	key, value string // of the current member, as they are written; an element has no key
}

// Read returns a cursor before the first member or element of a value.
func Read(value *gjson.Result) Cursor { return Cursor{json: value.Raw} }

// Next goes to the next member or element. It returns false if there is none.
func (c *Cursor) Next() bool {
	if c.at == 0 {
		if !c.isObject() && !c.isArray() {
			return false
		}
		c.at = 1
	}
	if c.isObject() {
		c.key = c.token()
	}
	c.value = c.token()
	return c.value != ""
}

// Name returns the name of the current member, "" for an element.
func (c *Cursor) Name() string {
	switch {
	case len(c.key) < 2:
		return ""
	case strings.IndexByte(c.key, '\\') >= 0:
		return gjson.Parse(c.key).Str
	}
	return c.key[1 : len(c.key)-1]
}

// IsNamed reports whether Name is this name. Unlike Name, it allocates no memory.
func (c *Cursor) IsNamed(name string) bool {
	if len(c.key) < 2 {
		return name == ""
	}
	key := c.key[1 : len(c.key)-1]
	for {
		end := strings.IndexByte(key, '\\')
		if end < 0 {
			return key == name
		}
		if !strings.HasPrefix(name, key[:end]) {
			return false
		}
		written, size := unescape(key[end:])
		r, length := utf8.DecodeRuneInString(name[end:])
		if r != written || length != utf8.RuneLen(written) {
			return false
		}
		key, name = key[end+size:], name[end+length:]
	}
}

// unescape returns the character that the escape sequence at the start of s stands for, and the length of the sequence. The character is
// -1 if the sequence is incomplete.
func unescape(s string) (r rune, size int) {
	if len(s) < 2 {
		return -1, 1
	}
	if s[1] != 'u' {
		if i := strings.IndexByte("bfnrt", s[1]); i >= 0 {
			return rune("\b\f\n\r\t"[i]), 2
		}
		return rune(s[1]), 2
	}
	r = hexRune(s)
	if !utf16.IsSurrogate(r) {
		return r, 6
	}
	second := hexRune(s[6:])
	if second < 0 {
		return utf8.RuneError, 6
	}
	return utf16.DecodeRune(r, second), 12
}

// hexRune returns the code of the escape sequence \uXXXX at the start of s. It returns -1 if s starts with something else.
func hexRune(s string) rune {
	if len(s) < 6 || s[:2] != `\u` {
		return -1
	}
	code, err := strconv.ParseUint(s[2:6], 16, 32)
	if err != nil {
		return -1
	}
	return rune(code)
}

// Value returns the value of the current member or element.
func (c *Cursor) Value() gjson.Result { return gjson.Parse(c.value) }

func (c *Cursor) isObject() bool { return strings.HasPrefix(c.json, "{") }

func (c *Cursor) isArray() bool { return strings.HasPrefix(c.json, "[") }

// token returns the next key or value as it is written, "" at the end of the object or array.
func (c *Cursor) token() string {
	json, from := c.json, c.at
	for from < len(json) && isBetween(json[from]) {
		from++
	}
	at, depth := from, 0
	for ; at < len(json); at++ {
		switch b := json[at]; {
		case b == '"':
			at = endOfString(json, at)
		case b == '{' || b == '[':
			depth++
		case depth == 0 && (isBetween(b) || b == '}' || b == ']'): // after a number or a literal, or the end
			c.at = at
			return json[from:at]
		case b == '}' || b == ']':
			depth--
		default:
			continue
		}
		if depth == 0 {
			at++
			break
		}
	}
	c.at = min(at, len(json)) // a string may lack its end
	return json[from:c.at]
}

// endOfString returns the index of the last quote of the string that begins at an index.
func endOfString(json string, at int) int {
	for at++; at < len(json); at++ {
		switch b := json[at]; {
		case b > '\\': // most letters
		case b == '\\':
			at++
		case b == '"':
			return at
		}
	}
	return at
}

// isBetween reports whether a character may stand between two tokens.
func isBetween(b byte) bool { return b <= ' ' || b == ',' || b == ':' }
