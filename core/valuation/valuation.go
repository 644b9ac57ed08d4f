// Package valuation turns an identified item and the listings found for it into a price range, a
// best match and the reasons for both.
//
// Appraise is a pure function: it does no I/O, reads no clock, keeps no state, and gives the same
// result for the same listings in any order. Its packages take turns:
//
//   - description recognises what the texts about the item say
//   - matching gives each listing a probability of being the same product
//   - pricing turns the prices of the most probable listings into a range meant to contain 80 % of comparable sales; prediction
//     does the statistics
//   - reasons explains the result
//
// docs/VALUATION.md describes the method, with formulas, measured accuracy and literature.
package valuation

import (
	"math"

	"loupe/core/market/product"
	"loupe/core/reading/description"
	"loupe/core/valuation/matching"
	"loupe/core/valuation/pricing"
	"loupe/core/valuation/reasons"
)

// What is valued, and by what.
type (
	Item     = matching.Item
	Listing  = matching.Listing
	Evidence = matching.Evidence
)

// Parts of a valuation.
type (
	Details         = pricing.Details
	Prices          = pricing.Prices
	Estimate        = pricing.Estimate
	Asking          = pricing.Asking
	ConditionMedian = pricing.ConditionMedian
	Trend           = pricing.Trend
	DaysToSell      = pricing.DaysToSell
	Variant         = pricing.Variant
	Variants        = pricing.Variants
	Correction      = pricing.Correction
	Reason          = reasons.Reason
)

const (
	MaxListings = matching.MaxListings // compared; later ones are ignored
	MaxUsed     = matching.MaxUsed     // in Valuation.Used
)

// EvidenceNames names each number of an Evidence. Stored appraisals use the names as keys.
var EvidenceNames = matching.EvidenceNames

// ListingOf returns a listing that a search found; see matching.ListingOf.
func ListingOf(l *product.Listing, price float64) Listing { return matching.ListingOf(l, price) }

// FormatProbability formats a probability as a percentage. It never says 0 % or 100 %, since nothing is certain: "over 99 %",
// "under 1 %".
func FormatProbability(p float64) string { return reasons.FormatProbability(p) }

// NewReason returns a reason: see reasons.New.
func NewReason(code, text, names string, values ...any) Reason {
	return reasons.New(code, text, names, values...)
}

// MedianOf sorts the values and returns their median. There must be at least one.
func MedianOf(values []float64) float64 { return pricing.MedianOf(values) }

// Sentences returns the texts of the reasons.
func (v *Valuation) Sentences() []string {
	sentences := make([]string, len(v.Reasons))
	for i := range v.Reasons {
		sentences[i] = v.Reasons[i].Text
	}
	return sentences
}

// Valuation is the result of Appraise. Amounts are in major units, rounded to the currency's minor
// unit.
type Valuation struct {
	Lower, Centre, Upper float64 // Lower <= Centre <= Upper; all 0 if no value could be estimated

	Best    int      // index of the best match among the listings; -1 if none matches the item
	Used    []int    // indices of the listings used, the best match first, then by log odds; at most MaxUsed
	Reasons []Reason // for the customer, in a fixed order
	// Contradiction is the text of the first reason if the description and the photo show different products, else "".
	Contradiction string
	NoValue       string                   // a clause that says why there is no value, if the description is the reason; else ""
	Differences   []description.Difference // between what the rules and the model read in the description
	Pieces        int                      // of the item, if it is a lot; else 0
	Defects       []string                 // the item's defects, cleaned, at most MaxDefects
	Confidence    float64                  // probability that the price is within 20 % of Centre, 0 to 1
	Spread        float64                  // weighted mean of |ln price - ln Centre| over the prices used
	Judgements    []Judgement              // one per listing, in the order given

	read      *matching.Subject // the item as it was given, for FindVariants
	Condition product.Condition // in which the item was valued; Unknown if nothing states it

	Details // the zero value if no value could be estimated

	Correction Correction // how the models of the listings' sources changed the estimate and the range
}

// Below returns the share of comparable sales that are expected below a price, given in major units, by the valuation's percentiles: see
// pricing.ShareBelow.
func (v *Valuation) Below(price float64) float64 {
	var logs [5]float64
	for i, x := range [...]float64{v.Lower, v.Prices.Fast, v.Prices.Market, v.Prices.Patient, v.Upper} {
		logs[i] = math.Log(max(x, math.SmallestNonzeroFloat64))
	}
	return pricing.ShareBelow(logs, math.Log(price))
}

// Judgement is the assessment of one listing.
type Judgement struct {
	Probability float64 // that the listing is the same product
	LogOdds     float64 // of the same, capped; see minLogOddsCap
	Score       float64 // weighted sum of Evidence, plus what the picture adds
	Evidence    Evidence
	Adjusted    float64 // the price in major units, adjusted to the item; 0 if no price of the listing was used
	Used        bool
	Duplicate   bool   // another listing is the same offer
	Why         string // why the listing was used or not: a clause, lower case, no full stop
}
