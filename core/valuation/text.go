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
	for i := range t.tokens {
		m := v.terms[t.tokens[i].term].meaning
		t.facets[m.facet] |= m.value
	}
	t.findQuantities()
	t.findModels()
}
