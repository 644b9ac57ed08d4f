package listingcsv

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"unicode/utf8"

	"loupe/core/market"
	"loupe/core/product"
)

// Column is a column of the file that is stored in a field of Listing.
type Column struct {
	Name      string
	Required  bool
	MaxLength int // characters
	Field     func(*Listing) *string
}

var columns = [...]Column{
	{"id", true, 200, func(l *Listing) *string { return &l.ID }},
	{"title", true, 500, func(l *Listing) *string { return &l.Title }},
	{"brand", false, 200, func(l *Listing) *string { return &l.Brand }},
	{"category", false, 200, func(l *Listing) *string { return &l.Category }},
	{"vendor", false, 200, func(l *Listing) *string { return &l.Vendor }},
	{"price", false, market.MaxPriceText, func(l *Listing) *string { return &l.Price }},
	{"currency", false, 20, func(l *Listing) *string { return &l.Currency }},
	{"url", false, 2048, func(l *Listing) *string { return &l.URL }},
	{"image", false, 2048, func(l *Listing) *string { return &l.Image }},
	{"condition", false, 100, func(l *Listing) *string { return &l.Condition }},
	{"sold", false, 20, func(l *Listing) *string { return &l.Sold }},
	{"date", false, 40, func(l *Listing) *string { return &l.Date }},
}

// dateColumn is the index of the column date.
const dateColumn = len(columns) - 1

// Columns returns the columns of a file.
func Columns() []Column { return columns[:] }

// parseListing parses a row. index is from columnIndexes, order as for parseDate. An optional field that can't be read is left out,
// with a warning. The listing is valid if all problems are warnings.
func parseListing(fields []string, index [len(columns)]int, order func() DateOrder) (l Listing, problems []Problem) {
	for i, c := range columns {
		if index[i] < 0 {
			continue
		}
		text := strings.TrimSpace(fields[index[i]])
		switch message := c.check(text); {
		case message == "":
			*c.Field(&l) = text
		case c.Required:
			return l, []Problem{{Column: c.Name, Message: message}}
		default:
			problems = append(problems, Warning(c.Name, text, message))
		}
	}
	for _, f := range [...]struct {
		column string
		field  *string
		parse  func(text string) (value, problem string)
	}{
		{"currency", &l.Currency, func(text string) (value, problem string) {
			if value, problem = parseCurrency(text); problem != "" && l.Price != "" {
				problems = append(problems, Warning("price", l.Price, "its currency is not understood"))
				l.Price = ""
			}
			return value, problem
		}},
		{"url", &l.URL, parseURL},
		{"sold", &l.Sold, parseSold},
		{"date", &l.Date, func(text string) (string, string) { return parseDate(text, order) }},
		{"price", &l.Price, func(text string) (string, string) { return parsePrice(text, l.Currency) }},
		{"condition", &l.Condition, parseCondition},
	} {
		text, message := *f.field, ""
		if text == "" {
			continue
		}
		if *f.field, message = f.parse(text); message != "" {
			problems = append(problems, Warning(f.column, text, message))
		}
	}
	return l, problems
}

// Each of these functions returns the value of a field that is not empty, or "" and what is wrong with it.

// parseCurrency also accepts the other names of currencies in prices: €, Euro, US$.
func parseCurrency(text string) (value, problem string) {
	if code := strings.ToUpper(text); market.IsCurrency(code) {
		return code, ""
	}
	price, err := market.ParsePrice("1 "+text, "")
	if err != nil || price.Currency == "" || strings.ContainsAny(text, "0123456789") {
		return "", "not an ISO 4217 currency code"
	}
	return price.Currency, ""
}

func parseURL(text string) (value, problem string) {
	if !IsAbsolute(text, "http", "https") {
		return "", "not an absolute http or https URL"
	}
	return text, ""
}

func parseCondition(text string) (value, problem string) {
	if product.ParseCondition(text) == product.Unknown {
		return "", "not understood"
	}
	return text, ""
}

// parsePrice refuses a price that can't be read, that contradicts the column currency or that has no currency.
func parsePrice(text, currency string) (value, problem string) {
	price, err := market.ParsePrice(text, currency)
	switch {
	case err != nil:
		return "", err.Error()
	case price.Currency == "" && currency == "":
		return "", "no currency: name it in the price or in the column currency"
	case price.Currency != "" && currency != "" && price.Currency != currency:
		return "", "in " + price.Currency + ", but the column currency has " + currency
	}
	return text, ""
}

// check returns what is wrong with a field of the column, or "".
func (c *Column) check(text string) string {
	switch {
	case !utf8.ValidString(text):
		return "not UTF-8"
	case strings.ContainsRune(text, 0): // D1 and SQLite's functions treat NUL as the end of the text
		return "contains a NUL character"
	case utf8.RuneCountInString(text) > c.MaxLength:
		return fmt.Sprintf("longer than %d characters", c.MaxLength)
	case text == "" && c.Required:
		return "empty"
	}
	return ""
}

// IsAbsolute reports whether text is a URL that has a host and one of the schemes.
func IsAbsolute(text string, schemes ...string) bool {
	u, err := url.Parse(text)
	return err == nil && u.Hostname() != "" && slices.Contains(schemes, u.Scheme)
}
