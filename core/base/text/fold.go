package text

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Alphanumeric returns the letters and digits of s, of any script, the letters in lower case. Texts
// that differ only in case, spacing or punctuation become equal.
func Alphanumeric(s string) string {
	kept := make([]byte, 0, len(s))
	for s != "" {
		r, size := DecodeRune(s)
		s = s[size:]
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			kept = utf8.AppendRune(kept, unicode.ToLower(r))
		}
	}
	return string(kept)
}

// AlphanumericASCII returns the ASCII letters and digits of s, the letters in lower case, to compare
// model numbers: "WH-1000XM4" becomes "wh1000xm4".
func AlphanumericASCII(s string) string {
	kept := make([]byte, 0, len(s))
	for i := range len(s) {
		switch c := s[i]; {
		case 'A' <= c && c <= 'Z':
			kept = append(kept, c|0x20)
		case 'a' <= c && c <= 'z', '0' <= c && c <= '9':
			kept = append(kept, c)
		}
	}
	return string(kept)
}

// Fold returns the plain character for a full-width form, a digit of another script, or a kind of space,
// dash, apostrophe or tilde. It returns -1 for an invisible character, so that strings.Map drops it, and r
// itself for all others, such as line breaks.
func Fold(r rune) rune {
	switch {
	case r < utf8.RuneSelf:
		return r
	case strings.ContainsRune("‐‑‒–—―−", r):
		return '-'
	case strings.ContainsRune("‘’ʼ", r):
		return '\''
	case r == '〜', r == '∼':
		return '~'
	case r == '￥':
		return '¥'
	case r == '￡':
		return '£'
	case r == '￦':
		return '₩'
	case '！' <= r && r <= '～': // full-width ASCII, in the order of ASCII
		return r - '！' + '!'
	case unicode.Is(unicode.Zs, r):
		return ' '
	case IsInvisible(r):
		return -1
	}
	for _, zero := range zeros {
		if zero <= r && r <= zero+9 {
			return r - zero + '0'
		}
	}
	return r
}

// zeros has the digit zero of each script whose digits Fold knows: Arabic, Persian, Devanagari,
// Bengali, Gujarati, Tamil, Thai, Khmer, Burmese. In Unicode the other nine digits follow it.
const zeros = "٠۰०০૦௦๐០၀"

// PlainLetter returns the letter in lower case and without its diacritic, if it is a letter of a European
// language (Latin-1, Latin Extended-A): "É" becomes "e", "ł" becomes "l". It returns -1 for a combining mark, so
// that decomposed letters become plain too.
func PlainLetter(r rune) rune {
	switch r = unicode.ToLower(r); {
	case 0xe0 <= r && r <= 0x17f:
		return rune(plainLetters[r-0xe0])
	case 0x300 <= r && r <= 0x36f:
		return -1
	}
	return r
}

// plainLetters has the plain letters for U+00E0 to U+017F; "/" for the sign of division, which is no letter.
const plainLetters = "aaaaaaaceeeeiiiidnooooo/ouuuuypy" +
	"aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"
