package page

import (
	"strings"

	"loupe/core/market"
)

// price is what is asked for a product, from the lowest to the highest; low is 0 if nothing is.
type price struct {
	low, high           market.Amount
	currency, condition string
}

// tooWide is how many times the lowest price the highest may be. Farther apart, the valuation would take
// the one for an outlier beside the other: such a range says nothing.
const tooWide = 5

// join adds the price of another offer of the same product, if it is in the same currency and condition.
// Of other offers the first counts, as that which the page puts first.
func (p *price) join(q price) {
	switch {
	case p.low == 0:
		*p = q
	case q.low > 0 && p.currency == q.currency && p.condition == q.condition:
		p.low, p.high = min(p.low, q.low), max(p.high, q.high)
	}
}

// ask joins to a product's price what an item asks for it: the product itself, an offer, several as one
// (AggregateOffer), or the specification of a price, since all of them have prices or lead to what has.
// It reports whether there was any.
//
// Of several specifications the first counts that has no type; one with the type ListPrice stands beside
// the price that is asked (https://developers.google.com/search/docs/appearance/structured-data/merchant-listing),
// but some shops mark their only price so: list tells to take it. Other types are no offers: recommended
// prices and the like.
func (g *graph) ask(at int, product *item, list bool, depth int) (found bool) {
	items := g.items
	x := &items[at]
	switch lastPart(x.fields[priceType]) {
	case "", "SalePrice":
	case "ListPrice":
		if !list {
			return false
		}
	default:
		return false
	}
	if x.isBound || depth == maxDepth {
		return false
	}
	sign := g.inherited(at, currency)
	for _, p := range [...]property{lowPrice, offerPrice} {
		asked, fault := amount(x.fields[p], sign)
		if fault == "" {
			if high, fault := amount(x.fields[highPrice], sign); fault == "" && p == lowPrice {
				asked.join(high)
			}
			asked.condition = conditionOf(g.inherited(at, condition))
			product.price.join(asked)
			return true
		}
		if product.fault == ErrNoOffer {
			product.fault = fault
		}
	}
	for n, p := range [...]property{prices, prices, offers, variants} {
		if x.as == prices {
			break // it has no parts, and asked twice each time they would double at each step
		}
		for i := at + 1; i < x.end; i = items[i].end {
			if items[i].as == p && g.ask(i, product, n == 1, depth+1) {
				if found = true; p == prices {
					return true
				}
			}
		}
	}
	if found || depth == 0 || x.fields[id] == "" {
		return found
	}
	// Each item is referred to only once: an offer needs no more.
	for i := range items {
		if y := &items[i]; y.fields[id] == x.fields[id] && y.isNode() && !y.referred {
			y.referred = true
			return g.ask(i, product, false, depth+1)
		}
	}
	return false
}

// inherited returns what an item says, or else the next around it that says anything.
func (g *graph) inherited(at int, p property) string {
	for at >= 0 && g.items[at].fields[p] == "" {
		at = g.items[at].parent
	}
	if at < 0 {
		return ""
	}
	return g.items[at].fields[p]
}

// amount reads a price. Its currency is the one named beside it, or else in it; a sign of several, as
// "$", names none.
//
// schema.org wants a plain decimal, but shops write "1.295,00 €" too, and then "1.299" can be either:
// that is refused, unless the currency has no decimals.
func amount(text, sign string) (price, Error) {
	if text == "" {
		return price{}, ErrNoOffer
	}
	written, code := text, strings.ToUpper(sign)
	if !market.IsCurrency(code) {
		written, code = text+" "+sign, ""
	}
	p, err := market.ParsePrice(written, code)
	decimal, notPlain := market.ParseAmount(text)
	fault := ErrPrice
	switch {
	case err == market.ErrZero, err == market.ErrNoAmount, err == nil && p.Low < market.Unit/100:
		fault = ErrNoOffer
	case err == market.ErrCurrency, err != nil && code == "" && sign != "":
		fault = ErrCurrency
	case err != nil:
	case p.Basis != market.CurrencyNamed && code == "", p.Currency != "" && code != "" && p.Currency != code:
		fault = ErrCurrency
	case notPlain != nil || decimal == p.Low || market.Digits(code) == 0:
		if code == "" {
			code = p.Currency
		}
		return price{low: p.Low, high: p.High, currency: code}, ""
	}
	return price{}, fault
}

// String writes the price for market.ParsePrice.
func (p price) String() string {
	s := market.FormatPrice(p.low)
	if high := market.FormatPrice(p.high); high != s {
		s += " - " + high
	}
	return s
}

// conditionOf gives a condition in the words of the valuation, be it written as schema.org has it
// (https://schema.org/OfferItemCondition) or as catalogues have it; empty for any other.
func conditionOf(s string) string {
	s = lastPart(s)
	if n := len(s) - len("condition"); n > 0 && is(s[n:], "condition") {
		s = s[:n]
	}
	switch {
	case is(s, "damaged"):
		return "for parts"
	case is(s, "new"), is(s, "used"), is(s, "refurbished"):
		return strings.ToLower(s)
	}
	return ""
}
