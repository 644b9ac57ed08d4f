package lexicon

import "strconv"

// Number is a number in a text: "16", "16gb", "16 GB", "13.5'", "v8.0".
type Number struct {
	Digits  string  // as written, without a unit
	Value   float64 // in the unit, or in the dimension's base unit if it has one
	HasUnit bool
	Dimension
}

// minModelDigits is the number of digits from which a number with one letter is a model number, not a quantity: "301239u".
const minModelDigits = 5

// NumberAt returns token i as a number. It returns false for a word or a model number.
func NumberAt(tokens []Token, i int) (n Number, ok bool) {
	k := &tokens[i]
	if k.Digits == 0 {
		return n, false
	}
	number, name := k.Text, ""
	switch {
	case IsDigit(number[0]):
		end := 0
		for end < len(number) && !IsLetter(number[end]) {
			end++
		}
		number, name = number[:end], number[end:]
	case number[0] == 'v' && !IsLetter(number[1]):
		number = number[1:]
	default:
		return n, false
	}
	value, err := strconv.ParseFloat(number, 64)
	if err != nil {
		return n, false
	}
	u, known := UnitOf(name)
	switch {
	case name != "" && !known, len(name) == 1 && len(number) >= minModelDigits:
		return n, false
	case name == "" && k.Inches:
		u, known = UnitOf("in")
	case name == "" && i+1 < len(tokens):
		u, known = UnitOf(tokens[i+1].Text)
	}
	n = Number{Digits: number, Value: value, HasUnit: known && value > 0}
	if n.HasUnit {
		n.Value, n.Dimension = value*u.Factor, u.Dimension
	}
	return n, true
}
