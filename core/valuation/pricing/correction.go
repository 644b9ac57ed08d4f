package pricing

import (
	"math"

	"loupe/core/valuation/learned"
	"loupe/core/valuation/matching"
	"loupe/core/valuation/prediction"
)

// Correction is what the sources of the listings used change in an estimate. The factors apply to distances from the estimate, in
// logarithms.
type Correction struct {
	Move          float64 // of the estimate, in logarithms
	Lower, Upper  float64 // factors on the distances of the bounds
	Fast, Patient float64 // factors on the distances of the quartiles
	Listings      int     // of the sources that were appraised to learn this; 0 if not all of them have learned
}

// correctionOf returns the mean of what the sources of the listings used teach, weighted as their prices are. For listings of a source
// that has learned nothing, ownFactor is the factor of the range, and the estimate stays.
func correctionOf(raw learned.Estimate, item *prediction.Item, candidates []matching.Candidate, ownFactor float64) (mean Correction) {
	total, allLearned := 0.0, true
	for i := range candidates {
		c := &candidates[i]
		if c.Outcome != matching.UsedWithPrice {
			continue
		}
		corrected := raw
		if c.Lesson != nil {
			corrected = c.Lesson.Correct(raw, c.Lesson.PriceIn(item.Condition)+item.LogDamage)
			mean.Listings = max(mean.Listings, c.Lesson.Listings)
		} else {
			corrected.Below, corrected.Above = ownFactor*raw.Below, ownFactor*raw.Above
			allLearned = false
		}
		d := Difference(&raw, &corrected)
		total += c.Weight
		mean.Move += c.Weight * d.Move
		mean.Lower += c.Weight * math.Log(d.Lower)
		mean.Upper += c.Weight * math.Log(d.Upper)
		mean.Fast += c.Weight * d.Fast
		mean.Patient += c.Weight * d.Patient
	}
	if !allLearned {
		mean.Listings = 0
	}
	mean.Move, mean.Fast, mean.Patient = mean.Move/total, mean.Fast/total, mean.Patient/total
	mean.Lower, mean.Upper = math.Exp(mean.Lower/total), math.Exp(mean.Upper/total)
	return mean
}

// Difference returns the correction that makes one estimate of another.
func Difference(raw, corrected *learned.Estimate) Correction {
	return Correction{
		Move: corrected.Centre - raw.Centre, Lower: corrected.Below / raw.Below, Upper: corrected.Above / raw.Above,
		Fast: corrected.Fast / raw.Fast, Patient: corrected.Patient / raw.Patient,
	}
}

// EstimateOf returns a prediction as the sources' models correct it.
func EstimateOf(p *prediction.Prediction) learned.Estimate {
	return learned.Estimate{
		Centre: p.Centre, Below: p.Centre - p.Lower, Above: p.Upper - p.Centre, Fast: p.Centre - p.Fast, Patient: p.Patient - p.Centre,
		Doubt: p.NoMatch, Listings: p.Count,
	}
}

// Apply corrects a prediction. It widens the range to the nearest price used, so that a range always contains a price that it is
// based on. The percentiles remain different and in order, whatever the factors.
func (c *Correction) Apply(p *prediction.Prediction) {
	raw := EstimateOf(p)
	below, above := c.Lower*raw.Below, c.Upper*raw.Above
	p.Centre += c.Move
	p.Lower, p.Upper = min(p.Centre-below, p.Nearest), max(p.Centre+above, p.Nearest)
	p.Fast = p.Centre - min(max(c.Fast*raw.Fast, learned.MinQuartile*below), learned.MaxQuartile*below)
	p.Patient = p.Centre + min(max(c.Patient*raw.Patient, learned.MinQuartile*above), learned.MaxQuartile*above)
}
