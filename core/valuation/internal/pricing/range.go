package pricing

import "math"

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
	p.Lower, p.Upper = p.Centre-below, p.Centre+above
	p.Fast, p.Patient = p.Centre-m.FastShare*below, p.Centre+m.PatientShare*above
}

// distance returns a bound's distance from the centre. ofCondition is the distance for the error of the condition's
// factors alone.
func (d *Distance) distance(doubt, logSpread, logNumber, ofCondition float64) float64 {
	return min(math.Hypot(math.Exp(d.Constant+d.Doubt*doubt+d.Spread*logSpread+d.Number*logNumber), ofCondition), maxDistance)
}
