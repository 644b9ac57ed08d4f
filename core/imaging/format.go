package imaging

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

// Convertible returns the name of a format that Sniff does not recognise, but that a host may be able to convert: AVIF or HEIC, if a
// file begins like it, else "". Their files begin with a box "ftyp", which lists their brands (ISO/IEC 14496-12,
// section 4.3; brands: https://nokiatech.github.io/heif/technical.html, https://aomediacodec.github.io/av1-avif/#brands).
func Convertible(head []byte) string {
	if len(head) < 16 || string(head[4:8]) != "ftyp" {
		return ""
	}
	size := int(head[2])<<8 | int(head[3])
	brands, name := head[8:min(max(size, 16), len(head))], ""
	for len(brands) >= 4 {
		switch string(brands[:4]) {
		case "avif", "avis":
			return "AVIF"
		case "heic", "heix", "heim", "heis", "hevc", "mif1", "msf1":
			name = "HEIC"
		}
		brands = brands[4:]
	}
	return name
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
	if len(head) < 25 || len(head) < 30 && string(head[12:16]) != "VP8L" {
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
