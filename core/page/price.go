package page

import (
	"strings"

	"loupe/core/market"
)

// A priceRange is the lowest and the highest price asked for a product. The zero value means no price.
type priceRange struct {
	low, high market.Amount
	currency  string // ISO 4217
	condition string // of the goods, in the words of Offer.Condition
}

// maxPriceRatio limits how many times its lowest price a range may reach. The valuation would treat
// prices that are farther apart as outliers of each other.
const maxPriceRatio = 5

func (p priceRange) isZero() bool { return p.low == 0 }

// equal reports whether p and q have the same amounts and currency. It ignores the condition.
func (p priceRange) equal(q priceRange) bool {
	return p.low == q.low && p.high == q.high && p.currency == q.currency
}

// add extends p by the price of another offer of the same product. An offer in another currency or
// condition is ignored: the page puts the offer that matters first.
func (p *priceRange) add(q priceRange) {
	switch {
	case p.isZero():
		*p = q
	case !q.isZero() && p.currency == q.currency && p.condition == q.condition:
		p.low, p.high = min(p.low, q.low), max(p.high, q.high)
	}
}

// String formats the price for market.ParsePrice.
func (p priceRange) String() string {
	s := market.FormatPrice(p.low)
	if high := market.FormatPrice(p.high); high != s {
		s += " - " + high
	}
	return s
}

// collectPrices adds the prices in items[i], or in the items that it leads to, to the price of a
// product, and reports whether there were any. items[i] is the product itself, an Offer, an
// AggregateOffer or a PriceSpecification. depth is the number of steps from the product to it.
//
// Of several PriceSpecifications, the first that has a price and a usable type counts. Usable is no type, or
// SalePrice. A ListPrice usually stands beside the price that is asked, but some shops give their only
// price this type, so a second attempt sets acceptListPrice. Other types, such as MSRP, are not offers. See
// https://developers.google.com/search/docs/appearance/structured-data/merchant-listing.
func (g *graph) collectPrices(i int, product *item, acceptListPrice bool, depth int) (found bool) {
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
	if price, err := g.ownPrice(i); err == nil {
		product.price.add(price)
		return true
	} else if product.err == ErrNoOffer {
		product.err = err
	}
	if g.collectInnerPrices(i, product, depth) {
		return true
	}
	return depth > 0 && g.collectReferencedPrices(x.texts[propID], product, depth)
}

// ownPrice returns the price that items[i] states itself. The error is ErrNoOffer if it states none, or the
// reason why the price is not usable.
func (g *graph) ownPrice(i int) (priceRange, error) {
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
			if high, err := parsePrice(x.texts[propHighPrice], currency); err == nil {
				price.add(high)
			}
		}
		price.condition = conditionOf(g.inherited(i, propCondition))
		return price, nil
	}
	return priceRange{}, firstErr
}

// collectInnerPrices adds the prices of the PriceSpecifications in items[i]. If there are none, it adds
// those of its offers and variants.
func (g *graph) collectInnerPrices(i int, product *item, depth int) (found bool) {
	x := &g.items[i]
	if x.property == propPriceSpecification {
		return false // has no items inside; two attempts at each level would take exponential time
	}
	for _, step := range [...]struct {
		property        property
		acceptListPrice bool
	}{{propPriceSpecification, false}, {propPriceSpecification, true}, {propOffers, false}, {propVariants, false}} {
		for inner := i + 1; inner < x.end; inner = g.items[inner].end {
			if g.items[inner].property != step.property || !g.collectPrices(inner, product, step.acceptListPrice, depth+1) {
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

// collectReferencedPrices adds the prices of the standalone item with an id. Each item is used for one
// reference only, which is enough for an offer and bounds the time.
func (g *graph) collectReferencedPrices(id string, product *item, depth int) (found bool) {
	if id == "" {
		return false
	}
	for i := range g.items {
		if x := &g.items[i]; x.texts[propID] == id && x.isStandalone() && !x.isReferenced {
			x.isReferenced = true
			return g.collectPrices(i, product, false, depth+1)
		}
	}
	return false
}

// inherited returns the text of a property of items[i], or else of the nearest item around it that has
// the property; "" if none has.
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
// Errors: ErrNoOffer if there is no amount above zero, ErrCurrency if the currency is missing, unclear
// or contradictory, ErrPrice otherwise. ErrPrice includes prices that can be read in two ways: schema.org
// requires a plain decimal, but shops write "1.295,00 €" too, so "1.299" may be 1.299 or 1299. Such a price is
// accepted if currency is the code of a currency without decimals.
func parsePrice(value, currency string) (priceRange, error) {
	if value == "" {
		return priceRange{}, ErrNoOffer
	}
	written, code := value, strings.ToUpper(currency)
	if !market.IsCurrency(code) {
		written, code = value+" "+currency, ""
	}
	p, err := market.ParsePrice(written, code)
	switch {
	case err == market.ErrZero, err == market.ErrNoAmount, err == nil && p.Low < market.Unit/100:
		return priceRange{}, ErrNoOffer
	case err == market.ErrCurrency, err != nil && code == "" && currency != "":
		return priceRange{}, ErrCurrency
	case err != nil:
		return priceRange{}, ErrPrice
	case code == "" && p.Basis != market.CurrencyNamed, code != "" && p.Currency != "" && p.Currency != code:
		return priceRange{}, ErrCurrency
	}
	if decimal, err := market.ParseAmount(value); err == nil && decimal != p.Low && market.Digits(code) > 0 {
		return priceRange{}, ErrPrice
	}
	if code == "" {
		code = p.Currency
	}
	return priceRange{low: p.Low, high: p.High, currency: code}, nil
}

// conditionOf translates a condition into the words of Offer.Condition. It knows schema.org's names
// (https://schema.org/OfferItemCondition) and the same words in lower case, as catalogues write them.
// Others become "".
func conditionOf(s string) string {
	s = lastSegment(s)
	if n := len(s) - len("condition"); n > 0 && equalFold(s[n:], "condition") {
		s = s[:n]
	}
	for _, known := range [...]struct{ name, condition string }{
		{"damaged", "for parts"}, {"new", "new"}, {"used", "used"}, {"refurbished", "refurbished"},
	} {
		if equalFold(s, known.name) {
			return known.condition
		}
	}
	return ""
}
