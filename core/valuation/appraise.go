package valuation

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"loupe/core/market"
	"loupe/core/valuation/learned"
	"loupe/core/valuation/matching"
	"loupe/core/valuation/prediction"
	"loupe/core/valuation/pricing"
	"loupe/core/valuation/reasons"
)

// Appraise values the item by the listings. Prices, and the range returned, are in the currency with
// this ISO 4217 code. It accepts any input: a price that is not a positive finite number is ignored,
// and without a usable price the range is 0.
func Appraise(given Item, listings []Listing, currency string) Valuation {
	first := read(given, given.Named)
	item := *first
	contradiction, confirmed := resolveContradiction(&item, &listings)
	candidates, state, priced := judge(&item, listings)
	var e pricing.Range
	if confirmed && !state.Several {
		e = pricing.EstimateRange(&priced, candidates)
	}
	if e.OK && market.Round(math.Exp(e.Centre), currency) == 0 { // less than the smallest amount
		e.OK = false
	}
	v := Valuation{Best: -1, Defects: state.Defects, Differences: state.Differences, Contradiction: contradiction.Text, Condition: state.Condition, Pieces: state.Scope.Pieces, read: first}
	best := matching.Best(candidates, e.Centre)
	if best >= 0 {
		v.Best = candidates[best].Index
		v.Used = matching.ListUsed(candidates, best)
	}
	if e.OK {
		amount := func(logPrice float64) float64 { return market.Round(math.Exp(logPrice), currency) }
		v.Lower, v.Centre, v.Upper = amount(e.Lower), amount(e.Centre), amount(e.Upper)
		v.Confidence, v.Spread, v.Correction = e.Confidence, e.Spread, e.Correction
		prices := Prices{Fast: amount(e.Fast), Market: v.Centre, Patient: amount(e.Patient)}
		v.Details = e.Details(&item.Item, &priced.Item, candidates, prices, v.Lower, v.Upper, currency)
	}
	v.Judgements = judgementsOf(candidates, &state, len(listings))
	explained := reasons.Facts{
		Candidates: candidates, Best: best, Used: len(v.Used), Total: len(listings), State: &state, Item: &priced,
		Prices: &e, Lower: v.Lower, Centre: v.Centre, Upper: v.Upper, Asking: v.Asking, MaxRange: item.MaxRange, Currency: currency,
	}
	v.Reasons, v.NoValue = explained.Explain()
	if contradiction.Text != "" {
		v.Reasons = append([]Reason{contradiction}, v.Reasons...)
	}
	return v
}

// read returns the item with what its texts say. See matching.Subject for onlyShown.
func read(given Item, onlyShown bool) *matching.Subject {
	item := &matching.Subject{Item: given, OnlyShown: onlyShown}
	item.Read()
	return item
}

// judge compares the listings with the item, which must be read. It returns them as candidates, and the item to which prices are adjusted.
func judge(item *matching.Subject, listings []Listing) ([]matching.Candidate, pricing.State, pricing.Item) {
	candidates, parsed := matching.Match(item, listings)
	state := pricing.Assess(item, pricing.KindOf(item, parsed.Tokens, candidates))
	isUnshown := item.Title == "" && !slices.ContainsFunc(candidates, func(c matching.Candidate) bool { return c.PictureScore > 0 })
	return candidates, state, pricing.Item{
		Item: prediction.Item{
			Condition: state.Condition, Kind: state.Kind, LogDamage: math.Log(state.DamageFactor), Words: parsed.Words,
			Doubt: 1 - matching.IdentificationOf(item),
		},
		Read: parsed, Unshown: isUnshown,
		LogPieces: math.Log(float64(max(state.Scope.Pieces, 1))), MaxRange: cmp.Or(item.MaxRange, math.Inf(1)),
	}
}

// judgementsOf returns the judgement of each listing; total is their number. It marks candidates that were left out as copies.
func judgementsOf(candidates []matching.Candidate, state *pricing.State, total int) []Judgement {
	judgements := make([]Judgement, total)
	for i := range candidates {
		c := &candidates[i]
		if c.Outcome == matching.Irrelevant && c.IsOfOtherOrigin() {
			c.Outcome = matching.OtherOrigin
		}
		adjusted := 0.0
		if c.Outcome == matching.UsedWithPrice {
			adjusted = math.Exp(c.LogPrice)
		}
		judgements[c.Index] = Judgement{
			Adjusted:    adjusted,
			Probability: c.Probability, LogOdds: c.LogOdds, Score: c.Score, Evidence: c.Evidence,
			Used: c.Outcome.IsUsed(), Duplicate: c.Outcome == matching.Duplicate, Why: reasons.Why(c, state),
		}
	}
	for i := len(candidates); i < total; i++ {
		judgements[i].Why = "not used: only the first " + strconv.Itoa(MaxListings) + " listings are compared"
	}
	return judgements
}

// FindVariants returns the attribute that splits the probable offers into variants at clearly different prices. If several
// attributes do, it returns the one with the highest ratio of prices. It returns false if none does: the item itself states its
// variant, or the prices do not depend on it.
//
// v must be the valuation of the same item and listings. The order of the listings affects only the indices.
func FindVariants(given Item, listings []Listing, v Valuation) (Variants, bool) {
	item := v.read
	if given.Named { // its description may still name the variant
		item = read(given, false)
	}
	probabilities := make([]float64, len(listings))
	for i, j := range v.Judgements {
		if !j.Duplicate {
			probabilities[i] = j.Probability
		}
	}
	return pricing.FindVariants(item, listings, probabilities)
}

// TrialOf returns the uncorrected estimate of the item and its price, given in major units, as a trial. All listings must have the same
// model, of prices of words only. It returns false if no price is used, or the price is not valid.
func TrialOf(given Item, listings []Listing, price float64) (learned.Trial, bool) {
	candidates, _, priced := judge(read(given, false), listings)
	e := pricing.EstimateRange(&priced, candidates)
	return learned.Trial{Estimate: e.Raw, LogPrice: math.Log(price)}, e.Raw.Listings > 0 && matching.IsValidPrice(price)
}

// TextOf returns what a model reads of a listing: see matching.TextOf.
func TextOf(brand, title string) learned.Text { return matching.TextOf(brand, title) }

// Comparables returns the prices from which Appraise predicts the item's price, and the item to which they are adjusted. From
// these, build/toolchain/fit predicts with models other than prediction.Fitted.
func Comparables(item Item, listings []Listing) ([]prediction.Comparable, pricing.Item) {
	candidates, _, priced := judge(read(item, false), listings)
	comparables, _ := pricing.ComparablesOf(candidates)
	return comparables, priced
}
