package reasons

import (
	"strconv"
	"strings"

	"loupe/core/reading/description"
	"loupe/core/valuation/matching"
)

// areOutOfScope reports whether no candidate is an offer of as much of the product as the item is.
func areOutOfScope(candidates []matching.Candidate) bool {
	for i := range candidates {
		if c := &candidates[i]; !c.OutOfScope && c.Outcome != matching.Duplicate {
			return false
		}
	}
	return true
}

// alone names the part that the scope is: "the body"; "" if it is the complete product.
func alone(s description.Scope) string {
	switch s.Part {
	case description.BoxOnly:
		return "the box"
	case description.OnePart:
		return "the " + s.Name
	case description.BodyOnly:
		return "the body"
	case description.OneOfAPair:
		return "one piece of the pair"
	}
	return ""
}

// objection says why a listing whose scope differs is not used.
func objection(s description.Scope) string {
	if part := alone(s); part != "" {
		return "it is not an offer of " + part + " alone"
	}
	return "it is an offer of a part or of the box alone"
}

// explainScope adds the reason that says what the stated scope changed, if it changed anything.
func (f *Facts) explainScope() {
	s, text := f.State.Scope, ""
	if part := alone(s); part != "" {
		text = "Only " + part + " is valued, as described. Offers of more or of other parts were left out."
	}
	switch {
	case s.Pieces > 1:
		text += " The item is a lot of " + strconv.Itoa(s.Pieces) +
			". The prices of offers with another number of pieces were converted to that number."
	case s.Excess > 0:
		text += " The range is for one piece, although the description states " + strconv.Itoa(s.Excess) + ": lots of more than " + strconv.Itoa(description.MaxPieces) +
			" pieces are not valued, because they sell at another price for each piece."
	}
	if text != "" {
		f.add("scope", strings.TrimSpace(text),
			"part pieces pieces_not_valued", partCode(s), max(s.Pieces, 1), s.Excess)
	}
}

// partCode returns the code of the part of a product that the scope is, "" for the complete product.
func partCode(s description.Scope) string {
	switch s.Part {
	case description.BoxOnly:
		return "box"
	case description.OnePart:
		return "part"
	case description.BodyOnly:
		return "body"
	case description.OneOfAPair:
		return "one"
	}
	return ""
}
