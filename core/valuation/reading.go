package valuation

import (
	"cmp"

	"loupe/core/product"
)

// reading is what the item's texts say about which product it is, how much of it, and in which state.
type reading struct {
	scope      scope
	words      []token      // of the description, without those that state a condition, damage or the scope
	damage     damageReport // that the description states; a missing part is a defect, too
	deviation  deviation    // the condition of some of the pieces
	difference string       // the reason that names a colour, size or year that the title contradicts; "" if there is none
}

// read sets item.said from the description, and from the title where the description is silent. It removes the words for a
// condition from the title. If the item's condition is unknown, it sets the one that the texts state.
func (item *Item) read() {
	r := &reading{deviation: findDeviation(item.Description)}
	words, described, damage := readState(r.deviation.cutFrom(item.Description), titleTokens(item.Title)...)
	r.damage = damage
	if r.damage.authenticity == unstatedAuthenticity {
		shown := readDamage(truncate(item.Title, maxTitleBytes))
		r.damage.authenticity, r.damage.copyWords = shown.authenticity, shown.copyWords
	}
	var inTitle product.Condition
	item.Title, inTitle = product.CutCondition(item.Title)
	item.Condition = cmp.Or(item.Condition, described, inTitle)

	title := titleTokens(item.Title)
	named := scopeReader{ofItem: true}
	if item.Title != "" {
		named.shown = tokenize(title[:len(title):len(title)], 0, truncate(item.Category, maxTitleBytes))
	}
	r.words = named.read(tokenizeClauses(words))
	r.damage.defects = append(r.damage.defects, named.lacking...)
	if item.onlyShown {
		r.words = nil
	}
	_, shown := readScope(title)
	r.scope = named.scope.or(shown)
	r.difference = statedOtherwise(r.words, title)
	item.said = r
}

// tokenizeClauses returns the tokens of a text, and which of them begin a clause.
func tokenizeClauses(s string) []token {
	tokens := make([]token, 0, maxTokens)
	for _, part := range clauses(s) {
		first := len(tokens)
		if tokens = tokenize(tokens, 0, part); len(tokens) > first {
			tokens[first].startsClause = true
		}
	}
	return tokens
}

// titleTokens returns the tokens of the item's title without the words that state a scope. If the item is only a part
// of the product, they are also without the words for what the product includes.
func (item *Item) titleTokens() []token {
	tokens, _ := readScope(titleTokens(item.Title))
	if item.said.scope.part > withLens {
		tokens = withoutIncluded(tokens)
	}
	return tokens
}
