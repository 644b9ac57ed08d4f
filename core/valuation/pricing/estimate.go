// Package pricing derives the price of an item from listings that match it: the range and its correction by models, the item's condition and
// damage, prices for a private sale and a replacement, the trend, and variants at different prices. The statistics are in package
// prediction.
package pricing

import (
	"cmp"
	"math"
	"slices"

	"loupe/core/market/product"
	"loupe/core/valuation/learned"
	"loupe/core/valuation/matching"
	"loupe/core/valuation/prediction"
)

const (
	// A listing without a price is used if its log odds are less than this below the highest log odds of all.
	maxLogOddsGap = 5

	// The best match has at least one of these probabilities if its source has no model: only a model has measured how far doubtful matches
	// are off. They were set by hand, by questions to a shop's listings.
	minShown    = 0.15 // of an item that the photo identifies
	minUnshown  = 0.25
	minUnlisted = 0.7 // of an item that only words name, if no listing has one of the names

	closeScore = 8 // minimum score of a closely matching listing
)

// Item is the product whose price is estimated, and what a model reads of it.
type Item struct {
	prediction.Item
	Read      matching.Reading
	LogPieces float64 // logarithm of the number of pieces
	MaxRange  float64 // the widest range that is a value: its upper bound by its lower one
	Unshown   bool    // only words say what it is
}

// minUnlearned returns the lowest probability of the best match of the candidates if its source has no model.
func (i *Item) minUnlearned(candidates []matching.Candidate) float64 {
	switch {
	case !i.Unshown:
		return minShown
	case matching.NamesCategory(i.Read.Tokens, candidates):
		return 1
	case len(i.Read.Unlisted()) > 0:
		return minUnlisted
	}
	return minUnshown
}

// Range is the price range derived from the listings. Prices are natural logarithms. Without a price to use, OK
// is false.
type Range struct {
	prediction.Prediction
	Raw         learned.Estimate        // before the correction, with what the model with the most weight says
	Correction  Correction              // what changed it to the prediction
	Confidence  float64                 // probability that the price is within 20 % of the estimate
	TooWide     bool                    // the range is wider than the item's MaxRange, so OK is false
	TooDoubtful bool                    // no match is probable enough without a model, so OK is false
	comparables []prediction.Comparable // the prices compared
	sources     []int                   // the index of each of them in the candidates
}

// EstimateRange selects the listings to use, sets their outcome, and derives the range from their prices.
func EstimateRange(item *Item, candidates []matching.Candidate) (e Range) {
	bestLogOdds, bestProbability, bestPriced, bestAmount := math.Inf(-1), 0.0, 0.0, 0.0
	for i := range candidates {
		c := &candidates[i]
		bestLogOdds, bestProbability = max(bestLogOdds, c.LogOdds), max(bestProbability, c.Probability)
		if isPriced(c) {
			bestPriced = max(bestPriced, c.Probability)
			if !c.IsOtherAmount {
				bestAmount = max(bestAmount, c.Probability)
			}
		}
	}
	if bestProbability < matching.MinBestProbability {
		return e
	}
	if bestPriced >= matching.MinBestProbability {
		e.predict(item, candidates, bestAmount)
	}
	for i := range candidates {
		c := &candidates[i]
		if c.Outcome == matching.Irrelevant && !matching.IsValidPrice(c.Price) && isRelated(c) && c.LogOdds > bestLogOdds-maxLogOddsGap {
			c.Outcome = matching.UsedWithoutPrice
		}
	}
	return e
}

// predict sets the range by the prices of the candidates, and the outcome of each candidate that has a price. best is the highest
// probability among these, without those of another amount.
func (e *Range) predict(item *Item, candidates []matching.Candidate, best float64) {
	e.comparables, e.sources = ComparablesOf(candidates)
	e.Prediction = prediction.Fitted.Predict(&item.Item, e.comparables)
	for i := range e.comparables {
		from, c := &e.comparables[i], &candidates[e.sources[i]]
		c.Outcome, c.LogPrice, c.Weight = outcomes[from.Outcome], from.Adjusted, from.Weight
	}
	if !e.OK {
		return
	}
	e.correct(item, candidates)
	e.TooWide = e.Upper-e.Lower > math.Log(item.MaxRange)
	e.TooDoubtful = e.Correction.Listings == 0 && best < item.minUnlearned(candidates)
	e.OK = !e.TooWide && !e.TooDoubtful
	e.Confidence = e.confidence(item.Doubt)
}

var outcomes = [...]matching.Outcome{
	prediction.TooDoubtful: matching.Irrelevant, prediction.Outlier: matching.PriceOutlier, prediction.NotNeeded: matching.NotNeeded, prediction.Used: matching.UsedWithPrice,
}

// ComparablesOf returns the candidates whose price can be used, and the index of each in candidates.
func ComparablesOf(candidates []matching.Candidate) (comparables []prediction.Comparable, sources []int) {
	markOtherMarkets(candidates)
	comparables, sources = make([]prediction.Comparable, 0, len(candidates)), make([]int, 0, len(candidates))
	for _, i := range newestFirst(candidates) {
		if c := &candidates[i]; c.Outcome == matching.Irrelevant && isPriced(c) {
			comparables = append(comparables, prediction.Comparable{
				LogPrice: math.Log(c.Price), LogOdds: c.LogOdds, Probability: c.MatchProbability, Condition: c.Stated,
				IsClose: c.Score >= closeScore, Sold: c.Sold, Age: c.Age, Words: c.WordSet,
			})
			if c.Model != nil && c.Model.Known() {
				text, last := c.Text(), &comparables[len(comparables)-1]
				last.Worth = c.Model.Price(&text, c.Stated)
				if !c.Sold {
					last.LogPrice += c.Model.Sold()
				}
			}
			sources = append(sources, i)
		}
	}
	return comparables, sources
}

// newestFirst returns the indices of the candidates, the newest first and the undated last; candidates of the same day are in the
// order of the search. Of offers that match equally well, the first ones are used. The candidates themselves are ordered by
// title and price, which would select the cheapest.
func newestFirst(candidates []matching.Candidate) []int {
	order := make([]int, len(candidates))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(i, j int) int {
		a, b := &candidates[i], &candidates[j]
		return cmp.Or(cmp.Compare(b.Date, a.Date), cmp.Compare(matching.RankOrLast(a.TextRank), matching.RankOrLast(b.TextRank)),
			cmp.Compare(matching.RankOrLast(a.VisualRank), matching.RankOrLast(b.VisualRank)), cmp.Compare(i, j))
	})
	return order
}

// isRelated reports whether the listing shares a word with the item, or its picture matches the photo.
func isRelated(c *matching.Candidate) bool {
	return c.Evidence[matching.ItemFound] > 0 || c.PictureScore > 0
}

// isPriced reports whether the listing has a price that can be used.
func isPriced(c *matching.Candidate) bool { return matching.IsValidPrice(c.Price) && isRelated(c) }

// IsUnstated reports whether one of the listings used states no condition.
func (e *Range) IsUnstated() bool {
	return slices.ContainsFunc(e.comparables, func(c prediction.Comparable) bool {
		return c.Outcome == prediction.Used && c.Condition == product.Unknown
	})
}
