// Package product holds the values that every stage of an appraisal passes on: what the photo shows
// ([Item]), what was found for sale ([Listing]), and their [Condition] and [Price].
//
// Conditions and prices are parsed once, where they enter the core. Texts are untrusted: code that makes
// an Item or a Listing cleans them with package text.
package product

import "loupe/core/market"

// Listing is an offer of a product that a search found. An unknown field is empty.
type Listing struct {
	ID            string // unique within its source
	Source        string // the name of the upstream that found it
	Part          string // of the catalogue: the file whose model values it; "" for all listings without one of their own
	Title         string
	Brand         string
	Category      string
	Vendor        string
	URL           string
	Image         string        // URL
	Price         Price         // what a buyer pays, shipping included if the source states it
	Shipping      market.Amount // the part of Price that is shipping; 0 if it is free or not stated
	ListPrice     market.Amount // the price before a reduction, without shipping, in Price's currency; 0 if not stated
	TakesOffers   bool          // the seller says that a buyer may offer less
	Country       string        // where the item is, ISO 3166-1 alpha-2
	Condition     Condition
	Sold          bool // the price was paid, not only asked
	Date          int  // of the sale or of the offer, in days since 1970-01-01 UTC; 0 if unknown
	Days          int  // for which it was offered until it sold or, unless Sold is set, so far; a part of a day counts as one; 0 if unknown
	OutOfStock    bool // its page says that it can't be bought any more
	PriceFromPage bool // the price is from the listing's own page, not from the search
	TextRank      int  // position among the results of a text search, from 1; 0 if it was in none
	VisualRank    int  // position among the results of an image search, from 1; 0 if it was in none
	Distance      int  // bits in which the fingerprints of its picture and of the photo differ; -1 if not compared
}

// Item is the product in the photo, as far as a provider could identify it. An unknown field is empty.
type Item struct {
	Title      string // what a shop would call it: brand, model, kind
	Brand      string
	Model      string   // model name or number
	Category   string   // kind of product
	Attributes []string // "black", "with 50 mm lens"
	Condition  Condition
	Defects    []string // visible damage, one each
	Inspected  bool     // the provider looked for defects
	Claims     []Claim  // that a model read in the caller's description; nil if it was not asked
	Queries    []string // what to search shops for, the best first
	Provider   string   // the name of the upstream that identified it
	Confidence float64  // probability that the title is right, 0 to 1
}

// Identified reports whether the item has a title.
func (i Item) Identified() bool { return i.Title != "" }
