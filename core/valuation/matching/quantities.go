package matching

import (
	"math/bits"
	"slices"

	"loupe/core/reading/lexicon"
)

// Quantity is a number in its dimension's base unit.
type Quantity struct {
	Value     float64
	Dimension lexicon.Dimension
	Token     uint8 // index of the token that holds the number
}

// findQuantities collects numbers with their units, versions, years and ordinals: "16gb", "16 GB",
// "16-inch", "13.5'", "8.0", "v17", "2007", "1st".
//
// A bare 64, 128, 256 or 512 is a storage size if the text names no other: "iphone 13 pro 256".
func (t *ParsedText) findQuantities(v *vocabulary) {
	bare := make([]uint8, 0, 4)
	for i := range t.Tokens {
		k := &t.Tokens[i]
		if k.Digits == 0 {
			if m := v.terms[k.Term].meaning; m.Facet == lexicon.Series {
				t.Quantities = append(t.Quantities, Quantity{float64(bits.Len32(m.Value)), lexicon.Ordinal, uint8(i)})
			}
			continue
		}
		number, ok := lexicon.NumberAt(t.Tokens, i)
		if !ok {
			continue
		}
		if !number.HasUnit && isStorageSize(k.Text) {
			bare = append(bare, uint8(len(t.Quantities)))
		}
		q := Quantity{number.Value, lexicon.Version, uint8(i)}
		switch {
		case number.HasUnit:
			q.Dimension = number.Dimension
		case 1900 <= q.Value && q.Value < 2040 && len(number.Digits) == 4:
			q.Dimension = lexicon.Year
		case q.Value >= 1000:
			continue
		}
		t.Quantities = append(t.Quantities, q)
	}
	if len(bare) == 1 && !slices.ContainsFunc(t.Quantities, func(q Quantity) bool { return q.Dimension == lexicon.Storage }) {
		gigabyte, _ := lexicon.UnitOf("gb")
		q := &t.Quantities[bare[0]]
		q.Value, q.Dimension = q.Value*gigabyte.Factor, lexicon.Storage
	}
}

// isStorageSize reports whether a number is a common storage size of phones and computers.
func isStorageSize(number string) bool {
	return number == "64" || number == "128" || number == "256" || number == "512"
}

// Equal reports whether two quantities of the same dimension are equal. Quantities with a unit may differ
// by 3 %: 1000 MB are sold as 1 GB, 39.5 inches as 1 m.
func (q Quantity) Equal(r Quantity) bool {
	if q.Dimension < lexicon.Storage {
		return q.Value == r.Value
	}
	return q.Value <= r.Value*1.03 && r.Value <= q.Value*1.03
}

// countConflicts counts the item's quantities in a dimension for which the listing states only different values. A
// dimension that the listing does not mention is no conflict.
func countConflicts(item, listing []Quantity, d lexicon.Dimension) (n float64) {
	for _, q := range item {
		if q.Dimension != d {
			continue
		}
		mentioned, equal := false, false
		for _, r := range listing {
			if r.Dimension == d {
				mentioned, equal = true, equal || q.Equal(r)
			}
		}
		if mentioned && !equal {
			n++
		}
	}
	return n
}

// singleConflict returns 1 if each of the two texts states a single value in the dimension, and the two differ; else 0. A text with
// several, such as the sizes of a computer's memory and of its disk, does not say which is which.
func singleConflict(item, listing []Quantity, d lexicon.Dimension) float64 {
	q, ofItem := single(item, d)
	r, ofListing := single(listing, d)
	if ofItem && ofListing && !q.Equal(r) {
		return 1
	}
	return 0
}

// isOtherAmount reports whether each of the two texts states one mass, volume, power or number of pieces, and one states at least half as
// much again as the other.
func isOtherAmount(item, listing []Quantity) bool {
	return slices.ContainsFunc(amounts[:], func(d lexicon.Dimension) bool {
		q, ofItem := single(item, d)
		r, ofListing := single(listing, d)
		return ofItem && ofListing && max(q.Value, r.Value) >= 1.5*min(q.Value, r.Value)
	})
}

// amounts are the dimensions in which a price grows with the quantity.
var amounts = [...]lexicon.Dimension{lexicon.Mass, lexicon.Volume, lexicon.Power, lexicon.Pieces}

// single returns the only value that a text states in the dimension. It returns false if it states none, or different ones.
func single(quantities []Quantity, d lexicon.Dimension) (only Quantity, ok bool) {
	for _, q := range quantities {
		switch {
		case q.Dimension != d:
		case !ok:
			only, ok = q, true
		case !q.Equal(only):
			return only, false
		}
	}
	return only, ok
}
