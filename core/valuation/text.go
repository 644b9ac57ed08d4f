package valuation

// text is what is read once from an item's or a listing's words.
type text struct {
	tokens     []token
	compact    string // the tokens without anything between
	starts     []int  // of each token in compact, and its length at the end
	models     []string
	quantities []quantity
	kinds      kind
}

func (t *text) read() {
	n := 0
	for i := range t.tokens {
		n += len(t.tokens[i].text)
	}
	buf := make([]byte, 0, n)
	t.starts = make([]int, 0, len(t.tokens)+1)
	for i := range t.tokens {
		t.starts = append(t.starts, len(buf))
		buf = append(buf, t.tokens[i].text...)
	}
	t.starts = append(t.starts, len(buf))
	t.compact = string(buf)
	t.findQuantities()
	t.findModels()
	t.findKinds()
}

// has reports whether the term is among the text's.
func (t *text) has(term int32) bool {
	for i := range t.tokens {
		if t.tokens[i].term == term {
			return true
		}
	}
	return false
}
