package imaging

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
