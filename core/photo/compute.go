package photo

import (
	"math"
	"slices"
)

// Limits of FingerprintOf. It compares them with the file's header before it decodes anything.
const (
	MaxJPEGPixels = 64 << 20 // width times height
	MaxPNGPixels  = 4 << 20  // all of them are decoded; of a large JPEG only one in 64
	MaxWebPPixels = 4 << 20  // all of them are decoded
	MaxSide       = 1 << 14  // width or height in pixels: some rows must fit in memory
	MaxPNGWork    = 16 << 20 // of a PNG: its pixels, their bytes, and four times the bytes of the file
	MaxWebPBytes  = 1 << 20  // of a WebP's file
)

// Error is the reason why a photo has no fingerprint.
type Error string

func (e Error) Error() string { return "photo: " + string(e) }

const (
	ErrFormat   Error = "not a JPEG, PNG or WebP of a supported kind"
	ErrTooLarge Error = "too large"
	ErrCorrupt  Error = "damaged or truncated"
	ErrFlat     Error = "too little detail for a fingerprint"
)

// minDetail is the least detail that a picture must have. The authors of PDQ recommend this threshold.
const minDetail = 50

// FingerprintOf computes the fingerprint of a JPEG, PNG or WebP file. It follows PDQ ("The TMK+PDQF Video-Hashing
// Algorithm and the PDQ Image-Hashing Algorithm", Facebook, 2019): it averages the luminance to 64 by 64
// cells, whatever the proportions of the picture, and computes their cosine transform. The lowest 16 by 16
// frequencies, without frequency 0, give one bit each: whether the coefficient is above the median. Unlike
// in PDQ, cells are plain averages and the bits are in another order, so PDQ's own hashes can't be
// compared with these.
//
// Transparent pixels count as white, and a JPEG's Exif orientation is applied. Mirrored or rotated copies do
// not match. Copies of a symmetrical picture may not match, because half of its frequencies are noise.
//
// Errors: ErrFormat for other formats, for kinds of JPEG that browsers do not show either (arithmetic,
// lossless, 12 bits), and for WebP that is lossless, animated or has transparency; ErrTooLarge over the limits
// above; ErrCorrupt for a damaged or truncated file; ErrFlat for a picture with too little detail, such as a
// plain colour or a gradient. It does not panic on any input.
//
// It allocates less than 1 MB, or 3 MB for an RGB or CMYK JPEG, whatever the header says.
func FingerprintOf(data []byte) (Fingerprint, error) {
	prints, err := PrintsOf(data, nil)
	if err != nil {
		return Fingerprint{}, err
	}
	return prints[0], nil
}

// thumbnailOf decodes a file to its thumbnail. Its errors are those of FingerprintOf.
func thumbnailOf(data []byte) (thumbnail, error) {
	if err := Check(data); err != nil {
		return nil, err
	}
	picture, err := decode(data)
	if err != nil {
		return nil, err
	}
	if detail(picture) < minDetail {
		return nil, ErrFlat
	}
	return picture, nil
}

// Check checks the format and size of a file from its first bytes. head must be as long as Size needs. The
// error is the one that FingerprintOf would return for such a file: ErrFormat, ErrTooLarge, or ErrCorrupt
// if head does not contain the size.
func Check(head []byte) error {
	format, _ := Sniff(head)
	maxPixels := decoders[format].maxPixels
	if maxPixels == 0 {
		return ErrFormat
	}
	width, height, ok := Size(head)
	switch {
	case !ok:
		return ErrCorrupt
	case width > MaxSide || height > MaxSide || width*height > maxPixels:
		return ErrTooLarge
	}
	return nil
}

// detail is PDQ's quality measure: the sum of the differences between neighbouring cells, divided by 90.
// The differences are in whole percent of white, rounded down so that noise does not count. An ordinary
// photo has over 100.
func detail(t thumbnail) int {
	sum := 0
	add := func(a, b int32) {
		percent := int(a-b) * 100 / white
		sum += max(percent, -percent)
	}
	for i := range t {
		if i%side > 0 {
			add(t[i], t[i-1])
		}
		if i >= side {
			add(t[i], t[i-side])
		}
	}
	return sum / 90
}

// cosines has cos(pi * k / 128) for k from 0 to 255, one period, as fixed-point numbers with 14 fractional bits. Rounding
// removes the last bits of math.Cos, in which machines may differ.
var cosines = func() []int64 {
	table := make([]int64, 256)
	for k := range table {
		table[k] = int64(math.Round(math.Cos(math.Pi/128*float64(k)) * (1 << 14)))
	}
	return table
}()

const frequencies = 16

// transform computes the cosine transform (DCT-II) of values for the frequencies 1 to 16, without its constant factor. It
// overwrites the values, the number of which must be a power of two.
//
// The cosines of an odd frequency are the same from both ends, with opposite signs, so the differences of the values at both ends
// give all odd frequencies. The sums give the even ones: they are the frequencies of a transform of half the size.
func transform(values, result []int64) {
	table := cosines[:256]
	unit := side / len(values)
	for odd := 1; len(values) > 1; odd *= 2 {
		half := len(values) / 2
		sums, differences := values[:half], values[half:]
		for i, b := range differences {
			a := sums[half-1-i]
			sums[half-1-i], differences[i] = a+b, a-b
		}
		for j := odd; j <= frequencies; j += 2 * odd {
			sum, angle := int64(0), unit*j*(2*half-1)
			for _, d := range differences {
				sum += d * table[angle&255]
				angle -= unit * j * 2
			}
			result[j-1] = sum
		}
		values = sums
	}
}

// bitsOf computes the bits of a fingerprint: the coefficients of the cosine transform for the frequencies 1 to 16 in
// both directions, compared with their median. cells are side by side or coarse by coarse, row by row. No sum reaches 1<<56.
func bitsOf(cells []int32) (p Fingerprint) {
	size := side
	if len(cells) == coarse*coarse {
		size = coarse
	}
	values, result := make([]int64, size), make([]int64, frequencies)
	rows := make([]int64, frequencies*size) // at size*j+y: frequency j of row y
	for y := range size {
		for x, v := range cells[y*size:][:size] {
			values[x] = int64(v)
		}
		transform(values, result)
		for j, v := range result {
			rows[size*j+y] = v
		}
	}
	spectrum := make([]int64, frequencies*frequencies)
	for j := range frequencies {
		transform(rows[size*j:][:size], result)
		for i, v := range result {
			spectrum[i*frequencies+j] = v
		}
	}
	median := smallest(slices.Clone(spectrum), len(spectrum)/2)
	for i, v := range spectrum {
		if v > median {
			p[i/64] |= 1 << (63 - i%64)
		}
	}
	return p
}

// smallest returns the nth smallest value, n from 1. It reorders the values (C. A. R. Hoare, "Algorithm 65: Find", 1961).
func smallest(values []int64, n int) int64 {
	first, last := 0, len(values)-1
	for first < last {
		pivot := values[(first+last)/2]
		i, j := first, last
		for i <= j {
			for values[i] < pivot {
				i++
			}
			for values[j] > pivot {
				j--
			}
			if i <= j {
				values[i], values[j] = values[j], values[i]
				i++
				j--
			}
		}
		switch {
		case n-1 <= j:
			last = j
		case n-1 >= i:
			first = i
		default:
			return values[n-1]
		}
	}
	return values[n-1]
}
