// Package prediction predicts what an item sells for from the prices of comparable listings.
//
// Prices are natural logarithms throughout. Predict adjusts each price to the item's condition (condition.go)
// and to the words in which the listing differs from the item (words.go). The weighted median of the
// adjusted prices is the centre of the prediction (median.go). The distances of the bounds from the centre
// follow from the spread of the prices, their number and the doubt (range.go).
//
// docs/VALUATION.md describes the method and the data that the constants were fitted to.
package prediction

import (
	"cmp"
	"math"
	"slices"

	"loupe/core/market/product"
)

// Item is the product whose price is predicted.
type Item struct {
	Condition product.Condition
	Kind      Kind
	LogDamage float64 // logarithm of the price with the item's defects relative to an intact item; not positive
	Words     Words   // the item's words that a comparable has too
	Doubt     float64 // probability that it was identified as another product
}

// Comparable is a listing with a price. Predict sets the fields of the second group.
type Comparable struct {
	LogPrice    float64
	LogOdds     float64 // of being the same product
	Probability float64 // of being the same product, if the item was identified correctly
	Condition   product.Condition
	IsClose     bool // matches the item closely
	Sold        bool // the price was paid, not only asked
	Age         int  // days from the listing's date to the valuation; negative if unknown
	Words       Words
	Worth       float64 // logarithm of the price that its source's model gives its words; 0 without a model

	Adjusted float64 // the price adjusted to the item
	Weight   float64 // in the weighted median; 0 unless Outcome is Used
	Outcome  Outcome
}

// Outcome says whether a price was used.
type Outcome uint8

const (
	TooDoubtful Outcome = iota // far less likely the same product than the most likely comparable
	Outlier                    // more than a factor of five away from the others; see isOutlier
	NotNeeded                  // enough others are at least as likely
	Used
)

// Prediction is the distribution of the item's price. OK is false, and the other fields are 0, without a
// price to use.
type Prediction struct {
	OK                                  bool
	Lower, Fast, Centre, Patient, Upper float64 // the 10th, 25th, 50th, 75th and 90th percentile
	Lowest, Highest                     float64 // of the prices used, adjusted
	Nearest                             float64 // the price used that is nearest to the centre, adjusted
	NoMatch                             float64 // probability that no price used is for the same product
	Spread                              float64 // weighted mean distance of the prices from the centre
	UnstatedLogFactor                   float64 // logarithm of the factor assumed for a comparable without a condition
	Count, SoldCount                    int     // prices used, and how many of them were paid
}

// Limits of the prices used.
const (
	MaxPrices = 19 // prices used
	maxGap    = 5  // of the log odds of a price used to the highest

	outlierDistance = 1.6 // from the median to an outlier: a factor of five
	absurdDistance  = 4.6 // from the median to a price that says nothing: a factor of 100
	outlierLead     = 1   // of the log odds of an outlier over the others' with which its price counts
	minHalfLife     = 30  // days
	minClosePrices  = 5   // close comparables from which a median is taken that excludes others
)

// Predict returns the prediction for the item. It ignores comparables beyond the first 64. The order of the
// comparables matters only among equal ones.
func (m *Model) Predict(item *Item, comparables []Comparable) (p Prediction) {
	comparables = comparables[:min(len(comparables), maxComparables)]
	p.UnstatedLogFactor = m.adjustToCondition(item, comparables)
	best := excludeOutvoted(comparables)
	order := make([]int, 0, maxComparables)
	for i := range comparables {
		if comparables[i].Outcome != Outlier {
			order = append(order, i)
		}
	}
	slices.SortFunc(order, func(a, b int) int {
		return cmp.Or(cmp.Compare(comparables[b].LogOdds, comparables[a].LogOdds), cmp.Compare(a, b))
	})
	m.adjustToWords(item, comparables, order, best)
	used := order[:0]
	for _, i := range order {
		switch c := &comparables[i]; {
		case c.LogOdds <= best-maxGap:
			c.Outcome = TooDoubtful
		case len(used) == MaxPrices:
			c.Outcome = NotNeeded
		default:
			c.Outcome = Used
			used = append(used, i)
		}
	}
	m.weigh(item, comparables, used, best)
	used = excludeOutliers(comparables, used)
	if len(used) == 0 {
		return p
	}
	m.describe(item, comparables, used, &p)
	m.setBounds(item, comparables, used, &p)
	return p
}

