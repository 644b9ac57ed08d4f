package phrases

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// Source returns the Go source of a variable that is the table of sorted phrases. Generators of tables write it.
func Source(name string, sorted []string) string {
	t := NewTable(sorted)
	source := "var " + name + " = phrases.Table{Blocks: []uint32{"
	for i, at := range t.Blocks {
		if i%16 == 0 {
			source += "\n\t"
		}
		source += strconv.Itoa(int(at)) + ", "
	}
	return source + "\n}, Text: " + Literal(t.Text) + "}\n"
}

// Literal returns a text as a Go expression of several lines.
func Literal(text string) string {
	const lineSize = 100 // bytes
	var b strings.Builder
	b.WriteString(`""`)
	for len(text) > 0 {
		end := min(lineSize, len(text))
		for end < len(text) && !utf8.RuneStart(text[end]) {
			end++
		}
		b.WriteString(" +\n\t" + strconv.Quote(text[:end]))
		text = text[end:]
	}
	return b.String()
}
