package product

// Listing is an offer of a product that a search found. An unknown field is empty.
type Listing struct {
	ID            string // unique within its source
	Source        string // the name of the upstream that found it
	Title         string
	Brand         string
	Category      string
	Vendor        string
	URL           string
	Image         string // URL
	Price         Price
	Condition     Condition
	Sold          bool // the price was paid, not only asked
	Date          int  // of the sale or of the offer, in days since 1970-01-01 UTC; 0 if unknown
	PriceFromPage bool // the price is from the listing's own page, not from the search
	TextRank      int  // position among the results of a text search, from 1; 0 if it was in none
	VisualRank    int  // position among the results of an image search, from 1; 0 if it was in none
	Distance      int  // bits in which the fingerprints of its picture and of the photo differ; -1 if not compared
}
