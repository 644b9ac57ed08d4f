package valuation

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
	t.quantities, t.modelNumbers = make([]quantity, 0, numbers), make([]modelNumber, 0, numbers)
	t.findQuantities(v)
	t.findModelNumbers()
}
