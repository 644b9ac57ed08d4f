package photo

import (
	"math"
	"slices"
)

// Limits of Fingerprint, read from the header before anything is decoded.
const (
	MaxPixels = 4 << 20 // width times height
	MaxSide   = 1 << 14 // width or height: a row of a PNG is held in memory

	// MaxInflated is for PNG, whose samples may have two bytes: MaxPixels of RGBA with one.
	MaxInflated = 4 * MaxPixels
)

// Error is why a photo has no fingerprint.
type Error string

func (e Error) Error() string { return "photo: " + string(e) }

const (
	ErrFormat   Error = "not a JPEG or a PNG of a kind in use"
	ErrTooLarge Error = "too many pixels"
	ErrCorrupt  Error = "damaged or cut off"
	ErrFlat     Error = "too little detail to be recognised by"
)

// minDetail is the least detail that a picture must have, the threshold that the authors of PDQ recommend.
const minDetail = 50

// Fingerprint gives the print of a JPEG or PNG file, in the manner of PDQ ("The TMK+PDQF Video-Hashing Algorithm and the
// PDQ Image-Hashing Algorithm", Facebook, 2019): luminance, averaged to 64 by 64 cells whatever the proportions, the 16 by
// 16 lowest frequencies of its cosine transform but for the constant ones, and one bit for each that is above their
// median. The cells are plain averages, where PDQ has a tent filter, and the bits are in another order: prints are not
// comparable with those of PDQ.
//
// What is transparent counts as white. A JPEG is turned upright by its Exif orientation. Mirrored and rotated copies do
// not match, nor does a picture that is symmetrical about an axis match reliably: half of its frequencies are noise.
//
// The errors are ErrFormat for other formats and for JPEG that browsers do not show either (arithmetic, lossless, 12 bits),
// ErrTooLarge over MaxPixels, MaxSide or MaxInflated, ErrCorrupt, and ErrFlat for a picture with too little detail, such as a plain
// colour or a gradient. No input panics.
//
// Besides data, it takes less than 1 MB, for an RGB or CMYK JPEG 3 MB, whatever the header says.
func Fingerprint(data []byte) (Print, error) {
	if err := Check(data); err != nil {
		return Print{}, err
	}
	decode := decodeJPEG
	if format, _ := Sniff(data); format == PNG {
		decode = decodePNG
	}
	picture, err := decode(data)
	if err != nil {
		return Print{}, err
	}
	if detail(picture) < minDetail {
		return Print{}, ErrFlat
	}
	return hash(picture), nil
}

// Check tells from a file's first bytes, as many as Size wants, whether Fingerprint would begin to decode it: ErrFormat,
// ErrCorrupt if the size is not within them, or ErrTooLarge.
func Check(head []byte) error {
	if format, _ := Sniff(head); format != JPEG && format != PNG {
		return ErrFormat
	}
	width, height, ok := Size(head)
	switch {
	case !ok:
		return ErrCorrupt
	case width > MaxSide || height > MaxSide || width*height > MaxPixels:
		return ErrTooLarge
	}
	return nil
}

// detail is the quality measure of PDQ: the differences between neighbouring cells in percent of white, cut to whole
// numbers so that noise does not count, summed and divided by 90. An ordinary photo has over 100.
func detail(l luma) int {
	sum := 0
	add := func(a, b int32) {
		percent := int(a-b) * 100 / (255 << 8)
		sum += max(percent, -percent)
	}
	for i := range l {
		if i%side > 0 {
			add(l[i], l[i-1])
		}
		if i >= side {
			add(l[i], l[i-side])
		}
	}
	return sum / 90
}

// cosines is a table of cos(pi * k / 128) in 14 binary places. The period is 256. Rounding hides the last bits of the
// floating-point cosine, in which machines may differ.
func cosines() []int64 {
	table := make([]int64, 256)
	for k := range table {
		table[k] = int64(math.Round(math.Cos(math.Pi/128*float64(k)) * (1 << 14)))
	}
	return table
}

// hash takes the two-dimensional cosine transform (DCT-II) of frequencies 1 to 16 each way, times a constant that does not
// matter, and compares with the median. The largest sum is under 1<<56.
func hash(l luma) (p Print) {
	const low = 16
	cos := cosines()
	rows := make([]int64, side*low) // horizontal frequencies of each row
	for y := range side {
		for j := range low {
			for x := range side {
				rows[y*low+j] += int64(l[y*side+x]) * cos[(j+1)*(2*x+1)%256]
			}
		}
	}
	waves := make([]int64, low*low)
	for i := range low {
		for y := range side {
			c := cos[(i+1)*(2*y+1)%256]
			for j := range low {
				waves[i*low+j] += rows[y*low+j] * c
			}
		}
	}
	sorted := slices.Clone(waves)
	slices.Sort(sorted)
	median := sorted[len(sorted)/2-1]
	for i, w := range waves {
		if w > median {
			p[i/64] |= 1 << (63 - i%64)
		}
	}
	return p
}
