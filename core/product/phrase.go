package product

//go:generate go run ./internal/gen

import "strings"

// phraseUse says where a phrase states a condition. A part of a text is what punctuation sets off: "(mint)",
// "- good", ", used".
type phraseUse uint8

const (
	anywhere  phraseUse = iota
	edge                // alone, at the end of a part, or at the start of the text: "new"
	alone               // if its part says nothing else, beside a noun, or before a condition that ends its part
	bracketed           // if the text says nothing else, in square brackets, or beside a noun: "mint" is a colour too
	noun                // names no condition: "condition"; cut with the condition that it belongs to
	filler              // names no condition, and leaves what it stands beside alone: "see details"
	kept                // part of a name, or of a phrase with another meaning: "New Balance"; never cut
)

// phrase is an entry of conditionPhrases, which go generate makes of conditions.txt.
type phrase struct {
	folded    string // as in words.Text.Folded, without the last byte
	condition Condition
	use       phraseUse
}

// words returns the number of words of the phrase.
func (p *phrase) words() int { return 1 + strings.Count(p.folded, " ") }

// plainWord stands for a word that begins no phrase.
var plainWord = phrase{use: kept}

// longestPhrase returns the longest phrase at the start of a folded text whose first word is word, or plainWord.
func longestPhrase(folded, word string) *phrase {
	first, end := 0, len(conditionPhrases)
	for first < end {
		if middle := (first + end) / 2; conditionPhrases[middle].folded < word {
			first = middle + 1
		} else {
			end = middle
		}
	}
	found := &plainWord
	for n := first; n < len(conditionPhrases) && conditionPhrases[n].beginsWith(word); n++ {
		// The phrases are sorted, so of two that match the longer one is later.
		if p := &conditionPhrases[n]; len(folded) > len(p.folded) && strings.HasPrefix(folded, p.folded) && isEnd(folded[len(p.folded)]) {
			found = p
		}
	}
	return found
}

func (p *phrase) beginsWith(word string) bool {
	return strings.HasPrefix(p.folded, word) && (len(p.folded) == len(word) || isEnd(p.folded[len(word)]))
}

// isEnd reports whether c ends a word in words.Text.Folded.
func isEnd(c byte) bool { return c == ' ' || c == ',' }

// negations are the words after which a condition is denied: "not broken", "keine defekt".
const negations = " not no non never isn t without nicht kein keine ohne pas sans ni senza sin no nao sem niet geen zonder nie bez inte ej ikke uden "
