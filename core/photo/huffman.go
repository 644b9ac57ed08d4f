package photo

// A huffmanTable decodes the Huffman codes of JPEG, which have 1 to 16 bits (ITU-T T.81, annex F.2.2.3).
type huffmanTable struct {
	short  [256]uint16 // by the next 8 bits: length << 8 | value of the code, or 0 if it has over 8 bits
	limit  [17]int32   // by length: the first number too large to be a code of it, shifted left to 16 bits
	offset [17]int32   // by length: what to add to a code to get the index of its value
	values []byte
}

// build fills the table from the number of codes of each length, 1 to 16, and their values in order. It
// returns false if there are more codes of a length than fit in it.
func (h *huffmanTable) build(counts, values []byte) bool {
	h.values = values
	clear(h.short[:])
	code, index := int32(0), int32(0)
	for length := int32(1); length <= 16; length++ {
		h.offset[length] = index - code
		for range counts[length-1] {
			if code >= 1<<length {
				return false
			}
			if length <= 8 {
				from := code << (8 - length)
				for i := range int32(1) << (8 - length) {
					h.short[from+i] = uint16(length)<<8 | uint16(values[index])
				}
			}
			code++
			index++
		}
		h.limit[length] = code << (16 - length)
		code <<= 1
	}
	return true
}

// A bitReader reads the entropy-coded data of a JPEG up to the next marker. After the end every read gives
// zeros, and an unknown code reads as 0, so a decoder reads straight through and checks failed once.
type bitReader struct {
	data    []byte
	bits    uint64 // the lowest count bits are the next to read
	count   int
	padding int  // zero bits added after the end of data
	invalid bool // an unknown code was read
}

// peek returns the next n bits, at most 16, without reading them.
func (r *bitReader) peek(n int) int32 {
	for r.count < n {
		next := byte(0)
		switch {
		case len(r.data) > 0 && r.data[0] != 0xff:
			next, r.data = r.data[0], r.data[1:]
		case len(r.data) > 1 && r.data[1] == 0: // the data byte FF is followed by a stuffed 0
			next, r.data = 0xff, r.data[2:]
		default:
			r.padding += 8
		}
		r.bits = r.bits<<8 | uint64(next)
		r.count += 8
	}
	return int32(r.bits >> (r.count - n) & (1<<n - 1))
}

// read reads the next n bits, at most 16.
func (r *bitReader) read(n int) int32 {
	v := r.peek(n)
	r.count -= n
	return v
}

// failed reports whether a read went past the end of the data or met an unknown code. Unread padding is
// no failure.
func (r *bitReader) failed() bool { return r.invalid || r.padding > r.count }

// readCode reads a Huffman code and returns its value.
func (r *bitReader) readCode(h *huffmanTable) int32 {
	next := r.peek(16)
	if entry := h.short[next>>8]; entry != 0 {
		r.count -= int(entry >> 8)
		return int32(entry & 0xff)
	}
	for length := 9; length <= 16; length++ {
		if next < h.limit[length] {
			r.count -= length
			return int32(h.values[next>>(16-length)+h.offset[length]])
		}
	}
	r.invalid = true
	return 0
}

// readSigned reads a signed number of n bits, at most 16 (T.81, annex F.2.2.1: RECEIVE and EXTEND).
func (r *bitReader) readSigned(n int) int32 {
	v := r.read(n)
	if v < 1<<n>>1 {
		v -= 1<<n - 1
	}
	return v
}
