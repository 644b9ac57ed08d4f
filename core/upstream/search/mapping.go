package search

import (
	"loupe/core/base/jsontext"
	"loupe/core/market/product"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// Limits of a response. A longer text is cut; a longer price or URL is ignored.
const (
	maxTitle         = 300  // bytes
	maxShortText     = 120  // bytes of a vendor, an id, a condition
	maxPriceText     = 512  // bytes
	maxURL           = 1024 // bytes: an appraisal with 60 listings must fit into a row of the database
	maxRows          = 500
	maxShippingCosts = 20 // of a row
)

// mapping says where in a response the rows and their fields are, and how they are written. A built-in service has one in
// Go; the operator writes one as part of a [definition].
type mapping struct {
	// check runs first. If it returns an error, no listing is read. If noList is true, the response may lack all lists.
	// It may be nil.
	check func(response *gjson.Result) (noList bool, err error)

	// lists are the paths of the lists of rows. A response has at least one of them.
	lists []string

	// fields has the paths of each field in gjson syntax, separated by spaces; the first usable value wins. Or it has a
	// template with paths in braces: "https://example.com/item/{id}".
	fields [numFields]string

	prices      []pricePath
	priceFormat int // index in priceFormats; of shipping and the list price, too
	dateFormat  int // index in dateFormats

	conditions []conditionWord
	constants  constants // for the fields that a row lacks

	// Factors from a stated price and stated shipping to what a buyer pays: 1.26 for an auction's premium of 26 %. 0 means 1.
	priceFactor, shippingFactor float64

	// described is true for the mapping of a [definition]. Its texts may be numbers, its URLs must be public https URLs, and
	// only its fields say a listing's condition and whether it was sold. Otherwise the title, the URL and the shop say it too.
	described bool

	worldwide bool // the shops may be in any country, not only in the query's

	// refine completes a listing from its row, and reports whether to keep it. It may be nil.
	refine func(l *product.Listing, row *gjson.Result) bool
}

// The fields of a row, and of a response.
const (
	fieldID = iota
	fieldTitle
	fieldURL
	fieldImage
	fieldVendor
	fieldBrand
	fieldGTIN     // rows with another GTIN than the query's are left out
	fieldCurrency // ISO 4217 code of the price; "" if the price's text names it or all rows have the country's
	fieldCondition
	fieldSold
	fieldDate
	fieldShipping   // what delivery costs; of several costs the lowest counts
	fieldListPrice  // the price before a reduction
	fieldCountry    // where the item is, ISO 3166-1 alpha-2
	fieldInstalment // an instalment plan; such a row has no price, because it may state a monthly rate
	fieldFailure    // of the response: a value other than false and 0 is a failure
	fieldTotal      // of the response: if it is 0, the list may be absent
	numFields
)

// pricePath is one of the prices of a row. Each makes a listing.
type pricePath struct {
	path      string
	label     string            // appended to the listing's title
	condition product.Condition // product.Unknown: the row's
}

type constants struct {
	vendor, currency string
	condition        product.Condition
	sold             bool
}

// conditionWord is a word or code of the service for a condition. product.ParseCondition recognises other words.
type conditionWord struct {
	word      string
	condition product.Condition
}

// priceFormats lists how responses write amounts, dateFormats how they write dates.
var (
	priceFormats = []string{"major", "minor", "text"} // 12.5 or "12.50", 1250 or "1250", "$12.50"
	// "2026-11-20" or a time that begins with it; 1795132800 or 1795132800000; "20.11.2026"; "11/20/2026"
	dateFormats = []string{"iso", "unix", "dmy", "mdy"}
)

const (
	majorUnits = iota
	minorUnits
	textPrices
)

const (
	dateISO = iota
	dateUnix
	dateDayFirst
	dateMonthFirst
)

// rows returns the rows of a response, at most maxRows. It returns an error if the response reports a failure, has no list
// where it must have one, or has something else in its place.
func (m *mapping) rows(response *gjson.Result, lists []string) (rows []gjson.Result, err error) {
	if failure := textAt(response, m.fields[fieldFailure]); failure != "" && failure != "false" && failure != "0" {
		return nil, upstream.Reported
	}
	found := textAt(response, m.fields[fieldTotal]) == "0"
	if m.check != nil {
		if found, err = m.check(response); err != nil {
			return nil, err
		}
	}
	for _, path := range lists {
		outermost := jsontext.Outermost(path)
		list := jsontext.Get(response, outermost)
		switch {
		case list.IsArray(), m.described && list.IsObject() && outermost == path: // an object counts as a list of one row
			found = true
			rows = append(rows, jsontext.List(response, path, maxRows)...)
		case list.Exists() && !m.described:
			return nil, upstream.Unusable
		}
	}
	if !found {
		return nil, upstream.Unusable
	}
	return rows[:min(len(rows), maxRows)], nil
}

// parse returns the listings of the rows of a response to a query, at most MaxListings. Rows without a title or a URL are skipped.
// parse returns an error if there are rows and none is a listing.
func (m *mapping) parse(rows []gjson.Result, q *Query) ([]product.Listing, error) {
	var listings []product.Listing
	gtin := findGTIN(q.Text)
	usable := len(rows) == 0
	for i := range rows {
		r := rowParser{mapping: m, row: &rows[i], currency: q.Currency, gtin: gtin}
		usable = r.parse() || usable
		listings = append(listings, r.listings...)
		if q.Observe != nil {
			q.Observe(Row{rows[i].Raw, r.listings, r.problems})
		} else if len(listings) >= MaxListings {
			break
		}
	}
	if !usable {
		return nil, upstream.Unusable
	}
	return listings[:min(len(listings), MaxListings)], nil
}
