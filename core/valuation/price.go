package valuation

import (
	"cmp"
	"math"
	"slices"

	"loupe/core/product"
	"loupe/core/valuation/internal/pricing"
)

const (
	minBestProbability = 0.05 // there is no value if the most probable listing has less

	// A listing without a price is used if its log odds are less than this below the highest log odds of all.
	maxLogOddsGap = 5

	closeScore = 8 // minimum score of a closely matching listing
)

// estimate is the price range derived from the listings. Prices are natural logarithms. Without a price to use, OK
// is false.
type estimate struct {
	pricing.Prediction
	calibration product.Calibration
	comparables []pricing.Comparable // the prices compared
	sources     []int                // the index of each of them in the candidates
}

// estimatePrice selects the listings to use, sets their outcome, and derives the range from their prices.
func estimatePrice(item *pricing.Item, candidates []candidate) (e estimate) {
	bestLogOdds, bestProbability := math.Inf(-1), 0.0
	for i := range candidates {
		c := &candidates[i]
		bestLogOdds, bestProbability = max(bestLogOdds, c.logOdds), max(bestProbability, c.probability)
	}
	if bestProbability < minBestProbability {
		return e
	}
	e.comparables, e.sources = comparablesOf(candidates)
	e.Prediction = pricing.Fitted.Predict(item, e.comparables)
	for i := range e.comparables {
		from, c := &e.comparables[i], &candidates[e.sources[i]]
		c.outcome, c.logPrice, c.weight = outcomes[from.Outcome], from.Adjusted, from.Weight
	}
	for i := range candidates {
		c := &candidates[i]
		if c.outcome == irrelevant && !isValidPrice(c.Price) && c.isRelated() && c.logOdds > bestLogOdds-maxLogOddsGap {
			c.outcome = usedWithoutPrice
		}
	}
	if e.OK {
		e.calibration = combineCalibrations(candidates, e.OwnFactor)
		ApplyCalibration(e.calibration, &e.Prediction)
	}
	return e
}

var outcomes = [...]outcome{
	pricing.TooDoubtful: irrelevant, pricing.Outlier: priceOutlier, pricing.NotNeeded: notNeeded, pricing.Used: usedWithPrice,
}

// comparablesOf returns the candidates whose price can be used, and the index of each in candidates.
func comparablesOf(candidates []candidate) (comparables []pricing.Comparable, sources []int) {
	comparables, sources = make([]pricing.Comparable, 0, len(candidates)), make([]int, 0, len(candidates))
	for _, i := range newestFirst(candidates) {
		if c := &candidates[i]; c.outcome != duplicate && c.isPriced() {
			comparables = append(comparables, pricing.Comparable{
				LogPrice: math.Log(c.Price), LogOdds: c.logOdds, Probability: c.matchProbability, Condition: c.stated,
				IsClose: c.score >= closeScore, Sold: c.Sold, Age: c.age, Words: c.wordSet,
			})
			sources = append(sources, i)
		}
	}
	return comparables, sources
}

// newestFirst returns the indices of the candidates, the newest first and the undated last; candidates of the same day are in the
// order of the search. Of offers that match equally well, the first ones are used. The candidates themselves are ordered by
// title and price, which would select the cheapest.
func newestFirst(candidates []candidate) []int {
	order := make([]int, len(candidates))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(i, j int) int {
		a, b := &candidates[i], &candidates[j]
		return cmp.Or(cmp.Compare(b.Date, a.Date), cmp.Compare(rankOrLast(a.TextRank), rankOrLast(b.TextRank)),
			cmp.Compare(rankOrLast(a.VisualRank), rankOrLast(b.VisualRank)), cmp.Compare(i, j))
	})
	return order
}

// isRelated reports whether the listing shares a word with the item, or its picture matches the photo.
func (c *candidate) isRelated() bool { return c.evidence[itemFound] > 0 || c.pictureScore > 0 }

// isPriced reports whether the listing has a price that can be used.
func (c *candidate) isPriced() bool { return isValidPrice(c.Price) && c.isRelated() }

// isValidPrice reports whether a price is positive, finite and of a size that a product can have.
func isValidPrice(price float64) bool { return 1e-6 < price && price < 1e15 }

// Comparables returns the prices that Appraise would predict the item's price from, and the item as they are adjusted
// to it. internal/fit predicts with other models than pricing.Fitted from them.
func Comparables(item Item, listings []Listing) ([]pricing.Comparable, pricing.Item) {
	candidates, _, priced := judge(item, listings)
	comparables, _ := comparablesOf(candidates)
	return comparables, priced
}
