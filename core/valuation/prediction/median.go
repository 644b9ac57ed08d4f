package prediction

import "math"

// smoothedMedian returns the weighted median of the adjusted prices of comparables[i] for each i of used. Each
// price counts as a distribution about as wide as the bandwidth, so a small change of a weight changes the median
// only a little.
func smoothedMedian(comparables []Comparable, used []int, bandwidth float64) float64 {
	low, high := math.Inf(1), math.Inf(-1)
	for _, i := range used {
		low, high = min(low, comparables[i].Adjusted), max(high, comparables[i].Adjusted)
	}
	for high-low > 1e-7 { // bisection
		middle, balance := (low+high)/2, 0.0
		if middle == low || middle == high {
			break
		}
		for _, i := range used {
			u := (middle - comparables[i].Adjusted) / bandwidth
			balance += comparables[i].Weight * u / math.Sqrt(1+u*u)
		}
		if balance < 0 {
			low = middle
		} else {
			high = middle
		}
	}
	return (low + high) / 2
}

// meanDistance returns the weighted mean distance from a centre of the adjusted prices of comparables[i], over the i in used.
func meanDistance(comparables []Comparable, used []int, centre float64) float64 {
	sum, total := 0.0, 0.0
	for _, i := range used {
		sum += comparables[i].Weight * math.Abs(comparables[i].Adjusted-centre)
		total += comparables[i].Weight
	}
	return sum / total
}
