package pricing

import (
	"math"

	"loupe/core/product"
	"loupe/core/valuation/matching"
	"loupe/core/valuation/prediction"
)

// combineCalibrations returns the mean of the calibrations of the listings used, weighted as their prices are. For listings of a
// source that was not calibrated, ownFactor is the factor of the range. If there is such a source, Listings is 0, because not all
// prices were checked.
func combineCalibrations(candidates []matching.Candidate, ownFactor float64) (mean product.Calibration) {
	total, logRange, allCalibrated := 0.0, 0.0, true
	for i := range candidates {
		if c := &candidates[i]; c.Outcome == matching.UsedWithPrice {
			source := c.Calibration
			if !source.Valid() {
				source, allCalibrated = product.Calibration{Range: ownFactor, Fast: 1, Patient: 1}, false
			}
			total += c.Weight
			logRange += c.Weight * math.Log(source.Range)
			mean.Fast += c.Weight * source.Fast
			mean.Patient += c.Weight * source.Patient
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
func ApplyCalibration(c product.Calibration, p *prediction.Prediction) {
	below, fast := c.Range*(p.Centre-p.Lower), c.Fast*(p.Centre-p.Fast)
	above, patient := c.Range*(p.Upper-p.Centre), c.Patient*(p.Patient-p.Centre)
	p.Lower, p.Upper = min(p.Centre-below, p.Nearest), max(p.Centre+above, p.Nearest)
	p.Fast = p.Centre - min(max(fast, minQuartileShare*below), maxQuartileShare*below)
	p.Patient = p.Centre + min(max(patient, minQuartileShare*above), maxQuartileShare*above)
}
