package valuation

import (
	"slices"

	"loupe/core/product"
	"loupe/core/text"
	"loupe/core/valuation/internal/pricing"
)

const (
	otherDamageFactor = 0.95 // of a defect that names none of the damages
	minDamageFactor   = 0.2  // of all defects together
)

// itemState is the item's condition and damage, to which the listings' prices are adjusted.
type itemState struct {
	condition    product.Condition
	kind         pricing.Kind
	defects      []string // cleaned, at most MaxDefects
	scope        scope
	damageFactor float64  // price with the defects, relative to an intact item
	words        []string // reasons that the description's words give
}

// assessState determines the item's state.
func assessState(item *Item, kind pricing.Kind) itemState {
	s := itemState{condition: item.Condition, kind: kind, scope: item.said.scope, defects: cleanDefects(item.Defects), damageFactor: 1}
	for _, d := range item.said.damage.defects {
		if len(s.defects) < MaxDefects && !slices.Contains(s.defects, d) {
			s.defects = append(s.defects, d)
		}
	}
	for _, d := range s.defects {
		s.damageFactor *= damageFactorOf(d)
	}
	s.damageFactor = max(s.damageFactor, minDamageFactor)
	s.words = []string{s.scope.reason(), item.said.difference, item.said.deviation.apply(&s)}
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

// damageFactorOf returns the lowest factor of the damages that the defect names, or otherDamageFactor if it names none.
func damageFactorOf(defect string) float64 {
	factor := 0.0
	for _, t := range tokenize(make([]token, 0, maxTokens), 0, defect) {
		if f := wordMeanings[t.text].factor; f > 0 && (factor == 0 || f < factor) {
			factor = f
		}
	}
	if factor == 0 {
		return otherDamageFactor
	}
	return factor
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
