package photo

import (
	"loupe/core/base/limits"
	"loupe/core/exchange"
	"loupe/core/imaging"
)

// forModel is what the host makes of a photo in a format that models don't read.
var forModel = exchange.Reduction{JPEG: true, Side: 1024, MaxBytes: 4 << 20, HeadBytes: headBytes, TimeLimit: limits.Reduce}

// forFingerprint is the reduction of a picture that the core can't read itself, such as a WebP. A fingerprint needs no
// more than 64 by 64 cells; PNG keeps transparency, which counts as white.
var forFingerprint = exchange.Reduction{Side: 256, MaxBytes: 512 << 10, HeadBytes: 512 << 10, TimeLimit: limits.Reduce}

// isReduced reports whether a file that the host made begins as it should: of the format, and at most side pixels large.
func isReduced(head []byte, format imaging.Format, side int) bool {
	got, _ := imaging.Sniff(head)
	width, height, ok := imaging.Size(head)
	return got == format && ok && width <= side && height <= side
}
