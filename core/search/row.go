package search

import (
	"strings"
	"unicode/utf8"

	"loupe/core/market"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// Limits of a listing's texts, in bytes. A longer one is cut; a longer URL is none.
const (
	maxTitle = 300
	maxShort = 120  // of a vendor, an identifier, a condition
	maxPrice = 512  // of a price before it is cleaned: a longer one is none
	maxURL   = 1024 // two of each of 60 listings, each "&" as six bytes, fit into a row of the database
	maxRows  = 500  // that are looked at
)

// shape says how an upstream's answer is read.
type shape struct {
	// check looks at the answer first. Its error is a reason to read no listing; none reports whether there may be no list.
	check func(answer gjson.Result) (none bool, err error)
	lists []string // paths of the members that have rows, of which one is there at least

	// Where in a row what is: paths of gjson with a space between them, of which the first that leads to something of use counts.
	id, title, url, vendor, image, price, condition string

	anywhere bool // the shops are anywhere, whatever country was asked for
	// refine completes a listing with what is special about a row, and reports whether it is to be kept. It may be nil.
	refine func(l *Listing, row gjson.Result) bool
}

// read gives the listings of an answer, at most MaxListings. A row without a title or a URL is none. An answer that has not
// the members that the upstream documents, a list that is none, and lists with rows of which none is a listing are errors.
// Currency is that of the country that was asked for.
func (s *shape) read(answer gjson.Result, currency string) ([]Listing, error) {
	none, err := s.check(answer)
	if err != nil {
		return nil, err
	}
	var listings []Listing
	rows, fit := 0, 0
	for _, path := range s.lists {
		list := answer.Get(path)
		if !list.Exists() {
			continue
		}
		if !list.IsArray() {
			return nil, upstream.Unusable
		}
		none = true
		list.ForEach(func(_, row gjson.Result) bool {
			n := len(listings)
			if n == MaxListings || rows == maxRows {
				return false
			}
			rows++
			listings = append(listings, Listing{})
			ok := s.fill(&listings[n], row, currency)
			if ok {
				fit++
			}
			if !ok || s.refine != nil && !s.refine(&listings[n], row) {
				listings = listings[:n]
			}
			return true
		})
	}
	if !none || rows > 0 && fit == 0 {
		return nil, upstream.Unusable
	}
	return listings, nil
}

// fill reads a row, and reports whether it is a listing.
func (s *shape) fill(l *Listing, row gjson.Result, currency string) bool {
	l.Title, l.URL = first(row, s.title, maxTitle), first(row, s.url, 0)
	if l.Title == "" || l.URL == "" {
		return false
	}
	l.ID, l.Vendor = first(row, s.id, maxShort), first(row, s.vendor, maxShort)
	l.Image, l.Condition = first(row, s.image, 0), first(row, s.condition, maxShort)
	for _, path := range strings.Fields(s.price) {
		if l.Price == "" && !row.Get("installment").Exists() { // else the price may be a month's
			l.setPrice(row.Get(path), currency, s.anywhere)
		}
	}
	return true
}

// first is the first text at the paths, cleaned, that is not empty. With a limit of 0 it is a URL.
func first(row gjson.Result, paths string, limit int) (text string) {
	for _, path := range strings.Fields(paths) {
		if value := row.Get(path); value.Type == gjson.String && text == "" {
			if limit > 0 {
				text = clean(value.Str, limit)
			} else {
				text = link(value.Str)
			}
		}
	}
	return text
}

// clean puts a text on one line, and cuts it. Of a text far too long it does not look at the end.
func clean(text string, limit int) string {
	text = upstream.Line(text[:min(len(text), 4*limit)])
	if len(text) > limit {
		for limit > 0 && !utf8.RuneStart(text[limit]) {
			limit--
		}
		text = strings.TrimSpace(text[:limit])
	}
	return text
}

// setPrice takes a price over: a text as shops write it, or a JSON number. Origin is the currency of the country that was asked
// for: that of a price which names none, and the one that a sign of several means. What is no price for market.ParsePrice, a
// rate of "$29.17/mo" for one, is left out: a listing without a price may still get one from its page.
//
// With anywhere, the shop may be in any country. Then a sign says which currency it is only if it says so to every reader:
// "$" is US dollars to one in Germany, and may be two things to one in Australia.
func (l *Listing) setPrice(value gjson.Result, origin string, anywhere bool) {
	text := priceText(value)
	p, err := market.ParsePrice(text, origin)
	if err != nil {
		return
	}
	currency := p.Currency
	if anywhere {
		if p, _ = market.ParsePrice(text, ""); p.Currency != currency {
			return
		}
	} else if currency == "" {
		currency = origin
	}
	if currency != "" {
		l.Price, l.Currency = text, currency
	}
}

// priceText is the text of a price for market.ParsePrice. Of a plan with monthly rates, what is to be paid "now" is no price.
func priceText(value gjson.Result) string {
	switch value.Type {
	case gjson.String:
		if len(value.Str) > maxPrice {
			return ""
		}
		text := strings.TrimRight(upstream.Line(value.Str), "* ") // an asterisk: about
		if !strings.HasSuffix(text, " now") {
			return text
		}
	case gjson.Number:
		return strings.Clone(decimal(value.Raw)) // lest it keep the whole answer
	}
	return ""
}

// decimal is a plain decimal such that market.ParsePrice takes its point for nothing else; "" if it is none. In "1.299" it
// would group thousands.
func decimal(text string) string {
	if _, err := market.ParseAmount(text); err != nil {
		return ""
	}
	if at := len(text) - 4; at > 0 && text[at] == '.' {
		text += "0"
	}
	return text
}
