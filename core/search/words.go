package search

import (
	"strings"
	"unicode/utf8"

	"loupe/core/upstream"
)

// maxQuery is how long a query is, in characters: as much as eBay takes, and more words find less elsewhere too.
const maxQuery = 100

// fewWords are a query's first words, as many as a shop's search takes, without what would be an operator there: eBay's
// "(a,b)" and "*", quotes, and "-a" for what is not wanted.
func fewWords(query string) string {
	few := ""
	for _, word := range strings.Fields(strings.Map(func(r rune) rune {
		if strings.ContainsRune(`*(),"|`, r) {
			return ' '
		}
		return r
	}, upstream.Line(query))) {
		if word = strings.TrimLeft(word, "-+"); word == "" {
			continue
		}
		more := strings.TrimSpace(few + " " + word)
		if utf8.RuneCountInString(more) > maxQuery {
			if few == "" { // a word longer than all may be: cut after all
				few = string([]rune(word)[:maxQuery])
			}
			break
		}
		few = more
	}
	return few
}
