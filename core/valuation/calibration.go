package valuation

import (
	"math"

	"loupe/core/limits"
	"loupe/core/product"
	"loupe/core/valuation/matching"
	"loupe/core/valuation/prediction"
)

// neutralListings is how many listings the neutral calibration counts for: as many as measure a source's factor as
// exactly as the factors of sources resemble each other.
const neutralListings = 30

// Errors say how far the price of a listing is from its appraisal by the other listings of its source, without a
// calibration. Each is a distance from the estimate in logarithms, divided by the predicted distance. So 1 is a price at
// the bound or at the quartile.
type Errors struct {
	Range   float64 // relative to the bound on the price's side; at least 0
	Fast    float64 // relative to the fast price; negative for a price above the estimate
	Patient float64 // relative to the patient price; negative for a price below the estimate
}

// ErrorsOf returns the errors of a valuation for a price. It returns false if either is not usable.
func ErrorsOf(price float64, v *Valuation) (Errors, bool) {
	if !matching.IsValidPrice(price) || !(0 < v.Lower && v.Lower < v.Centre && v.Centre < v.Upper) {
		return Errors{}, false
	}
	y, centre := math.Log(price), math.Log(v.Centre)
	e := Errors{
		Range:   (y - centre) / (math.Log(v.Upper) - centre),
		Fast:    (centre - y) / max(centre-math.Log(v.Prices.Fast), 1e-6),
		Patient: (y - centre) / max(math.Log(v.Prices.Patient)-centre, 1e-6),
	}
	if y < centre {
		e.Range = (centre - y) / (centre - math.Log(v.Lower))
	}
	return e, true
}

// Calibrate returns the calibration of a source from the errors on a sample of its listings. It is split conformal
// prediction with locally weighted errors: the factor is the quantile of the errors. It returns the zero value if there are
// fewer than limits.MinCalibrated.
//
// V. Vovk, A. Gammerman, G. Shafer: Algorithmic Learning in a Random World, 2005. J. Lei and others: Distribution-Free
// Predictive Inference for Regression, 2018, section 5.2, doi.org/10.1080/01621459.2017.1307116.
func Calibrate(sample []Errors) product.Calibration { return CalibrateTowards(sample, neutralListings) }

// CalibrateTowards is Calibrate with another number of listings that the neutral calibration counts for. internal/fit
// compares these numbers.
func CalibrateTowards(sample []Errors, neutral float64) product.Calibration {
	n := len(sample)
	if n < limits.MinCalibrated {
		return product.Calibration{}
	}
	errors, below, above := make([]float64, n), make([]float64, n), make([]float64, n)
	for i, e := range sample {
		errors[i], below[i], above[i] = e.Range, e.Fast, e.Patient
	}
	return product.Calibration{
		Range: max(conformal(errors, safely(0.8, n), neutral), product.MinRangeFactor),
		Fast:  conformal(below, 0.75, neutral), Patient: conformal(above, 0.75, neutral), Listings: n,
	}
}

// safely returns a probability plus one standard error of a share of n, so that a small sample gives a range that is too
// wide rather than too narrow.
func safely(probability float64, n int) float64 {
	return probability + math.Sqrt(probability*(1-probability)/float64(n))
}

// conformal returns the quantile that a further error is at most, with this probability, pulled towards 1 as if
// neutral more errors were 1. It is from 0 to product.MaxCalibrationFactor.
func conformal(errors []float64, probability, neutral float64) float64 {
	prediction.Sort(errors)
	n := float64(len(errors))
	k := int(math.Ceil(probability * (n + 1)))
	q := errors[min(max(k, 1), len(errors))-1]
	return min(max((n*q+neutral)/(n+neutral), 0), product.MaxCalibrationFactor)
}
