package appraisal

import (
	"loupe/core/exchange"
	"loupe/core/market"
)

// price is a listing's price in the answer's currency.
type price struct {
	amount market.Amount // 0 if the listing has no price, or if there is no rate for it
	from   string        // the price's currency, also if there is no rate for it; "" if there is no price
	rate   float64       // units of the answer's currency per unit of from
}

// convertPrices converts the listings' prices to the answer's currency.
func (a *appraisal) convertPrices(f *exchange.Flow) {
	exchange.On(f, a.rates, func(_ *exchange.Flow, stored []byte, err error) {
		if err == nil && stored != nil {
			a.table, _ = market.ParseRates(stored) // without rates, convertPrice reports each foreign price
		}
		a.convertAll()
	})
}

// convertAll converts the price of each listing.
func (a *appraisal) convertAll() {
	a.prices = make([]price, len(a.found))
	for i := range a.found {
		a.convertPrice(i)
	}
}

// convertPrice converts the price of one listing. If the price cannot be converted, it reports why, and
// the listing counts as one without a price.
func (a *appraisal) convertPrice(i int) {
	l := &a.found[i]
	switch {
	case l.Price.Problem != "":
		a.reportPrice(l, priceUnreadable, l.Price.Problem, 0)
	case !l.Price.Known():
	case l.Price.Currency == "":
		a.reportPrice(l, priceWithoutCurrency, "", 0)
	default:
		amount, rate, ok := a.table.Convert(l.Price.Middle(), l.Price.Currency, a.Currency)
		if !ok {
			a.prices[i] = price{from: l.Price.Currency}
			a.reportPrice(l, noExchangeRate, "from "+l.Price.Currency+" to "+a.Currency, 0)
			return
		}
		a.prices[i] = price{amount, l.Price.Currency, rate}
	}
}

// priceText returns a listing's converted price with two decimals, "" if it has none.
func (a *appraisal) priceText(i int) string {
	if a.prices[i].amount == 0 {
		return ""
	}
	return market.FormatPrice(a.prices[i].amount)
}
