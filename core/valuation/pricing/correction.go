package pricing

import (
	"math"
	"slices"

	"loupe/core/valuation/learned"
	"loupe/core/valuation/matching"
	"loupe/core/valuation/prediction"
)

// Correction is what the sources of the listings used change in an estimate. The factors apply to distances from the estimate, in
// logarithms.
type Correction struct {
	Move          float64 // of the estimate, in logarithms
	Variant       float64 // the part of it that the prices used would move, too, because their words are of another variant
	Paid          float64 // of each asking price before that, to a price that is paid, in logarithms
	Lower, Upper  float64 // factors on the distances of the bounds
	Fast, Patient float64 // factors on the distances of the quartiles
	Listings      int     // appraised to fit the models, of all sources together; 0 unless every listing used has a model
}

// correct applies the models of the listings' sources to the prediction, averaged with the weights of their prices. Listings
// without a model change nothing.
func (e *Range) correct(item *Item, candidates []matching.Candidate) {
	raw := EstimateOf(&e.Prediction)
	var mean Correction
	total, largest, allLearned := 0.0, 0.0, true
	for _, model := range modelsOf(candidates) {
		estimate, weight := WithWords(&e.Prediction, item, e.comparables, model, func(i int) bool { return candidates[e.sources[i]].Model == model })
		corrected := estimate
		if model != nil && model.Listings > 0 {
			corrected = model.Correct(estimate)
			mean.Listings += model.Listings
		} else {
			allLearned = false
		}
		if weight > largest {
			e.Raw, largest = estimate, weight
		}
		if estimate.Known {
			mean.Paid += weight * model.Sold()
		}
		d := Difference(&raw, &corrected)
		total += weight
		mean.Variant += weight * corrected.Variant
		mean.Move += weight * d.Move
		mean.Lower += weight * math.Log(d.Lower)
		mean.Upper += weight * math.Log(d.Upper)
		mean.Fast += weight * d.Fast
		mean.Patient += weight * d.Patient
	}
	if !allLearned {
		mean.Listings = 0
	}
	mean.Move, mean.Variant, mean.Paid, mean.Fast, mean.Patient = mean.Move/total, mean.Variant/total, mean.Paid/total, mean.Fast/total, mean.Patient/total
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

// WithWords returns the prediction as an estimate, with what a model says of the words of the comparables for which keep is true, and
// the sum of their weights. The comparables' words are worth the mean of their model prices, weighted as their prices are.
func WithWords(p *prediction.Prediction, item *Item, comparables []prediction.Comparable, model *learned.Model, keep func(int) bool) (learned.Estimate, float64) {
	e, weight, worth := EstimateOf(p), 0.0, 0.0
	for i := range comparables {
		if c := &comparables[i]; c.Outcome == prediction.Used && keep(i) {
			weight += c.Weight
			worth += c.Weight * c.Worth
		}
	}
	e.Lot = item.LogPieces > 0
	if e.Known = model != nil && model.Known() && weight > 0; !e.Known {
		return e, weight
	}
	worth /= weight
	price := model.Price(&item.Read.Text, item.Condition)
	e.Level = e.Centre - model.Mean
	e.Difference = price - worth
	e.Gap = price + model.Sold() + learned.UsualPrice(item.Condition) + item.LogDamage + item.LogPieces - e.Centre
	return e, weight
}

// Difference returns the correction that makes one estimate of another.
func Difference(raw, corrected *learned.Estimate) Correction {
	return Correction{
		Move: corrected.Centre - raw.Centre, Lower: corrected.Below / raw.Below, Upper: corrected.Above / raw.Above,
		Fast: corrected.Fast / raw.Fast, Patient: corrected.Patient / raw.Patient,
	}
}

// EstimateOf returns a prediction in the form that models correct.
func EstimateOf(p *prediction.Prediction) learned.Estimate {
	return learned.Estimate{
		Centre: p.Centre, Below: p.Centre - p.Lower, Above: p.Upper - p.Centre, Fast: p.Centre - p.Fast, Patient: p.Patient - p.Centre,
		Doubt: p.NoMatch, Listings: p.Count,
	}
}

// Apply corrects a prediction. It widens the range to the nearest price used, as of the item's variant, so that a range always contains a
// price that it is based on. The percentiles remain different and in order, whatever the factors.
func (c *Correction) Apply(p *prediction.Prediction) {
	raw := EstimateOf(p)
	below, above := c.Lower*raw.Below, c.Upper*raw.Above
	p.Centre += c.Move
	nearest := p.Nearest + c.Variant
	p.Lower, p.Upper = min(p.Centre-below, nearest), max(p.Centre+above, nearest)
	p.Fast = p.Centre - min(max(c.Fast*raw.Fast, learned.MinQuartile*below), learned.MaxQuartile*below)
	p.Patient = p.Centre + min(max(c.Patient*raw.Patient, learned.MinQuartile*above), learned.MaxQuartile*above)
}
