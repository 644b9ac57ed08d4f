package jsontext

import (
	"strings"

	"github.com/tidwall/gjson"
)

// cursor reads the members of an object or the elements of an array, one after the other, without parsing their values.
type cursor struct {
	json       string // of the object or array; any other value has no members
	at         int    // how far json is read
	key, value string // of the current member, as they are written; an element has no key
}

func (c *cursor) isObject() bool { return strings.HasPrefix(c.json, "{") }

func (c *cursor) isArray() bool { return strings.HasPrefix(c.json, "[") }

// next goes to the next member or element. It returns false if there is none.
func (c *cursor) next() bool {
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

// hasName reports whether the name of the current member fits a part of a path.
func (c *cursor) hasName(part string) bool {
	if len(c.key) < 2 {
		return false
	}
	name := c.key[1 : len(c.key)-1]
	if strings.IndexByte(name, '\\') >= 0 {
		name = gjson.Parse(c.key).Str
	}
	return name == part || strings.IndexAny(part, `*?\`) >= 0 && fits(name, part)
}

// token returns the next key or value as it is written, "" at the end of the object or array.
func (c *cursor) token() string {
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
func (c *cursor) skipString() {
	for c.at++; c.at < len(c.json) && c.json[c.at] != '"'; c.at++ {
		if c.json[c.at] == '\\' {
			c.at++
		}
	}
}

// isBetween reports whether a character may stand between two tokens.
func isBetween(b byte) bool { return b <= ' ' || b == ',' || b == ':' }
