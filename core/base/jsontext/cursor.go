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
// For a value that is neither an object nor an array, Next returns false.
type Cursor struct {
	rest       string // of the object or array
	isObject   bool
	key, value gjson.Result // of the current member; an element has no key
}

// Read returns a cursor before the first member or element of a value.
func Read(value *gjson.Result) Cursor {
	if value.Type != gjson.JSON {
		return Cursor{}
	}
	return Cursor{rest: value.Raw[1:], isObject: value.IsObject()}
}

// Next goes to the next member or element. It returns false if there is none.
func (c *Cursor) Next() bool {
	if c.isObject {
		c.key = c.next()
	}
	c.value = c.next()
	return c.value.Exists()
}

// next returns the next key or value.
func (c *Cursor) next() (token gjson.Result) {
	gjson.ForEachLine(c.rest, func(first gjson.Result) bool {
		token = first
		return false
	})
	if token.Exists() {
		c.rest = c.rest[strings.IndexByte(c.rest, token.Raw[0])+len(token.Raw):]
	}
	return token
}

// Name returns the name of the current member, "" for an element.
func (c *Cursor) Name() string { return c.key.Str }

// Value returns the value of the current member or element.
func (c *Cursor) Value() gjson.Result { return c.value }
