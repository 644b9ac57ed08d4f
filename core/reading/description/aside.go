package description

import (
	"loupe/core/market/product"
	"loupe/core/reading/lexicon"
)

// Deviation is a condition that only some pieces of a lot have: "one broken" in "two watches, one broken".
type Deviation struct {
	at        int // where its clause begins
	Pieces    int
	Condition product.Condition
}

// findDeviation returns the condition of some of the pieces that a clause states, if another clause names more pieces.
func findDeviation(list []clause) (d Deviation) {
	most := 0
	for i := range list {
		c := &list[i]
		if len(c.units) == 0 {
			continue
		}
		n := numberOf(&c.units[0])
		from := c.skip(1, 1, of(wordLink).with(wordOf).with(wordIs))
		said := c.conditionOf(from, len(c.units))
		if n > 0 && said != product.Unknown && d.Pieces == 0 {
			d = Deviation{c.from, n, said}
			continue
		}
		for k := range c.units {
			most = max(most, numberOf(&c.units[k]))
		}
	}
	if most <= d.Pieces {
		return Deviation{}
	}
	return d
}

// following returns the clause after the i-th; an empty one after the last.
func following(list []clause, i int) *clause {
	if i+1 < len(list) {
		return &list[i+1]
	}
	return &clause{}
}

// cutAsides cuts what is not about the item's present state: conditions such as "if it breaks", insurance, and the seller's other
// items. If next says that the damage was repaired, the whole clause is cut.
func (c *clause) cutAsides(next *clause, isOfOthers bool) {
	offersReturn := c.says(of(wordRefund)) || next.says(of(wordRefund))
	from := len(c.units)
	if isOfOthers || next.beginsWithRepair() && c.says(damage.with(wordFault).with(wordNeed)) {
		from = 0
	}
	for i := 0; i < from; i++ {
		if c.has(i, of(wordIf)) || c.has(i, of(wordIfReturn)) && offersReturn {
			from = i
		}
	}
	c.cut(from, len(c.units))
}

// beginsWithRepair reports whether the clause begins by saying that the damage in the clause before it was repaired: "but has been
// repaired". "Replaced strap" does not count, because it is about the strap.
func (c *clause) beginsWithRepair() bool {
	i := c.skip(0, 1, fillers.with(wordBut))
	return c.has(i, of(wordMended)) && !c.has(c.skip(i+1, 1, of(wordLink)), damageable.or(apart))
}

// makeParts makes packaging and accessories that the title names parts of the product: "case is torn" of a leather case.
func (c *clause) makeParts(title []lexicon.Token) {
	for i := range c.units {
		if u := &c.units[i]; u.classes.has(apart) && lexicon.HasPhrase(title, u.text) {
			u.classes = u.classes.without(apart).with(wordPart)
		}
	}
}

// isOfOthers reports whether the clause names the seller's other items: "other listings", "my other one".
func (c *clause) isOfOthers() bool {
	i := c.find(0, len(c.units), of(wordOther))
	return i >= 0 && (c.anyHas(i+1, i+3, of(wordListings)) || c.has(i-1, of(wordMy)) || c.has(i+1, of(wordMy)))
}

// cutOtherConditions cuts conditions of a part ("strap is new") and of the time of purchase ("neu gekauft"). wasNew
// reports whether the item was new at purchase.
func (c *clause) cutOtherConditions(title []lexicon.Token) (wasNew bool) {
	if c.says(of(wordBought)) {
		for i := range c.units {
			isNew := c.has(i, of(wordNew))
			c.units[i].cut = c.units[i].cut || isNew
			wasNew = wasNew || isNew
		}
	}
	first := c.skip(0, 1, of(wordLink))
	i := c.find(first, first+2, damageable.or(apart))
	if i < 0 || lexicon.HasToken(title, c.units[i].text) || c.has(i, of(wordBody).with(wordProduct).with(wordMaterial)) || c.says(of(wordOnly)) {
		return wasNew
	}
	if said := c.conditionOf(i+1, len(c.units)); (i == first || i == first+1 && c.has(i+1, of(wordIs))) && product.New <= said && said <= product.Good {
		c.cut(i+1, len(c.units))
	}
	return wasNew
}

// conditionOf returns the condition that units[from:to] state.
func (c *clause) conditionOf(from, to int) (said product.Condition) {
	if from < to {
		_, said = product.CutCondition(c.text(from, to))
	}
	return said
}
