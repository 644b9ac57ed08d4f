// Package words splits texts into words, for product.CutCondition and for the generator of its table.
package words

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"loupe/core/base/text"
)

// Text is a text split into words.
type Text struct {
	Folded string // the words, plain and in lower case, each followed by " ", or by "," if punctuation separates it from the next
	List   []Word
}

// Word is a word of a Text.
type Word struct {
	Start, End  int // position in Text.Folded
	From, To    int // position in the text
	InBrackets  bool
	Capitalised bool // "New", not "NEW" or "new"
}

// SchemaEnding ends the values of https://schema.org/OfferItemCondition: "UsedCondition".
const SchemaEnding = "condition"

// Split splits a text into words: runs of letters and digits. Each character of a script without spaces is a
// word. A word that ends in "condition" is two: schema.org writes "UsedCondition".
func Split(s string) (t Text) {
	folded := make([]byte, 0, len(s)+len(s)/2)
	t.List = make([]Word, 0, len(s)/4+4)
	var current Word
	depth := 0
	end := func(at int) {
		if len(folded) == current.Start {
			return
		}
		if n := len(folded) - len(SchemaEnding); n > current.Start && string(folded[n:]) == SchemaEnding {
			first := current
			first.To, first.End = at-len(SchemaEnding), n
			t.List = append(t.List, first)
			folded = append(append(folded[:n], ' '), SchemaEnding...)
			current = Word{Start: n + 1, From: first.To, InBrackets: first.InBrackets}
		}
		current.To, current.End = at, len(folded)
		t.List = append(t.List, current)
		folded = append(folded, ' ')
		current = Word{Start: len(folded)}
	}
	separate := func() {
		if n := len(folded); n > 0 {
			folded[n-1] = ','
		}
	}
	previous := ' '
	for i, size := 0, 0; i < len(s); i += size {
		var r rune
		r, size = text.DecodeRune(s[i:])
		if r = text.Fold(r); r < 0 {
			continue
		}
		plain := text.PlainLetter(r)
		switch {
		case plain < 0:
			continue
		case unicode.IsLetter(plain) || unicode.IsDigit(plain):
			isCharacter := text.IsUnspaced(plain) && plain < hangul
			if isCharacter {
				end(i)
			}
			if len(folded) == current.Start {
				current.From, current.InBrackets = i, depth > 0
				current.Capitalised = isUpper(r)
			} else if current.Capitalised && isUpper(r) {
				current.Capitalised = false
			}
			folded = utf8.AppendRune(folded, plain)
			if isCharacter {
				end(i + size)
			}
		default:
			end(i)
			next, _ := text.DecodeRune(s[i+size:])
			switch {
			case r == '[' || r == '【':
				depth++
				separate()
			case r == ']' || r == '】':
				depth = max(depth-1, 0)
				separate()
			case r == '-' && !unicode.IsSpace(previous) && i+size < len(s) && !unicode.IsSpace(next):
			case r == '.' && unicode.IsLetter(next):
			case !unicode.IsSpace(r) && !strings.ContainsRune("_/&':+", r), r == '\n':
				separate()
			}
		}
		previous = r
	}
	end(len(s))
	separate()
	t.Folded = string(folded)
	return t
}

// hangul is the first syllable of Korean, whose words have spaces between them.
const hangul = 0xac00

// isUpper avoids unicode.IsUpper, whose table would make the core larger.
func isUpper(r rune) bool { return unicode.ToLower(r) != r }