// weigh sets the weights of the comparables used. best is the highest log odds.
func (m *Model) weigh(item *Item, comparables []Comparable, used []int, best float64) {
	isDated := slices.ContainsFunc(used, func(i int) bool { return comparables[i].Age >= 0 })
	isStated := item.Condition != product.Unknown ||
		slices.ContainsFunc(used, func(i int) bool { return comparables[i].Condition != product.Unknown })
	for _, i := range used {
		c := &comparables[i]
		c.Weight = math.Exp(m.WeightExponent * (c.LogOdds - best))
		if c.Sold {
			c.Weight *= m.SoldFactor
		}
		if isStated && c.Condition == product.Unknown {
			c.Weight *= m.UnstatedFactor
		}
	}
	if !isDated {
		return
	}
	halfLife := m.halfLife(comparables, used)
	for _, i := range used {
		if c := &comparables[i]; c.Age >= 0 {
			c.Weight *= math.Exp2(-float64(c.Age) / halfLife)
		} else {
			c.Weight *= m.UndatedFactor
		}
	}
}

// halfLife returns after how many days a price weighs half, from minHalfLife to HalfLife. It is the time in which the market moves
// by as much as the prices differ, so that old prices count less if prices lie close together. A few prices say little about
// that, so as many as PriorWeight are added that give HalfLife.
func (m *Model) halfLife(comparables []Comparable, used []int) float64 {
	weight := 0.0
	for _, i := range used {
		weight += comparables[i].Weight
	}
	own := meanDistance(comparables, used, smoothedMedian(comparables, used, m.Bandwidth)) / m.Drift
	return min(max((weight*own+m.PriorWeight*m.HalfLife)/(weight+m.PriorWeight), minHalfLife), m.HalfLife)
}

// excludeOutvoted marks a close comparable as an outlier if its price is far from the median of all close ones. It
// does nothing if there are fewer than minClosePrices. It returns the highest log odds of the comparables that
// remain.
func excludeOutvoted(comparables []Comparable) (best float64) {
	prices := make([]float64, 0, maxComparables)
	for i := range comparables {
		if c := &comparables[i]; c.IsClose {
			prices = append(prices, c.Adjusted)
		}
	}
	median := math.NaN()
	if len(prices) >= minClosePrices {
		slices.Sort(prices)
		median = (prices[len(prices)/2] + prices[(len(prices)-1)/2]) / 2
	}
	best = math.Inf(-1)
	for i := range comparables {
		if c := &comparables[i]; c.IsClose && c.isFarFrom(median) {
			c.Outcome = Outlier
		} else {
			best = max(best, c.LogOdds)
		}
	}
	if math.IsInf(best, -1) { // all are outliers, so none is
		for i := range comparables {
			comparables[i].Outcome = TooDoubtful
			best = max(best, comparables[i].LogOdds)
		}
	}
	return best
}

// isFarFrom reports whether the price is far from a median. No price is far from NaN.
func (c *Comparable) isFarFrom(median float64) bool {
	return math.Abs(c.Adjusted-median) > outlierDistance
}

// isOutlier reports whether the price is far from the median of prices whose highest log odds are best. The price of a comparable
// that matches clearly better counts, because the others are of different products, unless it is absurd.
func (c *Comparable) isOutlier(median, best float64) bool {
	return c.isFarFrom(median) && (c.LogOdds <= best+outlierLead || math.Abs(c.Adjusted-median) > absurdDistance)
}

