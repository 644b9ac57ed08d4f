package valuation

import (
	"math"

	"loupe/core/product"
	"loupe/core/text"
)

// conditionFactors is the price of an item in a condition relative to a new one. Sources:
// docs/VALUATION.md.
var conditionFactors = [...]float64{
	product.New:         1,
	product.OpenBox:     0.85,
	product.Refurbished: 0.8,
	product.LikeNew:     0.8,
	product.Excellent:   0.8,
	product.VeryGood:    0.7,
	product.Good:        0.58,
	product.Used:        0.58,
	product.Fair:        0.4,
	product.Poor:        0.3,
	product.ForParts:    0.3,
}

// logFactor returns the logarithm of the condition's factor. The condition must be known.
func logFactor(c product.Condition) float64 { return math.Log(conditionFactors[c]) }

// damage is a word for a defect.
type damage struct {
	word   string
	factor float64 // price of an item with the defect, relative to an intact one
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

// itemState is the item's condition and damage, to which the listings' prices are adjusted.
type itemState struct {
	condition         product.Condition
	damageFactor      float64 // price with the item's defects, relative to an intact item
	unstatedLogFactor float64 // logarithm of the condition factor assumed for listings that state none
}

// assumedConditionWeight is how many listings the item's own condition counts for in the mean that
// assessState takes.
const assumedConditionWeight = 2

// assessState determines the item's state. If the item's condition is known, it also sets the stated
// condition of each candidate, and the factor assumed for listings that state none: the geometric mean
// of the stated conditions' factors, weighted by probability, and of the item's own.
func assessState(item *Item, defects []string, candidates []candidate) itemState {
	s := itemState{condition: item.Condition, damageFactor: 1}
	for _, d := range defects {
		s.damageFactor *= damageFactorOf(d)
	}
	s.damageFactor = max(s.damageFactor, minDamageFactor)
	if s.condition == product.Unknown {
		return s
	}
	sum, weight := assumedConditionWeight*logFactor(s.condition), float64(assumedConditionWeight)
	for i := range candidates {
		c := &candidates[i]
		if c.stated = c.statedCondition(); c.stated != product.Unknown && c.outcome != duplicate {
			sum += c.probability * logFactor(c.stated)
			weight += c.probability
		}
	}
	s.unstatedLogFactor = sum / weight
	return s
}

// statedCondition returns the condition that the listing states. A condition in the title overrides New,
// because some shops state New for every listing.
func (l *Listing) statedCondition() product.Condition {
	if l.Condition == product.Unknown || l.Condition == product.New {
		if c := product.ConditionInTitle(l.Title); c != product.Unknown {
			return c
		}
	}
	return l.Condition
}

// logAdjustment returns what to add to the logarithm of a listing's price to adjust it to the item's
// condition and defects.
func (s *itemState) logAdjustment(stated product.Condition) float64 {
	damage := math.Log(s.damageFactor)
	switch {
	case s.condition == product.Unknown:
		return damage
	case stated == product.Unknown:
		return damage + logFactor(s.condition) - s.unstatedLogFactor
	}
	return damage + logFactor(s.condition) - logFactor(stated)
}

// damageFactorOf returns the factor of the first of damages that the defect names, or
// otherDamageFactor.
func damageFactorOf(defect string) float64 {
	tokens := tokenize(make([]token, 0, maxTokens), 0, defect)
	for _, d := range damages {
		if hasToken(tokens, d.word) {
			return d.factor
		}
	}
	return otherDamageFactor
}

// cleanDefects returns the first MaxDefects defects, each cut to maxExcerpt characters, without empty
// ones.
func cleanDefects(given []string) []string {
	var cleaned []string
	for _, d := range given[:min(len(given), MaxDefects)] {
		if d = text.Excerpt(d, maxExcerpt); d != "" {
			cleaned = append(cleaned, d)
		}
	}
	return cleaned
}
