package pricing

import (
	"math"
	"slices"

	"loupe/core/product"
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

// correct corrects the prediction by what the sources of the listings used have learned, weighted as their prices are. For listings of
// a source that has learned nothing, OwnFactor is the factor of the range, and the estimate stays.
func (e *Range) correct(item *prediction.Item, candidates []matching.Candidate) {
	raw := EstimateOf(&e.Prediction)
	var mean Correction
	total, largest, allLearned := 0.0, 0.0, true
	for _, model := range modelsOf(candidates) {
		estimate, weight := WithWords(&e.Prediction, item, e.comparables, model, func(i int) bool { return candidates[e.sources[i]].Model == model })
		corrected := estimate
		if model != nil && model.Listings > 0 {
			corrected = model.Correct(estimate)
			mean.Listings = max(mean.Listings, model.Listings)
		} else {
			corrected.Below, corrected.Above = e.OwnFactor*raw.Below, e.OwnFactor*raw.Above
			allLearned = false
		}
		if weight > largest {
			e.Raw, largest = estimate, weight
		}
		d := Difference(&raw, &corrected)
		total += weight
		mean.Move += weight * d.Move
		mean.Lower += weight * math.Log(d.Lower)
		mean.Upper += weight * math.Log(d.Upper)
		mean.Fast += weight * d.Fast
		mean.Patient += weight * d.Patient
	}
	if !allLearned {
		mean.Listings = 0
	}
	mean.Move, mean.Fast, mean.Patient = mean.Move/total, mean.Fast/total, mean.Patient/total
	mean.Lower, mean.Upper = math.Exp(mean.Lower/total), math.Exp(mean.Upper/total)
	e.Correction = mean
	mean.Apply(&e.Prediction)
}

// modelsOf returns the models of the listings used, each once, nil for those without one.
func modelsOf(candidates []matching.Candidate) (models []*learned.Model) {
	for i := range candidates {
		if c := &candidates[i]; c.Outcome == matching.UsedWithPrice && !slices.Contains(models, c.Model) {
			models = append(models, c.Model)
		}
	}
	return models
}

// WithWords returns a prediction's estimate with what the words of a model say, by the comparables for which has is true, and the sum
// of their weights. The comparables' words are worth the mean of their model prices, weighted as their prices are.
func WithWords(p *prediction.Prediction, item *prediction.Item, comparables []prediction.Comparable, model *learned.Model, has func(int) bool) (learned.Estimate, float64) {
	e, weight, worth := EstimateOf(p), 0.0, 0.0
	for i := range comparables {
		if c := &comparables[i]; c.Outcome == prediction.Used && has(i) {
			weight += c.Weight
			worth += c.Weight * c.Worth
		}
	}
	if e.Known = model != nil && model.Known(); !e.Known {
		return e, weight
	}
	worth /= weight
	condition := p.UnstatedLogFactor
	if item.Condition != product.Unknown {
		condition = learned.UsualPrice(item.Condition)
	}
	e.Difference = model.Price(item.Cells, item.Condition) - worth
	e.Rest = worth + condition + item.LogDamage - e.Centre
	return e, weight
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
