// Package strconv replaces the table of powers of ten in Go's internal/strconv: 11 kB that don't compress.
package strconv

import "math/bits"

const (
	pow10Min = -348
	pow10Max = 347
)

// pow10Mantissa returns the first 128 bits of 10**e, of which the highest is set, for pow10Min <= e <= pow10Max.
func pow10Mantissa(e int) (m struct{ Hi, Lo uint64 }) {
	const length = 32 // 1,024 bits: 5**347 has 806, and 2**1023 / 5**348 has 215
	const five13 = 1220703125
	var words [length + 5]uint32 // of 5**e or 2**1023 * 5**e, the highest first; the bits after them are 0
	words[length-1] = 1
	if e < 0 {
		words[0], words[length-1] = 1<<31, 0
	}
	for left := max(e, -e); left > 0; left -= 13 {
		factor := uint64(five13)
		for n := left; n < 13; n++ {
			factor /= 5
		}
		var carry uint64
		for i := range length {
			if e < 0 {
				carry = carry<<32 | uint64(words[i])
				words[i], carry = uint32(carry/factor), carry%factor
			} else {
				carry += uint64(words[length-1-i]) * factor
				words[length-1-i], carry = uint32(carry), carry>>32
			}
		}
	}
	first := 0
	for words[first] == 0 {
		first++
	}
	shift := bits.LeadingZeros32(words[first])
	at := func(i int) uint64 {
		return uint64(words[first+i])<<32 | uint64(words[first+i+1])
	}
	m.Hi = at(0)<<shift | uint64(words[first+2])>>(32-shift)
	m.Lo = at(2)<<shift | uint64(words[first+4])>>(32-shift)
	return m
}
