package pricing

import (
	"cmp"
	"math"
	"slices"

	"loupe/core/valuation/matching"
)

// DaysToSell says how long such items are offered until they sell, by the listings used whose days are known. A number of days is 0 if
// too few have sold to know it.
type DaysToSell struct {
	Median       int // after these days, half of the items have sold
	Lower, Upper int // 95 % confidence interval of the median
	Sold, Unsold int // listings
}

const minSold = 5 // fewer sales give no estimate

// daysToSell estimates the days to sell, or returns nil if fewer than minSold of the listings used have sold after a known time. An item
// that has not sold yet counts as one that takes longer than it was offered: the Kaplan-Meier estimator (Kaplan and Meier 1958,
// doi.org/10.1080/01621459.1958.10501452), with Greenwood's variance, and the interval of Brookmeyer and Crowley 1982
// (doi.org/10.2307/2530286): the days at which the share that is left may be a half.
func daysToSell(candidates []matching.Candidate) *DaysToSell {
	var known []*matching.Candidate
	d := &DaysToSell{}
	for i := range candidates {
		if c := &candidates[i]; c.Outcome.IsUsed() && c.Days > 0 {
			known = append(known, c)
			if c.Sold {
				d.Sold++
			} else {
				d.Unsold++
			}
		}
	}
	if d.Sold < minSold {
		return nil
	}
	slices.SortStableFunc(known, func(a, b *matching.Candidate) int { return cmp.Compare(a.Days, b.Days) })
	left, variance := 1.0, 0.0 // the share that has not sold, and its variance as a share of its square
	for i := 0; i < len(known); {
		days, atRisk, sold := known[i].Days, float64(len(known)-i), 0.0
		for ; i < len(known) && known[i].Days == days; i++ {
			if known[i].Sold {
				sold++
			}
		}
		left *= 1 - sold/atRisk
		if sold < atRisk {
			variance += sold / (atRisk * (atRisk - sold))
		}
		half := 1.959964 * left * math.Sqrt(variance)
		for _, bound := range [...]struct {
			days  *int
			share float64
		}{{&d.Lower, left - half}, {&d.Median, left}, {&d.Upper, left + half}} {
			if *bound.days == 0 && bound.share <= 0.5+1e-9 {
				*bound.days = days
			}
		}
	}
	return d
}
