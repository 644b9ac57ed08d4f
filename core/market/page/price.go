package page

import (
	"cmp"
	"strings"

	"loupe/core/base/date"
	"loupe/core/market"
	"loupe/core/market/product"
)

// asked is the asking price of a product and the condition of the goods. The zero value has no price.
type asked struct {
	product.Price
	condition  product.Condition
	outOfStock bool // every offer is out of stock
	validUntil int  // the last day of the first offer, in days since 1970-01-01; 0 if not stated
}

// maxPriceRatio is the largest ratio of the highest to the lowest price of a range. The valuation would
// treat prices that are farther apart as outliers.
const maxPriceRatio = 5

// add extends p by the price of another offer of the same product. An offer in another currency or
// condition is ignored: the page puts the offer that matters first. So is one that is out of stock, if another is not.
func (p *asked) add(q asked) {
	switch {
	case !p.Known():
		*p = q
	case !q.Known() || p.Currency != q.Currency || p.condition != q.condition || q.outOfStock && !p.outOfStock:
	case p.outOfStock && !q.outOfStock:
		*p = q
	default:
		p.Low, p.High = min(p.Low, q.Low), max(p.High, q.High)
	}
}

// collectPrices adds the prices in items[i], or in items that it contains or refers to, to the price of
// the product owner. It reports whether there were any. items[i] is the product itself, an Offer, an
// AggregateOffer or a PriceSpecification. depth is the number of steps from the product to it.
//
// Of several PriceSpecifications, the first with a price and an accepted type is used. SalePrice and no type
// are accepted. ListPrice is usually the price before a discount, but some shops give their only price this
// type, so a second attempt sets acceptListPrice. Other types, such as MSRP, are never accepted. See
// https://developers.google.com/search/docs/appearance/structured-data/merchant-listing.
func (g *graph) collectPrices(i int, owner *item, acceptListPrice bool, depth int) (found bool) {
	x := &g.items[i]
	switch lastSegment(x.texts[propPriceType]) {
	case "", "SalePrice":
	case "ListPrice":
		if !acceptListPrice {
			return false
		}
	default:
		return false
	}
	if x.isExcluded || depth == maxDepth {
		return false
	}
	hasOneOffer := x.texts[propOfferCount] == "1" // its price is then more exact than the range of the AggregateOffer
	if hasOneOffer && g.collectInnerPrices(i, owner, depth) {
		return true
	}
	if price, err := g.ownPrice(i); err == nil {
		owner.price.add(price)
		return true
	} else if owner.err == ErrNoOffer {
		owner.err, owner.unread = err, cmp.Or(x.texts[propPrice], x.texts[propLowPrice])
	}
	if !hasOneOffer && g.collectInnerPrices(i, owner, depth) {
		return true
	}
	return depth > 0 && g.collectReferencedPrices(x.texts[propID], owner, depth)
}

// ownPrice returns the price in items[i] itself: its lowest or OpenGraph's sale price, or else its price. The error is ErrNoOffer if there is none, or the reason
// why the price is not usable.
func (g *graph) ownPrice(i int) (asked, error) {
	x := &g.items[i]
	currency := g.inherited(i, propCurrency)
	firstErr := error(ErrNoOffer)
	for _, p := range [...]property{propLowPrice, propPrice} {
		price, err := parsePrice(x.texts[p], currency)
		if err != nil {
			if firstErr == ErrNoOffer {
				firstErr = err
			}
			continue
		}
		if p == propLowPrice {
			if high, err := parsePrice(x.texts[propHighPrice], currency); err == nil && high.Currency == price.Currency {
				price.Low, price.High = min(price.Low, high.Low), max(price.High, high.High)
			}
		}
		return asked{
			price, conditionOf(g.inherited(i, propCondition)),
			isOutOfStock(g.inherited(i, propAvailability)), dayOf(g.inherited(i, propValidUntil)),
		}, nil
	}
	return asked{}, firstErr
}

