// Package fingerprint computes perceptual fingerprints of pictures and compares them: copies of a picture in another
// size, format or compression have nearly equal fingerprints. A picture gets one for each of several views, so that
// cropped, framed, slightly turned or retouched copies are found too.
//
// A fingerprint follows PDQ ("The TMK+PDQF Video-Hashing Algorithm and the PDQ Image-Hashing Algorithm", Facebook,
// 2019): the lowest 16 by 16 frequencies of the cosine transform of 64 by 64 cells of luminance, without frequency 0,
// give one bit each: whether the coefficient is above the median. Unlike in PDQ, cells are plain averages and the bits
// are in another order, so PDQ's own hashes can't be compared with these.
//
// Fingerprints are stored in the catalogue, so they never change for the same file: they are computed with integers
// only. Mirrored or rotated copies do not match. Copies of a symmetrical picture may not match, because half of its
// frequencies are noise.
package fingerprint

import (
	"math/bits"
	"strconv"
)

// A Fingerprint is the perceptual fingerprint of a picture: 256 bits. Bit 0 is the highest bit of the first
// word. Bit 16*i+j says whether the coefficient of the cosine transform with vertical frequency i+1 and
// horizontal frequency j+1 is above the median of all 256.
type Fingerprint [4]uint64

// Same is the largest distance of fingerprints at which two pictures are considered copies of one picture.
// The authors of PDQ recommend this threshold. Another photo of the same product has a larger distance.
const Same = 31

// MinShared is the number of bands that copies share at least, in all views of both pictures. A single band in common is
// often chance.
const MinShared = 2

// distance returns how many bits differ between a and b, 0 to 256. It is about 128 for unrelated
// pictures.
func distance(a, b Fingerprint) int {
	n := 0
	for i := range a {
		n += bits.OnesCount64(a[i] ^ b[i])
	}
	return n
}

// String formats p as 64 lower-case hexadecimal digits.
func (p Fingerprint) String() string {
	text := make([]byte, 0, 64)
	for _, word := range p {
		for shift := 60; shift >= 0; shift -= 4 {
			text = append(text, "0123456789abcdef"[word>>shift&15])
		}
	}
	return string(text)
}

// parseOne parses a fingerprint: 64 hexadecimal digits in any case. ok is false for any other text.
func parseOne(text string) (p Fingerprint, ok bool) {
	if len(text) != 64 {
		return Fingerprint{}, false
	}
	for i := range p {
		word, err := strconv.ParseUint(text[16*i:16*i+16], 16, 64)
		if err != nil {
			return Fingerprint{}, false
		}
		p[i] = word
	}
	return p, true
}

// Bands splits p into 16 bands of 16 bits. A band is five hexadecimal digits: its number, then its bits. With an index of
// bands, a database finds candidates for similar fingerprints without comparing p with all fingerprints (Norouzi, Punjani
// and Fleet, "Fast Search in Hamming Space with Multi-Index Hashing", 2012). Candidates must then be compared by [Prints.Distance].
//
// Fingerprints at most 14 bits apart always share two bands. A complete search within Same, 31 bits, would also have to look
// up the 16 bands that differ from each band by one bit. Loupe does without, because copies within Same nearly always
// share two bands.
func (p Fingerprint) Bands() [16]string {
	var bands [16]string
	text := p.String()
	for i := range bands {
		bands[i] = "0123456789abcdef"[i:i+1] + text[4*i:4*i+4]
	}
	return bands
}
