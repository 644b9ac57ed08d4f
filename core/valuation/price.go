package valuation

import (
	"math"
	"slices"
)

type estimate struct {
	ok                   bool
	lower, centre, upper float64
	confidence           float64
	priced               int
}

func usable(price float64) bool { return price > 0 && price < 1e15 }

// estimatePrice takes the weighted median of the prices' logarithms, and a spread from the weighted quantiles.
func estimatePrice(candidates []candidate, factor float64) (e estimate) {
	type point struct{ x, w float64 }
	points := make([]point, 0, len(candidates))
	sum, top := 0.0, 0.0
	for i := range candidates {
		c := &candidates[i]
		if c.duplicate || !usable(c.listing.Price) || c.probability < leastProbability {
			continue
		}
		w := c.probability * c.probability
		points = append(points, point{math.Log(c.listing.Price), w})
		sum += w
		top = math.Max(top, c.probability)
	}
	if len(points) == 0 {
		return e
	}
	slices.SortFunc(points, func(a, b point) int {
		if a.x < b.x || a.x == b.x && a.w < b.w {
			return -1
		}
		return 1
	})
	quantile := func(q float64) float64 {
		acc := 0.0
		for _, p := range points {
			if acc += p.w; acc >= q*sum {
				return p.x
			}
		}
		return points[len(points)-1].x
	}
	e.ok, e.priced = true, len(points)
	centre := quantile(0.5)
	half := 0.25 + (1-top)*0.5
	lower, upper := math.Min(quantile(0.2), centre-half), math.Max(quantile(0.8), centre+half)
	e.lower, e.centre, e.upper = math.Exp(lower)*factor, math.Exp(centre)*factor, math.Exp(upper)*factor
	e.confidence = top
	return e
}
