package valuation

import (
	"slices"

	"loupe/core/product"
)

// parsedText is the text of the item or of a listing, with what was recognised in it.
type parsedText struct {
	tokens       []token
	modelNumbers []modelNumber
	quantities   []quantity
	facets       [facetCount]uint32 // per facet, the set of values that the text names
}

// parse recognises facets, quantities and model numbers. The tokens and their terms must be set.
func (t *parsedText) parse(v *vocabulary) {
	numbers := 0
	for i := range t.tokens {
		m := v.terms[t.tokens[i].term].meaning
		t.facets[m.facet] |= m.value
		if t.tokens[i].digits > 0 || m.facet == series {
			numbers++
		}
	}
	if numbers == 0 {
		return
	}
	t.quantities, t.modelNumbers = takeSpace(&v.quantities, numbers), takeSpace(&v.modelNumbers, numbers)
	t.findQuantities(v)
	t.findModelNumbers()
}

// stateKind adds the kind of offer that the text's condition makes it. stated is the condition of the offer or of the
// item, inTitle the one that its words state. An offer for parts is a different kind from a working item. A
// refurbished offer is a different kind only if the item's condition is unknown.
func (t *parsedText) stateKind(stated, inTitle, item product.Condition) {
	switch {
	case item == product.Unknown && inTitle == product.ForParts, item != product.Unknown && stated == product.ForParts:
		t.facets[kind] |= part | spares
	case item == product.Unknown && inTitle == product.Refurbished:
		t.facets[kind] |= renewed | restored
	}
}

// isOtherKind reports whether a listing offers something else than the item, such as an accessory for it or a part of it. The
// picture of such an offer often shows the item, so it is no evidence.
func (t *parsedText) isOtherKind(item *parsedText) bool {
	other := t.facets[kind] &^ item.facets[kind]
	if other&^(extras|renewed|restored) != 0 {
		return true
	}
	return other&accessory != 0 && slices.ContainsFunc(t.tokens, func(k token) bool { return hasToken(purposeWords, k.text) })
}
