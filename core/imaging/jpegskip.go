package imaging

// Of a large JPEG only the DC coefficients are needed, but the codes of the AC coefficients stand between them.
// A skip says what the codes at the beginning of a pattern of skipBits bits stand for. Usually several codes
// fit, so most blocks are skipped in a few steps. The value of the last code need not fit, because it is not read.
type skip uint32

const (
	skipBits   = 12
	endOfBlock = 64
	noSkip     = skip(63 << 10) // not even the first code fits; before is so large that it is never less than the block
)

// packSkip returns a skip. Length is the number of bits of all codes and their values, advance the number of coefficients
// that they stand for. If the last code is the end of the block, advance is larger by endOfBlock. Before is the number of
// coefficients without the last code, firstLength and firstAdvance are the bits and coefficients of the first code.
func packSkip(length, advance, before, firstLength, firstAdvance int) skip {
	return skip(length | firstLength<<5 | before<<10 | firstAdvance<<16 | advance<<23)
}

func (s skip) length() int       { return int(s & 31) }
func (s skip) firstLength() int  { return int(s >> 5 & 31) }
func (s skip) before() int       { return int(s >> 10 & 63) }
func (s skip) firstAdvance() int { return int(s >> 16 & 127) }
func (s skip) advance() int      { return int(s >> 23) }

// skipTable returns the skip of each pattern, for the AC coefficients of a sequential JPEG.
func (h *huffmanTable) skipTable() []skip {
	const patterns = 1 << skipBits
	codes := make([]skip, patterns) // the first code of each pattern; length is without the value here
	for pattern := 0; pattern < patterns; {
		code, size, coefficients := h.acCode(uint32(pattern) << (16 - skipBits))
		same := 1 // patterns that begin with this code
		if code > 0 && code <= skipBits {
			same = 1 << (skipBits - code)
			first := packSkip(code, coefficients, 0, code+size, coefficients)
			for i := range same {
				codes[pattern+i] = first
			}
		}
		pattern += same
	}
	table := make([]skip, patterns)
	for pattern := range table {
		length, advance, before := 0, 0, 0
		for advance < endOfBlock && length < skipBits {
			code := codes[pattern<<length%patterns]
			if code == 0 || length+code.length() > skipBits {
				break
			}
			length, before, advance = length+code.firstLength(), advance, advance+code.advance()
		}
		table[pattern] = packSkip(length, advance, before, codes[pattern].firstLength(), codes[pattern].firstAdvance())
		if length == 0 {
			table[pattern] = noSkip
		}
	}
	return table
}

// acCode returns the length of the AC code that next, 16 bits, begins with, the size of its value in bits, and the
// coefficients that it stands for (T.81, annex F.2.2.2). The length is 0 if there is no such code.
func (h *huffmanTable) acCode(next uint32) (length, size, advance int) {
	value, length := h.lookUp(next)
	zeros, size := int(value>>4), int(value&15)
	if length == 0 || size == 0 && zeros < 15 {
		return length, 0, endOfBlock
	}
	return length, size, zeros + 1
}

// readShortDifference is like readDifference, but faster for codes of up to 8 bits. It is called in one place only, so that the
// compiler inlines it.
func (r *bitReader) readShortDifference(h *huffmanTable) int32 {
	if r.count < 32 {
		r.fill()
	}
	entry := uint32(h.short[r.bits>>56])
	length, size := entry>>8, entry&0xff
	if length == 0 || size > 15 {
		return r.readDifference(h)
	}
	value := int32(r.bits << (length & 63) >> 1 >> (63 - size))
	r.bits <<= (length + size) & 63
	r.count -= int(length + size)
	return extend(value, int(size))
}

// skipAC skips the AC coefficients of a block of a sequential JPEG. ensureBlock must have been called before the block.
func (r *bitReader) skipAC(ac *huffmanTable, skips []skip) {
	words := r.words[:bufferWords]
	skips = skips[:1<<skipBits]
	bits, count, next := r.bits, r.count, r.next // local, because they change with every code
	for k := 1; k < 64; {
		// The next word is added even if it is not due, which does no harm, because the same bits are added again later. So
		// the processor need not predict whether it is due.
		bits |= uint64(words[next&(bufferWords-1)]) << 32 >> (count & 63)
		if count < 32 {
			next++
			count += 32
		}
		s := skips[bits>>(64-skipBits)]
		n, advance := s.length(), s.advance()
		if k+s.before() >= 64 { // the last code belongs to the next block, or no code fits
			if n, advance = s.firstLength(), s.firstAdvance(); n == 0 {
				code, size, coefficients := ac.acCode(uint32(bits >> 48))
				if code == 0 {
					r.invalid = true
					break
				}
				n, advance = code+size, coefficients
			}
		}
		bits <<= n & 63
		count -= n
		k += advance
	}
	r.bits, r.count, r.next = bits, count, next
}
