package photo

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
