// Package valuation turns an identified item and the listings found for it into a price range, a best match and
// reasons. It is arithmetic over plain values: no I/O, no clock, no state, and the order of the listings does not
// matter. docs/VALUATION.md has the method with its formulas, figures and literature.
//
// Each listing gets a probability of being the same product, from evidence in its words (relevance.go). The prices of
// those that are enough like the item make a weighted median in log space and, around it, a range that is made to hold
// 80 of 100 true prices (price.go).
package valuation

// Item is what is to be valued. Every field is optional. Texts may be in any case and come from strangers.
type Item struct {
	Description string // the caller's own words

	// As vision identified it. Categories are kept for the record: those of shops and of models have little in common.
	Title, Brand, Model, Category string
	Attributes                    []string
	Condition                     string   // "new", "used - good", ...: condition.go
	Defects                       []string // one each: "cracked screen"
	Confidence                    float64  // of the identification, 0 to 1; 0 when there was none
}

// Listing is one candidate offer.
type Listing struct {
	Title, Brand, Category, Vendor, URL, Image, Condition string

	Price        float64 // in the range's currency, in major units; 0 when it names none
	Sold         bool    // Price was paid, not only asked
	VisualRank   int     // place in an image search, from 1; 0 when it was not in one
	TextRank     int     // place in a text search, from 1; 0 when it was not in one
	PictureMatch float64 // how like the photo the listing's picture is: 1 the same fingerprint, 0 not compared
}

// Valuation is what Appraise says. Amounts are in major units, rounded to the currency's minor unit.
type Valuation struct {
	Lower, Centre, Upper float64 // Lower <= Centre <= Upper; all 0 when there is no value

	Best       int         // index of the best match among the listings; -1 when none is like the item
	Used       []int       // indices of the listings the appraisal rests on, most probable first, at most MaxUsed
	Reasons    []string    // sentences, each with its numbers, in a fixed order
	Defects    []string    // the item's, cleaned, at most MaxDefects
	Confidence float64     // probability that one of the prices used is that of the same product, 0 to 1
	Spread     float64     // of the prices used: weighted mean distance of their logarithms from the centre's
	Judgements []Judgement // one for each listing, in the order given
}

// Judgement is what is thought of one listing.
type Judgement struct {
	Probability float64 // of being the same product
	Score       float64 // what the probability is made of: the sum of the evidence, weighted
	Evidence    Evidence
	Used        bool
	Why         string // it was used or left out
}

// Limits. Listings after MaxListings are not judged; longer texts are read up to their limit.
const (
	MaxListings = 60
	MaxUsed     = 20
	MaxDefects  = 20

	maxTitle       = 512  // bytes of a title that are read
	maxDescription = 2048 // bytes of a description that are read
	maxQuote       = 80   // characters of a stranger's text in a reason
)
