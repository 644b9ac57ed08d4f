package search

// problemTexts are the texts of the problems, for `make source`. The Worker does not contain them.
var problemTexts = [...]string{
	noTitle:          "dropped: title has no text",
	noURL:            "dropped: url has no public https URL",
	noImage:          "no image: image has no public https URL",
	noPrice:          "no price: there is none in the form of price_format, or its currency is not known",
	noCurrency:       "no price: currency has no code of ISO 4217",
	noCondition:      "no condition: its word is neither in conditions nor known to Loupe",
	noDate:           "no date: there is none in the form of date_format",
	saleWithoutPrice: "dropped: a sale without a price",
	otherGTIN:        "dropped: gtin is that of another product",
}

// String returns what the problem is, what it causes, and the reason for which a URL was refused.
func (p Problem) String() string {
	if p.refused != nil {
		return problemTexts[p.kind] + ": it " + p.refused.Error()
	}
	return problemTexts[p.kind]
}
