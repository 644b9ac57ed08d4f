// Package search holds the upstreams that find listings. Each is one file: what it is called with, how
// its request is built, and how its answer is read into [Listing].
package search

import (
	"loupe/core/exchange"
	"loupe/core/upstream"
)

// MaxListings is how many listings one search gives at most.
const MaxListings = 60

// Listing is an offer of a product, found somewhere. Every text is a stranger's.
type Listing struct {
	ID            string // within its source
	Source        string // the upstream that found it
	Title         string
	Brand         string
	Category      string
	Vendor        string
	URL           string
	Image         string
	Price         string // as the source writes it, for market.ParsePrice; "" if it names none
	Currency      string // ISO 4217, "" if the source does not say
	Condition     string // in the source's words, "" if it does not say
	Sold          bool   // Price was paid, not only asked
	PriceFromPage bool   // Price and Currency are from the listing's own page
	TextRank      int    // place among the results for words, from 1; 0 if words did not find it
	VisualRank    int    // place among the results for the photo, from 1; 0 if an image search did not find it
	Distance      int    // of its picture's fingerprint from the photo's, in bits; -1 if not compared
}

// Results is what a search found, once its flow is over.
type Results struct {
	*exchange.Flow
	Provider string
	Listings []Listing
	Calls    []*upstream.Call // that it took, in order
	Err      error            // an upstream.Error
}
