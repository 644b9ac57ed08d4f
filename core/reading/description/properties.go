package description

import (
	"strconv"

	"loupe/core/reading/lexicon"
)

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

// statedOtherwise returns the first colour, size or year that a description states and the title of the item contradicts; "" if
// they agree.
func statedOtherwise(words, title []lexicon.Token) string {
	for p := ofColour; p < propertyCount; p++ {
		if value := p.statedOtherwise(words, title); value != "" {
			return value
		}
	}
	return ""
}

// statedOtherwise returns the first value of the property that differs from the title's; "" if another value is the title's:
// "EU 43, US 9.5", "one black, one red".
func (p property) statedOtherwise(words, title []lexicon.Token) (value string) {
	for from := 0; from < len(words); {
		i := from
		var run []lexicon.Token
		run, from = nextNames(words, from)
		for end := i + len(run); i < end; i++ {
			if propertyAt(words, i) != p || i+1 < end && namesPart(words[i+1].Text) { // "black strap"
				continue
			}
			differs, same := compareProperty(p, words, i, title)
			if same {
				return ""
			}
			if differs && value == "" {
				value = words[i].Text
			}
		}
	}
	return value
}

// compareProperty compares the value of a property that the i-th token states with those in a title. same is true if the title has this
// value, differs if it has only others. Both are false if it has none, or only sizes of another system.
func compareProperty(p property, tokens []lexicon.Token, i int, title []lexicon.Token) (differs, same bool) {
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

// sizeSystem keeps the systems of sizes apart: valueAt adds it once to US sizes, twice to UK sizes and three times to other sizes under
// 20. Only sizes of one system are compared.
const sizeSystem = 1000

// valueAt returns the value of the property that the i-th token states: a number, or the bit of a colour.
func (p property) valueAt(tokens []lexicon.Token, i int) float64 {
	t := &tokens[i]
	if p == ofColour {
		return float64(lexicon.MeaningOf(t.Text).Value)
	}
	value, _ := strconv.ParseFloat(t.Text[:leadingNumber(t.Text)], 64)
	if p != ofSize {
		return value
	}
	if i+1 < len(tokens) && tokens[i+1].Text == "5" && tokens[i+1].From == t.To+1 { // "42,5" is two tokens
		value += 0.5
	}
	switch system := tokens[i-1].Text; {
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
func propertyAt(tokens []lexicon.Token, i int) property {
	word := tokens[i].Text
	number := leadingNumber(word)
	switch {
	case lexicon.MeaningOf(word).Facet == lexicon.Colour:
		return ofColour
	case number == 0:
		return noProperty
	case i > 0 && (!tokens[i].Joined && classesOf(tokens[i-1].Text).has(of(wordSize))): // "Gr. 43"
		return ofSize
	case isYear(word):
		return ofYear
	}
	spelling := word[number:]
	if spelling == "" && i+1 < len(tokens) {
		spelling = tokens[i+1].Text
	}
	if u, _ := lexicon.UnitOf(spelling); u.Dimension == lexicon.Storage && (number > 2 || word[:number] == "64" || spelling == "tb") { // less is memory
		return ofStorage
	}
	return noProperty
}