// excludeOutliers marks the comparables whose price is far from the weighted median, and returns the others. It
// returns all if there are fewer than three or none is near the median, because then it can't tell which one is wrong.
func excludeOutliers(comparables []Comparable, used []int) []int {
	if len(used) < 3 {
		return used
	}
	const narrow = 1e-3 // bandwidth
	centre := smoothedMedian(comparables, used, narrow)
	best := math.Inf(-1)
	for _, i := range used {
		if c := &comparables[i]; !c.isFarFrom(centre) {
			best = max(best, c.LogOdds)
		}
	}
	if math.IsInf(best, -1) { // no price agrees with the others
		return used
	}
	kept := used[:0]
	for _, i := range used {
		if !comparables[i].isOutlier(centre, best) {
			kept = append(kept, i)
		} else {
			comparables[i].Outcome, comparables[i].Weight = Outlier, 0
		}
	}
	return kept
}

// describe sets what the prediction says about the prices used, and the centre.
func (m *Model) describe(item *Item, comparables []Comparable, used []int, p *Prediction) {
	p.OK, p.Count = true, len(used)
	p.Centre = smoothedMedian(comparables, used, m.Bandwidth)
	p.Lowest, p.Highest, p.Nearest = math.Inf(1), math.Inf(-1), math.Inf(1)
	p.Spread = meanDistance(comparables, used, p.Centre)
	for _, i := range used {
		c := &comparables[i]
		p.Lowest, p.Highest = min(p.Lowest, c.Adjusted), max(p.Highest, c.Adjusted)
		// Of two prices at the same distance the lower one counts, so that rounding errors do not decide.
		if gain := math.Abs(p.Nearest-p.Centre) - math.Abs(c.Adjusted-p.Centre); gain > 1e-6 || gain > -1e-6 && c.Adjusted < p.Nearest {
			p.Nearest = c.Adjusted
		}
		if c.Sold {
			p.SoldCount++
		}
	}
	noMatch := 1.0
	for n, i := range used {
		if hasSameWords(comparables, used[:n], i) {
			continue
		}
		match := 0.0
		for _, j := range used[n:] {
			if c := &comparables[j]; slices.Equal(c.Words, comparables[i].Words) {
				match = max(match, c.Probability)
			}
		}
		noMatch *= 1 - match
	}
	p.NoMatch = 1 - (1-item.Doubt)*(1-noMatch)
}

// hasSameWords reports whether one of the comparables among has the words of comparables[i]. Listings with the same words
// are of the same product, so they count as one piece of evidence.
func hasSameWords(comparables []Comparable, among []int, i int) bool {
	return slices.ContainsFunc(among, func(j int) bool { return slices.Equal(comparables[i].Words, comparables[j].Words) })
}

// Subset returns the prediction by the comparables that p used and that keep selects, for an item whose price is higher
// by shift, in logarithms. Words and outliers are as in p.
func (m *Model) Subset(item *Item, comparables []Comparable, shift float64, keep func(*Comparable) bool) (p Prediction) {
	used := usedOf(comparables, keep)
	if len(used) == 0 {
		return p
	}
	m.describe(item, comparables, used, &p)
	m.setBounds(item, comparables, used, &p)
	for _, x := range [...]*float64{&p.Lower, &p.Fast, &p.Centre, &p.Patient, &p.Upper, &p.Lowest, &p.Highest, &p.Nearest} {
		*x += shift
	}
	return p
}

// usedOf returns the indices of the comparables that Predict used and that keep selects.
func usedOf(comparables []Comparable, keep func(*Comparable) bool) []int {
	used := make([]int, 0, MaxPrices)
	for i := range comparables {
		if c := &comparables[i]; c.Outcome == Used && keep(c) {
			used = append(used, i)
		}
	}
	return used
}

// Rebound sets the percentiles of a prediction by the constants of m. The prediction must be OK, and by a model that
// differs from m in the constants of the ranges only. build/toolchain/fit fits these constants with it.
func (m *Model) Rebound(item *Item, comparables []Comparable, p *Prediction) {
	m.setBounds(item, comparables, usedOf(comparables, func(*Comparable) bool { return true }), p)
}

// ToNew returns the difference between the price of a new and intact item and of this one. unstated is
// Prediction.UnstatedLogFactor.
func (item *Item) ToNew(unstated float64) float64 {
	table := &factors[item.Kind]
	own := unstated
	if item.Condition != product.Unknown {
		own = table[item.Condition].log
	}
	return max(table[product.New].log-own, 0) - item.LogDamage
}
