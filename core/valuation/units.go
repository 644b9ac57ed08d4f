package valuation

import (
	"math/bits"
	"slices"
	"strconv"
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

type unit struct {
	dimension dimension
	factor    float64 // to the dimension's base unit
}

// units lists the units by which shops distinguish variants, by spelling. A factor need only be as exact
// as the tolerance of quantity.equal.
var units = map[string]unit{
	"kb": {storage, 1 << 10}, "mb": {storage, 1 << 20}, "gb": {storage, 1 << 30}, "tb": {storage, 1 << 40},
	"megabyte": {storage, 1 << 20}, "megabytes": {storage, 1 << 20}, "gig": {storage, 1 << 30}, "gigabyte": {storage, 1 << 30},
	"gigabytes": {storage, 1 << 30}, "terabyte": {storage, 1 << 40}, "terabytes": {storage, 1 << 40},
	"mm": {length, 1}, "cm": {length, 10}, "m": {length, 1000}, "in": {length, 25.4}, "inch": {length, 25.4}, "inches": {length, 25.4},
	"ft": {length, 304.8}, "feet": {length, 304.8}, "foot": {length, 304.8}, "yd": {length, 914.4}, "yard": {length, 914.4}, "yards": {length, 914.4},
	"g": {mass, 1}, "kg": {mass, 1000}, "oz": {mass, 28.35}, "ounce": {mass, 28.35}, "ounces": {mass, 28.35},
	"lb": {mass, 453.6}, "lbs": {mass, 453.6}, "pound": {mass, 453.6}, "pounds": {mass, 453.6},
	"ml": {volume, 1}, "cl": {volume, 10}, "l": {volume, 1000}, "liter": {volume, 1000}, "liters": {volume, 1000}, "litre": {volume, 1000},
	"litres": {volume, 1000}, "gal": {volume, 3785}, "gallon": {volume, 3785}, "qt": {volume, 946}, "quart": {volume, 946}, "cu": {volume, 28317},
	"w": {power, 1}, "watt": {power, 1}, "watts": {power, 1}, "kw": {power, 1000}, "hp": {power, 745.7}, "btu": {power, 0.2931},
	"hz": {frequency, 1}, "khz": {frequency, 1e3}, "mhz": {frequency, 1e6}, "ghz": {frequency, 1e9},
	"min": {duration, 1}, "minute": {duration, 1}, "minutes": {duration, 1}, "hr": {duration, 60}, "hour": {duration, 60}, "hours": {duration, 60},
	"mp": {pixels, 1}, "megapixel": {pixels, 1}, "megapixels": {pixels, 1},
	"mah": {charge, 1}, "v": {voltage, 1}, "volt": {voltage, 1}, "volts": {voltage, 1},
	"pack": {pieces, 1}, "packs": {pieces, 1}, "pk": {pieces, 1}, "pcs": {pieces, 1}, "pieces": {pieces, 1}, "piece": {pieces, 1}, "ct": {pieces, 1},
	"count": {pieces, 1}, "user": {pieces, 1}, "users": {pieces, 1}, "u": {pieces, 1}, "license": {pieces, 1}, "licenses": {pieces, 1},
	"licence": {pieces, 1}, "licences": {pieces, 1}, "seat": {pieces, 1}, "seats": {pieces, 1}, "client": {pieces, 1}, "clients": {pieces, 1},
	"x": {ratio, 1}, "rpm": {rotation, 1}, "st": {ordinal, 1}, "nd": {ordinal, 1}, "rd": {ordinal, 1}, "th": {ordinal, 1},
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
