package valuation

// reading is what the item's texts say about which product it is and how much of it.
type reading struct {
	scope      scope
	words      []token      // of the description, without those that state damage or the scope
	damage     damageReport // that the description states; a missing part is a defect, too
	deviation  deviation    // the condition of some of the pieces
	difference string       // the reason that names a colour, size or year that the title contradicts; "" if there is none
}

// read reads the item's description, and its title for the scope that the description leaves open.
func (item *Item) read() {
	title := tokenize(nil, 0, truncate(item.Title, maxTitleBytes))
	named := scopeReader{ofItem: true}
	if item.Title != "" {
		named.shown = tokenize(title[:len(title):len(title)], 0, truncate(item.Category, maxTitleBytes))
	}
	r := &reading{deviation: findDeviation(item.Description)}
	r.damage = readDamage(r.deviation.cutFrom(item.Description))
	r.words = named.read(r.damage.rest)
	r.damage.defects = append(r.damage.defects, named.lacking...)
	if item.onlyShown {
		r.words = nil
	}
	_, shown := readScope(title)
	r.scope = named.scope.or(shown)
	r.difference = statedOtherwise(r.words, title)
	item.said = r
}

// titleTokens returns the tokens of the item's title without the words that state a scope. If the item is only a part
// of the product, they are also without the words for what the product includes.
func (item *Item) titleTokens() []token {
	tokens, _ := readScope(tokenize(nil, 0, truncate(item.Title, maxTitleBytes)))
	if item.said.scope.part > withLens {
		tokens = withoutIncluded(tokens)
	}
	return tokens
}
