package valuation

import (
	"strconv"
	"strings"

	"loupe/core/product"
	"loupe/core/valuation/internal/pricing"
)

// deviation is a condition that only some pieces of a lot have: "one broken" in "two watches, one broken".
type deviation struct {
	clause    string // of the description; "" if there is none
	pieces    int
	condition product.Condition
}

// maxDeviations limits how many clauses are compared with the whole description, which takes time.
const maxDeviations = 4

// findDeviation returns the condition of some of the pieces that a description states.
func findDeviation(description string) deviation {
	compared := 0
	for _, part := range clauses(truncate(description, maxDescriptionBytes)) {
		rest, c, _ := readState(part)
		tokens := tokenize(nil, 0, rest)
		if c == product.Unknown || len(tokens) == 0 || !joinsWords(tokens[1:]) {
			continue
		}
		d := deviation{part, numberOf(tokens[0].text), c}
		if d.pieces == 0 {
			continue
		}
		if compared++; compared > maxDeviations {
			break
		}
		lot := scopeReader{ofItem: true}
		lot.read(tokenizeClauses(readDamage(d.cutFrom(description)).rest))
		if lot.pieces > d.pieces {
			return d
		}
	}
	return deviation{}
}

// cutFrom returns the description without the clause.
func (d *deviation) cutFrom(description string) string {
	before, after, _ := strings.Cut(truncate(description, maxDescriptionBytes), d.clause)
	return before + after
}

// joinsWords reports whether the tokens are only words such as "of them is".
func joinsWords(tokens []token) bool {
	for i := range tokens {
		if rolesOf(tokens[i].text)&(link|ofWord|verb|pronoun) == 0 {
			return false
		}
	}
	return true
}

// apply adjusts the damage factor to the value of the deviating pieces, and returns the reason. It changes nothing and returns
// "" if the item is not a lot of more pieces than these.
func (d *deviation) apply(s *itemState) string {
	pieces := s.scope.pieces
	if d.pieces == 0 || pieces <= d.pieces {
		return ""
	}
	own := 1.0
	if s.condition != product.Unknown {
		own, _ = pricing.Factor(s.kind, s.condition)
	}
	other, _ := pricing.Factor(s.kind, d.condition)
	share := float64(d.pieces) / float64(pieces)
	s.damageFactor *= 1 - share + share*other/own
	return "The condition of " + strconv.Itoa(d.pieces) + " of the " + strconv.Itoa(pieces) + " pieces is “" + d.condition.String() +
		"”; the value of the lot was adjusted for it."
}