// collectInnerPrices adds the prices of the PriceSpecifications in items[i]. If there are none, it adds
// those of its offers and variants.
func (g *graph) collectInnerPrices(i int, owner *item, depth int) (found bool) {
	x := &g.items[i]
	if x.property == propPriceSpecification {
		return false // it contains no items; two attempts at each level would take exponential time
	}
	for _, step := range [...]struct {
		property        property
		acceptListPrice bool
	}{{propPriceSpecification, false}, {propPriceSpecification, true}, {propOffers, false}, {propVariants, false}} {
		for inner := i + 1; inner < x.end; inner = g.items[inner].end {
			if g.items[inner].property != step.property || !g.collectPrices(inner, owner, step.acceptListPrice, depth+1) {
				continue
			}
			if step.property == propPriceSpecification {
				return true
			}
			found = true
		}
	}
	return found
}

// collectReferencedPrices adds the prices of the standalone item with an id. An item is used for one
// reference only, which is enough for an offer and limits the time.
func (g *graph) collectReferencedPrices(id string, owner *item, depth int) (found bool) {
	if id == "" {
		return false
	}
	for i := range g.items {
		if x := &g.items[i]; x.texts[propID] == id && x.isStandalone() && !x.isReferenced {
			x.isReferenced = true
			return g.collectPrices(i, owner, false, depth+1)
		}
	}
	return false
}

// inherited returns the text of a property of items[i], or of the nearest item that contains items[i] and
// has the property, or "".
func (g *graph) inherited(i int, p property) string {
	for ; i >= 0; i = g.items[i].parent {
		if value := g.items[i].texts[p]; value != "" {
			return value
		}
	}
	return ""
}

// parsePrice reads a price and the currency that is stated beside it: an ISO 4217 code, a sign, or "".
// Without a code, value and currency together must name exactly one currency: "€" does, "$" does not.
//
// Errors: ErrNoOffer if there is no amount above zero; ErrCurrency if the currency is missing, unclear or
// contradictory; ErrPrice otherwise, also for a price that can be read in two ways. schema.org requires a
// plain decimal, but some shops write "1.295,00 €", so "1.299" may be 1.299 or 1299. It is accepted as 1299
// if currency is the code of a currency without decimals.
func parsePrice(value, currency string) (product.Price, error) {
	if value == "" {
		return product.Price{}, ErrNoOffer
	}
	written, code := value, strings.ToUpper(currency)
	if !market.IsCurrency(code) {
		written, code = value+" "+currency, ""
	}
	p, err := market.ParsePrice(written, code)
	switch {
	case err == market.ErrZero, err == market.ErrNoAmount, err == nil && p.Low < market.Unit/100:
		return product.Price{}, ErrNoOffer
	case err == market.ErrCurrency, err != nil && code == "" && currency != "":
		return product.Price{}, ErrCurrency
	case err != nil:
		return product.Price{}, ErrPrice
	case code == "" && p.Basis != market.CurrencyNamed, code != "" && p.Currency != "" && p.Currency != code:
		return product.Price{}, ErrCurrency
	}
	if decimal, err := market.ParseAmount(value); err == nil && decimal != p.Low && market.Digits(code) > 0 {
		return product.Price{}, ErrPrice
	}
	if code == "" {
		code = p.Currency
	}
	return product.Price{Low: p.Low.Round(code), High: p.High.Round(code), Currency: code}, nil
}

// isOutOfStock reads schema.org's names of availability (https://schema.org/ItemAvailability), and the same
// words with spaces or in any case, as catalogues write them.
func isOutOfStock(s string) bool {
	return inList(strings.ReplaceAll(lastSegment(s), " ", ""), "OutOfStock SoldOut Discontinued oos")
}

// dayOf returns the day of a date or time in ISO 8601, in days since 1970-01-01; 0 if s has another form.
func dayOf(s string) int {
	day, _ := date.Parse(s[:min(len(s), len("2006-01-02"))])
	return day
}

// conditionOf reads schema.org's names of conditions (https://schema.org/OfferItemCondition), and the same
// words in any case, as catalogues write them. For other text it returns product.Unknown, because on a page
// it is often praise ("as good as new").
func conditionOf(s string) product.Condition {
	s = lastSegment(s)
	if n := len(s) - len("condition"); n > 0 && equalFold(s[n:], "condition") {
		s = s[:n]
	}
	for _, name := range [...]string{"damaged", "new", "used", "refurbished"} {
		if equalFold(s, name) {
			return product.ParseCondition(name)
		}
	}
	return product.Unknown
}
