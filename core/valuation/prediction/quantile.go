package prediction

import (
	"cmp"
	"slices"
)

// Weighted is a value with a weight, 0 or more.
type Weighted struct{ Value, Weight float64 }

// Quantile sorts the values and returns the first one at which the sum of the weights so far reaches the share p of all
// weights: 0.5 gives the weighted median. It returns 0 without values.
func Quantile(values []Weighted, p float64) float64 {
	slices.SortStableFunc(values, func(a, b Weighted) int {
		return cmp.Or(cmp.Compare(a.Value, b.Value), cmp.Compare(a.Weight, b.Weight))
	})
	total, sum := 0.0, 0.0
	for _, v := range values {
		total += v.Weight
	}
	for _, v := range values {
		if sum += v.Weight; sum >= p*total {
			return v.Value
		}
	}
	return 0
}
