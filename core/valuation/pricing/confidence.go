package pricing

import "math"

// within returns the probability that the price is from below under to above over the centre, in logarithms. On each side the
// distances follow an exponential distribution (together, a Laplace distribution with two scales) whose 80th percentile is the
// range's bound, so that a price is beyond each bound with a probability of 0.1.
func (e *Range) within(below, above float64) float64 {
	const outside = 0.2
	return 1 - (math.Pow(outside, below/(e.Centre-e.Lower))+math.Pow(outside, above/(e.Upper-e.Centre)))/2
}

// confidence returns the probability that the item was identified correctly and that its price is within 20 % of the estimate. doubt
// is the probability that it was identified as another product.
func (e *Range) confidence(doubt float64) float64 {
	return (1 - doubt) * e.within(-math.Log(0.8), math.Log(1.2))
}
