package catalogue

import (
	"fmt"
	"net/url"
	"strings"
	"unicode/utf8"

	"loupe/core/market"
)

type column struct {
	name     string
	required bool
	limit    int // characters
	field    func(*Listing) *string
}

// The limits keep a row's SQL far below D1's limit for a statement, see maxStatement.
var columns = [...]column{
	{"id", true, 200, func(l *Listing) *string { return &l.ID }},
	{"title", true, 500, func(l *Listing) *string { return &l.Title }},
	{"brand", false, 200, func(l *Listing) *string { return &l.Brand }},
	{"category", false, 200, func(l *Listing) *string { return &l.Category }},
	{"vendor", false, 200, func(l *Listing) *string { return &l.Vendor }},
	{"price", false, market.MaxPriceText, func(l *Listing) *string { return &l.Price }},
	{"currency", false, 3, func(l *Listing) *string { return &l.Currency }},
	{"url", false, 2048, func(l *Listing) *string { return &l.URL }},
	{"image", false, 2048, func(l *Listing) *string { return &l.Image }},
}

// readListing reads a row, place being the columns' indices in it. A problem that is only a warning comes with a listing
// to take.
func readListing(fields []string, place [len(columns)]int) (l Listing, problem *Problem) {
	for i, c := range columns {
		if place[i] < 0 {
			continue
		}
		text := strings.TrimSpace(fields[place[i]])
		if fault := c.fault(text); fault != "" {
			return l, &Problem{Column: c.name, Message: fault}
		}
		*c.field(&l) = text
	}
	l.Currency = strings.ToUpper(l.Currency)
	if l.Currency != "" && !market.IsCurrency(l.Currency) {
		return l, &Problem{Column: "currency", Message: "is not a currency's code of ISO 4217"}
	}
	if l.URL != "" && !isAbsolute(l.URL, "http", "https") {
		return l, &Problem{Column: "url", Message: "is not an absolute URL of http or https"}
	}
	return l, l.checkPrice()
}

func (c *column) fault(text string) string {
	switch {
	case !utf8.ValidString(text):
		return "is not UTF-8"
	case strings.ContainsRune(text, 0): // D1 and SQLite's functions take it for the end
		return "has a NUL"
	case utf8.RuneCountInString(text) > c.limit:
		return fmt.Sprintf("is longer than %d characters", c.limit)
	case text == "" && c.required:
		return "is empty"
	}
	return ""
}

func (l *Listing) checkPrice() *Problem {
	if l.Price == "" {
		return nil
	}
	price, err := market.ParsePrice(l.Price, l.Currency)
	switch {
	case err != nil:
		return &Problem{Column: "price", Message: err.Error()}
	case price.Currency == "" && l.Currency == "":
		l.Price = ""
		return &Problem{Column: "price", Message: "left out: neither it nor the column currency names a currency", Warning: true}
	case price.Currency != "" && l.Currency != "" && price.Currency != l.Currency:
		return &Problem{Column: "price", Message: "is in " + price.Currency + ", the column currency says " + l.Currency}
	}
	return nil
}

func isAbsolute(text string, schemes ...string) bool {
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
