package valuation

import (
	"slices"

	"loupe/core/product"
	"loupe/core/text"
	"loupe/core/valuation/internal/pricing"
)

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
	condition    product.Condition
	kind         pricing.Kind
	defects      []string // cleaned, at most MaxDefects
	damageFactor float64  // price with the defects, relative to an intact item
}

// assessState determines the item's state.
func assessState(item *Item, description *damageReport, kind pricing.Kind) itemState {
	s := itemState{condition: item.Condition, kind: kind, defects: cleanDefects(item.Defects), damageFactor: 1}
	for _, d := range description.defects {
		if len(s.defects) < MaxDefects && !slices.Contains(s.defects, d) {
			s.defects = append(s.defects, d)
		}
	}
	for _, d := range s.defects {
		s.damageFactor *= damageFactorOf(d)
	}
	s.damageFactor = max(s.damageFactor, minDamageFactor)
	return s
}

// stateCondition cuts the condition out of the listing's title, and sets the condition that it states. A condition in
// the title overrides New, because some shops state New for every listing.
func (c *candidate) stateCondition() {
	var inTitle product.Condition
	c.title, inTitle = product.CutCondition(truncate(c.Title, maxTitleBytes))
	c.stated = c.Condition
	if inTitle != product.Unknown && (c.stated == product.Unknown || c.stated == product.New) {
		c.stated = inTitle
	}
	c.titleCondition = inTitle
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
