package prediction

import (
	"math"

	"loupe/core/market/product"
)

// Kind is a kind of goods whose prices depend on the condition alike.
type Kind uint8

const (
	Common Kind = iota
	Electronics
	Instruments
	KindCount // how many there are
)

// factor is the price in a condition relative to used.
type factor struct {
	log   float64 // logarithm of the price relative to a used item's
	error float64 // standard error of log
}

// factors has the condition's factors per kind of goods. They never rise as the condition gets worse.
// A kind's factor is fitted to its own listings and pulled towards the common one, more strongly the fewer they are.
var factors = [KindCount][product.ForParts + 1]factor{
	Common: {
		product.New: {0.24, 0.05}, product.OpenBox: {0.19, 0.05}, product.Refurbished: {0.13, 0.04}, product.LikeNew: {0.13, 0.04},
		product.Excellent: {0.07, 0.04}, product.VeryGood: {0.03, 0.03}, product.Good: {0, 0.03}, product.Used: {0, 0.03},
		product.Fair: {-0.18, 0.06}, product.Poor: {-0.36, 0.15}, product.ForParts: {-0.64, 0.12},
	},
	Electronics: {
		product.New: {0.28, 0.03}, product.OpenBox: {0.21, 0.03}, product.Refurbished: {0.13, 0.02}, product.LikeNew: {0.13, 0.04},
		product.Excellent: {0.07, 0.04}, product.VeryGood: {0.03, 0.03}, product.Good: {0, 0.03}, product.Used: {0, 0.02},
		product.Fair: {-0.18, 0.06}, product.Poor: {-0.36, 0.15}, product.ForParts: {-0.66, 0.10},
	},
	Instruments: {
		product.New: {0.28, 0.05}, product.OpenBox: {0.23, 0.05}, product.Refurbished: {0.17, 0.05}, product.LikeNew: {0.17, 0.03},
		product.Excellent: {0.11, 0.03}, product.VeryGood: {0.05, 0.03}, product.Good: {0, 0.03}, product.Used: {0, 0.04},
		product.Fair: {-0.19, 0.07}, product.Poor: {-0.36, 0.15}, product.ForParts: {-0.62, 0.12},
	},
}

// Factor returns the price of an item in the condition relative to a used one of the same kind. Its logarithm has the
// standard error. The condition must be known.
func Factor(kind Kind, c product.Condition) (factor, standardError float64) {
	f := &factors[kind]
	return math.Exp(f[c].log), f[c].error
}

// ownConditionWeight is how many listings the item's own condition counts for in the mean that
// adjustToCondition takes.
const ownConditionWeight = 2

// adjustToCondition sets each adjusted price to the price that the comparable would have in the item's condition and
// with its defects. A comparable that states no condition gets the mean of the stated ones, in logarithms, weighted by
// probability, with the item's own, or used if the item's own is worse: an offer of a damaged item says so. If the item's
// condition is unknown, it is that mean. The result is the mean.
func (m *Model) adjustToCondition(item *Item, comparables []Comparable) (mean float64) {
	table := &factors[item.Kind]
	sum, weight, own := 0.0, 0.0, 0.0
	if item.Condition != product.Unknown {
		own = table[item.Condition].log
		sum, weight = ownConditionWeight*max(own, table[product.Used].log), ownConditionWeight
	}
	for i := range comparables {
		if c := &comparables[i]; c.Condition != product.Unknown {
			sum += c.Probability * table[c.Condition].log
			weight += c.Probability
		}
	}
	if weight > 0 {
		mean = sum / weight
	}
	if item.Condition == product.Unknown {
		own = mean
	}
	for i := range comparables {
		c := &comparables[i]
		stated := mean
		if c.Condition != product.Unknown {
			stated = table[c.Condition].log
		}
		c.Adjusted = c.LogPrice + item.LogDamage + own - stated
	}
	return mean
}

// conditionError returns the standard error that the factors add to the centre: the weighted mean of the errors of
// the adjustments.
func conditionError(item *Item, comparables []Comparable, used []int) float64 {
	if item.Condition == product.Unknown {
		return 0
	}
	table := &factors[item.Kind]
	sum, total := 0.0, 0.0
	for _, i := range used {
		c := &comparables[i]
		total += c.Weight
		if c.Condition != item.Condition && c.Condition != product.Unknown {
			sum += c.Weight * math.Hypot(table[c.Condition].error, table[item.Condition].error)
		}
	}
	return sum / total
}
