package search

import (
	"strings"
	"unicode/utf8"

	"loupe/core/base/text"
)

// maxKeywords is the limit of a shop's query, in characters. It is eBay's limit. Other shops find fewer
// listings with more words.
const maxKeywords = 100

// shorten returns the first words of a query that fit into maxKeywords. It removes the operators of shop
// searches: eBay's "(a,b)" and "*", quotes, and the "-" of "-excluded".
func shorten(query string) string {
	withoutOperators := strings.Map(func(r rune) rune {
		if strings.ContainsRune(`*(),"|`, r) {
			return ' '
		}
		return r
	}, text.SingleLine(query))

	short := ""
	for _, word := range strings.Fields(withoutOperators) {
		word = strings.TrimLeft(word, "-+")
		if word == "" {
			continue
		}
		longer := strings.TrimSpace(short + " " + word)
		if utf8.RuneCountInString(longer) > maxKeywords {
			if short == "" { // a single word over the limit is cut
				short = string([]rune(word)[:maxKeywords])
			}
			break
		}
		short = longer
	}
	return short
}
