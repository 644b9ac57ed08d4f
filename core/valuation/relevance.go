package valuation

import "math"

// features are the evidence that a listing is the item, in the order of weights.
type features [9]float64

// weights are the coefficients of the logistic regression, the constant first.
var weights = features{-5.2, 5.0, 3.0, 3.5, 2.5, -1.5, 0.6, -1.2, -0.8}

func (f *features) probability() float64 {
	s := 0.0
	for i, w := range weights {
		s += w * f[i]
	}
	return 1 / (1 + math.Exp(-s))
}

// compare weighs the evidence that the listing is the item.
func compare(item, listing *text, weight []float64) (f features) {
	f[0] = 1
	f[1] = coverage(item, listing, weight)
	f[2] = coverage(listing, item, weight)
	like, n := 0.0, 0
	for _, m := range item.models {
		l := listing.modelLikeness(m)
		if l == 1 {
			f[3] = 1
		}
		like = max(like, l)
		n++
	}
	if f[3] == 0 && like > 0.5 {
		f[4] = like
	}
	if n > 0 && like <= 0.5 && len(listing.models) > 0 {
		f[5] = 1
	}
	same, different := compareQuantities(item.quantities, listing.quantities)
	f[6] = math.Min(float64(same), 2)
	f[7] = math.Min(float64(different), 2)
	for d, k := item.kinds^listing.kinds, kind(1); k < 1<<kinds; k <<= 1 {
		if d&k != 0 {
			f[8]++
		}
	}
	return f
}

// coverage is the share of a's weight in words that b has too, b's spelling of a model number included.
func coverage(a, b *text, weight []float64) float64 {
	sum, found := 0.0, 0.0
	for i := range a.tokens {
		t := &a.tokens[i]
		w := weight[t.term]
		sum += w
		if b.has(t.term) || t.mixed() && b.modelLikeness(t.text) == 1 {
			found += w
		}
	}
	if sum == 0 {
		return 0
	}
	return found / sum
}
