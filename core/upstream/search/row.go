package search

import (
	"strconv"
	"strings"

	"loupe/core/base/date"
	"loupe/core/base/jsontext"
	"loupe/core/base/publicurl"
	"loupe/core/base/text"
	"loupe/core/market"
	"loupe/core/market/product"

	"github.com/tidwall/gjson"
)

// Row is a row of a response, and the listings parsed from it.
type Row struct {
	JSON     string
	Listings []product.Listing
	Problems []Problem // why listings or fields were left out
}

// Problem is a reason for leaving out a listing or a field of it. Its text is in problem.go.
type Problem struct {
	kind    problemKind
	refused error // for noURL and noImage: why the first URL is not usable; nil if the row has no URL
}

type problemKind uint8

const (
	noTitle problemKind = iota
	noURL
	noImage
	noPrice
	noCurrency
	noCondition
	noDate
	saleWithoutPrice
	otherGTIN
)

// rowParser parses one row.
type rowParser struct {
	*mapping
	row      *gjson.Result
	currency string // of the query's country
	gtin     string // the query's; "" if it has none
	listings []product.Listing
	problems []Problem
}

func (r *rowParser) report(kind problemKind) { r.problems = append(r.problems, Problem{kind: kind}) }

// parse parses the row's listings, one for each of the mapping's prices that the row has. It reports whether the row has a
// listing, even if refine drops it.
func (r *rowParser) parse() (usable bool) {
	l := product.Listing{
		ID:      r.text(fieldID, maxShortText),
		Title:   r.text(fieldTitle, maxTitle),
		URL:     r.url(fieldURL, noURL),
		Image:   r.url(fieldImage, noImage),
		Brand:   r.text(fieldBrand, maxShortText),
		Vendor:  withoutSeller(r.text(fieldVendor, maxShortText)),
		Country: countryCode(r.text(fieldCountry, maxShortText)),
		Date:    r.date(),
	}
	if l.Vendor == "" {
		l.Vendor = r.constants.vendor
	}
	if l.Title == "" {
		r.report(noTitle)
	}
	if l.Title == "" || l.URL == "" {
		return false
	}
	if gtin := findGTIN(r.text(fieldGTIN, maxShortText)); gtin != "" && r.gtin != "" && strings.TrimLeft(gtin, "0") != strings.TrimLeft(r.gtin, "0") {
		r.report(otherGTIN)
		return true
	}
	l.Condition, l.Sold = r.condition(&l), r.sold(&l)
	for i := range r.prices {
		one := l
		r.setPrice(&one, i)
		// A sale needs its price, because the price on its page would be an asking price.
		hasListing := len(r.prices) == 1 && !(l.Sold && r.described)
		if !hasListing && !one.Price.Known() {
			if len(r.prices) == 1 {
				r.report(saleWithoutPrice)
			}
			continue
		}
		usable = true
		if r.refine == nil || r.refine(&one, r.row) {
			r.listings = append(r.listings, one)
		}
	}
	return usable
}

// setPrice sets the listing's price to the mapping's price with this index, and the title, id and condition that go with it.
func (r *rowParser) setPrice(l *product.Listing, index int) {
	p := &r.prices[index]
	if p.label != "" {
		l.Title = text.SingleLineMax(l.Title+", "+p.label, maxTitle)
	}
	if l.ID != "" && len(r.prices) > 1 {
		l.ID += "/" + strconv.Itoa(index+1)
	}
	if p.condition != product.Unknown {
		l.Condition = p.condition
	}
	currency, ok := r.currencyCode()
	if !ok || jsontext.List(r.row, r.fields[fieldInstalment], 1) != nil {
		return
	}
	for _, path := range strings.Fields(p.path) {
		value := jsontext.Get(r.row, path)
		l.Price = r.amount(&value, currency, r.worldwide || currency == "")
		l.Price.Low = times(l.Price.Low, r.priceFactor, l.Price.Currency)
		l.Price.High = times(l.Price.High, r.priceFactor, l.Price.Currency)
		if l.Price.Known() {
			break
		}
	}
	if !l.Price.Known() {
		l.Price = product.Price{}
		r.report(noPrice)
		return
	}
	if before := r.lowest(fieldListPrice, l.Price.Currency); before > l.Price.High {
		l.ListPrice = before
	}
	cost := times(r.lowest(fieldShipping, l.Price.Currency), r.shippingFactor, l.Price.Currency)
	if l.Price.High+cost <= market.MaxAmount {
		l.Shipping = cost
		l.Price.Low += cost
		l.Price.High += cost
	}
}

