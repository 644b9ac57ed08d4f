package description

import (
	"strings"

	"loupe/core/lexicon"
	"loupe/core/product"
)

// Deviation is a condition that only some pieces of a lot have: "one broken" in "two watches, one broken".
type Deviation struct {
	clause    string // of the description; "" if there is none
	Pieces    int
	Condition product.Condition
}

// maxDeviations limits how many clauses are compared with the whole description, which takes time.
const maxDeviations = 4

// findDeviation returns the condition of some of the pieces that a description states.
func findDeviation(description string) Deviation {
	compared := 0
	for _, part := range clauses(lexicon.Truncate(description, maxDescriptionBytes)) {
		rest, c, _ := parseState(part)
		tokens := lexicon.Tokenize(nil, 0, rest)
		if c == product.Unknown || len(tokens) == 0 || !joinsWords(tokens[1:]) {
			continue
		}
		d := Deviation{part, numberOf(tokens[0].Text), c}
		if d.Pieces == 0 {
			continue
		}
		if compared++; compared > maxDeviations {
			break
		}
		lot := scopeParser{ofItem: true}
		lot.read(tokenizeClauses(parseDamage(d.cutFrom(description)).rest))
		if lot.Pieces > d.Pieces {
			return d
		}
	}
	return Deviation{}
}

// cutFrom returns the description without the clause.
func (d *Deviation) cutFrom(description string) string {
	before, after, _ := strings.Cut(lexicon.Truncate(description, maxDescriptionBytes), d.clause)
	return before + after
}

// joinsWords reports whether the tokens are only words such as "of them is".
func joinsWords(tokens []lexicon.Token) bool {
	for i := range tokens {
		if rolesOf(tokens[i].Text)&(link|ofWord|verb|pronoun) == 0 {
			return false
		}
	}
	return true
}
