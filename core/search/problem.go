package search

// problemTexts are the texts of the problems, for `make source`. The Worker does not contain them.
var problemTexts = [...]string{
	NoTitle:          "dropped: title has no text",
	NoURL:            "dropped: url has no public https URL",
	NoImage:          "no image: image has no public https URL",
	NoPrice:          "no price: there is none in the form of price_format, or its currency is not known",
	NoCurrency:       "no price: currency has no code of ISO 4217",
	NoCondition:      "no condition: its word is neither in conditions nor known to Loupe",
	NoDate:           "no date: there is none in the form of date_format",
	SaleWithoutPrice: "dropped: a sale without a price",
}

// String returns what the problem is and what it causes.
func (p Problem) String() string { return problemTexts[p] }
