package text

import (
	"bytes"
	"errors"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// A Charset is the character encoding of a file of text, by its label in https://encoding.spec.whatwg.org.
type Charset string

// The encodings that are decoded. Others are only recognised.
const (
	UTF8        Charset = "UTF-8"
	UTF16LE     Charset = "UTF-16LE"
	UTF16BE     Charset = "UTF-16BE"
	Windows1252 Charset = "windows-1252" // contains the printable characters of ISO-8859-1
)

// CharsetOf returns the encoding of a file, or of its first bytes: what a byte order mark says, else UTF-8 if most of the bytes above 127
// are UTF-8. Of the other encodings, it returns the one that the positions of these bytes make likely. values/charset.js of the
// dashboard decides in the same way, and testdata/charsets.json has examples for both.
func CharsetOf(file []byte) Charset {
	switch {
	case bytes.HasPrefix(file, []byte{0xFF, 0xFE}), len(file) > 1 && file[0] > 0 && file[1] == 0:
		return UTF16LE
	case bytes.HasPrefix(file, []byte{0xFE, 0xFF}), len(file) > 1 && file[0] == 0 && file[1] > 0:
		return UTF16BE
	}
	valid, invalid := 0, 0 // characters above 127, bytes that are no character
	for rest := file; utf8.FullRune(rest); {
		r, size := utf8.DecodeRune(rest)
		if r == utf8.RuneError && size == 1 {
			invalid++
		} else if r >= utf8.RuneSelf {
			valid++
		}
		rest = rest[size:]
	}
	if invalid <= valid {
		return UTF8
	}
	return legacyCharset(file)
}

// legacyCharset returns the encoding that is most likely for a file that is neither UTF-8 nor UTF-16. Western letters stand alone between
// those of ASCII. In Cyrillic text they stand together, from 0xC0. East Asian characters have two bytes, the first above 127.
func legacyCharset(file []byte) Charset {
	var high, alone, upper float64      // bytes above 127, those beside ASCII only, those from 0xC0
	var roman, kanji, central float64   // those that show MacRoman, Shift_JIS, or windows-1250 by their place
	var carons, czech float64           // š and ž in both windows-1250 and windows-1252, and č, ě and ř, which are è, ì and ø in the other
	var pairs, hangul, asciiEnd float64 // characters of two bytes, those of EUC-KR, those whose second byte is ASCII
	paired := false                     // the byte before is the first of a character
	var before byte
	for i, b := range file {
		after := byte(0)
		if i+1 < len(file) {
			after = file[i+1]
		}
		if b >= utf8.RuneSelf {
			high++
			count(&alone, before < utf8.RuneSelf && after < utf8.RuneSelf || b >= 0xE0 && (isLower(before) || isLower(after)))
			count(&upper, b >= 0xC0 || isIn(b, "\xA8\xB8\xB9"))
			count(&roman, isLower(before) && b < 0xA0 && (isIn(b, "\x88\x8E\x8F\x9D") || isLower(after) && !isIn(b, "\x92\x9A\x9C\x9E")))
			count(&roman, b == 0xDB && before < 0x40 && after < 0x40) // €
			count(&kanji, 0x80 < b && b < 0xA0 && after >= 0x40 && (after > 0x7F || isIn(b, "\x81\x83\x8D\x8F\x90\x9D")))
			count(&central, isLetter(before) && isLetter(after) && isIn(b, "\x8D\x8F\x9D\x9F\xA5\xB3\xB9\xBA\xBC\xBE\xBF"))
			count(&carons, isIn(b, "\x8A\x8E\x9A\x9E"))
			count(&czech, isIn(b, "\xC8\xE8\xEC\xF8"))
		}
		if paired = b >= utf8.RuneSelf && !paired; paired {
			pairs++
			count(&hangul, 0xB0 <= b && b <= 0xC8 && after > 0xA0)
			count(&asciiEnd, 0x40 <= after && after < 0x7F)
		}
		before = b
	}
	switch {
	case roman >= 0.2*high:
		return "macintosh"
	case kanji >= 0.2*high:
		return "Shift_JIS"
	case alone >= 0.5*high && (central >= 0.05*high || carons >= 0.07*high && czech >= 0.1*high):
		return "windows-1250"
	case alone >= 0.5*high:
		return Windows1252
	case upper >= 0.95*high:
		return "windows-1251"
	case hangul >= 0.85*pairs:
		return "EUC-KR"
	case asciiEnd >= 0.15*pairs:
		return "Big5"
	}
	return "GBK"
}

func count(n *float64, is bool) {
	if is {
		*n++
	}
}

func isIn(b byte, list string) bool { return strings.IndexByte(list, b) >= 0 }
func isLower(b byte) bool           { return 'a' <= b && b <= 'z' }
func isLetter(b byte) bool          { return isLower(b|0x20) || b >= 0xC0 }

// Decode returns text in UTF-8, without a byte order mark. It ignores an odd last byte of UTF-16, and leaves bytes that are not UTF-8 as
// they are. For an encoding that is only recognised it returns an error, which names it.
func (c Charset) Decode(file []byte) ([]byte, error) {
	switch c {
	case UTF8:
		return bytes.TrimPrefix(file, []byte("\uFEFF")), nil
	case UTF16LE, UTF16BE:
		units := make([]uint16, len(file)/2)
		for i := range units {
			low, high := file[2*i], file[2*i+1]
			if c == UTF16BE {
				low, high = high, low
			}
			units[i] = uint16(high)<<8 | uint16(low)
		}
		return bytes.TrimPrefix([]byte(string(utf16.Decode(units))), []byte("\uFEFF")), nil
	case Windows1252:
		text := make([]byte, 0, len(file)+len(file)/8)
		for _, b := range file {
			text = utf8.AppendRune(text, fromWindows1252(rune(b)))
		}
		return text, nil
	}
	return nil, errors.New("the file looks like " + string(c) + "; save it as UTF-8")
}
