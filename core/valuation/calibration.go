package valuation

import (
	"math"

	"loupe/core/limits"
	"loupe/core/product"
	"loupe/core/valuation/internal/pricing"
)

// combineCalibrations returns the mean of the calibrations of the listings used, by the weights of their prices. ownFactor
// takes the place of the range's factor for a source that was not calibrated. If there is such a source, Listings is 0,
// because not all prices were checked.
func combineCalibrations(candidates []candidate, ownFactor float64) (mean product.Calibration) {
	total, logRange, allCalibrated := 0.0, 0.0, true
	for i := range candidates {
		if c := &candidates[i]; c.outcome == usedWithPrice {
			source := c.Calibration
			if !source.Valid() {
				source, allCalibrated = product.Calibration{Range: ownFactor, Fast: 1, Patient: 1}, false
			}
			total += c.weight
			logRange += c.weight * math.Log(source.Range)
			mean.Fast += c.weight * source.Fast
			mean.Patient += c.weight * source.Patient
			mean.Listings = max(mean.Listings, source.Listings)
		}
	}
	if !allCalibrated {
		mean.Listings = 0
	}
	mean.Range, mean.Fast, mean.Patient = math.Exp(logRange/total), mean.Fast/total, mean.Patient/total
	return mean
}

// The limits of a quartile's distance from the centre, relative to the bound's on its side. It is 0.53 in a normal
// distribution, 0.43 in a Laplace distribution.
const (
	minQuartileShare = 0.2
	maxQuartileShare = 0.8
)

// ApplyCalibration corrects the distances of the percentiles from the centre. It widens the range to the nearest price used,
// so that a range always contains a price that it is based on. The percentiles remain different and in order, whatever the
// factors: a source whose prices are mostly below their estimates has a patient factor of nearly 0.
func ApplyCalibration(c product.Calibration, p *pricing.Prediction) {
	below, fast := c.Range*(p.Centre-p.Lower), c.Fast*(p.Centre-p.Fast)
	above, patient := c.Range*(p.Upper-p.Centre), c.Patient*(p.Patient-p.Centre)
	p.Lower, p.Upper = min(p.Centre-below, p.Nearest), max(p.Centre+above, p.Nearest)
	p.Fast = p.Centre - min(max(fast, minQuartileShare*below), maxQuartileShare*below)
	p.Patient = p.Centre + min(max(patient, minQuartileShare*above), maxQuartileShare*above)
}

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
	if !isValidPrice(price) || !(0 < v.Lower && v.Lower < v.Centre && v.Centre < v.Upper) {
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
	pricing.Sort(errors)
	n := float64(len(errors))
	k := int(math.Ceil(probability * (n + 1)))
	q := errors[min(max(k, 1), len(errors))-1]
	return min(max((n*q+neutral)/(n+neutral), 0), product.MaxCalibrationFactor)
}
