package product

import (
	"strconv"
	"strings"

	"loupe/core/market"
)

// Price is what a listing costs. The zero Price is unknown.
type Price struct {
	Low, High market.Amount // of the cheapest and the most expensive variant, usually equal; 0 if unknown
	Currency  string        // ISO 4217; empty if unknown
	Problem   string        // why the text of the price could not be read; otherwise empty
}

// ParsePrice reads a price as marketplaces write it, see [market.ParsePrice]. Currency is the ISO 4217
// code that prices of this source or country are usually in, or empty. It decides what "$" means, and
// it is the price's currency if the text names none.
//
// If text is empty, the price is unknown. If text cannot be read, the price is unknown and its Problem
// says why.
func ParsePrice(text, currency string) Price {
	if strings.TrimSpace(text) == "" {
		return Price{}
	}
	p, err := market.ParsePrice(text, currency)
	if err != nil {
		return Price{Problem: err.Error()}
	}
	if p.Currency == "" {
		p.Currency = currency
	}
	return Price{Low: p.Low, High: p.High, Currency: p.Currency}
}

// Known reports whether the price has an amount. Its currency may still be unknown.
func (p Price) Known() bool { return p.High > 0 }

// Middle returns the amount halfway between Low and High; 0 if the price is unknown.
func (p Price) Middle() market.Amount { return p.Low + (p.High-p.Low)/2 }

// String returns the exact amounts without the currency: "1295.00", "1295.00 - 1495.00", or "" if the
// price is unknown. An amount has two decimals, or four if it needs more than two. [ParsePrice] reads
// the result back.
func (p Price) String() string {
	switch {
	case !p.Known():
		return ""
	case p.Low == p.High:
		return exact(p.Low)
	}
	return exact(p.Low) + " - " + exact(p.High)
}

// exact returns an amount with two decimals, or with four if it needs more than two. It never writes three
// decimals, because ParsePrice reads "1.299" as 1299.
func exact(a market.Amount) string {
	const cent = market.Unit / 100
	if a%cent == 0 {
		return market.FormatPrice(a)
	}
	decimals := strconv.FormatInt(int64(a%market.Unit+market.Unit), 10)[1:]
	return strconv.FormatInt(int64(a/market.Unit), 10) + "." + decimals
}
