package photo

import (
	"math/bits"
	"strconv"
)

// A Print is the fingerprint of a picture: 256 bits, bit 63 of the first word being the first. Bit 16*i+j says whether
// the picture's cosine component of vertical frequency i+1 and horizontal frequency j+1 is above the median of all 256.
type Print [4]uint64

// Same is the distance at or under which two prints are taken to be of one picture: the threshold that the authors of PDQ
// recommend. Measured on pictures that this project draws (the tests hold it): another size, format, quality or brightness
// changes up to 10 bits, cropping 2 percent of the width and the height 12 to 26, 3 percent 18 to 38, while pictures of two
// products are at least 94 apart. So a copy is found, and another photo of the same thing is not.
const Same = 31

// Distance is the number of bits in which a and b differ, from 0 to 256. Two unrelated pictures lie near 128.
func Distance(a, b Print) int {
	n := 0
	for i := range a {
		n += bits.OnesCount64(a[i] ^ b[i])
	}
	return n
}

// String writes p as 64 lower-case hexadecimal digits.
func (p Print) String() string {
	text := make([]byte, 0, 64)
	for _, word := range p {
		for shift := 60; shift >= 0; shift -= 4 {
			text = append(text, "0123456789abcdef"[word>>shift&15])
		}
	}
	return string(text)
}

// Parse reads what String writes, in either case. ok is false for anything but 64 hexadecimal digits.
func Parse(text string) (p Print, ok bool) {
	if len(text) != 64 {
		return Print{}, false
	}
	for i := range p {
		word, err := strconv.ParseUint(text[16*i:16*i+16], 16, 64)
		if err != nil {
			return Print{}, false
		}
		p[i] = word
	}
	return p, true
}

// Bands cuts p into 16 bands of 16 bits, so that a database finds near prints by an index on each band in place of
// comparing all (Norouzi, Punjani and Fleet, "Fast Search in Hamming Space with Multi-Index Hashing", 2012).
//
// Prints at most 15 bits apart always have an equal band. At Same, 31 bits apart, at least one band differs by no more
// than one bit: a search that must miss nothing looks up the 16 neighbours of each band, too. Without them, it finds 99 of
// 100 copies that are up to Same apart, since cropping spares the bands of low frequencies. Candidates are then compared by
// Distance.
func (p Print) Bands() [16]uint16 {
	var bands [16]uint16
	for i := range bands {
		bands[i] = uint16(p[i/4] >> (48 - i%4*16))
	}
	return bands
}
