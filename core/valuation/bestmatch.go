package valuation

import (
	"cmp"
	"math"
	"slices"
)

// bestMatch returns the index of the candidate that is the best match, or -1 if none matches.
func bestMatch(candidates []candidate, centre float64) int {
	best := -1
	for i := range candidates {
		c := &candidates[i]
		if c.outcome.isUsed() && (best < 0 || isBetterMatch(c, &candidates[best], centre)) {
			best = i
		}
	}
	return best
}

// isBetterMatch prefers higher log odds, then the more complete listing, then the price nearer to the
// centre, then the better rank in the text search.
func isBetterMatch(a, b *candidate, centre float64) bool {
	if math.Abs(a.logOdds-b.logOdds) > 1e-9 {
		return a.logOdds > b.logOdds
	}
	return cmp.Or(
		cmp.Compare(completeness(b.Listing), completeness(a.Listing)),
		cmp.Compare(a.distanceTo(centre), b.distanceTo(centre)),
		cmp.Compare(rankOrLast(a.TextRank), rankOrLast(b.TextRank))) < 0
}

// distanceTo returns the distance of the price from the centre, in millionths of an ln unit, or infinity
// without a price. It is rounded, so that prices above and below the centre by the same ratio are
// equally near.
func (c *candidate) distanceTo(centre float64) float64 {
	if !isValidPrice(c.Price) {
		return math.Inf(1)
	}
	return math.Round(1e6 * math.Abs(c.logPrice-centre))
}

// completeness counts the fields that a customer sees and that are not empty. The price counts twice.
func completeness(l *Listing) (n int) {
	for _, s := range [...]string{l.URL, l.Image, l.Vendor} {
		if s != "" {
			n++
		}
	}
	if isValidPrice(l.Price) {
		n += 2
	}
	return n
}

// listUsed returns the indices of the listings used, the best match first, then by log odds. If there
// are more than MaxUsed, it drops the last ones without a price and marks them as not needed.
func listUsed(candidates []candidate, best int) []int {
	order := make([]int, 0, MaxListings)
	for i := range candidates {
		if candidates[i].outcome.isUsed() {
			order = append(order, i)
		}
	}
	slices.SortFunc(order, func(a, b int) int {
		if a == best || b == best {
			return cmp.Compare(boolToInt(b == best), boolToInt(a == best))
		}
		return cmp.Or(cmp.Compare(candidates[b].logOdds, candidates[a].logOdds), cmp.Compare(a, b))
	})
	for n := len(order) - 1; n > 0 && len(order) > MaxUsed; n-- {
		if c := &candidates[order[n]]; c.outcome == usedWithoutPrice {
			c.outcome = notNeeded
			order = slices.Delete(order, n, n+1)
		}
	}
	for n, i := range order {
		order[n] = candidates[i].index
	}
	return order
}

func boolToInt(b bool) int {
	if b {
		return 1
	}
	return 0
}
