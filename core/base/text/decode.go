package text

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// DecodeRune returns the first character of s and its length in bytes. A byte that is not UTF-8 is read
// as windows-1252, the encoding that browsers fall back on and read ISO-8859-1 as
// (https://encoding.spec.whatwg.org). Text in any other encoding is garbled, except for its ASCII letters
// and digits. For an empty s it returns [utf8.RuneError] and 0.
func DecodeRune(s string) (r rune, size int) {
	r, size = utf8.DecodeRuneInString(s)
	if r == utf8.RuneError && size == 1 {
		r = fromWindows1252(rune(s[0]))
	}
	return r, size
}

// fromWindows1252 returns the character that a byte of windows-1252 encodes. HTML gives numeric
// character references the same meaning, so "&#128;" is "€". Other values are returned as they are.
func fromWindows1252(r rune) rune {
	if 0x80 <= r && r < 0xa0 {
		return rune(windows1252[r-0x80])
	}
	return r
}

// windows1252 has the characters of the bytes 0x80 to 0x9f; in Unicode these are control characters.
var windows1252 = [32]uint16{
	'€', 0x81, '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', 0x8d, 'Ž', 0x8f,
	0x90, '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', 0x9d, 'ž', 'Ÿ',
}

// namedReferences lists the named character references that are decoded, each followed by its
// character: those of markup, of Latin-1, and others common in prices and titles. Others stay as they are.
const namedReferences = "&amp;& &lt;< &gt;> &quot;\" &apos;' " +
	"&nbsp;\u00a0 &iexcl;¡ &cent;¢ &pound;£ &curren;¤ &yen;¥ &brvbar;¦ &sect;§ &uml;¨ &copy;© &ordf;ª &laquo;« &not;¬ " +
	"&shy;\u00ad &reg;® &macr;¯ &deg;° &plusmn;± &sup2;² &sup3;³ &acute;´ &micro;µ &para;¶ &middot;· &cedil;¸ &sup1;¹ &ordm;º " +
	"&raquo;» &frac14;¼ &frac12;½ &frac34;¾ &iquest;¿ &Agrave;À &Aacute;Á &Acirc;Â &Atilde;Ã &Auml;Ä &Aring;Å &AElig;Æ " +
	"&Ccedil;Ç &Egrave;È &Eacute;É &Ecirc;Ê &Euml;Ë &Igrave;Ì &Iacute;Í &Icirc;Î &Iuml;Ï &ETH;Ð &Ntilde;Ñ &Ograve;Ò &Oacute;Ó " +
	"&Ocirc;Ô &Otilde;Õ &Ouml;Ö &times;× &Oslash;Ø &Ugrave;Ù &Uacute;Ú &Ucirc;Û &Uuml;Ü &Yacute;Ý &THORN;Þ &szlig;ß &agrave;à " +
	"&aacute;á &acirc;â &atilde;ã &auml;ä &aring;å &aelig;æ &ccedil;ç &egrave;è &eacute;é &ecirc;ê &euml;ë &igrave;ì " +
	"&iacute;í &icirc;î &iuml;ï &eth;ð &ntilde;ñ &ograve;ò &oacute;ó &ocirc;ô &otilde;õ &ouml;ö &divide;÷ &oslash;ø &ugrave;ù " +
	"&uacute;ú &ucirc;û &uuml;ü &yacute;ý &thorn;þ &yuml;ÿ " +
	"&OElig;Œ &oelig;œ &Scaron;Š &scaron;š &Yuml;Ÿ &euro;€ &ndash;– &mdash;— &lsquo;‘ &rsquo;’ &sbquo;‚ &ldquo;“ &rdquo;” " +
	"&bdquo;„ &bull;• &hellip;… &trade;™ &prime;′ &Prime;″ "

// maxReference is the length of the longest character reference that is decoded, in bytes.
const maxReference = 12

// decodeReference decodes the character reference at the start of s, which begins with "&", and
// returns its character and its length with "&" and ";". If there is no known reference, it returns
// '&' and 1. See https://html.spec.whatwg.org/multipage/named-characters.html.
func decodeReference(s string) (r rune, size int) {
	size = 1 + strings.IndexByte(s[:min(len(s), maxReference)], ';')
	if size < len("&lt;") {
		return '&', 1
	}
	if s[1] != '#' {
		at := strings.Index(namedReferences, s[:size])
		if at < 0 || s[1] == ' ' { // "& &lt;" is in the list by accident, across two entries
			return '&', 1
		}
		r, _ = utf8.DecodeRuneInString(namedReferences[at+size:])
		return r, size
	}
	digits, base := s[2:size-1], 10
	if digits[0]|0x20 == 'x' {
		digits, base = digits[1:], 16
	}
	code, err := strconv.ParseUint(digits, base, 31)
	if err != nil {
		return '&', 1
	}
	if r = fromWindows1252(rune(code)); !utf8.ValidRune(r) {
		r = utf8.RuneError
	}
	return r, size
}

// DecodeReferences decodes the character references of HTML in s that end in a semicolon: "B&uuml;gel &amp; Hut". It decodes the
// same as [SingleLineHTML].
func DecodeReferences(s string) string {
	var decoded strings.Builder
	for {
		at := strings.IndexByte(s, '&')
		if at < 0 {
			break
		}
		r, size := decodeReference(s[at:])
		decoded.WriteString(s[:at])
		decoded.WriteRune(r)
		s = s[at+size:]
	}
	if decoded.Len() == 0 {
		return s
	}
	return decoded.String() + s
}
