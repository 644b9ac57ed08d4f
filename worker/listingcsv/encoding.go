package listingcsv

import (
	"bytes"
	"encoding/binary"
	"unicode/utf16"
	"unicode/utf8"
)

// decode returns a file's text in UTF-8, without a byte order mark. A file with the byte order mark of UTF-16 is UTF-16. A
// file in which most of the bytes above 127 are not UTF-8 is Windows-1252, which contains the printable characters of Latin-1.
// values/charset.js of the dashboard decides in the same way. If the first line ends in CR alone, all CR become LF.
func decode(file []byte) []byte {
	switch {
	case bytes.HasPrefix(file, []byte{0xFF, 0xFE}):
		file = decodeUTF16(file[2:], binary.LittleEndian)
	case bytes.HasPrefix(file, []byte{0xFE, 0xFF}):
		file = decodeUTF16(file[2:], binary.BigEndian)
	default:
		file = bytes.TrimPrefix(file, []byte("\uFEFF"))
		if isWindows1252(file) {
			file = decodeWindows1252(file)
		}
	}
	if end := bytes.IndexAny(file, "\r\n"); end >= 0 && file[end] == '\r' && !bytes.HasPrefix(file[end:], []byte("\r\n")) {
		return bytes.ReplaceAll(file, []byte("\r"), []byte("\n"))
	}
	return file
}

// decodeUTF16 ignores an odd last byte.
func decodeUTF16(file []byte, order binary.ByteOrder) []byte {
	units := make([]uint16, len(file)/2)
	for i := range units {
		units[i] = order.Uint16(file[2*i:])
	}
	return []byte(string(utf16.Decode(units)))
}

func isWindows1252(file []byte) bool {
	valid, invalid := 0, 0 // characters above 127, bytes that are no character
	for i := 0; i < len(file); {
		if file[i] < utf8.RuneSelf {
			i++
			continue
		}
		r, size := utf8.DecodeRune(file[i:])
		if r == utf8.RuneError && size == 1 {
			invalid++
		} else {
			valid++
		}
		i += size
	}
	return invalid > valid
}

// windows1252 maps the bytes 0x80 to 0x9F to characters. The other bytes are Latin-1.
// https://encoding.spec.whatwg.org/index-windows-1252.txt
var windows1252 = [32]rune{
	'€', 0x81, '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', 0x8D, 'Ž', 0x8F,
	0x90, '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', 0x9D, 'ž', 'Ÿ',
}

func decodeWindows1252(file []byte) []byte {
	text := make([]byte, 0, len(file)+len(file)/8)
	for _, b := range file {
		r := rune(b)
		if b >= 0x80 && b <= 0x9F {
			r = windows1252[b-0x80]
		}
		text = utf8.AppendRune(text, r)
	}
	return text
}
