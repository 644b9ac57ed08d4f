package search

import (
	"slices"
	"strconv"
	"strings"

	"loupe/core/date"
	"loupe/core/market"
	"loupe/core/product"
	"loupe/core/publicurl"
	"loupe/core/text"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// Row is a row of a response from a source of SOURCES, and what was read from it.
type Row struct {
	JSON     string
	Listings []product.Listing
	Problems []string // why listings or single fields were left out
}

// rows returns the rows of a response: a list, or a single object. It returns an error if there is neither.
func (d *definition) rows(response gjson.Result, path string) ([]gjson.Result, error) {
	if d.failure != "" && hasText(response, d.failure) {
		return nil, upstream.Reported
	}
	list := response.Get(path)
	switch {
	case list.IsObject():
		return []gjson.Result{list}, nil
	case list.IsArray():
		all := list.Array()
		return all[:min(len(all), maxRows)], nil
	case d.total != "" && response.Get(d.total).Raw == "0":
		return nil, nil
	}
	return nil, upstream.Unusable
}

// read returns the listings of a response, at most MaxListings. It returns an error if the response has no rows as the
// definition describes them, or if there are rows and none is a listing. If observe is not nil, it is called with each row.
func (d *definition) read(response gjson.Result, path string, observe func(Row)) ([]product.Listing, error) {
	rows, err := d.rows(response, path)
	if err != nil {
		return nil, err
	}
	var listings []product.Listing
	for _, row := range rows {
		r := rowReader{definition: d, row: row}
		found := r.listings()
		listings = append(listings, found...)
		if observe != nil {
			observe(Row{row.Raw, found, r.problems})
		}
	}
	if len(rows) > 0 && len(listings) == 0 {
		return nil, upstream.Unusable
	}
	return listings[:min(len(listings), MaxListings)], nil
}

// rowReader reads one row.
type rowReader struct {
	*definition
	row      gjson.Result
	problems []string
}

func (r *rowReader) problem(text string) { r.problems = append(r.problems, text) }

// listings returns the row's listings: one, or one for each of the definition's prices.
func (r *rowReader) listings() []product.Listing {
	l := product.Listing{
		ID:        r.text(r.id, maxShortText),
		Title:     r.text(r.title, maxTitle),
		Vendor:    r.text(r.vendor, maxShortText),
		URL:       r.publicURL("url", r.url),
		Image:     r.publicURL("image", r.image),
		Condition: r.readCondition(),
		Sold:      r.readSold(),
		Date:      r.readDate(),
	}
	if l.Vendor == "" {
		l.Vendor = r.constants.vendor
	}
	switch {
	case l.Title == "":
		r.problem("dropped: title has no text")
		return nil
	case l.URL == "":
		r.problem("dropped: url has no public https URL")
		return nil
	case len(r.prices) == 0:
		return r.priced(nil, l, r.price)
	}
	var listings []product.Listing
	for i, p := range r.prices {
		variant := l
		if p.label != "" {
			variant.Title = text.SingleLineMax(l.Title+", "+p.label, maxTitle)
		}
		if l.ID != "" {
			variant.ID = l.ID + "/" + strconv.Itoa(i+1)
		}
		if p.condition != product.Unknown {
			variant.Condition = p.condition
		}
		if len(r.firstValue(p.path).Raw) > 0 { // most products lack some of the prices
			listings = r.priced(listings, variant, p.path)
		}
	}
	if listings == nil {
		r.problem("dropped: it has none of the prices")
	}
	return listings
}

// priced appends the listing with the price at these paths. A sale without a price is left out, because the price on its page
// would be an asking price.
func (r *rowReader) priced(listings []product.Listing, l product.Listing, paths string) []product.Listing {
	l.Price = r.readPrice(paths)
	if l.Sold && !l.Price.Known() {
		r.problem("dropped: a sale without a price")
		return listings
	}
	return append(listings, l)
}

// readPrice returns what a buyer pays: the price at the paths with the premium and shipping.
func (r *rowReader) readPrice(paths string) product.Price {
	currency := r.constants.currency
	if code := strings.ToUpper(r.text(r.currency, maxShortText)); market.IsCurrency(code) {
		currency = code
	} else if code != "" {
		r.problem("currency has no code of ISO 4217")
		return product.Price{}
	}
	price := r.amount(paths, currency)
	if !price.Known() {
		r.problem("no price: " + paths + " has none in the form " + priceFormats[r.priceFormat] + ", or its currency is not known")
		return product.Price{}
	}
	shipping := product.Price{}
	if r.shipping != "" {
		shipping = r.amount(r.shipping, price.Currency)
	}
	for _, bound := range [...]*market.Amount{&price.Low, &price.High} {
		*bound = r.withPremium(*bound, price.Currency)
		if shipping.Currency == price.Currency {
			*bound += shipping.High
		}
	}
	return price
}

// withPremium adds the premium to an amount.
func (r *rowReader) withPremium(a market.Amount, currency string) market.Amount {
	if r.premium == 0 {
		return a
	}
	total, err := market.AmountOf(a.Float() * (1 + r.premium/100))
	if err != nil {
		return a
	}
	return total.Round(currency)
}

// amount returns the price at the first of the paths that has one, in the definition's format.
func (r *rowReader) amount(paths, currency string) product.Price {
	for _, path := range strings.Fields(paths) {
		value := r.row.Get(path)
		price := product.Price{}
		switch r.priceFormat {
		case majorUnits:
			price = decimalPrice(scalar(value), currency)
		case minorUnits:
			price = minorPrice(scalar(value), currency)
		case priceAsText:
			price = readPrice(value, currency, currency == "")
		}
		if price.Known() {
			return price
		}
	}
	return product.Price{}
}

const maxMinorDigits = 14 // so that the amount fits into an int64

// minorPrice reads a whole number of minor units, such as cents.
func minorPrice(s, currency string) product.Price {
	if len(s) > maxMinorDigits || strings.Trim(s, "0123456789") != "" {
		return product.Price{}
	}
	n, _ := strconv.ParseInt(s, 10, 64)
	amount := market.Amount(n) * market.Unit
	for range market.Digits(currency) {
		amount /= 10
	}
	if amount <= 0 || amount > market.MaxAmount || currency == "" {
		return product.Price{}
	}
	return product.Price{Low: amount, High: amount, Currency: currency}
}

// readCondition returns the row's condition, or the constant.
func (r *rowReader) readCondition() product.Condition {
	written := r.text(r.condition, maxShortText)
	for _, w := range r.conditions {
		if strings.EqualFold(w.word, written) {
			return w.condition
		}
	}
	if c := product.ParseCondition(written); c != product.Unknown {
		return c
	}
	if written != "" {
		r.problem("condition has a word that is in no list")
	}
	return r.constants.condition
}

// readSold reports whether the row is a sale: its value is true, 1, "yes" or "sold".
func (r *rowReader) readSold() bool {
	value := r.firstValue(r.sold)
	if !value.Exists() {
		return r.constants.sold
	}
	return value.Type == gjson.True || slices.Contains(soldWords, strings.ToLower(scalar(value)))
}

var soldWords = []string{"true", "1", "yes", "sold"}

// readDate returns the row's day, 0 if it has none.
func (r *rowReader) readDate() int {
	written := scalar(r.firstValue(r.date))
	if written == "" {
		return 0
	}
	day, ok := 0, false
	if r.dateFormat == isoDate && len(written) >= len("2026-11-20") {
		day, ok = date.Parse(written[:len("2026-11-20")])
	} else if seconds, err := strconv.ParseInt(written, 10, 64); err == nil && r.dateFormat == unixSeconds {
		day, ok = date.OfTime(seconds*1000), seconds > 0 && seconds < maxUnixSeconds
	}
	if !ok {
		r.problem("date has none in the form " + dateFormats[r.dateFormat])
		return 0
	}
	return day
}

const maxUnixSeconds = 253402300800 // 10000-01-01

// publicURL returns the public https URL in a field, "" if there is none.
func (r *rowReader) publicURL(name, field string) string {
	written := ""
	if isTemplate(field) {
		written = r.fromTemplate(field, percentEncode)
	} else {
		written = r.firstValue(field).Str
	}
	if written == "" {
		return ""
	}
	url := cleanURL(written)
	if _, err := publicurl.Check(url, false); err != nil {
		r.problem(name + " " + err.Error())
		return ""
	}
	return url
}

// text returns the text or number in a field on one line, "" if there is none.
func (r *rowReader) text(field string, maxBytes int) string {
	if isTemplate(field) {
		return text.SingleLineMax(r.fromTemplate(field, func(value string) string { return value }), maxBytes)
	}
	return text.SingleLineMax(scalar(r.firstValue(field)), maxBytes)
}

// fromTemplate fills in a template, with each value encoded. It returns "" if a value is missing.
func (r *rowReader) fromTemplate(template string, encode func(string) string) string {
	complete := true
	filled := fill(template, func(path string) string {
		value := text.SingleLineMax(scalar(r.row.Get(path)), maxTitle)
		complete = complete && hasAlphanumeric(value)
		return encode(value)
	})
	if !complete {
		return ""
	}
	return filled
}

// firstValue returns the value at the first of the paths that has one that is neither null nor an empty text.
func (r *rowReader) firstValue(paths string) gjson.Result {
	for _, path := range strings.Fields(paths) {
		if value := r.row.Get(path); value.Type != gjson.Null && (value.Type != gjson.String || value.Str != "") {
			return value
		}
	}
	return gjson.Result{}
}

// hasText reports whether a response has a text at one of the paths that is not empty.
func hasText(response gjson.Result, paths string) bool {
	r := rowReader{row: response}
	return scalar(r.firstValue(paths)) != ""
}

// scalar returns a text, or a number as it is written; "" for other values.
func scalar(value gjson.Result) string {
	switch value.Type {
	case gjson.String:
		return value.Str
	case gjson.Number:
		return value.Raw
	}
	return ""
}
