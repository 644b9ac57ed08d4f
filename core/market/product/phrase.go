package product

//go:generate go run loupe/build/toolchain/conditions

import "strings"

// phraseUse says where a phrase states a condition. A part of a text is what punctuation sets off: "(mint)",
// "- good", ", used".
type phraseUse uint8

const (
	anywhere  phraseUse = iota
	edge                // alone, at the end of a part, or at the start of the text: "new"
	alone               // if its part says nothing else, next to a noun, or before a condition that ends the part
	bracketed           // if the text says nothing else, in square brackets, or next to a noun: "mint" is a colour too
	noun                // names no condition: "condition"; cut with the condition that it belongs to
	filler              // names no condition and does not change the phrases next to it: "see details"
	kept                // part of a name, or of a phrase with another meaning: "New Balance"; never cut
)

// phrase is an entry of conditionPhrases.
type phrase struct {
	folded    string // as in phrases.Table
	condition Condition
	use       phraseUse
}

// words returns the number of words of the phrase.
func (p *phrase) words() int { return 1 + strings.Count(p.folded, " ") }

// plainWord stands for a word that begins no phrase.
var plainWord = phrase{use: kept}

// longestPhrase returns the longest phrase at the start of a folded text, or plainWord.
func longestPhrase(folded string) phrase {
	number, _, size := conditionPhrases.Longest(folded)
	if size == 0 {
		return plainWord
	}
	return decodePhrase(number, folded[:size])
}

// decodePhrase returns the entry of a phrase by its number. In phraseCodes it has a letter for its condition ('A' is Unknown) and one for
// its use ('a' is anywhere).
func decodePhrase(number int, folded string) phrase {
	return phrase{folded, Condition(phraseCodes[2*number] - 'A'), phraseUse(phraseCodes[2*number+1] - 'a')}
}

// negations are the words after which a condition is denied: "not broken", "keine defekt".
const negations = " not no non never isn t without nicht kein keine ohne pas sans ni senza sin no nao sem niet geen zonder nie bez inte ej ikke uden "
