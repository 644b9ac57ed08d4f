package exchange

import "encoding/binary"

// reader takes a frame apart. After the first read past the end every read gives zero and bad is set,
// so a decoder reads straight through and checks once.
type reader struct {
	rest []byte
	bad  bool
}

func (r *reader) take(n uint32) []byte {
	if uint64(n) > uint64(len(r.rest)) {
		r.bad, r.rest = true, nil
		return nil
	}
	taken := r.rest[:n:n]
	r.rest = r.rest[n:]
	return taken
}

func (r *reader) u8() uint8 {
	if b := r.take(1); b != nil {
		return b[0]
	}
	return 0
}

func (r *reader) u16() uint16 {
	if b := r.take(2); b != nil {
		return binary.LittleEndian.Uint16(b)
	}
	return 0
}

func (r *reader) u32() uint32 {
	if b := r.take(4); b != nil {
		return binary.LittleEndian.Uint32(b)
	}
	return 0
}

func (r *reader) i64() int64 {
	if b := r.take(8); b != nil {
		return int64(binary.LittleEndian.Uint64(b))
	}
	return 0
}

func (r *reader) bytes() []byte { return r.take(r.u32()) }
func (r *reader) str() string   { return string(r.bytes()) }

// count reads a list's length, given that an item takes at least size bytes: a length that the rest of
// the frame cannot hold is refused before anything is allocated for it.
func (r *reader) count(size int) int {
	n := r.u32()
	if uint64(n)*uint64(size) > uint64(len(r.rest)) {
		r.bad, r.rest = true, nil
		return 0
	}
	return int(n)
}

// whole reports that the frame was read to its end and nothing was missing.
func (r *reader) whole() bool { return !r.bad && len(r.rest) == 0 }

func (r *reader) headers(most int) Headers {
	var headers Headers
	for n := r.count(8); n > 0; n-- {
		h := Header{r.str(), r.str()}
		if len(headers) < most {
			headers = append(headers, h)
		}
	}
	return headers
}

// writer builds a frame by appending.
type writer []byte

func (w *writer) u8(v uint8)     { *w = append(*w, v) }
func (w *writer) u16(v uint16)   { *w = binary.LittleEndian.AppendUint16(*w, v) }
func (w *writer) u32(v uint32)   { *w = binary.LittleEndian.AppendUint32(*w, v) }
func (w *writer) i64(v int64)    { *w = binary.LittleEndian.AppendUint64(*w, uint64(v)) }
func (w *writer) bytes(v []byte) { w.u32(uint32(len(v))); *w = append(*w, v...) }
func (w *writer) str(v string)   { w.u32(uint32(len(v))); *w = append(*w, v...) }
func (w *writer) count(n int)    { w.u32(uint32(n)) }
func (w *writer) headers(h Headers) {
	w.count(len(h))
	for _, header := range h {
		w.str(header.Name)
		w.str(header.Value)
	}
}

func bit(v bool) uint8 {
	if v {
		return 1
	}
	return 0
}
