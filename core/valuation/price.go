package valuation

import (
	"cmp"
	"math"
	"slices"
)

// estimate is the price range derived from the listings. Prices are natural logarithms.
type estimate struct {
	ok                   bool // false if there is no price to use; then all other fields are 0
	lower, centre, upper float64

	lowest, highest       float64 // of the prices used
	noMatchProbability    float64 // probability that no price used is for the same product
	spread                float64 // weighted mean distance of the prices from the centre
	priceCount, soldCount int     // prices used, and how many of them were paid
}

const (
	minBestProbability = 0.05        // there is no value if the most probable listing has less
	maxPrices          = MaxUsed - 1 // leaves room for a best match without a price

	// A listing with a price is used if its log odds are less than this below the highest log odds of a
	// listing with a price. A listing without a price is compared with the highest log odds of all.
	maxLogOddsGap = 5

	weightExponent = 0.5 // the weight of a price is its odds to this power
	soldFactor     = 1.5 // on the weight of a price that was paid

	outlierDistance = 1.6 // from the median to the price of an outlier, in ln units: a factor of five
	closeScore      = 8   // minimum score of a closely matching listing
	minClosePrices  = 5   // prices of such listings from which excludeOutvoted takes a median

	medianBandwidth  = 0.1  // smooths the median that is the centre, in ln units
	outlierBandwidth = 1e-3 // smooths the median that outliers are measured from, in ln units

	maxLogBelow = 2.3  // from the centre to the lower bound, in ln units: a factor of 10
	maxLogAbove = 1.05 // from the centre to the upper bound, in ln units: a factor of 2.9
)

// estimatePrice selects the listings to use, sets their outcome and weight, and derives the range
// from their prices.
func estimatePrice(candidates []candidate, state *itemState) (e estimate) {
	bestLogOdds, bestPricedLogOdds, bestProbability := math.Inf(-1), math.Inf(-1), 0.0
	for i := range candidates {
		c := &candidates[i]
		bestLogOdds, bestProbability = max(bestLogOdds, c.logOdds), max(bestProbability, c.probability)
		if c.isPriced() {
			c.logPrice = math.Log(c.Price) + state.logAdjustment(c.stated)
			bestPricedLogOdds = max(bestPricedLogOdds, c.logOdds)
		}
	}
	if bestProbability < minBestProbability {
		return e
	}
	bestPricedLogOdds = excludeOutvoted(candidates, bestPricedLogOdds)
	offers := make([]int, 0, MaxListings)
	for i := range candidates {
		c := &candidates[i]
		switch {
		case c.outcome == duplicate || c.outcome == priceOutlier:
		case !c.isRelated():
		case !isValidPrice(c.Price):
			if c.logOdds > bestLogOdds-maxLogOddsGap {
				c.outcome = usedWithoutPrice
			}
		case c.logOdds > bestPricedLogOdds-maxLogOddsGap:
			c.outcome, c.weight = usedWithPrice, math.Exp(weightExponent*(c.logOdds-bestPricedLogOdds))
			if c.Sold {
				c.weight *= soldFactor
			}
			offers = append(offers, i)
		}
	}
	slices.SortFunc(offers, func(a, b int) int {
		return cmp.Or(cmp.Compare(candidates[b].logOdds, candidates[a].logOdds), cmp.Compare(a, b))
	})
	kept := min(len(offers), maxPrices)
	for _, i := range offers[kept:] {
		candidates[i].outcome = notNeeded
	}
	offers = excludeOutliers(candidates, offers[:kept])
	if len(offers) == 0 {
		return e
	}
	e.ok, e.priceCount, e.noMatchProbability = true, len(offers), 1
	e.centre = smoothedMedian(candidates, offers, medianBandwidth)
	e.lowest, e.highest = math.Inf(1), math.Inf(-1)
	totalWeight := 0.0
	for _, i := range offers {
		c := &candidates[i]
		e.noMatchProbability *= 1 - c.probability
		e.spread += c.weight * math.Abs(c.logPrice-e.centre)
		totalWeight += c.weight
		e.lowest, e.highest = min(e.lowest, c.logPrice), max(e.highest, c.logPrice)
		e.soldCount += boolToInt(c.Sold)
	}
	e.spread /= totalWeight
	half := halfWidth(e.noMatchProbability, e.spread)
	e.lower, e.upper = e.centre-min(half, maxLogBelow), e.centre+min(half, maxLogAbove)
	return e
}

// halfWidth returns the distance of the range's bounds from its centre in ln units, before maxLogBelow
// and maxLogAbove limit it.
func halfWidth(noMatchProbability, spread float64) float64 {
	return math.Exp(widthConstant + widthUncertainty*math.Pow(noMatchProbability, 2) + widthSpread*spread)
}

// isRelated reports whether the listing shares a word with the item, or its picture matches the photo.
func (c *candidate) isRelated() bool { return c.evidence[itemFound] > 0 || pictureScore(c.Listing) > 0 }

// isPriced reports whether the listing has a price that can be used.
func (c *candidate) isPriced() bool { return isValidPrice(c.Price) && c.isRelated() }

// isValidPrice reports whether a price is positive, finite and of a size that a product can have.
func isValidPrice(price float64) bool { return 1e-6 < price && price < 1e15 }

// excludeOutvoted marks a closely matching listing as an outlier if its price is far from the median price
// of all closely matching listings. It does nothing if fewer than minClosePrices of them have a price.
// best is the highest log odds of the priced listings. The result is that of the listings that remain.
func excludeOutvoted(candidates []candidate, best float64) float64 {
	prices := make([]float64, 0, MaxListings)
	for i := range candidates {
		if c := &candidates[i]; c.outcome != duplicate && c.isPriced() && c.score >= closeScore {
			prices = append(prices, c.logPrice)
		}
	}
	if len(prices) < minClosePrices {
		return best
	}
	slices.Sort(prices)
	median := (prices[len(prices)/2] + prices[(len(prices)-1)/2]) / 2
	best = math.Inf(-1)
	for i := range candidates {
		c := &candidates[i]
		if c.outcome == duplicate || !c.isPriced() {
			continue
		}
		if c.score >= closeScore && math.Abs(c.logPrice-median) > outlierDistance {
			c.outcome = priceOutlier
		} else {
			best = max(best, c.logOdds)
		}
	}
	return best
}

// excludeOutliers marks the offers whose price is far from the weighted median, and returns the others.
// It returns all offers if there are fewer than three, because then it can't tell which one is wrong.
func excludeOutliers(candidates []candidate, offers []int) []int {
	if len(offers) < 3 {
		return offers
	}
	centre := smoothedMedian(candidates, offers, outlierBandwidth)
	kept := offers[:0]
	for _, i := range offers {
		if math.Abs(candidates[i].logPrice-centre) > outlierDistance {
			candidates[i].outcome = priceOutlier
		} else {
			kept = append(kept, i)
		}
	}
	return kept
}

// smoothedMedian returns the weighted median of the offers' logarithmic prices. Each price counts as a
// distribution about as wide as the bandwidth, so a small change of a weight changes the median only a
// little.
func smoothedMedian(candidates []candidate, offers []int, bandwidth float64) float64 {
	low, high := math.Inf(1), math.Inf(-1)
	for _, i := range offers {
		low, high = min(low, candidates[i].logPrice), max(high, candidates[i].logPrice)
	}
	for range 40 { // bisection
		middle, balance := (low+high)/2, 0.0
		for _, i := range offers {
			u := (middle - candidates[i].logPrice) / bandwidth
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
