package main

import "math"

// widthModel has the coefficients of ln(half width of the range): a constant, the factor of the
// squared probability that no price is for the same product, and the factor of the spread.
type widthModel [3]float64

// The limits of the range, equal to those in core/valuation.
const maxLogBelow, maxLogAbove = 2.3, 1.05

// bounds returns the distances of the range's bounds from its centre, in ln units.
func (m widthModel) bounds(a *appraisal) (below, above float64) {
	noMatch := 1 - a.Confidence
	half := math.Exp(m[0] + m[1]*noMatch*noMatch + m[2]*a.Spread)
	return min(half, maxLogBelow), min(half, maxLogAbove)
}

// measure returns the share of the queries' prices inside their range, and the median of
// ln(upper / lower).
func (m widthModel) measure(appraisals []appraisal) (inside, width float64) {
	var widths []float64
	priced, hits := 0, 0
	for i := range appraisals {
		a := &appraisals[i]
		if a.Upper == 0 {
			continue
		}
		below, above := m.bounds(a)
		widths = append(widths, below+above)
		if a.Price != nil {
			priced++
			if d := math.Log(*a.Price / a.Centre); -below <= d && d <= above {
				hits++
			}
		}
	}
	return float64(hits) / float64(priced), median(widths)
}

// fitWidth returns the model of a grid with the smallest median width that has at least 80 % of the
// prices inside.
func fitWidth(appraisals []appraisal) (best widthModel) {
	narrowest := math.Inf(1)
	for constant := -1.5; constant < -0.7; constant += 0.02 {
		for noMatch := 1.5; noMatch < 2.6; noMatch += 0.1 {
			for spread := 0.0; spread < 0.6; spread += 0.1 {
				m := widthModel{constant, noMatch, spread}
				if inside, width := m.measure(appraisals); inside >= 0.8 && width < narrowest {
					best, narrowest = m, width
				}
			}
		}
	}
	return best
}
