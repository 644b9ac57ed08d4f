// Package valuation turns an identified item and the listings found for it into a price range, a best match and
// reasons. It is arithmetic over plain values: no I/O, no clock, no state, and the order of the listings does not
// matter. docs/VALUATION.md states the method, its figures and its literature.
package valuation

// Item is what is to be valued. Every field is optional; texts may be in any case and come from strangers.
type Item struct {
	Description string // the caller's own words
	Title       string // the rest as vision identified it
	Brand       string
	Model       string
	Category    string
	Attributes  []string
	Condition   string   // free text: "new", "used - good", ...
	Defects     []string // one each: "scratched screen"
	Confidence  float64  // of the identification, 0 to 1; 0 when nothing was identified
}

// Listing is one candidate offer.
type Listing struct {
	Title, Brand, Category, Vendor, URL, Image, Condition string

	Price        float64 // in the range's currency; 0 when there is none
	Sold         bool    // Price was paid, not only asked
	VisualRank   int     // from 1 in an image search; 0 when it was not in one
	TextRank     int     // from 1 in a text search; 0 when it was not in one
	PictureMatch float64 // how like the photo the listing's picture is: 1 the same fingerprint, 0 not compared
}

// Valuation is what Appraise says. Amounts are rounded to the currency's minor unit.
type Valuation struct {
	Lower, Centre, Upper float64 // Lower <= Centre <= Upper; all 0 when there is no value

	Best       int         // index of the best match among the listings; -1 when there is none
	Used       []int       // indices of the listings the appraisal rests on, most relevant first, at most MaxUsed
	Reasons    []string    // sentences with their numbers, in a fixed order
	Defects    []string    // the item's, cleaned, at most MaxDefects
	Confidence float64     // 0 to 1: the probability that a price taken from the market falls inside the range's middle
	Judgements []Judgement // one for each listing, in the order given
}

// Judgement is the evidence about one listing.
type Judgement struct {
	Probability float64 // that the listing is the same product
	Used        bool
	Why         string // why it was used or left out
}

// Limits. Listings after MaxListings are left out; longer texts are read up to their limit.
const (
	MaxListings = 60
	MaxUsed     = 20
	MaxDefects  = 20
	maxText     = 512 // bytes of a listing's title
	maxItemText = 2048
	maxTokens   = 64
	maxQuote    = 80 // bytes of a stranger's text quoted in a reason
)
