package search

import (
	"slices"
	"strings"
	"unicode"

	"loupe/core/reading/lexicon"
)

// Limits of a full-text search. What exceeds them is dropped.
const (
	maxQueryText  = 2048 // bytes
	maxQueryTerms = 64
)

// MatchTerms returns the FTS5 MATCH expressions for the words of a text, one for each. Every word is quoted, so no word acts as an
// operator.
//
// Shops write model numbers with and without hyphens and suffixes. So a word of letters and digits also
// matches its letters and digits apart, words that begin with it, and its own endings: "kxflb801" matches "kx flb 801",
// "kxflb801n", and "flb801", which is in the index for "kx-flb801".
//
// https://www.sqlite.org/fts5.html#full_text_query_syntax
func MatchTerms(text string) []string {
	if len(text) > maxQueryText {
		text = text[:maxQueryText]
	}
	terms := make([]string, 0, maxQueryTerms)
	add := func(term string) {
		if len(terms) < maxQueryTerms && !slices.Contains(terms, term) {
			terms = append(terms, term)
		}
	}
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	for _, word := range words {
		add(`"` + word + `"`)
	}
	for _, word := range words {
		if !isModelNumber(word) {
			continue
		}
		add(`"` + splitAtDigits(word) + `"`)
		if len(word) < minModelNumber {
			continue
		}
		add(`"` + word + `" *`)
		for i := 1; i <= maxModelPrefix && len(word)-i >= minModelEnding && isModelNumber(word[i:]); i++ {
			add(`"` + word[i:] + `"`)
		}
	}
	return terms
}

// splitAtDigits puts a space between letters and digits: "iphone 13 pro" for "iphone13pro".
func splitAtDigits(word string) string {
	var b strings.Builder
	for i := range len(word) {
		if i > 0 && lexicon.IsDigit(word[i-1]) != lexicon.IsDigit(word[i]) {
			b.WriteByte(' ')
		}
		b.WriteByte(word[i])
	}
	return b.String()
}

// sameWords reports whether two texts have the same words, in any order and case.
func sameWords(a, b string) bool {
	terms, others := MatchTerms(a), MatchTerms(b)
	for _, term := range others {
		if !slices.Contains(terms, term) {
			return false
		}
	}
	return len(terms) == len(others)
}

// In bytes, which are characters here.
const (
	minModelNumber = 5 // a shorter model number only matches as it is written
	minModelEnding = 4 // the shortest ending that is searched for
	maxModelPrefix = 4 // the longest beginning that an ending leaves out
)

// isModelNumber reports whether a word has ASCII letters and digits, both, and nothing else.
func isModelNumber(word string) bool {
	letters, digits := 0, 0
	for i := range len(word) {
		switch c := word[i]; {
		case 'a' <= c && c <= 'z':
			letters++
		case '0' <= c && c <= '9':
			digits++
		}
	}
	return letters > 0 && digits > 0 && letters+digits == len(word)
}
