package search

import (
	"strings"

	"loupe/core/base/text"
	"loupe/core/market"
	"loupe/core/market/product"

	"github.com/tidwall/gjson"
)

// parsePrice reads a price: a text as shops write it, or a JSON number. It returns the unknown price if
// the text is not a price ("$29.17/mo") or its currency is unclear. The price has no Problem, so that the
// appraisal can still read it from the listing's page.
//
// currency is the currency of the query's country. It decides what "$" means and is the currency of a price that
// names none. A worldwide search finds prices in any currency, so the text must name its currency, and the
// query's currency must not change what its sign means: in a query from Australia "$" is unclear.
func parsePrice(value *gjson.Result, currency string, worldwide bool) product.Price {
	if value.Type == gjson.Number {
		if worldwide {
			return product.Price{}
		}
		return decimalPrice(value.Raw, currency)
	}
	written := priceText(value)
	price := product.ParsePrice(written, currency)
	if price.Currency == "" || worldwide && price.Currency != product.ParsePrice(written, "").Currency {
		return product.Price{}
	}
	return price
}

// priceText returns the text of a price. It returns "" for "$10 now", the first instalment of a plan.
func priceText(value *gjson.Result) string {
	if value.Type != gjson.String || len(value.Str) > maxPriceText {
		return ""
	}
	line := strings.TrimRight(text.SingleLine(value.Str), "* ") // Google marks approximate prices with "*"
	if strings.HasSuffix(line, " now") {
		return ""
	}
	return line
}

// decimalPrice reads a plain decimal such as "1.299", whose point is always a decimal point. It returns
// the unknown price if s is not a decimal or is zero, or if the currency is empty.
func decimalPrice(s, currency string) product.Price {
	amount, err := market.ParseAmount(s)
	if err != nil || amount == 0 || currency == "" {
		return product.Price{}
	}
	return product.Price{Low: amount, High: amount, Currency: currency}
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

// amountOfDelivery returns the text of the amount in a text about delivery; "" if the amount has a condition.
func amountOfDelivery(line string) string {
	line = strings.TrimLeft(line, "+ ")
	at := max(strings.Index(line, " delivery"), strings.Index(line, " shipping"))
	switch {
	case at < 0:
		return line
	case strings.Contains(line[at:], " on "):
		return ""
	}
	return line[:at]
}
