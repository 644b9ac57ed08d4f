package photo

import "encoding/binary"

// A bitReader reads the entropy-coded data of a JPEG up to the next marker. After the end every read gives
// zeros, and an unknown code reads as 0, so a decoder reads straight through and checks failed once.
//
// It copies the data to a buffer without the stuffed zeros, so that bits are loaded eight bytes at a time.
type bitReader struct {
	data    []byte // not yet in buffer
	buffer  []byte // data bytes without stuffing
	next    int    // first byte of buffer that is not in bits
	bits    uint64 // the next bits to read, the first one on top
	count   int    // valid bits in bits
	padding int    // zero bits added after the end of data
	invalid bool   // an unknown code was read
}

const bufferSize = 4096

func newBitReader() *bitReader { return &bitReader{buffer: make([]byte, 0, bufferSize)} }

// reset makes the reader read other data. It drops everything that is unread.
func (r *bitReader) reset(data []byte) {
	*r = bitReader{data: data, buffer: r.buffer[:0], invalid: r.invalid}
}

// fill loads at least 56 bits.
func (r *bitReader) fill() {
	if r.next+8 > len(r.buffer) {
		r.unstuff()
	}
	r.bits |= binary.BigEndian.Uint64(r.buffer[r.next:]) >> r.count
	n := (63 - r.count) >> 3
	r.next += n
	r.count += 8 * n
}

// unstuff moves the unread bytes to the front of the buffer and appends data bytes, until the buffer is full or
// the data ends. Then it appends zeros, so that at least 8 bytes are unread.
func (r *bitReader) unstuff() {
	b := r.buffer[:copy(r.buffer, r.buffer[r.next:])]
	r.next = 0
	for len(b)+8 <= cap(b) && len(r.data) >= 8 {
		const ones, tops = 0x0101010101010101, 0x8080808080808080
		word := binary.LittleEndian.Uint64(r.data)
		if (^word-ones)&word&tops == 0 { // no byte is FF
			b = b[:len(b)+8]
			binary.LittleEndian.PutUint64(b[len(b)-8:], word)
			r.data = r.data[8:]
			continue
		}
		end := len(b) + 8
		for len(b) < end && r.unstuffByte(&b) {
		}
		if len(b) < end {
			break
		}
	}
	for len(b) < cap(b) && r.unstuffByte(&b) {
	}
	for len(b) < 8 {
		b = append(b, 0)
		r.padding += 8
	}
	r.buffer = b
}

// unstuffByte appends the next data byte to b. It returns false at a marker and at the end of the data.
func (r *bitReader) unstuffByte(b *[]byte) bool {
	switch {
	case len(r.data) > 0 && r.data[0] != 0xff:
		*b, r.data = append(*b, r.data[0]), r.data[1:]
	case len(r.data) > 1 && r.data[1] == 0: // the data byte FF is followed by a stuffed 0
		*b, r.data = append(*b, 0xff), r.data[2:]
	default:
		return false
	}
	return true
}

// failed reports whether a read went past the end of the data or met an unknown code. Unread padding is
// no failure.
func (r *bitReader) failed() bool {
	return r.invalid || r.padding > r.count+8*(len(r.buffer)-r.next)
}

// peek returns the next n bits, 1 to 32, without reading them.
func (r *bitReader) peek(n int) uint32 {
	if r.count < n {
		r.fill()
	}
	return uint32(r.bits >> (64 - n))
}

// skip reads n bits, which must be loaded.
func (r *bitReader) skip(n int) {
	r.bits <<= n
	r.count -= n
}

// read reads the next n bits, at most 16.
func (r *bitReader) read(n int) int32 {
	if n == 0 {
		return 0
	}
	v := r.peek(n)
	r.skip(n)
	return int32(v)
}

// readSigned reads a signed number of n bits, at most 16.
func (r *bitReader) readSigned(n int) int32 { return extend(r.read(n), n) }

// extend returns the signed number that v, n bits, stands for (ITU-T T.81, annex F.2.2.1: EXTEND).
func extend(v int32, n int) int32 {
	if v < 1<<n>>1 {
		v -= 1<<n - 1
	}
	return v
}
