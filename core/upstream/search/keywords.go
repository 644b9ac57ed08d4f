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

// findGTIN returns the first Global Trade Item Number in a text: 12 digits (UPC), 13 (EAN) or 14, with a correct check
// digit. It returns "" if there is none. Eight digits are not taken for one, because serial numbers look the same.
// https://www.gs1.org/services/how-calculate-check-digit-manually
func findGTIN(text string) string {
	for i := 0; i < len(text); i++ {
		end := i
		for end < len(text) && '0' <= text[end] && text[end] <= '9' {
			end++
		}
		if n := end - i; n >= 12 && n <= 14 && isGTIN(text[i:end]) {
			return text[i:end]
		}
		i = max(i, end)
	}
	return ""
}

// isGTIN reports whether digits end in the check digit of the digits before it.
func isGTIN(digits string) bool {
	sum := 0
	for i := range len(digits) {
		weight := 1
		if (len(digits)-i)%2 == 0 {
			weight = 3
		}
		sum += weight * int(digits[i]-'0')
	}
	return sum%10 == 0
}
