package search

import (
	"strings"

	"loupe/core/date"
	"loupe/core/market"
	"loupe/core/product"
	"loupe/core/text"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// Limits of what is read from a response. A longer text is cut; a longer price or URL is ignored.
const (
	maxTitle     = 300  // bytes
	maxShortText = 120  // bytes of a vendor, an id, a condition
	maxPriceText = 512  // bytes
	maxURL       = 1024 // bytes: an appraisal with 60 listings must fit into a row of the database
	maxRows      = 500
)

// mapping says how a response is read.
type mapping struct {
	// check runs first. If it returns an error, no listing is read. If noList is true, the response may
	// lack all lists.
	check func(response gjson.Result) (noList bool, err error)

	// lists are the paths of the lists of rows, in gjson syntax. A response has at least one of them.
	lists []string

	// Paths of a row's fields in gjson syntax, separated by spaces; the first usable value wins.
	id, title, url, vendor, image, price, condition string
	date                                            string // a day, or a time that begins with it: "2026-11-20T08:30:00.000Z"

	worldwide bool // the shops may be in any country, not only in the query's

	// refine completes a listing from its row, and reports whether to keep it. It may be nil.
	refine func(l *product.Listing, row gjson.Result) bool
}

// read returns the listings of a response, at most MaxListings. Rows without a title or a URL are
// skipped. Currency is the currency of the query's country. Read returns an error if a documented member is
// missing, if a list is not an array, or if there are rows and none is a listing.
func (m *mapping) read(response gjson.Result, currency string) ([]product.Listing, error) {
	noList, err := m.check(response)
	if err != nil {
		return nil, err
	}
	var listings []product.Listing
	rows, usable, lists := 0, 0, 0
	for _, path := range m.lists {
		list := response.Get(path)
		if !list.Exists() {
			continue
		}
		if !list.IsArray() {
			return nil, upstream.Unusable
		}
		lists++
		list.ForEach(func(_, row gjson.Result) bool {
			if len(listings) == MaxListings || rows == maxRows {
				return false
			}
			rows++
			l, ok := m.readRow(row, currency)
			if !ok {
				return true
			}
			usable++
			if m.refine == nil || m.refine(&l, row) {
				listings = append(listings, l)
			}
			return true
		})
	}
	if lists == 0 && !noList || rows > 0 && usable == 0 {
		return nil, upstream.Unusable
	}
	return listings, nil
}

// readRow reads a listing. It returns false if the row has no title or no URL.
func (m *mapping) readRow(row gjson.Result, currency string) (product.Listing, bool) {
	l := product.Listing{
		ID:        firstText(row, m.id, maxShortText),
		Title:     firstText(row, m.title, maxTitle),
		Vendor:    firstText(row, m.vendor, maxShortText),
		URL:       firstURL(row, m.url),
		Image:     firstURL(row, m.image),
		Condition: product.ParseCondition(firstText(row, m.condition, maxShortText)),
	}
	l.Date, _ = date.Parse(firstText(row, m.date, len("2026-11-20")))
	if l.Title == "" || l.URL == "" {
		return product.Listing{}, false
	}
	if row.Get("installment").Exists() {
		return l, true // its price may be a monthly rate
	}
	for _, path := range strings.Fields(m.price) {
		if !l.Price.Known() {
			l.Price = readPrice(row.Get(path), currency, m.worldwide)
		}
	}
	return l, true
}

// firstText returns the first text at the paths that is not empty, on one line and cut to maxBytes.
func firstText(row gjson.Result, paths string, maxBytes int) string {
	for _, path := range strings.Fields(paths) {
		if value := row.Get(path); value.Type == gjson.String {
			if line := text.SingleLineMax(value.Str, maxBytes); line != "" {
				return line
			}
		}
	}
	return ""
}

// firstURL returns the first usable URL at the paths.
func firstURL(row gjson.Result, paths string) string {
	for _, path := range strings.Fields(paths) {
		if value := row.Get(path); value.Type == gjson.String {
			if url := cleanURL(value.Str); url != "" {
				return url
			}
		}
	}
	return ""
}

// readPrice reads a price: a text as shops write it, or a JSON number. It returns the unknown price if
// the text is not a price ("$29.17/mo") or its currency is unclear. The price has no Problem, so that the
// appraisal can still read it from the listing's page.
//
// Currency is that of the query's country. It decides what "$" means and is the currency of a price that
// names none. A worldwide search finds prices in any currency, so the text must name its currency, and the
// query's currency must not change what its sign means: in a query from Australia "$" is unclear.
func readPrice(value gjson.Result, currency string, worldwide bool) product.Price {
	if value.Type == gjson.Number {
		if worldwide {
			return product.Price{}
		}
		return decimalPrice(value.Raw, currency)
	}
	written := priceText(value)
	price := product.ParsePrice(written, currency)
	if price.Currency == "" || worldwide && price.Currency != product.ParsePrice(written, "").Currency {
		return product.Price{}
	}
	return price
}

// priceText returns the text of a price. It returns "" for "$10 now", the first instalment of a plan.
func priceText(value gjson.Result) string {
	if value.Type != gjson.String || len(value.Str) > maxPriceText {
		return ""
	}
	line := strings.TrimRight(text.SingleLine(value.Str), "* ") // Google marks approximate prices with "*"
	if strings.HasSuffix(line, " now") {
		return ""
	}
	return line
}

// decimalPrice reads a plain decimal such as "1.299", whose point is always a decimal point. It returns
// the unknown price if s is not a decimal or is zero, or if the currency is empty.
func decimalPrice(s, currency string) product.Price {
	amount, err := market.ParseAmount(s)
	if err != nil || amount == 0 || currency == "" {
		return product.Price{}
	}
	return product.Price{Low: amount, High: amount, Currency: currency}
}
