package search

import (
	"strings"
	"unicode"
)

// Rank is the expression that orders the catalogue's rows, least first: BM25 over title, brand and category.
// Weights as for one field, except that a category is a weaker word than a title's.
const Rank = "bm25(listing_text, 1.0, 1.0, 0.5)"

// maxQueryWords limits what one query asks for: the words after these are left out.
const maxQueryWords = 48

// Query makes the FTS5 expression for a text in anyone's words: each of its words quoted, so that none is an operator,
// any of them enough. "" when the text has no word.
func Query(text string) string {
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	seen := make(map[string]bool, len(words))
	var b strings.Builder
	for _, w := range words {
		if seen[w] {
			continue
		}
		if len(seen) == maxQueryWords {
			break
		}
		seen[w] = true
		if b.Len() > 0 {
			b.WriteString(" OR ")
		}
		b.WriteByte('"')
		b.WriteString(w)
		b.WriteByte('"')
	}
	return b.String()
}
