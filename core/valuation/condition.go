package valuation

import (
	"math"

	"loupe/core/text"
)

// condition is a condition that shops name, with the price of such an item relative to a new one.
type condition struct {
	phrase   string // consecutive words that name it
	factor   float64
	name     string // for reasons; "" if the condition is unknown
	inTitles bool   // the phrase names a condition in a title too
}

// conditions is searched in order, so a more specific phrase precedes a more general one. Sources of
// the factors: docs/VALUATION.md.
var conditions = [...]condition{
	{"not working", 0.3, "not working", true}, {"for parts", 0.3, "for parts", true}, {"broken", 0.3, "broken", true}, {"faulty", 0.3, "faulty", true},
	{"open box", 0.85, "open box", true}, {"refurbished", 0.8, "refurbished", true}, {"refurb", 0.8, "refurbished", true},
	{"renewed", 0.8, "refurbished", true}, {"reconditioned", 0.8, "refurbished", true},
	{"like new", 0.8, "like new", true}, {"mint", 0.8, "like new", false}, {"excellent", 0.8, "excellent", false},
	{"very good", 0.7, "very good", false}, {"good", 0.58, "good", false},
	{"acceptable", 0.4, "acceptable", false}, {"fair", 0.4, "fair", false}, {"poor", 0.3, "poor", false},
	{"used", 0.58, "used", true}, {"pre owned", 0.58, "used", true}, {"preowned", 0.58, "used", true}, {"second hand", 0.58, "used", true},
	{"new", 1, "new", false},
}

// damage is a word for a defect, with the price of an item that has it relative to an intact one.
type damage struct {
	word   string
	factor float64
}

// damages is searched in order, so severe damage precedes minor damage. Sources of the factors:
// docs/VALUATION.md.
var damages = [...]damage{
	{"working", 0.3}, {"broken", 0.4}, {"dead", 0.4}, {"faulty", 0.4}, {"water", 0.5},
	{"cracked", 0.65}, {"crack", 0.65}, {"shattered", 0.5}, {"bent", 0.75}, {"missing", 0.85}, {"torn", 0.75}, {"tear", 0.75}, {"rust", 0.8},
	{"dent", 0.88}, {"dents", 0.88}, {"dented", 0.88}, {"chip", 0.88}, {"chipped", 0.88}, {"stain", 0.88}, {"stained", 0.88}, {"battery", 0.85},
	{"scratch", 0.88}, {"scratches", 0.88}, {"scratched", 0.88}, {"scuff", 0.92}, {"scuffs", 0.92}, {"scuffed", 0.92}, {"worn", 0.9}, {"wear", 0.92},
	{"fading", 0.92}, {"faded", 0.92}, {"discoloured", 0.92}, {"discolored", 0.92}, {"dirty", 0.95}, {"dust", 0.97},
}

const (
	otherDamageFactor = 0.95 // of a defect that names none of the damages
	minDamageFactor   = 0.2  // of all defects together
)

// itemState is what adjusts the listings' prices to the item.
type itemState struct {
	condition         condition // no name if unknown
	damageFactor      float64   // price with the item's defects, relative to an intact item
	unstatedLogFactor float64   // ln of the condition factor assumed for listings that state none
}

// assumedConditionWeight is the weight of the assumption that listings without a stated condition
// are in the item's, counted in listings that are certain to be the same product.
const assumedConditionWeight = 2

// assessState determines the item's state and, if the item's condition is known, sets the stated
// condition of each candidate. A listing without one gets the mean of the stated conditions, in
// logarithms, in which the item's own condition counts as assumedConditionWeight listings.
func assessState(item *Item, defects []string, candidates []candidate) itemState {
	s := itemState{condition: parseCondition(item.Condition, false), damageFactor: 1}
	for _, d := range defects {
		s.damageFactor *= damageFactorOf(d)
	}
	s.damageFactor = max(s.damageFactor, minDamageFactor)
	if s.condition.name == "" {
		return s
	}
	sum, weight := assumedConditionWeight*math.Log(s.condition.factor), float64(assumedConditionWeight)
	for i := range candidates {
		c := &candidates[i]
		if c.stated = c.statedCondition(); c.stated.name != "" && c.outcome != duplicate {
			sum += c.probability * math.Log(c.stated.factor)
			weight += c.probability
		}
	}
	s.unstatedLogFactor = sum / weight
	return s
}

// statedCondition returns the condition that the listing states; its name is "" if there is none.
// The title overrides "new", which shops for new goods state for every listing.
func (l *Listing) statedCondition() condition {
	c := parseCondition(l.Condition, false)
	if c.name == "" || c.factor == 1 {
		if t := parseCondition(l.Title, true); t.name != "" {
			return t
		}
	}
	return c
}

// logAdjustment returns what to add to the logarithm of a listing's price to adjust it to the item's
// condition and defects.
func (s *itemState) logAdjustment(stated condition) float64 {
	a := math.Log(s.damageFactor)
	switch {
	case s.condition.name == "":
		return a
	case stated.name == "":
		return a + math.Log(s.condition.factor) - s.unstatedLogFactor
	}
	return a + math.Log(s.condition.factor/stated.factor)
}

// parseCondition returns the first of conditions that s names, or the zero condition. In a title it
// considers only phrases that are unambiguous there.
func parseCondition(s string, isTitle bool) condition {
	if s == "" {
		return condition{}
	}
	tokens := tokenize(make([]token, 0, maxTokens), 0, truncate(s, maxTitleBytes))
	for _, c := range conditions {
		if (c.inTitles || !isTitle) && hasPhrase(tokens, c.phrase) {
			return c
		}
	}
	return condition{}
}

// damageFactorOf returns the factor of the first of damages that the defect names.
func damageFactorOf(defect string) float64 {
	tokens := tokenize(make([]token, 0, maxTokens), 0, defect)
	for _, d := range damages {
		if hasToken(tokens, d.word) {
			return d.factor
		}
	}
	return otherDamageFactor
}

// cleanDefects returns excerpts of the first MaxDefects defects, without empty ones.
func cleanDefects(given []string) []string {
	var cleaned []string
	for _, d := range given[:min(len(given), MaxDefects)] {
		if d = text.Excerpt(d, maxExcerpt); d != "" {
			cleaned = append(cleaned, d)
		}
	}
	return cleaned
}
