package valuation

// findReplaced finds the colour, the size, the year and the storage size of the title that the description states
// differently. The words of the title are not compared then: the title may be that of another offer with the same picture.
func (r *reading) findReplaced(title []token) {
	stated := ""
	for from := 0; from < len(r.words); {
		var run []token
		run, from = nextNames(r.words, from)
		for i := range run {
			property, isOfPart := propertyAt(run, i), i+1 < len(run) && partNamed(run[i+1].text) != unstatedPart // "black strap"
			if property == 0 || isOfPart || hasProperty(title, property, run[i].text) {
				continue
			}
			for j := range title {
				if propertyAt(title, j) == property && !hasProperty(run, property, title[j].text) {
					r.replaced = append(r.replaced, title[j].text)
					stated = " “" + run[i].text + "”"
				}
			}
		}
	}
	if stated != "" {
		r.replacement = "The description differs from the item identified by the photo:" + stated + ". The listings were compared with what it states."
	}
}

// property is a property of which a product has one value: its colour, or a dimension.
type property uint8

const (
	noProperty property = iota
	ofColour
	ofSize
	ofYear
	ofStorage
)

// propertyAt returns the property that the i-th token is a value of.
func propertyAt(tokens []token, i int) property {
	word := tokens[i].text
	number := leadingNumber(word)
	switch {
	case lexicon[word].facet == colour:
		return ofColour
	case number == 0:
		return noProperty
	case i > 0 && rolesOf(tokens[i-1].text)&sizeWord != 0:
		return ofSize
	case isYear(word):
		return ofYear
	case units[word[number:]].dimension == storage:
		return ofStorage
	}
	return noProperty
}

// hasProperty reports whether the tokens name this value of a property.
func hasProperty(tokens []token, a property, value string) bool {
	for i := range tokens {
		if propertyAt(tokens, i) == a && (tokens[i].text == value || a == ofColour && lexicon[tokens[i].text] == lexicon[value]) {
			return true
		}
	}
	return false
}
