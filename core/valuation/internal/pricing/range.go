package pricing

import (
	"cmp"
	"math"
	"slices"
)

const (
	maxDistance   = 3      // from the centre to a bound: a factor of 20
	tenthQuantile = 1.2816 // standard deviations from the mean to the 90th percentile of a normal distribution
)

// setBounds sets the prediction's percentiles.
func (m *Model) setBounds(item *Item, comparables []Comparable, used []int, p *Prediction) {
	doubt := math.Pow(p.NoMatch, m.DoubtPower)
	sum, total := m.PriorWeight*m.PriorSpread*math.Exp(m.PriorDoubt*p.NoMatch), 0.0
	for _, i := range used {
		c := &comparables[i]
		sum += c.Weight * math.Abs(c.Adjusted-p.Centre)
		total += c.Weight
	}
	spread := math.Log(sum / (m.PriorWeight + total))
	ofCondition := tenthQuantile * conditionError(item, comparables, used)
	below := m.Below.distance(doubt, spread, math.Log(total), ofCondition)
	above := m.Above.distance(doubt, spread, math.Log(total), ofCondition)
	p.OwnFactor = m.ownFactor(comparables, used, p.Centre, below, above)
	p.Lower, p.Upper = p.Centre-below, p.Centre+above
	p.Fast, p.Patient = p.Centre-m.FastShare*below, p.Centre+m.PatientShare*above
}

// distance returns a bound's distance from the centre. ofCondition is the distance for the error of the condition's
// factors alone.
func (d *Distance) distance(doubt, logSpread, logNumber, ofCondition float64) float64 {
	return min(math.Hypot(math.Exp(d.Constant+d.Doubt*doubt+d.Spread*logSpread+d.Number*logNumber), ofCondition), maxDistance)
}

// ownFactor returns the factor on the distances of the bounds that the comparables of this item suggest: the distance of
// each price from the centre of the others, divided by the predicted distance, at the 80th percentile by weight, and 1 or
// more.
// It is pulled towards 1 as if OwnWeight more prices of weight 1 had that value. It corrects sources without a calibration.
func (m *Model) ownFactor(comparables []Comparable, used []int, centre, below, above float64) float64 {
	type deviation struct{ ratio, weight float64 }
	deviations, total := make([]deviation, 0, MaxPrices), 0.0
	for _, i := range used {
		total += comparables[i].Weight
	}
	for _, i := range used {
		c := &comparables[i]
		distance := (c.Adjusted - centre) / above
		if distance < 0 {
			distance = (centre - c.Adjusted) / below
		}
		// Without this price the centre would be further away, in proportion to the price's share of the weight.
		deviations = append(deviations, deviation{distance * (1 + c.Weight/total), c.Weight})
	}
	slices.SortFunc(deviations, func(a, b deviation) int {
		return cmp.Or(cmp.Compare(a.ratio, b.ratio), cmp.Compare(a.weight, b.weight))
	})
	sum := 0.0
	for _, d := range deviations {
		if sum += d.weight; sum >= 0.8*total {
			return math.Exp(math.Log(min(max(d.ratio, 1), 4)) * total / (total + m.OwnWeight))
		}
	}
	return 1
}
