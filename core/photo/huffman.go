package photo

// A huffman is a table of JPEG's code (ITU-T T.81, annex F.2.2.3).
type huffman struct {
	short  [256]uint16 // by the next 8 bits: length << 8 | value of a code of up to 8 bits, 0 if it is longer
	limit  [17]int32   // by length: the first code that is too large, of 16 bits with zeros behind
	offset [17]int32   // by length: what to add to a code for its place in values
	values []byte
}

// set makes the table from the number of codes of each length, 1 to 16, and their values. It is false when the codes do not
// fit in their lengths.
func (h *huffman) set(counts, values []byte) bool {
	h.values = values
	clear(h.short[:])
	code, place := int32(0), int32(0)
	for length := int32(1); length <= 16; length++ {
		h.offset[length] = place - code
		for range counts[length-1] {
			if code >= 1<<length {
				return false
			}
			if length <= 8 {
				from := code << (8 - length)
				for i := range int32(1) << (8 - length) {
					h.short[from+i] = uint16(length)<<8 | uint16(values[place])
				}
			}
			code++
			place++
		}
		h.limit[length] = code << (16 - length)
		code <<= 1
	}
	return true
}

// A bitReader reads entropy-coded data up to the next marker. Its methods report no errors: behind the data come zeros, an
// unknown code reads as 0, and failed tells of both later.
type bitReader struct {
	data  []byte
	bits  uint64 // the lowest count bits are still to be read
	count int
	added int // how many of them are not from data

	invalid bool
}

// peek gives the next n bits, 16 at most, and leaves them.
func (r *bitReader) peek(n int) int32 {
	for r.count < n {
		next := byte(0)
		switch {
		case len(r.data) > 0 && r.data[0] != 0xff:
			next, r.data = r.data[0], r.data[1:]
		case len(r.data) > 1 && r.data[1] == 0: // a stuffed zero behind a data byte FF
			next, r.data = 0xff, r.data[2:]
		default:
			r.added += 8
		}
		r.bits = r.bits<<8 | uint64(next)
		r.count += 8
	}
	return int32(r.bits >> (r.count - n) & (1<<n - 1))
}

func (r *bitReader) take(n int) int32 {
	v := r.peek(n)
	r.count -= n
	return v
}

// failed tells that more was read than there is, or a code that does not exist.
func (r *bitReader) failed() bool { return r.invalid || r.added > r.count }

// decode reads one code.
func (r *bitReader) decode(h *huffman) int32 {
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

// signed reads a number of n bits, 16 at most (T.81, annex F.2.2.1: EXTEND of RECEIVE).
func (r *bitReader) signed(n int) int32 {
	v := r.take(n)
	if v < 1<<n>>1 {
		v -= 1<<n - 1
	}
	return v
}
