package valuation

import "strconv"

// property is a property of which a product has one value.
type property uint8

const (
	noProperty property = iota
	ofColour
	ofSize
	ofYear
	ofStorage
	propertyCount
)

// statedOtherwise returns the reason that names a colour, a size or a year that the description states and the title of the
// item contradicts; "" if they agree.
func statedOtherwise(words, title []token) string {
	for p := ofColour; p < propertyCount; p++ {
		if value := p.statedOtherwise(words, title); value != "" {
			return "The description says “" + value + "”, in which the item identified by the photo differs."
		}
	}
	return ""
}

// statedOtherwise returns the first value of the property that differs from the title's; "" if another value is the title's:
// "EU 43, US 9.5", "one black, one red".
func (p property) statedOtherwise(words, title []token) (value string) {
	for from := 0; from < len(words); {
		i := from
		var run []token
		run, from = nextNames(words, from)
		for end := i + len(run); i < end; i++ {
			if propertyAt(words, i) != p || i+1 < end && partNamed(words[i+1].text) != unstatedPart { // "black strap"
				continue
			}
			differs, same := compareProperty(p, words, i, title)
			if same {
				return ""
			}
			if differs && value == "" {
				value = words[i].text
			}
		}
	}
	return value
}

// compareProperty compares the value of a property that the i-th token states with those in a title. differs is true if the
// title has only others, same if it has this one. Both are false if it has none or only sizes of another system.
func compareProperty(p property, tokens []token, i int, title []token) (differs, same bool) {
	value := p.valueAt(tokens, i)
	for j := range title {
		if propertyAt(title, j) != p {
			continue
		}
		other := p.valueAt(title, j)
		if other == value {
			return false, true
		}
		differs = differs || p != ofSize || int(other)/sizeSystem == int(value)/sizeSystem
	}
	return differs, false
}

// sizeSystem is added once to US sizes, twice to UK sizes and three times to other sizes under 20. Only sizes with
// the same number of additions are compared.
const sizeSystem = 1000

// valueAt returns the value of the property that the i-th token states: a number, or the bit of a colour.
func (p property) valueAt(tokens []token, i int) float64 {
	t := &tokens[i]
	if p == ofColour {
		return float64(lexicon[t.text].value)
	}
	value, _ := strconv.ParseFloat(t.text[:leadingNumber(t.text)], 64)
	if p != ofSize {
		return value
	}
	if i+1 < len(tokens) && tokens[i+1].text == "5" && tokens[i+1].from == t.to+1 { // "42,5" is two tokens
		value += 0.5
	}
	switch system := tokens[i-1].text; {
	case system == "us":
		value += sizeSystem
	case system == "uk":
		value += 2 * sizeSystem
	case value < 20:
		value += 3 * sizeSystem
	}
	return value
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
	case i > 0 && (rolesOf(tokens[i-1].text)&sizeWord != 0 || tokens[i-1].text == "gr" && tokens[i].startsClause): // "Gr. 43"
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
