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
	damageFactor float64 // price with the defects, relative to an intact item
	authenticity authenticity
	copyWords    string   // what states it
	words        []string // reasons that the description's words give
}

// assessState determines the item's state. The price of an item for parts already has in it that the item
// or a part does not work.
func assessState(item *Item, kind pricing.Kind) itemState {
	said := item.said
	s := itemState{condition: item.Condition, kind: kind, scope: said.scope, damageFactor: 1, authenticity: said.damage.authenticity,
		copyWords: said.damage.copyWords, defects: cleanDefects(item.Defects)}
	for _, d := range said.damage.defects {
		if len(s.defects) < MaxDefects && !slices.Contains(s.defects, d) {
			s.defects = append(s.defects, d)
		}
	}
	itemFails := false
	for _, d := range s.defects {
		factor, fails := damageFactorOf(d)
		itemFails = itemFails || fails
		if s.condition == product.ForParts && factor == partFailureFactor {
			factor = 1
		}
		s.damageFactor *= factor
	}
	if itemFails && s.condition != product.ForParts {
		factor, _ := pricing.Factor(kind, product.ForParts)
		s.damageFactor *= factor
	}
	s.damageFactor = max(s.damageFactor, minDamageFactor)
	s.words = []string{s.scope.reason(), said.difference, said.deviation.apply(&s)}
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

// damageFactorOf returns the price of an item with the defect relative to an intact one, and whether the item does not
// work. If readDamage finds no damage in the text, the lowest factor of its words counts, or otherDamageFactor.
func damageFactorOf(defect string) (factor float64, fails bool) {
	r := readDamage(defect)
	r.readUnspaced(defect)
	if factor = r.factor; factor == 0 && r.fails {
		return 1, true
	}
	for _, t := range tokenize(make([]token, 0, maxTokens), 0, defect) {
		if f := wordMeanings[t.text].factor; f > 0 && r.factor == 0 && (factor == 0 || f < factor) {
			factor = f
		}
	}
	if factor == 0 {
		factor = otherDamageFactor
	}
	return factor, r.fails
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
