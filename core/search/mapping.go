package search

import (
	"strings"

	"loupe/core/date"
	"loupe/core/jsontext"
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

	maxShippingCosts = 20 // of an offer
)

// mapping says how a response is read.
type mapping struct {
	// check runs first. If it returns an error, no listing is read. If noList is true, the response may
	// lack all lists.
	check func(response gjson.Result) (noList bool, err error)

	// lists are the paths of the lists of rows. A response has at least one of them.
	lists []string

	// Paths of a row's fields, separated by spaces; the first usable value wins.
	id, title, url, vendor, image, price, condition string
	currency                                        string // ISO 4217 code of the price; "" if the price's text names it or all rows have the country's
	date                                            string // a day, or a time that begins with it: "2026-11-20T08:30:00.000Z"
	country                                         string // where the item is, ISO 3166-1 alpha-2

	// Further fields, a single path each.
	shipping  string // what delivery costs in the price's currency, see shippingCost
	listPrice string // the price before a reduction, in the price's currency

	// conditions maps the source's codes for conditions to conditions. Other texts are read by their words.
	conditions []conditionCode

	// unmarked is the condition of a row that states none, unless its title, its URL or its shop does. See impliedCondition.
	unmarked product.Condition

	worldwide bool // the shops may be in any country, not only in the query's

	// refine completes a listing from its row, and reports whether to keep it. It may be nil.
	refine func(l *product.Listing, row gjson.Result) bool
}

// conditionCode is a source's code for a condition.
type conditionCode struct {
	code      string
	condition product.Condition
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
		list := jsontext.Get(&response, jsontext.Outermost(path))
		if !list.Exists() {
			continue
		}
		if !list.IsArray() {
			return nil, upstream.Unusable
		}
		lists++
		for _, row := range jsontext.List(&response, path, maxRows) {
			if len(listings) == MaxListings || rows == maxRows {
				break
			}
			rows++
			listings = append(listings, product.Listing{})
			l := &listings[len(listings)-1]
			ok := m.readRow(l, row, currency)
			if ok {
				usable++
			}
			if !ok || m.refine != nil && !m.refine(l, row) {
				listings = listings[:len(listings)-1]
			}
		}
	}
	if lists == 0 && !noList || rows > 0 && usable == 0 {
		return nil, upstream.Unusable
	}
	return listings, nil
}

// readRow sets an empty listing from a row. It returns false if the row has no title or no URL.
func (m *mapping) readRow(l *product.Listing, row gjson.Result, currency string) bool {
	l.Title, l.URL = firstText(&row, m.title, maxTitle), firstURL(&row, m.url)
	if l.Title == "" || l.URL == "" {
		return false
	}
	l.ID = firstText(&row, m.id, maxShortText)
	l.Vendor = withoutSeller(firstText(&row, m.vendor, maxShortText))
	l.Image = firstURL(&row, m.image)
	l.Country = countryCode(firstText(&row, m.country, maxShortText))
	l.Date, _ = date.Parse(firstText(&row, m.date, len("2026-11-20")))
	l.Sold = saysSold(l.Title)
	l.Condition = m.readCondition(row, l)
	if !jsontext.Get(&row, "installment").Exists() { // otherwise the price may be a monthly rate
		m.readPrices(row, currency, l)
	}
	return true
}

// readCondition returns the condition that the row states, else the one that the listing implies, else unmarked. A row
// with a condition in unknown words is not unmarked.
func (m *mapping) readCondition(row gjson.Result, l *product.Listing) product.Condition {
	stated := false
	for _, path := range strings.Fields(m.condition) {
		written := firstText(&row, path, maxShortText)
		stated = stated || written != ""
		for _, c := range m.conditions {
			if c.code == written {
				return c.condition
			}
		}
		if c := product.ParseCondition(written); c != product.Unknown {
			return c
		}
	}
	c, implied := impliedCondition(l)
	if !implied && !stated {
		return m.unmarked
	}
	return c
}

// readPrices sets the price, with shipping, and the list price. Currency is that of the query's country.
func (m *mapping) readPrices(row gjson.Result, currency string, l *product.Listing) {
	worldwide := m.worldwide
	if m.currency != "" {
		currency, worldwide = firstText(&row, m.currency, maxShortText), false
		if !market.IsCurrency(currency) {
			return
		}
	}
	for _, path := range strings.Fields(m.price) {
		value := jsontext.Get(&row, path)
		if m.currency != "" && value.Type == gjson.String {
			l.Price = decimalPrice(value.Str, currency)
		}
		if !l.Price.Known() {
			l.Price = readPrice(value, currency, worldwide)
		}
		if l.Price.Known() {
			break
		}
	}
	if !l.Price.Known() {
		return
	}
	if before := amountIn(jsontext.Get(&row, m.listPrice), l.Price.Currency); before > l.Price.High {
		l.ListPrice = before
	}
	if cost := shippingCost(jsontext.List(&row, m.shipping, maxShippingCosts), l.Price.Currency); l.Price.High+cost <= market.MaxAmount {
		l.Shipping = cost
		l.Price.Low += cost
		l.Price.High += cost
	}
}

// shippingCost returns the lowest of the costs of delivery, or 0 if it is free or unclear. A cost is an amount in the currency,
// or a text with an amount before the word "delivery" or "shipping": "+$5.99 delivery by Mon".
//
// A cost with a condition is unclear: "$5 delivery on orders over $20".
func shippingCost(costs []gjson.Result, currency string) market.Amount {
	lowest := market.Amount(0)
	for i, cost := range costs {
		if cost.Type == gjson.String {
			cost.Str = amountOfDelivery(text.SingleLineMax(cost.Str, maxShortText))
		}
		if amount := amountIn(cost, currency); i == 0 || amount < lowest {
			lowest = amount
		}
	}
	return lowest
}

// amountOfDelivery returns the text of the amount in a text about delivery; "" if the amount has a condition.
func amountOfDelivery(line string) string {
	line = strings.TrimLeft(line, "+ ")
	at := max(strings.Index(line, " delivery"), strings.Index(line, " shipping"))
	switch {
	case at < 0:
		return line
	case strings.Contains(line[at:], " on "):
		return ""
	}
	return line[:at]
}

// amountIn reads a single amount in the currency: a number, a decimal, or a text as shops write prices. It returns 0 for
// anything else.
func amountIn(value gjson.Result, currency string) market.Amount {
	price := product.Price{}
	if value.Type == gjson.String {
		price = decimalPrice(value.Str, currency)
	}
	if !price.Known() {
		price = readPrice(value, currency, false)
	}
	if price.Low != price.High || price.Currency != currency {
		return 0
	}
	return price.Low
}

// countryCode returns s if it has the form of an ISO 3166-1 alpha-2 code, otherwise "".
func countryCode(s string) string {
	if len(s) != 2 || s[0] < 'A' || s[0] > 'Z' || s[1] < 'A' || s[1] > 'Z' {
		return ""
	}
	return s
}

// firstText returns the first text at the paths that is not empty, on one line and cut to maxBytes.
func firstText(row *gjson.Result, paths string, maxBytes int) string {
	for _, path := range strings.Fields(paths) {
		if value := jsontext.Get(row, path); value.Type == gjson.String {
			if line := text.SingleLineMax(value.Str, maxBytes); line != "" {
				return line
			}
		}
	}
	return ""
}

// firstURL returns the first usable URL at the paths.
func firstURL(row *gjson.Result, paths string) string {
	for _, path := range strings.Fields(paths) {
		if value := jsontext.Get(row, path); value.Type == gjson.String {
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
