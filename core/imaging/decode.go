package imaging

// A Picture is a decoded image file.
type Picture struct {
	Thumbnail     Thumbnail
	Width, Height int // in pixels, as it is shown: after a JPEG's Exif orientation is applied
	Orientation   int // of the stored picture in Exif, 1 to 8; 1 is upright
}

// decoders has the decoder of each format that has one, and the limit for its pictures. A decoder returns the picture as it
// is stored, and its Exif orientation: 1 if the file states none.
var decoders = map[Format]struct {
	decode    func(file []byte) (t Thumbnail, orientation int, err error)
	maxPixels int
}{
	JPEG: {decodeJPEG, MaxJPEGPixels},
	PNG:  {decodePNG, MaxPNGPixels},
}

// Decode decodes a JPEG or PNG file. Transparent pixels count as white, and an Exif orientation is applied.
//
// Errors: ErrFormat for other formats, and for kinds of JPEG that browsers do not show either (arithmetic,
// lossless, 12 bits); ErrTooLarge over the limits of this package; ErrCorrupt for a damaged or truncated file.
// It does not panic on any input.
//
// It allocates less than 1 MB, or 3 MB for an RGB or CMYK JPEG, whatever the header says.
func Decode(file []byte) (Picture, error) {
	format, width, height, err := check(file)
	if err != nil {
		return Picture{}, err
	}
	thumbnail, orientation, err := decoders[format].decode(file)
	if err != nil {
		return Picture{}, err
	}
	if orientation >= 5 {
		width, height = height, width
	}
	return Picture{thumbnail.upright(orientation), width, height, orientation}, nil
}

// check returns the format and size of a file from its first bytes, head. The error is the one that Decode would return for
// such a file: ErrFormat, ErrTooLarge, or ErrCorrupt if head ends before the size.
func check(head []byte) (format Format, width, height int, err error) {
	format, _ = Sniff(head)
	width, height, ok := Size(head)
	switch maxPixels := decoders[format].maxPixels; {
	case maxPixels == 0:
		err = ErrFormat
	case !ok:
		err = ErrCorrupt
	case width > MaxSide || height > MaxSide || width*height > maxPixels:
		err = ErrTooLarge
	}
	return format, width, height, err
}

// Need returns how many of a file's first bytes Decode needs, as far as head, its first bytes, tells. size is the
// size of the file. A large progressive JPEG is needed up to the end of the scans with its DC coefficients, usually 7 to
// 20 percent of its bytes; any other file is needed in full. If head ends within these scans or before them, the result
// is a guess that is larger than head: read that many bytes and call Need again. If head is enough to know that
// Decode fails, the result is 0.
func Need(head []byte, size int) int {
	format, _, _, err := check(head)
	switch {
	case format == JPEG && (err == nil || err == ErrCorrupt): // the size may follow
		return neededJPEG(head, size)
	case err != nil:
		return 0
	}
	return size
}

// Limits of Decode. They are compared with the file's header before anything is decoded.
const (
	MaxJPEGPixels = 64 << 20 // width times height
	MaxPNGPixels  = 4 << 20  // all of them are decoded; of a large JPEG only one in 64
	MaxSide       = 1 << 14  // width or height in pixels: some rows must fit in memory
	MaxPNGWork    = 16 << 20 // of a PNG: its pixels, their bytes, and four times the bytes of the file
)

// maxFullDecode is the size in pixels up to which all coefficients of a JPEG are decoded. Of a larger JPEG,
// only the DC coefficients are decoded, which are the averages of blocks of 8 by 8 pixels. With usual
// proportions, it has at least 40 blocks in each direction, enough for the highest frequency of a
// fingerprint, 8 waves. A fingerprint from DC coefficients differs from the one of all pixels by up to 10
// bits just over this size, and by up to 2 bits from four times this size on.
const maxFullDecode = 1 << 17

// Error is the reason why a file can't be decoded.
type Error string

func (e Error) Error() string { return "photo: " + string(e) }

const (
	ErrFormat   Error = "not a JPEG or PNG of a supported kind"
	ErrTooLarge Error = "too large"
	ErrCorrupt  Error = "damaged or truncated"
)
