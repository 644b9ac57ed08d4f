package host

import (
	"encoding/binary"
	"errors"
	"math"
	"strings"
)

// encoder encodes a frame or a payload by appending. Integers are little-endian.
type encoder []byte

func (e *encoder) u8(v uint8)   { *e = append(*e, v) }
func (e *encoder) u16(v uint16) { *e = binary.LittleEndian.AppendUint16(*e, v) }
func (e *encoder) u32(v uint32) { *e = binary.LittleEndian.AppendUint32(*e, v) }
func (e *encoder) i64(v int64)  { *e = binary.LittleEndian.AppendUint64(*e, uint64(v)) }

func (e *encoder) bytes(v []byte) {
	e.u32(uint32(len(v)))
	*e = append(*e, v...)
}

func (e *encoder) str(v string) { e.bytes([]byte(v)) }

func (e *encoder) headers(headers []Header) {
	e.u32(uint32(len(headers)))
	for _, h := range headers {
		e.str(h.Name)
		e.str(h.Value)
	}
}

// value appends a D1 value: nil, int64, float64, string or []byte.
func (e *encoder) value(v any) {
	switch v := v.(type) {
	case int64:
		e.u8(1)
		e.i64(v)
	case float64:
		e.u8(2)
		e.i64(int64(math.Float64bits(v)))
	case string:
		e.u8(3)
		e.str(v)
	case []byte:
		e.u8(4)
		e.bytes(v)
	default:
		e.u8(0)
	}
}

var errFrame = errors.New("the frame does not fit the protocol")

// decoder decodes a frame. After the first error every read returns zero, so a decoder reads
// straight through and checks err once.
type decoder struct {
	rest []byte
	err  error
}

func (d *decoder) take(n uint32) []byte {
	if d.err != nil || uint64(n) > uint64(len(d.rest)) {
		d.err = errFrame
		return make([]byte, min(n, 8))
	}
	taken := d.rest[:n:n]
	d.rest = d.rest[n:]
	return taken
}

func (d *decoder) u8() uint8     { return d.take(1)[0] }
func (d *decoder) u16() uint16   { return binary.LittleEndian.Uint16(d.take(2)) }
func (d *decoder) u32() uint32   { return binary.LittleEndian.Uint32(d.take(4)) }
func (d *decoder) i64() int64    { return int64(binary.LittleEndian.Uint64(d.take(8))) }
func (d *decoder) bytes() []byte { return d.take(d.u32()) }

// str decodes UTF-8 as a TextDecoder does: invalid bytes become U+FFFD.
func (d *decoder) str() string { return strings.ToValidUTF8(string(d.bytes()), "\uFFFD") }

func (d *decoder) value() any {
	switch d.u8() {
	case 0:
	case 1:
		return d.i64()
	case 2:
		return math.Float64frombits(uint64(d.i64()))
	case 3:
		return d.str()
	case 4:
		return d.bytes()
	default:
		d.err = errFrame
	}
	return nil
}

// list reads a count and then that many items. It allocates item by item, so a count larger than
// the frame takes no memory.
func list[T any](d *decoder, item func(*decoder) T) []T {
	var items []T
	for n := d.u32(); n > 0 && d.err == nil; n-- {
		items = append(items, item(d))
	}
	return items
}

// end returns an error if a read failed or if bytes are left.
func (d *decoder) end() error {
	if len(d.rest) > 0 {
		d.err = errFrame
	}
	return d.err
}
