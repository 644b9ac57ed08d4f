// Package photo reads what Loupe needs from the bytes of an image: its format, its size in pixels, and a perceptual
// fingerprint by which two copies of one picture are recognised whatever their size, format and compression.
//
// JPEG and PNG are read by this package and not by image/jpeg and image/png, for the memory: a fingerprint needs 64 by 64
// averages, not the pixels. A large JPEG gives them from the DC coefficients of its blocks, a PNG row by row, so that 4
// megapixels take 1 MB of memory, where a decoded image takes 16 to 100 MB of an isolate's 128. Tests hold both readers against the
// standard library's.
//
// All arithmetic from the file's bytes to the fingerprint is on integers: the same bytes give the same bits everywhere.
package photo

import (
	"bytes"
	"encoding/binary"
)

// A Format is an image format, written as its media type.
type Format string

// The formats that Sniff and Size know.
const (
	JPEG Format = "image/jpeg"
	PNG  Format = "image/png"
	WebP Format = "image/webp"
	GIF  Format = "image/gif"
)

const pngSignature = "\x89PNG\r\n\x1a\n"

// Sniff tells the format from a file's first bytes, of which it looks at 12 at most, by the signatures of the WHATWG MIME
// Sniffing Standard, section 6.1. Nothing behind the signature is checked.
func Sniff(head []byte) (Format, bool) {
	begins := func(signature string) bool { return bytes.HasPrefix(head, []byte(signature)) }
	switch {
	case begins("\xff\xd8\xff"):
		return JPEG, true
	case begins(pngSignature):
		return PNG, true
	case begins("GIF87a"), begins("GIF89a"):
		return GIF, true
	case begins("RIFF") && len(head) >= 12 && string(head[8:12]) == "WEBP":
		return WebP, true
	}
	return "", false
}

// Size gives the width and the height in pixels from a file's first bytes: 30 are enough but for JPEG, whose size follows
// the metadata (64 kB hold it in nearly every file). It is the size as stored, before an Exif orientation is applied. ok
// is false when the format is unknown, the size is not within head, or a side is 0.
func Size(head []byte) (width, height int, ok bool) {
	format, _ := Sniff(head)
	switch format {
	case JPEG:
		width, height = jpegSize(head)
	case PNG: // PNG (third edition), section 11.2.1: IHDR comes first.
		if len(head) >= 24 && string(head[12:16]) == "IHDR" {
			width, height = int(int32(binary.BigEndian.Uint32(head[16:]))), int(int32(binary.BigEndian.Uint32(head[20:])))
		}
	case GIF: // GIF89a specification, section 18: the logical screen.
		if len(head) >= 10 {
			width, height = int(binary.LittleEndian.Uint16(head[6:])), int(binary.LittleEndian.Uint16(head[8:]))
		}
	case WebP:
		width, height = webpSize(head)
	}
	return width, height, width > 0 && height > 0
}

func jpegSize(head []byte) (width, height int) {
	for s := range segments(head) {
		if s.isFrame() && len(s.data) >= 5 {
			return int(binary.BigEndian.Uint16(s.data[3:])), int(binary.BigEndian.Uint16(s.data[1:]))
		}
	}
	return 0, 0
}

// webpSize reads the first chunk (RFC 9649): VP8X holds the canvas less one in 24 bits each (section 2.7), VP8L the size
// less one in 14 bits each (section 3.4), VP8 the size in 14 bits each within a key frame's header (RFC 6386, section 9.1).
func webpSize(head []byte) (width, height int) {
	if len(head) < 30 {
		return 0, 0
	}
	word := func(at int) int { return int(binary.LittleEndian.Uint16(head[at:])) }
	switch string(head[12:16]) {
	case "VP8X":
		return 1 + word(24) + int(head[26])<<16, 1 + word(27) + int(head[29])<<16
	case "VP8L":
		if head[20] == 0x2f {
			return 1 + word(21)&0x3fff, 1 + (word(22)>>6|int(head[24])<<10)&0x3fff
		}
	case "VP8 ":
		if head[20]&1 == 0 && string(head[23:26]) == "\x9d\x01\x2a" {
			return word(26) & 0x3fff, word(28) & 0x3fff
		}
	}
	return 0, 0
}
