package matching

import (
	"slices"

	"loupe/core/market/product"
	"loupe/core/reading/lexicon"
)

// ParsedText is the text of the item or of a listing, with what was recognised in it.
type ParsedText struct {
	Tokens       []lexicon.Token
	modelNumbers []modelNumber
	Quantities   []Quantity
	Facets       [lexicon.FacetCount]uint32 // per facet, the set of values that the text names
}

// Parse recognises facets, quantities and model numbers. The tokens and their terms must be set.
func (t *ParsedText) Parse(v *vocabulary) {
	numbers := 0
	for i := range t.Tokens {
		m := v.terms[t.Tokens[i].Term].meaning
		t.Facets[m.Facet] |= m.Value
		if t.Tokens[i].Digits > 0 || m.Facet == lexicon.Series {
			numbers++
		}
	}
	if numbers == 0 {
		return
	}
	t.Quantities, t.modelNumbers = takeSpace(&v.quantities, numbers), takeSpace(&v.modelNumbers, numbers)
	t.findQuantities(v)
	t.findModelNumbers()
}

// stateKind adds the kind of offer that the text's condition makes it. stated is the condition of the offer or of the
// item, inTitle the one that its words state. An offer for parts is a different kind from a working item. A
// refurbished offer is a different kind only if the item's condition is unknown.
func (t *ParsedText) stateKind(stated, inTitle, item product.Condition) {
	switch {
	case item == product.Unknown && inTitle == product.ForParts, item != product.Unknown && stated == product.ForParts:
		t.Facets[lexicon.Kind] |= lexicon.Part | lexicon.Spares
	case item == product.Unknown && inTitle == product.Refurbished:
		t.Facets[lexicon.Kind] |= lexicon.Renewed | lexicon.Restored
	}
}

// isOtherKind reports whether a listing offers something else than the item, such as an accessory for it or a part of it. The
// picture of such an offer often shows the item, so it is no evidence.
func (t *ParsedText) isOtherKind(item *ParsedText) bool {
	other := t.Facets[lexicon.Kind] &^ item.Facets[lexicon.Kind]
	if other&^(lexicon.Extras|lexicon.Renewed|lexicon.Restored) != 0 {
		return true
	}
	return other&lexicon.Accessory != 0 && slices.ContainsFunc(t.Tokens, func(k lexicon.Token) bool { return lexicon.HasToken(purposeWords, k.Text) })
}
