package imaging

// A bitReader reads the entropy-coded data of a JPEG up to the next marker. After the end every read gives
// zeros, and an unknown code reads as 0, so a decoder reads straight through and checks failed once.
//
// It copies the data to a buffer of words without the stuffed zeros, so that bits are loaded 32 at a time.
type bitReader struct {
	data    []byte   // not yet in words
	rest    []byte   // the marker that ends the data, and what follows; set once all data is in words
	words   []uint32 // the data without stuffing, then zeros
	next    int      // first word that is not in bits
	end     int      // bits of data in words; negative if that many zeros more were loaded before
	last    uint64   // the bytes before data; the lowest pending ones are not in words
	pending int
	bits    uint64 // the next bits to read, the first one on top
	count   int    // valid bits in bits
	invalid bool   // an unknown code was read
}

const (
	bufferWords = 1024
	// blockWords are enough for a block, which has at most 64 codes of 16 bits with values of 15 bits, and for the words loaded
	// ahead.
	blockWords = 64*31/32 + 4
)

func newBitReader(data []byte) *bitReader {
	r := &bitReader{words: make([]uint32, bufferWords)}
	r.reset(data)
	return r
}

// reset makes the reader read other data. It drops everything that is unread.
func (r *bitReader) reset(data []byte) {
	*r = bitReader{words: r.words, invalid: r.failed()}
	r.data = data
	r.unstuff()
}

// ensureBlock makes the words hold everything that a block takes.
func (r *bitReader) ensureBlock() {
	if r.next+blockWords > bufferWords || r.data != nil && 32*(r.next+blockWords) > r.end {
		r.unstuff()
	}
}

// unstuff moves the unread words to the front, and appends data until there is no room or the data ends. At the end
// it appends zeros and sets data to nil.
func (r *bitReader) unstuff() {
	words, data, n := r.words[:bufferWords], r.data, 0
	if r.data != nil {
		n = copy(words, words[r.next:r.end/32])
	} else {
		n = copy(words, words[r.next:])
	}
	r.end, r.next = r.end-32*r.next, 0
	if r.data == nil {
		clear(words[n:])
		return
	}
	last, pending := r.last, r.pending
	at := 0 // in data
	for n+3 <= len(words) && at < len(data) {
		if at+8 <= len(data) {
			const ones, tops = 0x0101010101010101, 0x8080808080808080
			b := data[at:][:8] // not by encoding/binary, because TinyGo does not inline it
			next := uint64(b[0])<<56 | uint64(b[1])<<48 | uint64(b[2])<<40 | uint64(b[3])<<32 |
				uint64(b[4])<<24 | uint64(b[5])<<16 | uint64(b[6])<<8 | uint64(b[7])
			if (^next-ones)&next&tops == 0 { // no byte is FF
				shift := 8 * pending & 63
				two := last<<1<<(63-shift) | next>>shift
				words[n], words[n+1] = uint32(two>>32), uint32(two)
				last = next
				at += 8
				n += 2
				continue
			}
		}
		b := data[at]
		at++
		if b == 0xff {
			if at == len(data) || data[at] != 0 { // a marker, not a stuffed zero
				r.rest = data[at:]
				at = len(data)
				break
			}
			at++
		}
		last = last<<8 | uint64(b)
		if pending++; pending == 4 {
			words[n] = uint32(last)
			n, pending = n+1, 0
		}
	}
	r.last, r.pending, r.data, r.end = last, pending, data[at:], 32*n
	if at == len(data) {
		r.data = nil
		clear(words[n:])
		words[n] = uint32(last << (32 - 8*pending))
		r.end += 8 * pending
	}
}

// fill loads the next word. Fewer than 32 bits must be loaded.
func (r *bitReader) fill() {
	if r.next == bufferWords || r.data != nil && 32*r.next == r.end {
		r.unstuff()
	}
	r.bits |= uint64(r.words[r.next]) << 32 >> r.count
	r.next++
	r.count += 32
}

// marker returns the next marker in the unread data or after it, and the bytes after the marker. The marker is 0 if
// there is none, or if unread data precedes it.
func (r *bitReader) marker() (marker byte, rest []byte) {
	if r.data != nil {
		return nextMarker(r.data)
	}
	for i, b := range r.rest { // after the first FF of the marker
		if b != 0xff {
			return b, r.rest[i+1:]
		}
	}
	return 0, nil
}

// failed reports whether a read went past the end of the data or met an unknown code.
func (r *bitReader) failed() bool { return r.invalid || r.data == nil && 32*r.next-r.count > r.end }

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
