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

// phrase is an entry of conditionPhrases.
type phrase struct {
	folded    string // as in words.Text.Folded, without the last byte
	condition Condition
	use       phraseUse
}

// words returns the number of words of the phrase.
func (p *phrase) words() int { return 1 + strings.Count(p.folded, " ") }

// plainWord stands for a word that begins no phrase.
var plainWord = phrase{use: kept}

// phraseAt returns the entry that begins at an index of conditionPhrases, and the index of the next entry. An entry is the
// phrase, a letter for its condition ('A' is Unknown) and one for its use ('a' is anywhere). A bar ends it.
func phraseAt(i int) (p phrase, next int) {
	next = i + strings.IndexByte(conditionPhrases[i:], '|') + len("|")
	codes := next - len("Aa|")
	return phrase{conditionPhrases[i:codes], Condition(conditionPhrases[codes] - 'A'), phraseUse(conditionPhrases[codes+1] - 'a')}, next
}

// longestPhrase returns the longest phrase at the start of a folded text whose first word is word, or plainWord.
func longestPhrase(folded, word string) phrase {
	first, end := 0, len(conditionPhrases)
	for first < end {
		middle := 1 + strings.LastIndexByte(conditionPhrases[:(first+end)/2], '|')
		if p, next := phraseAt(middle); p.folded < word {
			first = next
		} else {
			end = middle
		}
	}
	found := plainWord
	for first < len(conditionPhrases) {
		p, next := phraseAt(first)
		if !p.beginsWith(word) {
			break
		}
		// The phrases are sorted, so of two that match the longer one is later.
		if len(folded) > len(p.folded) && strings.HasPrefix(folded, p.folded) && isEnd(folded[len(p.folded)]) {
			found = p
		}
		first = next
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
