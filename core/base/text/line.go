// Package text cleans untrusted text, so that it is safe to store, compare and print.
//
// Every function accepts any string. It reads bytes that are not UTF-8 as windows-1252, and returns
// valid UTF-8.
package text

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// SingleLine returns s on one line, as valid UTF-8, without space at its ends. Each run of white space,
// control characters and characters that cannot be displayed (private use, unassigned) becomes a single
// space. Invisible format characters are left out, since they could reverse a line or hide part of it.
//
// The result shares no memory with s.
func SingleLine(s string) string { return singleLine(s, len(s)*maxGrowth, false) }

// SingleLineMax is like SingleLine, but truncates the result to maxBytes bytes, at the end of a character.
// It does not read the rest of s, so a very long text costs little.
func SingleLineMax(s string, maxBytes int) string { return singleLine(s, maxBytes, false) }

// SingleLineHTML is like SingleLineMax, but also decodes character references: "&lt;" becomes "<". s is the
// source of a text or an attribute value in HTML. Tags in s stay as they are.
func SingleLineHTML(s string, maxBytes int) string { return singleLine(s, maxBytes, true) }

// maxGrowth is the number of bytes in UTF-8 that a byte of windows-1252 can become.
const maxGrowth = 3

func singleLine(s string, maxBytes int, isHTML bool) string {
	line := make([]byte, 0, min(len(s), max(maxBytes, 0)+utf8.UTFMax))
	pendingSpace := false
	for s != "" {
		r, size := rune(s[0]), 1
		switch {
		case r == '&' && isHTML:
			r, size = decodeReference(s)
		case r >= utf8.RuneSelf:
			r, size = DecodeRune(s)
		}
		s = s[size:]
		if !isVisible(r) {
			if !IsInvisible(r) {
				pendingSpace = len(line) > 0
			}
			continue
		}
		end := len(line)
		if pendingSpace {
			line, pendingSpace = append(line, ' '), false
		}
		if line = utf8.AppendRune(line, r); len(line) > maxBytes {
			line = line[:end]
			break
		}
	}
	return string(line)
}

// isVisible uses strconv's tables, because unicode's would make the core larger.
func isVisible(r rune) bool {
	if r < utf8.RuneSelf { // for speed
		return ' ' < r && r < 0x7f
	}
	return strconv.IsPrint(r)
}

// IsInvisible reports whether r is a format character of Unicode (category Cf): a mark of writing
// direction, a zero-width space or joiner, a soft hyphen, a byte order mark.
func IsInvisible(r rune) bool { return r >= utf8.RuneSelf && unicode.Is(unicode.Cf, r) }

// Excerpt returns s on one line, as SingleLine does, to be quoted in a sentence. It truncates a text of more
// than maxRunes characters to maxRunes, of which the last is "…".
func Excerpt(s string, maxRunes int) string {
	line := SingleLineMax(s, (maxRunes+2)*utf8.UTFMax) // has over maxRunes characters if s has
	count, cut := 0, 0
	for i := range line {
		if count++; count == maxRunes {
			cut = i
		}
	}
	if count <= maxRunes {
		return line
	}
	return strings.TrimRight(line[:cut], " ") + "…"
}

// IsUnspaced reports whether a letter belongs to a script that is written without spaces, or whose words take endings: Chinese,
// Japanese or Korean. Each of them is read as a word.
func IsUnspaced(r rune) bool {
	return r >= 0x3040 && (r <= 0x30ff || 0x3400 <= r && r <= 0x9fff || 0xac00 <= r && r <= 0xd7a3)
}

// HasUnspaced reports whether a text has such a letter.
func HasUnspaced(s string) bool { return CountUnspaced(s) > 0 }

// CountUnspaced returns how many such letters a text has.
func CountUnspaced(s string) (n int) {
	for _, r := range s {
		if IsUnspaced(r) {
			n++
		}
	}
	return n
}
