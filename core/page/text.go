package page

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// clean puts a text on one line, in UTF-8, without control characters, and cuts it to so many bytes. In a
// text as HTML has it character references are replaced.
func clean(s string, most int, isHTML bool) string {
	var out []byte
	gap := false
	for s != "" {
		r, n := char(s)
		if r == '&' && isHTML {
			r, n = reference(s)
		}
		s = s[n:]
		if r <= ' ' || 0x7f <= r && r <= 0xa0 {
			gap = len(out) > 0
			continue
		}
		whole := len(out)
		if gap {
			out, gap = put(out, ' '), false
		}
		if out = put(out, r); len(out) > most {
			out = out[:whole]
			break
		}
	}
	return string(out)
}

func put(out []byte, r rune) []byte { return utf8.AppendRune(out, r) }

// char returns the character that a text begins with, and its length there. What is not UTF-8 is taken
// for windows-1252, the encoding that browsers fall back on and read ISO-8859-1 as
// (https://encoding.spec.whatwg.org). What the page or its server declares is not asked: declarations are
// often wrong, pages often mixed, and digits and currency codes the same in all encodings that occur. So
// a title in a third encoding comes out garbled, the price beside it does not.
func char(s string) (rune, int) {
	r, n := utf8.DecodeRuneInString(s)
	if r == utf8.RuneError && n == 1 {
		r = windows1252(rune(s[0]))
	}
	return r, n
}

// windows1252 returns the character that a byte or a numeric character reference means.
func windows1252(r rune) rune {
	if 0x80 <= r && r < 0xa0 {
		return rune(c1[r-0x80])
	}
	return r
}

// c1 is what windows-1252 has in place of the control characters from 0x80 on.
var c1 = [32]uint16{
	'€', 0x81, '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', 0x8d, 'Ž', 0x8f,
	0x90, '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', 0x9d, 'ž', 'Ÿ',
}

// references are the named character references that are known, with what they mean: those of markup, and
// what may stand in a price or often does in a title. Others stay as they are.
const references = "&amp;& &lt;< &gt;> &quot;\" &apos;' &nbsp;\u00a0 &euro;€ &pound;£ &yen;¥ &ndash;– &mdash;— &rsquo;’ &reg;® &trade;™ "

const longestReference = 12 // bytes

// reference reads the character reference that a text begins with, "&" and ";" included
// (https://html.spec.whatwg.org/multipage/named-characters.html). If it is none it is "&" by itself.
func reference(s string) (r rune, length int) {
	length = 1 + strings.IndexByte(s[:min(len(s), longestReference)], ';')
	switch {
	case length < 4:
	case isLetter(s[1]):
		if at := strings.Index(references, s[:length]); at >= 0 {
			r, _ = char(references[at+length:])
			return r, length
		}
	case s[1] == '#':
		digits, base := s[2:length-1], 10
		if lower(digits[0]) == 'x' {
			digits, base = digits[1:], 16
		}
		if n, err := strconv.ParseUint(digits, base, 31); err == nil {
			return windows1252(rune(n)), length
		}
	}
	return '&', 1
}
