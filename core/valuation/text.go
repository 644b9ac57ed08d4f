package valuation

// text is what is read once from the words of the item or of a listing.
type text struct {
	tokens     []token
	models     []model
	quantities []quantity
	facets     [facets]uint32
}

// read finds what the tokens say, once the vocabulary has numbered them.
func (t *text) read(v *vocabulary) {
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
	t.quantities, t.models = make([]quantity, 0, numbers), make([]model, 0, numbers)
	t.findQuantities(v)
	t.findModels()
}
