package listingcsv

import (
	"fmt"
	"net/url"
	"strings"
	"unicode/utf8"

	"loupe/core/date"
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
	{"currency", false, 3, func(l *Listing) *string { return &l.Currency }},
	{"url", false, 2048, func(l *Listing) *string { return &l.URL }},
	{"image", false, 2048, func(l *Listing) *string { return &l.Image }},
	{"condition", false, 100, func(l *Listing) *string { return &l.Condition }},
	{"sold", false, 5, func(l *Listing) *string { return &l.Sold }},
	{"date", false, 10, func(l *Listing) *string { return &l.Date }},
}

// Columns returns the columns of a file.
func Columns() []Column { return columns[:] }

// readListing reads a row. index is from columnIndexes. The listing is valid if all problems are warnings.
func readListing(fields []string, index [len(columns)]int) (l Listing, problems []Problem) {
	for i, c := range columns {
		if index[i] < 0 {
			continue
		}
		text := strings.TrimSpace(fields[index[i]])
		switch message := c.check(text); {
		case message == "":
			*c.Field(&l) = text
		case c.Name == "price":
			problems = append(problems, Problem{Column: c.Name, Message: message, Warning: true})
		default:
			return l, []Problem{{Column: c.Name, Message: message}}
		}
	}
	l.Currency = strings.ToUpper(l.Currency)
	if l.Currency != "" && !market.IsCurrency(l.Currency) {
		return l, []Problem{{Column: "currency", Message: "not an ISO 4217 currency code"}}
	}
	if l.URL != "" && !IsAbsolute(l.URL, "http", "https") {
		return l, []Problem{{Column: "url", Message: "not an absolute http or https URL"}}
	}
	if !l.normaliseSold() {
		return l, []Problem{{Column: "sold", Message: "not yes, no, true, false, 1 or 0"}}
	}
	if day, ok := date.Parse(l.Date); l.Date != "" && (!ok || day <= 0) {
		return l, []Problem{{Column: "date", Message: "not a date after 1970-01-01 in the form YYYY-MM-DD"}}
	}
	return l, append(append(problems, l.checkPrice()...), l.checkCondition()...)
}

// normaliseSold sets Sold to "yes", "no" or "". It returns false for any other word.
func (l *Listing) normaliseSold() bool {
	switch strings.ToLower(l.Sold) {
	case "yes", "true", "1":
		l.Sold = "yes"
	case "no", "false", "0":
		l.Sold = "no"
	case "":
	default:
		return false
	}
	return true
}

// checkCondition removes a condition that is not understood, with a warning.
func (l *Listing) checkCondition() []Problem {
	if l.Condition == "" || product.ParseCondition(l.Condition) != product.Unknown {
		return nil
	}
	l.Condition = ""
	return []Problem{{Column: "condition", Message: "not understood", Warning: true}}
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

// checkPrice removes a price that can't be read, that contradicts the currency or whose currency is unknown, with a warning.
func (l *Listing) checkPrice() []Problem {
	if l.Price == "" {
		return nil
	}
	price, err := market.ParsePrice(l.Price, l.Currency)
	var message string
	switch {
	case err != nil:
		message = err.Error()
	case price.Currency == "" && l.Currency == "":
		message = "no currency: name it in the price or in the column currency"
	case price.Currency != "" && l.Currency != "" && price.Currency != l.Currency:
		message = "in " + price.Currency + ", but the column currency has " + l.Currency
	default:
		return nil
	}
	l.Price = ""
	return []Problem{{Column: "price", Message: message, Warning: true}}
}

// IsAbsolute reports whether text is a URL that has a host and one of the schemes.
func IsAbsolute(text string, schemes ...string) bool {
	u, err := url.Parse(text)
	if err != nil || u.Hostname() == "" {
		return false
	}
	for _, scheme := range schemes {
		if u.Scheme == scheme {
			return true
		}
	}
	return false
}
