// Package wire reads and writes the primitive types of the protocol in core/exchange: little-endian
// integers, length-prefixed bytes and strings, and counted lists.
package wire

import "encoding/binary"

// Reader decodes a frame. After the first read past the end every read gives zero and the reader has
// failed, so a decoder reads straight through and checks [Reader.Complete] once. The slices that it
// returns point into the frame.
type Reader struct {
	rest   []byte
	failed bool
}

// NewReader returns a reader of the frame.
func NewReader(frame []byte) *Reader { return &Reader{rest: frame} }

// Remaining returns the number of bytes not read yet.
func (r *Reader) Remaining() int { return len(r.rest) }

// Fail marks the frame as malformed. Every later read gives zero.
func (r *Reader) Fail() { r.failed, r.rest = true, nil }

// Complete reports whether the frame was read exactly to its end.
func (r *Reader) Complete() bool { return !r.failed && len(r.rest) == 0 }

func (r *Reader) take(n uint32) []byte {
	if uint64(n) > uint64(len(r.rest)) {
		r.Fail()
		return nil
	}
	taken := r.rest[:n:n]
	r.rest = r.rest[n:]
	return taken
}

func (r *Reader) U8() uint8 {
	if b := r.take(1); b != nil {
		return b[0]
	}
	return 0
}

func (r *Reader) U16() uint16 {
	if b := r.take(2); b != nil {
		return binary.LittleEndian.Uint16(b)
	}
	return 0
}

func (r *Reader) U32() uint32 {
	if b := r.take(4); b != nil {
		return binary.LittleEndian.Uint32(b)
	}
	return 0
}

func (r *Reader) I64() int64 {
	if b := r.take(8); b != nil {
		return int64(binary.LittleEndian.Uint64(b))
	}
	return 0
}

func (r *Reader) Bytes() []byte  { return r.take(r.U32()) }
func (r *Reader) String() string { return string(r.Bytes()) }

// Count reads the length of a list whose items take at least itemSize bytes each. If the rest of the
// frame is too short for that many items, the reader fails and Count returns 0, so that a caller never
// allocates more than the frame can fill.
func (r *Reader) Count(itemSize int) int {
	n := r.U32()
	if uint64(n)*uint64(itemSize) > uint64(len(r.rest)) {
		r.Fail()
		return 0
	}
	return int(n)
}

// Writer encodes a frame by appending.
type Writer []byte

func (w *Writer) U8(v uint8)      { *w = append(*w, v) }
func (w *Writer) U16(v uint16)    { *w = binary.LittleEndian.AppendUint16(*w, v) }
func (w *Writer) U32(v uint32)    { *w = binary.LittleEndian.AppendUint32(*w, v) }
func (w *Writer) I64(v int64)     { *w = binary.LittleEndian.AppendUint64(*w, uint64(v)) }
func (w *Writer) Bytes(v []byte)  { w.U32(uint32(len(v))); *w = append(*w, v...) }
func (w *Writer) String(v string) { w.U32(uint32(len(v))); *w = append(*w, v...) }

// Count writes the length of a list.
func (w *Writer) Count(n int) { w.U32(uint32(n)) }

// SetU32 overwrites the four bytes at offset with v.
func (w Writer) SetU32(offset int, v uint32) { binary.LittleEndian.PutUint32(w[offset:], v) }

// Bool encodes a flag as 0 or 1.
func Bool(v bool) uint8 {
	if v {
		return 1
	}
	return 0
}
