package matching

import (
	"math"

	"loupe/core/reading/description"
)

// maxMatchingGap is how far the score of a listing that matches may be below the best one.
const maxMatchingGap = 3

// leaveOutCopies subtracts a penalty from the score of each copy. If the item is a copy, it subtracts it from each listing that
// is not one. It returns the best word score of the other listings. If at least two and most of the matching listings have a
// word for copies, the word is part of the product's name, and no listing is left out.
func leaveOutCopies(item *Subject, candidates []Candidate) float64 {
	best, matching, copies := bestWordScore(candidates), 0, 0
	for i := range candidates {
		if c := &candidates[i]; c.Outcome != Duplicate && !c.OutOfScope && c.Evidence.score() > best-maxMatchingGap {
			matching++
			if c.copied {
				copies++
			}
		}
	}
	isCopy := item.Said.Damage.Authenticity == description.Copied
	if !isCopy && copies > 1 && 2*copies > matching {
		return best
	}
	for i := range candidates {
		if c := &candidates[i]; c.copied != isCopy && !c.OutOfScope {
			c.otherAuthenticity = true
			c.Score -= outOfScopePenalty
		}
	}
	return bestWordScore(candidates)
}

// bestWordScore returns the best score of the words of a candidate that is not left out.
func bestWordScore(candidates []Candidate) float64 {
	best := math.Inf(-1)
	for i := range candidates {
		if c := &candidates[i]; c.Outcome != Duplicate && !c.OutOfScope && !c.otherAuthenticity {
			best = max(best, c.Evidence.score())
		}
	}
	return best
}

// doubtFactor is applied to every probability if the description leaves open whether the item is genuine. It was set by
// hand.
const doubtFactor = 0.5

// IsOfOtherOrigin reports whether the candidate was left out by leaveOutCopies, and would match without its penalty.
func (c *Candidate) IsOfOtherOrigin() bool {
	return c.otherAuthenticity && probabilityOf(logOdds(c.Score+outOfScopePenalty, 0, true)) >= MinBestProbability
}