// times returns a multiple of an amount, rounded to the currency's minor unit, and 0 if that is too large. A factor of 0 or 1
// leaves the amount as it is.
func times(a market.Amount, factor float64, currency string) market.Amount {
	if factor <= 1 {
		return a
	}
	total, _ := market.AmountOf(a.Float() * factor)
	return total.Round(currency)
}

// currencyCode returns the currency of the row's prices, "" if their text must name it. It returns false if the row lacks a
// currency that it must have.
func (r *rowParser) currencyCode() (code string, ok bool) {
	if r.fields[fieldCurrency] == "" && !r.described {
		return r.currency, true
	}
	code = strings.ToUpper(r.text(fieldCurrency, maxShortText))
	if code == "" && (r.constants.currency != "" || r.priceFormat == textPrices) {
		return r.constants.currency, true
	}
	if !market.IsCurrency(code) {
		r.report(noCurrency)
		return "", false
	}
	return code, true
}

// lowest returns the lowest amount in a field; 0 if there is no amount or an unclear one, as in "$5 delivery on orders over
// $20". A text may have the word "delivery" or "shipping" after the amount: "+$5.99 delivery by Mon".
func (r *rowParser) lowest(field int, currency string) market.Amount {
	lowest := market.Amount(0)
	for _, path := range strings.Fields(r.fields[field]) {
		for i, value := range jsontext.List(r.row, path, maxShippingCosts) {
			if r.priceFormat == textPrices && value.Type == gjson.String {
				value.Str = amountOfDelivery(text.SingleLineMax(value.Str, maxShortText))
			}
			price := r.amount(&value, currency, false)
			if price.Low != price.High || price.Currency != currency {
				price.Low = 0
			}
			if i == 0 || price.Low < lowest {
				lowest = price.Low
			}
		}
		if lowest != 0 {
			break
		}
	}
	return lowest
}

// amount reads an amount in the mapping's format. See parsePrice about worldwide.
func (r *rowParser) amount(value *gjson.Result, currency string, worldwide bool) product.Price {
	if r.priceFormat == textPrices {
		return parsePrice(value, currency, worldwide)
	}
	price := decimalPrice(jsontext.Scalar(value), currency)
	switch {
	case r.priceFormat == minorUnits:
		price = inMajorUnits(price)
	case !price.Known() && !r.described: // eBay writes some amounts with commas: "1,299.50"
		price = parsePrice(value, currency, worldwide)
	}
	return price
}

// condition returns the condition that the row states, else the one that the listing implies, else the constant. A
// row with a condition in unknown words has the constant only if the mapping is described.
func (r *rowParser) condition(l *product.Listing) product.Condition {
	stated := false
	for _, written := range r.written(fieldCondition, strings.Clone) {
		written = text.SingleLineMax(written, maxShortText)
		for _, w := range r.conditions {
			if strings.EqualFold(w.word, written) {
				return w.condition
			}
		}
		if c := product.ParseCondition(written); c != product.Unknown {
			return c
		}
		stated = stated || written != ""
	}
	if stated {
		r.report(noCondition)
	}
	if r.described {
		return r.constants.condition
	}
	c, implied := impliedCondition(l)
	if !implied && !stated {
		return r.constants.condition
	}
	return c
}

// sold reports whether the row is a sale.
func (r *rowParser) sold(l *product.Listing) bool {
	if !r.described {
		return saysSold(l.Title)
	}
	written := textAt(r.row, r.fields[fieldSold])
	if written == "" {
		return r.constants.sold
	}
	return strings.Contains(" true 1 yes sold ", " "+strings.ToLower(written)+" ")
}

