package search

import (
	"strings"
	"unicode"
)

// Rank is the expression that orders the catalogue's rows, least first: BM25 with its usual parameters over title, brand
// and category, where a category says less of one product than a title does.
const Rank = "bm25(listing_text, 1.0, 1.0, 0.5)"

// Limits of a query: what comes after is left out.
const (
	maxQueryText  = 2048 // bytes
	maxQueryTerms = 64
)

// Query makes the FTS5 expression for a text in anyone's words: any of its words is enough, and each is quoted, so that
// none is an operator. It is "" when the text has no word.
//
// A word of letters and digits may be a model number, which shops write with and without hyphens and endings. So
// "kxflb801" also asks for what it starts ("kxflb801n"), and for its own ends ("flb801", which the index has of
// "kx-flb801").
func Query(text string) string {
	if len(text) > maxQueryText {
		text = text[:maxQueryText]
	}
	terms := make([]string, 0, maxQueryTerms)
	add := func(term string) {
		for _, t := range terms {
			if t == term {
				return
			}
		}
		if len(terms) < maxQueryTerms {
			terms = append(terms, term)
		}
	}
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	for _, w := range words {
		add(`"` + w + `"`)
	}
	for _, w := range words {
		if !mixed(w) || len(w) < minModel {
			continue
		}
		add(`"` + w + `" *`)
		for i := 1; i <= maxModelLead && len(w)-i >= minModelEnd && mixed(w[i:]); i++ {
			add(`"` + w[i:] + `"`)
		}
	}
	return strings.Join(terms, " OR ")
}

const (
	minModel     = 5 // characters of a model number that is asked for in other spellings
	minModelEnd  = 4 // characters of an end of it
	maxModelLead = 4 // characters that may be apart from the end
)

// mixed reports whether a word has ASCII letters and digits and nothing else.
func mixed(word string) bool {
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
