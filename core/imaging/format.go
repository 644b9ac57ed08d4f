// Package photo reads the format and size of an image, and computes a perceptual fingerprint: copies of a
// picture in another size, format or compression have nearly equal fingerprints.
//
// It has its own decoders of JPEG, PNG and lossy WebP, to save memory and time. A fingerprint needs only 64 by 64
// averages. For a large JPEG they are computed from the DC coefficients of its blocks, for a PNG and a WebP row by
// row. So most pictures of any size take under 1 MB. image/jpeg and image/png take 16 to 100 MB, and a Worker has 128 MB.
// Tests compare the decoders with the standard library's and with golang.org/x/image.
//
// Pixels are computed with integers only, so a file has the same fingerprint on every machine.
package photo

import (
	"bytes"
	"encoding/binary"
)

// A Format is an image format, written as its media type.
type Format string

// The formats that Sniff and Size recognise.
const (
	JPEG Format = "image/jpeg"
	PNG  Format = "image/png"
	WebP Format = "image/webp"
	GIF  Format = "image/gif"
)

// decoders has the decoder of each format that has one, and the limit for its pictures.
var decoders = map[Format]struct {
	decode    func(file []byte) (thumbnail, error)
	maxPixels int
}{
	JPEG: {decodeJPEG, MaxJPEGPixels},
	PNG:  {decodePNG, MaxPNGPixels},
	WebP: {decodeWebP, MaxWebPPixels},
}

// decode decodes a file that Check accepts.
func decode(file []byte) (thumbnail, error) {
	format, _ := Sniff(file)
	return decoders[format].decode(file)
}

const pngSignature = "\x89PNG\r\n\x1a\n"

// Sniff returns the format of a file from its first 12 bytes, or false if it is not one of the constants. It
// checks only the signature, as section 6.1 of the WHATWG MIME Sniffing Standard does.
func Sniff(head []byte) (Format, bool) {
	hasPrefix := func(signature string) bool { return bytes.HasPrefix(head, []byte(signature)) }
	switch {
	case hasPrefix("\xff\xd8\xff"):
		return JPEG, true
	case hasPrefix(pngSignature):
		return PNG, true
	case hasPrefix("GIF87a"), hasPrefix("GIF89a"):
		return GIF, true
	case hasPrefix("RIFF") && len(head) >= 12 && string(head[8:12]) == "WEBP":
		return WebP, true
	}
	return "", false
}

// Size returns the width and height of an image in pixels, from the first bytes of its file. 30 bytes are
// enough, except for JPEG, where the size follows the metadata, nearly always within 64 kB. An Exif
// orientation is not applied. ok is false if the format is unknown, if head ends before the size, or if
// the width or height is 0.
func Size(head []byte) (width, height int, ok bool) {
	format, _ := Sniff(head)
	switch format {
	case JPEG:
		width, height = jpegSize(head)
	case PNG: // PNG (third edition), section 11.2.1: IHDR comes first
		if len(head) >= 24 && string(head[12:16]) == "IHDR" {
			width, height = int(int32(binary.BigEndian.Uint32(head[16:]))), int(int32(binary.BigEndian.Uint32(head[20:])))
		}
	case GIF: // GIF89a, section 18: the logical screen
		if len(head) >= 10 {
			width, height = int(binary.LittleEndian.Uint16(head[6:])), int(binary.LittleEndian.Uint16(head[8:]))
		}
	case WebP:
		width, height = webpSize(head)
	}
	return width, height, width > 0 && height > 0
}

// Need returns how many of a file's first bytes FingerprintOf needs, as far as head, its first bytes, tells. size is the
// size of the file. A large progressive JPEG is needed up to the end of the scans with its DC coefficients, usually 7 to
// 20 percent of its bytes; any other file is needed in full. If head ends within these scans or before them, the result
// is a guess that is larger than head: read that many bytes and call Need again. If head is enough to know that
// FingerprintOf fails, the result is 0.
func Need(head []byte, size int) int {
	format, _ := Sniff(head)
	err := Check(head)
	switch {
	case format == JPEG && (err == nil || err == ErrCorrupt): // the size may follow
		return neededJPEG(head, size)
	case err != nil:
		return 0
	}
	return size
}

func jpegSize(head []byte) (width, height int) {
	for s := range segments(head) {
		if s.isFrame() && len(s.data) >= 5 {
			return int(binary.BigEndian.Uint16(s.data[3:])), int(binary.BigEndian.Uint16(s.data[1:]))
		}
	}
	return 0, 0
}

// webpSize reads the size from the first chunk of a WebP file (RFC 9649): VP8X has width and height less
// one in 24 bits each (section 2.7), VP8L less one in 14 bits each (section 3.4), and VP8 in 14 bits each in
// the header of a key frame (RFC 6386, section 9.1).
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