// date returns the row's day, 0 if it has none.
func (r *rowParser) date() int {
	written := r.text(fieldDate, maxShortText)
	if written == "" {
		return 0
	}
	day, ok := parseDate(written, r.dateFormat)
	if !ok {
		r.report(noDate)
		return 0
	}
	return day
}

// parseDate parses a date in a format, an index in dateFormats. A time of day after it is ignored.
func parseDate(written string, format int) (day int, ok bool) {
	const latest = 1e13 // milliseconds, or thousandths of seconds: the year 2286
	switch format {
	case dateUnix:
		whole, _, _ := strings.Cut(written, ".")
		n, err := strconv.ParseInt(whole, 10, 64)
		if n < latest/1000 {
			n *= 1000 // in seconds
		}
		return date.OfTime(max(0, n)), err == nil && 0 < n && n < latest
	case dateDayFirst, dateMonthFirst:
		separator := written[strings.IndexAny(written+".", "./-"):]
		separator = separator[:min(len(separator), 1)]
		day, rest, _ := strings.Cut(strings.ReplaceAll(written, " ", ""), separator)
		month, year, _ := strings.Cut(rest, separator)
		if format == dateMonthFirst {
			day, month = month, day
		}
		written = year[:min(len(year), 4)]
		for _, part := range [...]string{month, day} {
			written += "-"
			if len(part) == 1 {
				written += "0"
			}
			written += part
		}
		return date.Parse(written)
	}
	const length = len("2026-11-20")
	return date.Parse(written[:min(len(written), length)])
}

// url returns the first usable URL in a field, "" if there is none. A described mapping accepts public https URLs only.
func (r *rowParser) url(field int, missing problemKind) string {
	problem := Problem{kind: missing}
	for _, written := range r.written(field, percentEncode) {
		url := cleanURL(written)
		_, err := publicurl.Check(url, false)
		if url != "" && (err == nil || !r.described) {
			return url
		}
		if problem.refused == nil {
			_, problem.refused = publicurl.Check(written, false)
		}
	}
	if r.fields[field] != "" {
		r.problems = append(r.problems, problem)
	}
	return ""
}

// text returns the first text in a field that is not empty, on one line and cut to maxBytes; "" if there is none.
func (r *rowParser) text(field, maxBytes int) string {
	for _, written := range r.written(field, strings.Clone) {
		if line := text.SingleLineMax(written, maxBytes); line != "" {
			return line
		}
	}
	return ""
}

// written returns the texts at a field's paths. If the field is a template, it returns the template with its values, encoded by
// encode. It leaves out empty texts and a template with a missing value. It leaves out numbers and booleans unless the mapping
// is described.
func (r *rowParser) written(field int, encode func(string) string) (all []string) {
	paths := r.fields[field]
	if isTemplate(paths) {
		complete := true
		filled := fill(paths, func(path string) string {
			value := text.SingleLineMax(textAt(r.row, path), maxTitle)
			complete = complete && hasAlphanumeric(value)
			return encode(value)
		})
		if complete {
			all = append(all, filled)
		}
		return all
	}
	for _, path := range strings.Fields(paths) {
		value := jsontext.Get(r.row, path)
		if written := jsontext.Scalar(&value); written != "" && (r.described || value.Type == gjson.String) {
			all = append(all, written)
		}
	}
	return all
}

// textAt returns the first text at the paths that is not empty; "" if all are.
func textAt(row *gjson.Result, paths string) string {
	for _, path := range strings.Fields(paths) {
		value := jsontext.Get(row, path)
		if written := jsontext.Scalar(&value); written != "" {
			return written
		}
	}
	return ""
}

// countryCode returns s if it has the form of an ISO 3166-1 alpha-2 code, otherwise "".
func countryCode(s string) string {
	if len(s) != 2 || s[0] < 'A' || s[0] > 'Z' || s[1] < 'A' || s[1] > 'Z' {
		return ""
	}
	return s
}
