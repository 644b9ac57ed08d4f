package imaging

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

// lookUp returns the value of the code that next, 16 bits, begins with, and its length. The length is 0 if there
// is no such code.
func (h *huffmanTable) lookUp(next uint32) (value int32, length int) {
	if entry := h.short[next>>8]; entry != 0 {
		return int32(entry & 0xff), int(entry >> 8)
	}
	for length := 9; length <= 16; length++ {
		if int32(next) < h.limit[length] {
			return int32(h.values[int32(next)>>(16-length)+h.offset[length]]), length
		}
	}
	return 0, 0
}

// readCode reads a Huffman code and returns its value.
func (r *bitReader) readCode(h *huffmanTable) int32 {
	value, length := h.lookUp(r.peek(16))
	if length == 0 {
		r.invalid = true
	}
	r.skip(length)
	return value
}

// readDifference reads the difference of a DC coefficient from the one of the block before (annex F.2.2.1). h decodes its size
// in bits.
func (r *bitReader) readDifference(h *huffmanTable) int32 {
	size := r.readCode(h)
	if size > 16 {
		r.invalid = true
		return 0
	}
	return r.readSigned(int(size))
}
