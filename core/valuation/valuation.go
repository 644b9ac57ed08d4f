// Package valuation turns an identified item and the listings found for it into a price range, a
// best match and the reasons for both.
//
// Appraise is a pure function: it does no I/O, reads no clock, keeps no state, and gives the same
// result for the same listings in any order. It works in two steps. First each listing gets a
// probability of being the same product, from the evidence in its words (relevance.go). Then the
// prices of the most probable listings give a weighted median, and around it a range meant to
// contain 80 % of comparable sales (price.go).
//
// docs/VALUATION.md describes the method, with formulas, measured accuracy and literature.
package valuation

import "loupe/core/product"

// Item is the product to be valued. Every field is optional. Texts may be in any case and come from
// strangers.
type Item struct {
	Description string // the caller's own words

	// What the vision provider identified. Category is not compared: the categories of shops and of
	// models have little in common.
	Title, Brand, Model, Category string
	Attributes                    []string
	Condition                     product.Condition
	Defects                       []string // one defect each: "cracked screen"
	Confidence                    float64  // of the identification, 0 to 1; 0 if nothing was identified

	Day         int     // of the valuation, in days since 1970-01-01; 0 if unknown
	AskingPrice float64 // a price to compare with the estimate, in the currency passed to Appraise; 0 if none

	said *reading // what the texts say; Item.read sets it

	// How Appraise resolved a contradiction of description and photo.
	contradicted bool
	onlyShown    bool       // the description's words are not compared
	model        *modelName // if set, only its listings are offers of the item
}

// Listing is one candidate offer.
type Listing struct {
	ID string // at its source; it tells sales of the same product at the same price apart

	Title, Brand, Category, Vendor, URL, Image string
	Condition                                  product.Condition

	Price        float64 // in the currency passed to Appraise, in major units; 0 if unknown
	Sold         bool    // Price is what a buyer paid, not what a seller asks
	VisualRank   int     // position in an image search, from 1; 0 if no image search found it
	TextRank     int     // position in a text search, from 1; 0 if no text search found it
	Date         int     // of the sale or of the offer, in days since 1970-01-01; 0 if unknown
	PictureMatch float64 // similarity of the picture's fingerprint to the photo's, 0 to 1; 0 if not compared

	Calibration product.Calibration // of the listing's source; the zero value if it was not calibrated
}

// ListingOf returns a listing that a search found, without PictureMatch and Calibration. price is in the currency passed to
// Appraise, in major units.
func ListingOf(l *product.Listing, price float64) Listing {
	return Listing{
		ID: l.ID, Title: l.Title, Brand: l.Brand, Category: l.Category, Vendor: l.Vendor, URL: l.URL, Image: l.Image,
		Condition: l.Condition, Price: price, Sold: l.Sold, Date: l.Date, TextRank: l.TextRank, VisualRank: l.VisualRank,
	}
}

// Valuation is the result of Appraise. Amounts are in major units, rounded to the currency's minor
// unit.
type Valuation struct {
	Lower, Centre, Upper float64 // Lower <= Centre <= Upper; all 0 if no value could be estimated

	Best    int      // index of the best match among the listings; -1 if none matches the item
	Used    []int    // indices of the listings used, the best match first, then by log odds; at most MaxUsed
	Reasons []string // sentences for the customer, in a fixed order
	// Contradiction is the first of the reasons if the description and the photo show different products, else "".
	Contradiction string
	NoValue       string      // a clause that says why there is no value, if the description is the reason; else ""
	Defects       []string    // the item's defects, cleaned, at most MaxDefects
	Confidence    float64     // probability that the range is based on a price of the same product, 0 to 1
	Spread        float64     // weighted mean of |ln price - ln Centre| over the prices used
	Judgements    []Judgement // one per listing, in the order given

	Prices      Prices              // all 0 if no value could be estimated
	PrivateSale *Estimate           // what private sellers get: by used listings; nil without any
	Replacement *Estimate           // what a replacement costs: by new listings; nil without any
	Asking      *Asking             // nil without Item.AskingPrice, or without a value
	Conditions  []ConditionMedian   // of the listings used with a price and a stated condition, the best condition first
	Trend       *Trend              // nil if too few of the listings used with a price are dated
	Calibration product.Calibration // of the sources of the listings used, by which the range was corrected
}

// Prices are percentiles of the prices at which such an item sells, in major units. Fast <= Market <= Patient.
type Prices struct {
	Fast    float64 // 25th percentile: a price that sells fast
	Market  float64 // 50th percentile, equal to Valuation.Centre
	Patient float64 // 75th percentile: a price for a seller who can wait
}

// Estimate is the price range of some of the listings, such as the used ones. Lower <= Estimate <= Upper.
type Estimate struct {
	Lower, Estimate, Upper float64 // in major units
	Listings               []int   // indices of the listings that it is based on
}

// Asking compares Item.AskingPrice with the range.
type Asking struct {
	Amount     float64
	Verdict    string  // "under", "within" or "over" the range
	Percentile float64 // share of comparable sales expected below the amount, 0 to 1
}

// ConditionMedian is the median price of the listings used that state a condition. The prices are
// as listed, not adjusted to the item's condition. Those of lots are converted to the item's number of pieces.
type ConditionMedian struct {
	Condition product.Condition
	Listings  int
	Median    float64 // in major units
}

// Trend is how prices change over time, by the dated listings used.
type Trend struct {
	Per90Days float64 // relative change in 90 days: -0.05 is a fall of 5 %
	Listings  int
	From, To  int // days of the oldest and of the newest listing, since 1970-01-01
}

// Judgement is the assessment of one listing.
type Judgement struct {
	Probability float64 // that the listing is the same product
	LogOdds     float64 // of the same, capped; see minLogOddsCap
	Score       float64 // weighted sum of Evidence, plus what the picture adds
	Evidence    Evidence
	Used        bool
	Duplicate   bool   // another listing is the same offer
	Why         string // why the listing was used or not: a clause, lower case, no full stop
}

const (
	MaxListings = 60 // listings compared; later ones are ignored
	MaxUsed     = 20 // listings in Valuation.Used
	MaxDefects  = 20 // defects applied and returned

	maxTitleBytes       = 512  // read of a title, brand, model or attribute
	maxDescriptionBytes = 2048 // read of a description
)
