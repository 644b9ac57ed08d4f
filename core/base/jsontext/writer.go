// Package jsontext writes JSON, and parses untrusted JSON safely. Parsed values are read with gjson.
package jsontext

import (
	"math"
	"slices"
	"strconv"
	"time"

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

// StringOrNull writes a string, or null if it is empty.
func (w *Writer) StringOrNull(s string) {
	if s == "" {
		w.Null()
		return
	}
	w.String(s)
}

// appendString appends a string as gjson.AppendJSONString does. Most strings need no escape, and copying them at once is
// several times as fast.
func appendString(b []byte, s string) []byte {
	const escaped = 1<<'"' | 1<<'&' | 1<<'<' | 1<<'>'
	for i := range len(s) {
		if c := s[i]; c < ' ' || c > '~' || c == '\\' || uint64(escaped)>>c&1 != 0 {
			return gjson.AppendJSONString(b, s)
		}
	}
	n := len(b)
	b = slices.Grow(b, len(s)+2)[:n+len(s)+2] // TinyGo inlines no append
	b[n], b[n+1+len(s)] = '"', '"'
	copy(b[n+1:], s)
	return b
}

// Strings writes an array of strings.
func (w *Writer) Strings(list []string) {
	w.Open('[')
	for _, s := range list {
		w.String(s)
	}
	w.Close(']')
}

// Quote returns a string as JSON.
func Quote(s string) string { return string(appendString(nil, s)) }

// QuoteAll returns an array of strings as JSON.
func QuoteAll(list []string) string {
	var w Writer
	w.Strings(list)
	return string(w)
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
	*w = appendFloat(*w, v)
}

// appendFloat appends the shortest decimal that reads as v, as strconv does. Most numbers have at most four decimals, for which
// integers are several times as fast. Two decimals of up to 15 digits never read as one float64, so no other is shorter.
func appendFloat(b []byte, v float64) []byte {
	const scale, limit = 1e4, 1e15
	scaled := math.Round(v * scale)
	if scaled/scale != v || math.Abs(scaled) >= limit || v == 0 {
		return strconv.AppendFloat(b, v, 'f', -1, 64)
	}
	n := int64(scaled)
	if n < 0 {
		b, n = append(b, '-'), -n
	}
	b = strconv.AppendInt(b, n/scale, 10)
	if decimals := n % scale; decimals != 0 {
		b = append(b, '.')
		for unit := int64(scale / 10); decimals != 0; unit /= 10 {
			b = append(b, byte('0'+decimals/unit))
			decimals %= unit
		}
	}
	return b
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

// Time writes a time as a string: RFC 3339 in UTC with milliseconds, such as "2026-11-21T20:23:05.000Z". The
// time is in Unix milliseconds and must be in the years 1970 to 9999.
func (w *Writer) Time(unixMilliseconds int64) *Writer {
	w.String(time.UnixMilli(unixMilliseconds).UTC().Format("2006-01-02T15:04:05.000Z"))
	return w
}
