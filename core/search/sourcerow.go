package search

import (
	"strconv"
	"strings"

	"loupe/core/date"
	"loupe/core/jsontext"
	"loupe/core/market"
	"loupe/core/product"
	"loupe/core/publicurl"
	"loupe/core/text"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// Row is a row of a source's response, and what was read from it.
type Row struct {
	JSON     string
	Listings []product.Listing
	Problems []Problem // why listings or fields were left out
}

// Problem is a reason for leaving out a listing or a field of it. Its text is in problem.go.
type Problem uint8

const (
	NoTitle Problem = iota
	NoURL
	NoImage
	NoPrice
	NoCurrency
	NoCondition
	NoDate
	SaleWithoutPrice
)

// rows returns the rows of a response: a list, or a single object. It returns an error if there is neither.
func (d *definition) rows(response *gjson.Result, path string) ([]gjson.Result, error) {
	outermost := jsontext.Outermost(path)
	list := jsontext.Get(response, outermost)
	switch {
	case textAt(response, d.fields[fieldFailure]) != "":
		return nil, upstream.Reported
	case list.IsArray(), list.IsObject() && outermost == path:
		return jsontext.List(response, path, maxRows), nil
	case textAt(response, d.fields[fieldTotal]) == "0":
		return nil, nil
	}
	return nil, upstream.Unusable
}

// read returns the listings of a response, at most MaxListings. It returns an error if the response has no rows as the
// definition describes them, or if there are rows and none is a listing. If observe is not nil, it is called with each row.
func (d *definition) read(response *gjson.Result, path string, observe func(Row)) ([]product.Listing, error) {
	rows, err := d.rows(response, path)
	var listings []product.Listing
	for i := range rows {
		r := rowReader{definition: d, row: &rows[i]}
		r.read()
		listings = append(listings, r.listings...)
		if observe != nil {
			observe(Row{rows[i].Raw, r.listings, r.problems})
		}
	}
	if len(rows) > 0 && len(listings) == 0 {
		return nil, upstream.Unusable
	}
	return listings[:min(len(listings), MaxListings)], err
}

// rowReader reads one row.
type rowReader struct {
	*definition
	row      *gjson.Result
	listings []product.Listing
	problems []Problem
}

func (r *rowReader) report(p Problem) { r.problems = append(r.problems, p) }

// read reads the row's listings, one for each of the definition's prices that the row has. A sale without a price is left out,
// because the price on its page would be an asking price.
func (r *rowReader) read() {
	l := product.Listing{
		ID:        r.text(fieldID, maxShortText),
		Title:     r.text(fieldTitle, maxTitle),
		Vendor:    r.text(fieldVendor, maxShortText),
		URL:       r.url(fieldURL, NoURL),
		Image:     r.url(fieldImage, NoImage),
		Condition: r.condition(),
		Sold:      r.sold(),
		Date:      r.date(),
	}
	if l.Vendor == "" {
		l.Vendor = r.constants.vendor
	}
	if l.Title == "" {
		r.report(NoTitle)
	}
	if l.Title == "" || l.URL == "" {
		return
	}
	title, id := l.Title, l.ID
	for i := range r.prices {
		p := &r.prices[i]
		if p.label != "" {
			l.Title = text.SingleLineMax(title+", "+p.label, maxTitle)
		}
		if id != "" && len(r.prices) > 1 {
			l.ID = id + "/" + strconv.Itoa(i+1)
		}
		if p.condition != product.Unknown {
			l.Condition = p.condition
		}
		l.Price = r.price(p.path)
		switch {
		case l.Price.Known(), len(r.prices) == 1 && !l.Sold:
			r.listings = append(r.listings, l)
		case len(r.prices) == 1:
			r.report(SaleWithoutPrice)
		}
	}
}

// price returns what a buyer pays: the price at the paths with the premium and shipping.
func (r *rowReader) price(paths string) product.Price {
	currency := r.constants.currency
	if code := strings.ToUpper(r.text(fieldCurrency, maxShortText)); code != "" {
		if currency = code; !market.IsCurrency(code) {
			r.report(NoCurrency)
			return product.Price{}
		}
	}
	price := r.amount(paths, currency)
	if !price.Known() {
		r.report(NoPrice)
		return product.Price{}
	}
	shipping := r.amount(r.fields[fieldShipping], price.Currency)
	for _, bound := range [...]*market.Amount{&price.Low, &price.High} {
		if r.premium > 0 {
			total, _ := market.AmountOf(bound.Float() * (1 + r.premium/100))
			*bound = total.Round(price.Currency)
		}
		if shipping.Currency == price.Currency {
			*bound += shipping.High
		}
	}
	return price
}

// amount returns the price at the first of the paths that has one, in the definition's format.
func (r *rowReader) amount(paths, currency string) (price product.Price) {
	for _, path := range strings.Fields(paths) {
		written := textAt(r.row, path)
		if r.priceFormat == textPrices {
			price = readPrice(gjson.Result{Type: gjson.String, Str: written}, currency, currency == "")
		} else if price = decimalPrice(written, currency); r.priceFormat == minorUnits {
			price = inMajorUnits(price)
		}
		if price.Known() {
			break
		}
	}
	return price
}

// inMajorUnits returns the price whose number of minor units p states as major units. It returns the unknown price if that
// number has decimals.
func inMajorUnits(p product.Price) product.Price {
	if p.Low%market.Unit != 0 {
		return product.Price{}
	}
	for range market.Digits(p.Currency) {
		p.Low /= 10
	}
	p.High = p.Low
	return p
}

// condition returns the row's condition, or the constant.
func (r *rowReader) condition() product.Condition {
	written := r.text(fieldCondition, maxShortText)
	for _, w := range r.conditions {
		if strings.EqualFold(w.word, written) {
			return w.condition
		}
	}
	c := product.ParseCondition(written)
	if c == product.Unknown {
		if written != "" {
			r.report(NoCondition)
		}
		c = r.constants.condition
	}
	return c
}

// sold reports whether the row is a sale.
func (r *rowReader) sold() bool {
	written := textAt(r.row, r.fields[fieldSold])
	if written == "" {
		return r.constants.sold
	}
	return strings.Contains(" true 1 yes sold ", " "+strings.ToLower(written)+" ")
}

// date returns the row's day, 0 if it has none.
func (r *rowReader) date() int {
	const dayLength = len("2026-11-20")
	written := r.text(fieldDate, maxShortText)
	day, ok := date.Parse(written[:min(len(written), dayLength)])
	if r.dateFormat == dateUnix {
		seconds, err := strconv.ParseInt(written, 10, 64)
		day, ok = date.OfTime(seconds*1000), err == nil && seconds > 0 && len(written) <= dayLength // until the year 2286
	}
	if !ok {
		if written != "" {
			r.report(NoDate)
		}
		return 0
	}
	return day
}

// url returns the public https URL in a field, "" if there is none.
func (r *rowReader) url(field int, missing Problem) string {
	paths := r.fields[field]
	url := cleanURL(r.written(paths, percentEncode))
	if _, err := publicurl.Check(url, false); err != nil {
		if paths != "" {
			r.report(missing)
		}
		return ""
	}
	return url
}

// text returns the text or number in a field on one line, "" if there is none.
func (r *rowReader) text(field, maxBytes int) string {
	return text.SingleLineMax(r.written(r.fields[field], strings.Clone), maxBytes)
}

// written returns what stands at the paths, or a template filled in, with each value encoded. It returns "" if there is
// nothing, or if one of the template's values is missing.
func (r *rowReader) written(paths string, encode func(string) string) string {
	if !isTemplate(paths) {
		return textAt(r.row, paths)
	}
	complete := true
	filled := fill(paths, func(path string) string {
		value := text.SingleLineMax(textAt(r.row, path), maxTitle)
		complete = complete && hasAlphanumeric(value)
		return encode(value)
	})
	if !complete {
		return ""
	}
	return filled
}

// textAt returns the text, the number as it is written, or "true" or "false", at the first of the paths that has one that is
// not empty. It is not inlined, because a gjson.Result is large.
//
//go:noinline
func textAt(row *gjson.Result, paths string) string {
	for _, path := range strings.Fields(paths) {
		switch value := jsontext.Get(row, path); {
		case value.Type == gjson.String && value.Str != "":
			return value.Str
		case value.Type == gjson.Number, value.IsBool():
			return value.Raw
		}
	}
	return ""
}
