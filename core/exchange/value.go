package exchange

import (
	"encoding/binary"
	"math"

	"loupe/core/exchange/wire"
)

// Value is an SQLite value: null, integer, real, text or blob. The zero Value is null.
type Value struct {
	kind uint8
	data string // text, blob, or the bytes of a number or of parts in their frame
}

const (
	kindNull = iota
	kindInt
	kindReal
	kindText
	kindBlob
	kindParts
)

// Int returns an integer value.
func Int(v int64) Value { return number(kindInt, uint64(v)) }

// Real returns a floating-point value.
func Real(v float64) Value { return number(kindReal, math.Float64bits(v)) }

// Text returns a text value.
func Text(v string) Value { return Value{kindText, v} }

// Blob returns a blob value.
func Blob(v []byte) Value { return Value{kindBlob, string(v)} }

// TextOf returns the text that the parts make up. It may only be a parameter: its own methods read it as null.
func TextOf(parts ...Part) Value {
	var w wire.Writer
	writeParts(&w, parts)
	return Value{kindParts, string(w)}
}

func number(kind uint8, bits uint64) Value {
	return Value{kind, string(binary.LittleEndian.AppendUint64(nil, bits))}
}

// bits returns the eight bytes of a number.
func (v Value) bits() (bits uint64) {
	for i := range 8 {
		bits |= uint64(v.data[i]) << (8 * i)
	}
	return bits
}

// TextOrNull returns a text value, or null if v is empty.
func TextOrNull(v string) Value {
	if v == "" {
		return Value{}
	}
	return Text(v)
}

// Null reports whether the value is null.
func (v Value) Null() bool { return v.kind == kindNull || v.kind == kindParts }

// Int returns the integer, or the real truncated toward zero and clamped to int64. It returns 0 for NaN
// and for null, text and blob.
func (v Value) Int() int64 {
	switch v.kind {
	case kindInt:
		return int64(v.bits())
	case kindReal:
		// In Go, converting a float64 outside the range of int64 has an implementation-dependent result.
		switch num := math.Float64frombits(v.bits()); {
		case num >= 1<<63:
			return math.MaxInt64
		case num < -1<<63:
			return math.MinInt64
		case num == num: // not NaN
			return int64(num)
		}
	}
	return 0
}

// Real returns the real, or the integer as a real, or 0 for null, text and blob.
func (v Value) Real() float64 {
	switch v.kind {
	case kindInt:
		return float64(int64(v.bits()))
	case kindReal:
		return math.Float64frombits(v.bits())
	}
	return 0
}

// Text returns the text, or the blob as text, or "" for other values.
func (v Value) Text() string {
	if v.kind == kindText || v.kind == kindBlob {
		return v.data
	}
	return ""
}

// Any returns the value as nil, int64, float64, string or []byte.
func (v Value) Any() any {
	switch v.kind {
	case kindInt:
		return v.Int()
	case kindReal:
		return v.Real()
	case kindText:
		return v.Text()
	case kindBlob:
		return []byte(v.data)
	}
	return nil
}

func writeValue(w *wire.Writer, v Value) {
	w.U8(v.kind)
	switch v.kind {
	case kindInt, kindReal:
		w.I64(int64(v.bits()))
	case kindText, kindBlob:
		w.String(v.data)
	case kindParts:
		*w = append(*w, v.data...)
	}
}

func decodeValue(r *wire.Reader) Value {
	switch kind := r.U8(); kind {
	case kindNull:
	case kindInt, kindReal:
		return number(kind, uint64(r.I64()))
	case kindText, kindBlob:
		return Value{kind, r.String()}
	default:
		r.Fail()
	}
	return Value{}
}
