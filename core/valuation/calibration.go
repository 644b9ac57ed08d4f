package valuation

import (
	"math"
	"slices"

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

const (
	// minCalibrated is how many listings a calibration needs.
	minCalibrated = 30
	// neutralListings is how many listings the neutral calibration counts for: as many as measure a source's factor as
	// exactly as the factors of sources resemble each other.
	neutralListings = 30
)

// Trial is the appraisal of a listing by the other listings of its source.
type Trial struct {
	Price     float64 // of the listing
	Valuation Valuation
}

// Calibrate returns the calibration of a source from trials on a sample of its listings, each valued without
// itself and without a calibration. It is split conformal prediction with locally weighted errors: the factor is
// the quantile of the trials' errors, each divided by the distance that was predicted for it. It returns
// the zero value if there are too few trials with a value.
//
// V. Vovk, A. Gammerman, G. Shafer: Algorithmic Learning in a Random World, 2005. J. Lei and others: Distribution-Free
// Predictive Inference for Regression, 2018, section 5.2, doi.org/10.1080/01621459.2017.1307116.
func Calibrate(trials []Trial) product.Calibration { return CalibrateTowards(trials, neutralListings) }

// CalibrateTowards is Calibrate with another number of listings that the neutral calibration counts for. internal/fit
// compares these numbers.
func CalibrateTowards(trials []Trial, neutral float64) product.Calibration {
	var errors, below, above []float64
	for _, t := range trials {
		v := &t.Valuation
		if !isValidPrice(t.Price) || !(0 < v.Lower && v.Lower < v.Centre && v.Centre < v.Upper) {
			continue
		}
		y, centre := math.Log(t.Price), math.Log(v.Centre)
		if y < centre {
			errors = append(errors, (centre-y)/(centre-math.Log(v.Lower)))
		} else {
			errors = append(errors, (y-centre)/(math.Log(v.Upper)-centre))
		}
		below = append(below, (centre-y)/max(centre-math.Log(v.Prices.Fast), 1e-6))
		above = append(above, (y-centre)/max(math.Log(v.Prices.Patient)-centre, 1e-6))
	}
	if len(errors) < minCalibrated {
		return product.Calibration{}
	}
	return product.Calibration{
		Range: max(conformal(errors, safely(0.8, len(errors)), neutral), product.MinRangeFactor),
		Fast:  conformal(below, 0.75, neutral), Patient: conformal(above, 0.75, neutral), Listings: len(errors),
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
	slices.Sort(errors)
	n := float64(len(errors))
	k := int(math.Ceil(probability * (n + 1)))
	q := errors[min(max(k, 1), len(errors))-1]
	return min(max((n*q+neutral)/(n+neutral), 0), product.MaxCalibrationFactor)
}
