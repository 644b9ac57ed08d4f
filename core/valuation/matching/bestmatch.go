package matching

import (
	"cmp"
	"math"
	"slices"
)

// Best returns the index of the candidate that is the best match, or -1 if none matches.
func Best(candidates []Candidate, centre float64) int {
	best := -1
	for i := range candidates {
		c := &candidates[i]
		if c.Outcome.IsUsed() && (best < 0 || isBetterMatch(c, &candidates[best], centre)) {
			best = i
		}
	}
	return best
}

// isBetterMatch prefers higher log odds, then the more complete listing, then the price nearer to the
// centre, then the better rank in the text search.
func isBetterMatch(a, b *Candidate, centre float64) bool {
	if math.Abs(a.LogOdds-b.LogOdds) > 1e-9 {
		return a.LogOdds > b.LogOdds
	}
	return cmp.Or(
		cmp.Compare(completeness(b.Listing), completeness(a.Listing)),
		cmp.Compare(a.distanceTo(centre), b.distanceTo(centre)),
		cmp.Compare(RankOrLast(a.TextRank), RankOrLast(b.TextRank))) < 0
}

// distanceTo returns the distance of the price from the centre, in millionths of an ln unit, or infinity
// without a price. It is rounded, so that prices above and below the centre by the same ratio are
// equally near.
func (c *Candidate) distanceTo(centre float64) float64 {
	if !IsValidPrice(c.Price) {
		return math.Inf(1)
	}
	return math.Round(1e6 * math.Abs(c.LogPrice-centre))
}

// completeness counts the fields that a customer sees and that are not empty. The price counts twice.
func completeness(l *Listing) (n int) {
	for _, s := range [...]string{l.URL, l.Image, l.Vendor} {
		if s != "" {
			n++
		}
	}
	if IsValidPrice(l.Price) {
		n += 2
	}
	return n
}

// ListUsed returns the indices of the listings used, the best match first, then by log odds. If there
// are more than MaxUsed, it drops the last ones without a price and marks them as not needed.
func ListUsed(candidates []Candidate, best int) []int {
	order := make([]int, 0, MaxListings)
	for i := range candidates {
		if candidates[i].Outcome.IsUsed() {
			order = append(order, i)
		}
	}
	slices.SortFunc(order, func(a, b int) int {
		switch {
		case a == b:
			return 0
		case a == best:
			return -1
		case b == best:
			return 1
		}
		return cmp.Or(cmp.Compare(candidates[b].LogOdds, candidates[a].LogOdds), cmp.Compare(a, b))
	})
	for n := len(order) - 1; n > 0 && len(order) > MaxUsed; n-- {
		if c := &candidates[order[n]]; c.Outcome == UsedWithoutPrice {
			c.Outcome = NotNeeded
			order = slices.Delete(order, n, n+1)
		}
	}
	for n, i := range order {
		order[n] = candidates[i].Index
	}
	return order
}
