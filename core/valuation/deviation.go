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

// findDeviation returns the condition of some of the pieces that a description states.
func findDeviation(description string) deviation {
	for _, part := range clauses(truncate(description, maxDescriptionBytes)) {
		number, after, _ := strings.Cut(strings.TrimSpace(part), " ")
		m := match{tokens: tokenize(nil, 0, number)}
		if len(m.tokens) != 1 || after == "" || !m.takeNumber(m.tokens[0].text) {
			continue
		}
		if rest, c := product.CutCondition(after); c != product.Unknown && joinsWords(rest) {
			lot := scopeReader{ofItem: true}
			lot.read(readDamage(truncate(strings.Replace(description, part, "", 1), maxDescriptionBytes)).rest)
			if lot.pieces > m.number {
				return deviation{part, m.number, c}
			}
		}
	}
	return deviation{}
}

// joinsWords reports whether a text has only words such as "of them is".
func joinsWords(s string) bool {
	for _, t := range tokenize(nil, 0, s) {
		if rolesOf(t.text)&(link|ofWord|verb|pronoun) == 0 {
			return false
		}
	}
	return true
}

// CutCondition returns the condition that a description states, and the description without the words that state it. The
// condition of only some of the pieces remains: "one broken" in "two watches, one broken".
func CutCondition(description string) (rest string, c product.Condition) {
	d := findDeviation(description)
	if d.clause == "" {
		return product.CutCondition(description)
	}
	rest, c = product.CutCondition(strings.Replace(description, d.clause, "", 1))
	return strings.TrimRight(rest, " ,;.") + ", " + strings.TrimSpace(d.clause), c
}

// apply reduces the prices by what the deviating pieces are worth less, and returns the reason.
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
