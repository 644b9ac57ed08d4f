package imaging

import "math/bits"

// prefixCodes decodes the Huffman codes of a block of deflate, which have 1 to 15 bits. An entry has the number of the
// code's bits in its lowest 4 bits, the number of bits that follow the code in the next 4, and from bit 8 on the
// literal or the number to which these bits are added.
type prefixCodes struct {
	alphabet []uint32   // by symbol: an entry without the code's number of bits
	short    []uint32   // by the next shortBits bits: an entry, or 0 if the code is longer
	counts   [16]uint16 // codes of each length
	sorted   []uint32   // entries in the order of their codes
}

const (
	isLiteral = 1 << 31 // is set in the entry of a literal
	blockEnd  = 1       // as the length of a copy, which is at least 3
	shortBits = 10
)

func newPrefixCodes(alphabet []uint32) prefixCodes {
	return prefixCodes{alphabet, make([]uint32, 1<<shortBits), [16]uint16{}, make([]uint32, len(alphabet))}
}

// build makes the codes from their lengths, by symbol (RFC 1951, section 3.2.2); 0 is for no code. It returns false if there are more
// codes of a length than fit in it.
func (c *prefixCodes) build(lengths []byte) bool {
	c.counts = [16]uint16{}
	for _, n := range lengths {
		c.counts[n]++
	}
	c.counts[0] = 0
	var code, index [16]uint16
	for n := 1; n < 15; n++ {
		code[n+1], index[n+1] = (code[n]+c.counts[n])<<1, index[n]+c.counts[n]
	}
	for n, left := 1, 1; n <= 15; n++ {
		if left = left<<1 - int(c.counts[n]); left < 0 {
			return false
		}
	}
	clear(c.short)
	for symbol, n := range lengths {
		if n == 0 {
			continue
		}
		entry := c.alphabet[symbol] | uint32(n)
		c.sorted[index[n]] = entry
		index[n]++
		if 1<<n <= len(c.short) {
			for i := int(bits.Reverse16(code[n]) >> (16 - n)); i < len(c.short); i += 1 << n {
				c.short[i] = entry
			}
		}
		code[n]++
	}
	return true
}

// long returns the entry of a code of any length that is next in bits; 0 if there is none.
func (c *prefixCodes) long(bits uint64) uint32 {
	code, first, index := 0, 0, 0 // of the codes of n bits
	for n := 1; n <= 15; n++ {
		code |= int(bits & 1)
		bits >>= 1
		count := int(c.counts[n])
		if code-first < count {
			return c.sorted[index+code-first]
		}
		index, first, code = index+count, (first+count)<<1, code<<1
	}
	return 0
}
