package valuation

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"
)

// dimension is the physical quantity of a number, or version for a number without a unit.
type dimension uint8

const (
	version dimension = iota // a number without a unit: "photoshop 7", "v17", "mark 2"
	year
	ordinal // "1st", "second"

	// Dimensions with a unit, from storage to rotation.
	storage
	length
	mass
	volume
	power
	frequency
	duration
	pixels
	charge
	voltage
	pieces
	ratio
	rotation
)

// quantity is a number in its dimension's base unit.
type quantity struct {
	value     float64
	dimension dimension
	token     uint8 // index of the token that holds the number
}

// unit is a unit of a dimension. The factor, to the dimension's base unit, need only be as exact as the tolerance of
// quantity.equal.
type unit struct {
	dimension dimension
	factor    float64
}

// units has the units by which shops distinguish variants, by spelling.
var units = makeUnits([]struct {
	unit
	spellings string
}{
	{unit{storage, 1 << 10}, "kb"}, {unit{storage, 1 << 20}, "mb megabyte megabytes"},
	{unit{storage, 1 << 30}, "gb gig gigabyte gigabytes"}, {unit{storage, 1 << 40}, "tb terabyte terabytes"},
	{unit{length, 1}, "mm"}, {unit{length, 10}, "cm"}, {unit{length, 1000}, "m"}, {unit{length, 25.4}, "in inch inches"},
	{unit{length, 304.8}, "ft feet foot"}, {unit{length, 914.4}, "yd yard yards"},
	{unit{mass, 1}, "g"}, {unit{mass, 1000}, "kg"}, {unit{mass, 28.35}, "oz ounce ounces"}, {unit{mass, 453.6}, "lb lbs pound pounds"},
	{unit{volume, 1}, "ml"}, {unit{volume, 10}, "cl"}, {unit{volume, 1000}, "l liter liters litre litres"},
	{unit{volume, 3785}, "gal gallon"}, {unit{volume, 946}, "qt quart"}, {unit{volume, 28317}, "cu"},
	{unit{power, 1}, "w watt watts"}, {unit{power, 1000}, "kw"}, {unit{power, 745.7}, "hp"}, {unit{power, 0.2931}, "btu"},
	{unit{frequency, 1}, "hz"}, {unit{frequency, 1e3}, "khz"}, {unit{frequency, 1e6}, "mhz"}, {unit{frequency, 1e9}, "ghz"},
	{unit{duration, 1}, "min minute minutes"}, {unit{duration, 60}, "hr hour hours"},
	{unit{pixels, 1}, "mp megapixel megapixels"}, {unit{charge, 1}, "mah"}, {unit{voltage, 1}, "v volt volts"},
	{unit{pieces, 1}, "pack packs pk pcs pieces piece ct count user users u license licenses licence licences seat seats client clients"},
	{unit{ratio, 1}, "x"}, {unit{rotation, 1}, "rpm"}, {unit{ordinal, 1}, "st nd rd th"},
})

func makeUnits(table []struct {
	unit
	spellings string
}) map[string]unit {
	units := make(map[string]unit, 128)
	for _, u := range table {
		for _, spelling := range strings.Fields(u.spellings) {
			units[spelling] = u.unit
		}
	}
	return units
}

// findQuantities collects numbers with their units, versions, years and ordinals: "16gb", "16 GB",
// "16-inch", "13.5'", "8.0", "v17", "2007", "1st".
//
// A bare 64, 128, 256 or 512 is a storage size if the text names no other: "iphone 13 pro 256".
func (t *parsedText) findQuantities(v *vocabulary) {
	bare := make([]uint8, 0, 4)
	for i := range t.tokens {
		k := &t.tokens[i]
		if k.digits == 0 {
			if m := v.terms[k.term].meaning; m.facet == series {
				t.quantities = append(t.quantities, quantity{float64(bits.Len32(m.value)), ordinal, uint8(i)})
			}
			continue
		}
		number, name := k.text, ""
		if isDigit(number[0]) {
			n := 0
			for n < len(number) && !isLetter(number[n]) {
				n++
			}
			number, name = number[:n], number[n:]
		} else if number[0] == 'v' && !isLetter(number[1]) {
			number = number[1:]
		} else {
			continue
		}
		value, err := strconv.ParseFloat(number, 64)
		if err != nil {
			continue
		}
		u, known := units[name]
		switch {
		case name != "" && !known, len(name) == 1 && len(number) >= minModelDigits:
			continue
		case name == "" && k.inches:
			u, known = units["in"], true
		case name == "" && i+1 < len(t.tokens):
			u, known = units[t.tokens[i+1].text]
		}
		q := quantity{value, version, uint8(i)}
		switch {
		case name == "" && !known && isStorageSize(k.text):
			bare = append(bare, uint8(len(t.quantities)))
		}
		switch {
		case known && value > 0:
			q.value, q.dimension = value*u.factor, u.dimension
		case 1900 <= value && value < 2040 && len(number) == 4:
			q.dimension = year
		case value >= 1000:
			continue
		}
		t.quantities = append(t.quantities, q)
	}
	if len(bare) == 1 && !slices.ContainsFunc(t.quantities, func(q quantity) bool { return q.dimension == storage }) {
		q := &t.quantities[bare[0]]
		q.value, q.dimension = q.value*units["gb"].factor, storage
	}
}

// minModelDigits is the number of digits from which a number with one letter is a model number, not a quantity: "301239u".
const minModelDigits = 5

// isStorageSize reports whether a number is a common storage size of phones and computers.
func isStorageSize(number string) bool {
	return number == "64" || number == "128" || number == "256" || number == "512"
}

// equal reports whether two quantities of the same dimension are equal. Quantities with a unit may differ
// by 3 %: 1000 MB are sold as 1 GB, 39.5 inches as 1 m.
func (q quantity) equal(r quantity) bool {
	if q.dimension < storage {
		return q.value == r.value
	}
	return q.value <= r.value*1.03 && r.value <= q.value*1.03
}

// countConflicts counts the item's quantities in the dimensions first to last for which the listing
// states only different values. A dimension that the listing does not mention is no conflict.
func countConflicts(item, listing []quantity, first, last dimension) (n float64) {
	for _, q := range item {
		if q.dimension < first || q.dimension > last {
			continue
		}
		mentioned, equal := false, false
		for _, r := range listing {
			if r.dimension == q.dimension {
				mentioned, equal = true, equal || q.equal(r)
			}
		}
		if mentioned && !equal {
			n++
		}
	}
	return n
}
