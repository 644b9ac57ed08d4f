package exchange

import "math"

// Value is one of SQLite's: null, integer, real, text or blob. The zero Value is null.
type Value struct {
	kind uint8
	num  uint64 // an integer's bits or a real's
	data []byte // text or blob
}

const (
	kindNull = iota
	kindInt
	kindReal
	kindText
	kindBlob
)

func Int(v int64) Value    { return Value{kind: kindInt, num: uint64(v)} }
func Real(v float64) Value { return Value{kind: kindReal, num: math.Float64bits(v)} }
func Text(v string) Value  { return Value{kind: kindText, data: []byte(v)} }
func Blob(v []byte) Value  { return Value{kind: kindBlob, data: v} }

// TextOrNull is null for the empty string.
func TextOrNull(v string) Value {
	if v == "" {
		return Value{}
	}
	return Text(v)
}

func (v Value) Null() bool { return v.kind == kindNull }

// Int gives an integer, a real cut to one and to the range of one, else 0.
func (v Value) Int() int64 {
	switch v.kind {
	case kindInt:
		return int64(v.num)
	case kindReal:
		// Outside of the range Go leaves the conversion to the machine.
		switch num := math.Float64frombits(v.num); {
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

// Real gives a real or an integer as one, else 0.
func (v Value) Real() float64 {
	switch v.kind {
	case kindInt:
		return float64(int64(v.num))
	case kindReal:
		return math.Float64frombits(v.num)
	}
	return 0
}

// Text gives text or a blob's bytes as such, else "".
func (v Value) Text() string { return string(v.data) }

func (w *writer) value(v Value) {
	w.u8(v.kind)
	switch v.kind {
	case kindInt, kindReal:
		w.i64(int64(v.num))
	case kindText, kindBlob:
		w.bytes(v.data)
	}
}

func (r *reader) value() Value {
	v := Value{kind: r.u8()}
	switch v.kind {
	case kindNull:
	case kindInt, kindReal:
		v.num = uint64(r.i64())
	case kindText, kindBlob:
		v.data = r.bytes()
	default:
		r.bad = true
	}
	return v
}
