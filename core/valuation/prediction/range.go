package prediction

import (
	"math"
)

const (
	maxDistance   = 3      // from the centre to a bound: a factor of 20
	tenthQuantile = 1.2816 // standard deviations from the mean to the 90th percentile of a normal distribution
)

// setBounds sets the prediction's percentiles. The distance of each bound follows from the prices on its side of the
// centre, by the same constants: nothing else makes a range longer above than below.
func (m *Model) setBounds(item *Item, comparables []Comparable, used []int, p *Prediction) {
	doubt := math.Pow(p.NoMatch, m.DoubtPower)
	below, above, total := 0.0, 0.0, 0.0
	for _, i := range used {
		c := &comparables[i]
		below += 2 * c.Weight * max(p.Centre-c.Adjusted, 0)
		above += 2 * c.Weight * max(c.Adjusted-p.Centre, 0)
		total += c.Weight
	}
	prior := m.PriorWeight * m.PriorSpread * math.Exp(m.PriorDoubt*p.NoMatch)
	ofCondition := tenthQuantile * conditionError(item, comparables, used)
	distance := func(deviations float64) float64 {
		spread := (deviations + prior) / (total + m.PriorWeight)
		return m.Distance.of(doubt, math.Log(spread), math.Log(total), ofCondition)
	}
	below, above = distance(below), distance(above)
	p.Lower, p.Upper = p.Centre-below, p.Centre+above
	p.Fast, p.Patient = p.Centre-m.QuartileShare*below, p.Centre+m.QuartileShare*above
}

// of returns a bound's distance from the centre. ofCondition is the distance for the error of the condition's
// factors alone.
func (d *Distance) of(doubt, logSpread, logNumber, ofCondition float64) float64 {
	return min(math.Hypot(math.Exp(d.Constant+d.Doubt*doubt+d.Spread*logSpread+d.Number*logNumber), ofCondition), maxDistance)
}
