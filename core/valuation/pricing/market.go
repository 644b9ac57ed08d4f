package pricing

import (
	"math"

	"loupe/core/valuation/matching"
)

// maxMarketGap is how far the best log odds of a market may be below those of the best market, for its prices to count.
const maxMarketGap = 1

// markOtherMarkets marks the candidates of markets that are probably not the item's. Each part of the catalogue is a market: a word
// that tells products apart in one, such as the name of a series, may be common in another. An outside source is a market of
// everything; it says nothing about others.
func markOtherMarkets(candidates []matching.Candidate) {
	best, highest := map[string]float64{}, math.Inf(-1)
	for i := range candidates {
		c := &candidates[i]
		if c.Market == "" || !isPriced(c) {
			continue
		}
		if known, ok := best[c.Market]; !ok || c.LogOdds > known {
			best[c.Market] = c.LogOdds
		}
		highest = max(highest, c.LogOdds)
	}
	if len(best) < 2 {
		return
	}
	for i := range candidates {
		c := &candidates[i]
		if known, ok := best[c.Market]; ok && c.Outcome == matching.Irrelevant && known < highest-maxMarketGap {
			c.Outcome = matching.OtherMarket
		}
	}
}
