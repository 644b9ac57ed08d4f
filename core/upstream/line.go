package upstream

import (
	"unicode"
	"unicode/utf8"
)

// Line puts a stranger's text on one line, as valid UTF-8, and leaves out what can't be seen: it may turn a line around, or
// hide a part of it.
func Line(text string) string {
	line := make([]byte, 0, len(text))
	for _, r := range text {
		switch {
		case unicode.IsSpace(r):
			if n := len(line); n > 0 && line[n-1] != ' ' {
				line = append(line, ' ')
			}
		case unicode.IsGraphic(r):
			line = utf8.AppendRune(line, r)
		}
	}
	if n := len(line); n > 0 && line[n-1] == ' ' {
		line = line[:n-1]
	}
	return string(line)
}
