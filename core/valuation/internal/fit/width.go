package main

import (
	"math"
	"slices"
)

// widths are those of the range, as core/valuation has them: a constant, of the squared doubt, of the spread.
type widths [3]float64

const mostBelow, mostAbove = 2.3, 1.05

func (w widths) bounds(o *outcome) (below, above float64) {
	doubt := 1 - o.Confidence
	half := math.Exp(w[0] + w[1]*doubt*doubt + w[2]*o.Spread)
	return min(half, mostBelow), min(half, mostAbove)
}

// on gives the share of prices inside and the median of the logarithmic width.
func (w widths) on(all []outcome) (inside, width float64) {
	var wide []float64
	n, in := 0, 0
	for i := range all {
		o := &all[i]
		if o.Upper == 0 {
			continue
		}
		below, above := w.bounds(o)
		wide = append(wide, below+above)
		if o.Price != nil {
			n++
			if d := math.Log(*o.Price / o.Centre); -below <= d && d <= above {
				in++
			}
		}
	}
	return float64(in) / float64(n), median(wide)
}

// fitWidth is the narrowest of a grid, by the median, that holds 80 of 100 prices.
func fitWidth(all []outcome) (best widths) {
	narrowest := math.Inf(1)
	for a := -1.5; a < -0.7; a += 0.02 {
		for d := 1.5; d < 2.6; d += 0.1 {
			for s := 0.0; s < 0.6; s += 0.1 {
				w := widths{a, d, s}
				if inside, width := w.on(all); inside >= 0.8 && width < narrowest {
					best, narrowest = w, width
				}
			}
		}
	}
	return best
}

func median(x []float64) float64 {
	if len(x) == 0 {
		return math.NaN()
	}
	x = slices.Sorted(slices.Values(x))
	return (x[len(x)/2] + x[(len(x)-1)/2]) / 2
}
