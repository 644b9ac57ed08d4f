package jsontext

import (
	"strings"

	"github.com/tidwall/gjson"
)

// Cursor reads the members of an object or the elements of an array, one after the other:
//
//	for c := jsontext.Read(&object); c.Next(); {
//		use(c.Name(), c.Value())
//	}
//
// It does not parse a value before Value is called. Any other value has no members.
type Cursor struct {
	json       string // of the object or array
	at         int    // how far json is read
	key, value string // of the current member, as they are written; an element has no key
}

// Read returns a cursor before the first member or element of a value.
func Read(value *gjson.Result) *Cursor { return &Cursor{json: value.Raw} }

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

// Value returns the value of the current member or element.
func (c *Cursor) Value() gjson.Result { return gjson.Parse(c.value) }

func (c *Cursor) isObject() bool { return strings.HasPrefix(c.json, "{") }

func (c *Cursor) isArray() bool { return strings.HasPrefix(c.json, "[") }

// token returns the next key or value as it is written, "" at the end of the object or array.
func (c *Cursor) token() string {
	for c.at < len(c.json) && isBetween(c.json[c.at]) {
		c.at++
	}
	from, depth := c.at, 0
	for ; c.at < len(c.json); c.at++ {
		switch b := c.json[c.at]; {
		case b == '"':
			c.skipString()
		case b == '{' || b == '[':
			depth++
		case depth == 0 && (isBetween(b) || b == '}' || b == ']'): // after a number or a literal, or the end
			return c.json[from:c.at]
		case b == '}' || b == ']':
			depth--
		default:
			continue
		}
		if depth == 0 {
			c.at++
			break
		}
	}
	c.at = min(c.at, len(c.json)) // a string that does not end
	return c.json[from:c.at]
}

// skipString goes from the first quote of a string to its last.
func (c *Cursor) skipString() {
	for c.at++; c.at < len(c.json) && c.json[c.at] != '"'; c.at++ {
		if c.json[c.at] == '\\' {
			c.at++
		}
	}
}

// isBetween reports whether a character may stand between two tokens.
func isBetween(b byte) bool { return b <= ' ' || b == ',' || b == ':' }
