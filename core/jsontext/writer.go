// Package jsontext writes JSON, and parses untrusted JSON safely. Parsed values are read with gjson.
package jsontext

import (
	"math"
	"strconv"

	"github.com/tidwall/gjson"
)

// Writer is the JSON text written so far. It adds the commas. The caller must write a value after each
// key, and close each object and array.
type Writer []byte

// Open begins an object ('{') or an array ('[').
func (w *Writer) Open(bracket byte) {
	w.comma()
	*w = append(*w, bracket)
}

// Close ends an object ('}') or an array (']').
func (w *Writer) Close(bracket byte) { *w = append(*w, bracket) }

// Key writes the name of an object member. The caller writes its value next.
func (w *Writer) Key(name string) *Writer {
	w.comma()
	*w = append(appendString(*w, name), ':')
	return w
}

// String writes a string. Bytes that are not UTF-8 become U+FFFD.
func (w *Writer) String(s string) {
	w.comma()
	*w = appendString(*w, s)
}

// appendString appends a string as gjson.AppendJSONString does. Most strings need no escape, and copying them at once is
// several times as fast.
func appendString(b []byte, s string) []byte {
	for i := range len(s) {
		if c := s[i]; c < ' ' || c > '~' || c == '"' || c == '\\' || c == '<' || c == '>' || c == '&' {
			return gjson.AppendJSONString(b, s)
		}
	}
	return append(append(append(b, '"'), s...), '"')
}

// Strings writes an array of strings.
func (w *Writer) Strings(list []string) {
	w.Open('[')
	for _, s := range list {
		w.String(s)
	}
	w.Close(']')
}

// Int writes a whole number.
func (w *Writer) Int(v int64) {
	w.comma()
	*w = strconv.AppendInt(*w, v, 10)
}

// Float writes the shortest number that parses as v, without an exponent. It writes null for NaN and
// infinities.
func (w *Writer) Float(v float64) {
	w.comma()
	if math.IsNaN(v) || math.IsInf(v, 0) {
		*w = append(*w, "null"...)
		return
	}
	*w = strconv.AppendFloat(*w, v, 'f', -1, 64)
}

// Bool writes true or false.
func (w *Writer) Bool(v bool) {
	w.comma()
	*w = strconv.AppendBool(*w, v)
}

// Null writes null.
func (w *Writer) Null() { w.Raw([]byte("null")) }

// Raw writes a value that is already JSON.
func (w *Writer) Raw(json []byte) {
	w.comma()
	*w = append(*w, json...)
}

// comma writes a comma before a value or key, unless it is the first in its object or array, or the value
// of a key.
func (w *Writer) comma() {
	if n := len(*w); n > 0 {
		switch (*w)[n-1] {
		case '{', '[', ':':
		default:
			*w = append(*w, ',')
		}
	}
}
