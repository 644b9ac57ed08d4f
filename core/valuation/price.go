package valuation

import (
	"cmp"
	"math"
	"slices"
)

// estimated is what the prices say. lower, centre and upper are logarithms.
type estimated struct {
	ok                   bool
	lower, centre, upper float64
	least, most          float64 // logarithms of the prices used
	doubt                float64 // probability that none of the prices used is that of the same product
	spread               float64 // weighted mean distance of the logarithms from the centre
	prices               int     // how many were used
	sold                 int     // of these
}

const (
	wellMatched   = 8           // score of a listing whose words are quite the item's
	leastSupport  = 5           // such listings with a price that can speak against one of them
	leastRelevant = 0.05        // what the most probable listing needs for there to be a value
	reach         = 5           // log odds below the best priced listing's from which a price is not used
	temper        = 0.5         // power of the odds that weighs a price
	soldWeight    = 1.5         // a price paid counts more than one asked
	bandwidth     = 0.1         // of the smoothed median, in logarithms
	farOff        = 1.6         // logarithm of the ratio to the median from which a price is an outlier: five times
	maxPrices     = MaxUsed - 1 // that are used: the best match may have none
	mostBelow     = 2.3         // the same of the lower bound: a tenth
	mostAbove     = 1.05        // logarithm of the ratio of the upper bound to the centre at most: 2.9 times
)

// estimate takes the prices of the candidates that are most like the item, and marks what was used and what was not.
func estimate(candidates []candidate, s state) (e estimated) {
	top, priced, likely := math.Inf(-1), math.Inf(-1), 0.0
	for i := range candidates {
		c := &candidates[i]
		top, likely = max(top, c.logOdds), max(likely, c.probability)
		if c.priced() {
			c.price = math.Log(c.Price) + s.adjustment(c.grade)
			priced = max(priced, c.logOdds)
		}
	}
	if likely < leastRelevant {
		return e
	}
	priced = dropUnsupported(candidates, priced)
	offers := make([]int, 0, MaxListings)
	for i := range candidates {
		c := &candidates[i]
		switch {
		case c.standing == repeated || c.standing == outlier:
		case !c.related():
		case !usable(c.Price):
			if c.logOdds > top-reach {
				c.standing = unpriced
			}
		case c.logOdds > priced-reach:
			c.standing, c.weight = used, math.Exp(temper*(c.logOdds-priced))
			if c.Sold {
				c.weight *= soldWeight
			}
			offers = append(offers, i)
		}
	}
	slices.SortFunc(offers, func(a, b int) int {
		return cmp.Or(cmp.Compare(candidates[b].logOdds, candidates[a].logOdds), cmp.Compare(a, b))
	})
	enough := min(len(offers), maxPrices)
	for _, i := range offers[enough:] {
		candidates[i].standing = surplus
	}
	offers = dropOutliers(candidates, offers[:enough])
	if len(offers) == 0 {
		return e
	}
	e.ok, e.prices, e.doubt = true, len(offers), 1
	e.centre = median(candidates, offers, bandwidth)
	e.least, e.most = math.Inf(1), math.Inf(-1)
	sum := 0.0
	for _, i := range offers {
		c := &candidates[i]
		e.doubt *= 1 - c.probability
		e.spread += c.weight * math.Abs(c.price-e.centre)
		sum += c.weight
		e.least, e.most = min(e.least, c.price), max(e.most, c.price)
		e.sold += btoi(c.Sold)
	}
	e.spread /= sum
	half := math.Exp(width[0] + width[1]*math.Pow(e.doubt, doubtPower) + width[2]*e.spread)
	e.lower, e.upper = e.centre-min(half, mostBelow), e.centre+min(half, mostAbove)
	return e
}

// related reports whether the listing has anything of the item: a word or the picture.
func (c *candidate) related() bool { return c.evidence[itemFound] > 0 || seen(c.Listing) > 0 }

func (c *candidate) priced() bool { return usable(c.Price) && c.related() }

// usable reports whether the price is one: a positive number that arithmetic can bear.
func usable(price float64) bool { return 1e-6 < price && price < 1e15 }

// dropUnsupported takes out the listings whose words are quite the item's, but whose price is far from that of many others
// of which the same can be said. It gives the log odds of the best priced listing that is left.
func dropUnsupported(candidates []candidate, best float64) float64 {
	prices := make([]float64, 0, MaxListings)
	for i := range candidates {
		if c := &candidates[i]; c.standing != repeated && c.priced() && c.score >= wellMatched {
			prices = append(prices, c.price)
		}
	}
	if len(prices) < leastSupport {
		return best
	}
	slices.Sort(prices)
	middle := (prices[len(prices)/2] + prices[(len(prices)-1)/2]) / 2
	best = math.Inf(-1)
	for i := range candidates {
		c := &candidates[i]
		if c.standing == repeated || !c.priced() {
			continue
		}
		if c.score >= wellMatched && math.Abs(c.price-middle) > farOff {
			c.standing = outlier
		} else {
			best = max(best, c.logOdds)
		}
	}
	return best
}

// dropOutliers takes out the prices that are far from the weighted median, if there are at least three.
func dropOutliers(candidates []candidate, offers []int) []int {
	if len(offers) < 3 {
		return offers
	}
	centre := median(candidates, offers, 1e-3)
	near := offers[:0]
	for _, i := range offers {
		if math.Abs(candidates[i].price-centre) > farOff {
			candidates[i].standing = outlier
		} else {
			near = append(near, i)
		}
	}
	return near
}

// median is the weighted median of the offers' prices, each taken as spread out over about the bandwidth, so that a small
// change of the weights makes a small change of the median.
func median(candidates []candidate, offers []int, bandwidth float64) float64 {
	low, high := math.Inf(1), math.Inf(-1)
	for _, i := range offers {
		low, high = min(low, candidates[i].price), max(high, candidates[i].price)
	}
	for range 40 {
		middle, balance := (low+high)/2, 0.0
		for _, i := range offers {
			u := (middle - candidates[i].price) / bandwidth
			balance += candidates[i].weight * u / math.Sqrt(1+u*u)
		}
		if balance < 0 {
			low = middle
		} else {
			high = middle
		}
	}
	return (low + high) / 2
}
