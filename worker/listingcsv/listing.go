package listingcsv

import (
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"loupe/core/market"
	"loupe/core/market/product"
)

// parseListing parses the fields of a row. The problems are as in Row.
func (r *Reader) parseListing(fields []string) (l Listing, problems []Problem) {
	for i, c := range columns {
		if r.index[i] < 0 {
			continue
		}
		text := strings.TrimSpace(c.decode(unwrap(strings.TrimSpace(fields[r.index[i]]))))
		switch message := c.check(text); {
		case message == "":
			*c.Field(&l) = text
		case i == idColumn && text == "" && r.makesIDs():
		case i == idColumn || i == titleColumn || message == rounded:
			return l, []Problem{{Column: c.Name, Message: message}}
		default:
			problems = append(problems, leftOut(c.Name, text, message))
		}
	}
	for _, closed := range notLoaded {
		if value := closed.value(&l.line); closed.applies(r, value) {
			return l, []Problem{{Column: closed.column, Message: closed.message, Value: shorten(value)}}
		}
	}
	l.completeTitle()
	if column, message := r.setUnitPrice(&l); message != "" {
		problems = append(problems, leftOut("price", l.line.total, column+": "+message))
	}
	for _, f := range [...]struct {
		column string
		field  *string
		parse  func(text string) (value, problem string)
	}{
		{"currency", &l.Currency, func(text string) (value, problem string) {
			if value, problem = parseCurrency(text); problem != "" && l.Price != "" {
				problems = append(problems, leftOut("price", l.Price, "its currency is not understood"))
				l.Price = ""
			}
			return value, problem
		}},
		{"url", &l.URL, parseURL},
		{"sold", &l.Sold, parseSold},
		{"date", &l.Date, func(text string) (string, string) { return parseDate(text, r.order) }},
		{"price", &l.Price, func(text string) (string, string) { return r.parsePrice(text, &l) }},
		{"condition", &l.Condition, parseCondition},
		{"days", &l.Days, parseDays},
	} {
		text, message := *f.field, ""
		if text == "" {
			continue
		}
		if *f.field, message = f.parse(text); message != "" {
			problems = append(problems, leftOut(f.column, text, message))
		}
	}
	if impossible := r.check(&l); impossible != nil {
		return l, []Problem{*impossible}
	}
	r.setSold(&l)
	r.setDays(&l)
	r.completeID(&l)
	l.line = exportLine{}
	return l, problems
}

// check returns the problem of values that can't be true, or nil.
func (r *Reader) check(l *Listing) *Problem {
	switch {
	case l.Date > r.latestDate():
		return &Problem{Column: "date", Message: "in the future", Value: l.Date}
	case !r.HighPrices && isImplausible(l.Price, l.Currency):
		return &Problem{Column: "price", Message: "implausibly high, must be confirmed", Value: strings.TrimSpace(l.Price + " " + l.Currency), Effect: Unconfirmed}
	}
	return nil
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

// parseDays accepts whole numbers up to ten years.
func parseDays(text string) (value, problem string) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n > 3650 {
		return "", "not a whole number of days from 0 to 3650"
	}
	return strconv.Itoa(n), ""
}

// parseCondition also accepts eBay's condition numbers, and returns the names of their conditions.
func parseCondition(text string) (value, problem string) {
	if name := ebayConditions[text]; name != product.Unknown {
		return name.String(), ""
	}
	if product.ParseCondition(text) == product.Unknown {
		return "", "not understood"
	}
	return text, ""
}

// ebayConditions has the conditions of eBay's field ConditionID.
// https://developer.ebay.com/api-docs/sell/static/metadata/condition-id-values.html
var ebayConditions = map[string]product.Condition{
	"1000": product.New, "1500": product.OpenBox, "1750": product.OpenBox, "2000": product.Refurbished, "2010": product.Refurbished,
	"2020": product.Refurbished, "2030": product.Refurbished, "2500": product.Refurbished, "2750": product.LikeNew, "2990": product.Excellent,
	"3000": product.Used, "3010": product.Fair, "4000": product.VeryGood, "5000": product.Good, "6000": product.Fair, "7000": product.ForParts,
}

// unwrap returns the text of a formula such as ="0012", by which programs keep spreadsheets from changing a number.
func unwrap(text string) string {
	if inner, ok := strings.CutPrefix(text, `="`); ok && strings.HasSuffix(inner, `"`) {
		return strings.TrimSuffix(inner, `"`)
	}
	return text
}

// rounded is the problem of an id that a spreadsheet has rounded, so that different ids look the same.
const rounded = "the spreadsheet has rounded it; format the column as text, and save the file again"

// isRounded reports whether a spreadsheet has rounded an id, as in "1,23457E+11".
func isRounded(id string) bool {
	mantissa, exponent, isScientific := strings.Cut(strings.ToUpper(id), "E+")
	whole, fraction, _ := strings.Cut(strings.Replace(mantissa, ",", ".", 1), ".")
	return isScientific && len(whole) == 1 && exponent != "" && isDigits(whole+fraction+exponent)
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
	case text == "" && (c.Name == "id" || c.Name == "title"):
		return "empty"
	case (c.Name == "id" || c.Name == "order_number") && isRounded(text):
		return rounded
	}
	return ""
}

// IsAbsolute reports whether text is a URL that has a host and one of the schemes.
func IsAbsolute(text string, schemes ...string) bool {
	u, err := url.Parse(text)
	return err == nil && u.Hostname() != "" && slices.Contains(schemes, u.Scheme)
}
