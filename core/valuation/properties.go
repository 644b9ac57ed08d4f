package valuation

// property is a property of which a product has one value.
type property uint8

const (
	noProperty property = iota
	ofColour
	ofSize
	ofYear
	ofStorage
)

// statedOtherwise returns the reason that names a colour, a size or a year that the description states and the title of the
// item contradicts; "" if they agree.
func statedOtherwise(words, title []token) string {
	for from := 0; from < len(words); {
		var run []token
		run, from = nextNames(words, from)
		for i, t := range run {
			isOfPart := i+1 < len(run) && partNamed(run[i+1].text) != unstatedPart // "black strap"
			if differsIn(propertyAt(run, i), t.text, title) && !isOfPart {
				return "The description says “" + t.text + "”, in which the item identified by the photo differs."
			}
		}
	}
	return ""
}

// differsIn reports whether a title names other values of a property than this one.
func differsIn(p property, value string, title []token) (differs bool) {
	for i := range title {
		if p != noProperty && propertyAt(title, i) == p {
			other := title[i].text
			if p == ofColour && lexicon[other] == lexicon[value] || p != ofColour && other[:leadingNumber(other)] == value[:leadingNumber(value)] {
				return false
			}
			differs = true
		}
	}
	return differs
}

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
	}
	unit := word[number:]
	if unit == "" && i+1 < len(tokens) {
		unit = tokens[i+1].text
	}
	if units[unit].dimension == storage && (number > 2 || word[:number] == "64" || unit == "tb") { // less is memory
		return ofStorage
	}
	return noProperty
}
