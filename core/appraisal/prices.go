package appraisal

import (
	"loupe/core/date"
	"loupe/core/exchange"
	"loupe/core/market"
)

// price is a listing's price in the answer's currency.
type price struct {
	amount market.Amount // 0 if the listing has no price, or if there is no rate for it
	from   string        // the price's currency, even without a rate for it; "" if there is no price
	rate   float64       // units of the answer's currency per unit of from
}

// fetchRates sets the exchange rates: the newest ones, or for a past day the stored ones of the nearest day. Without rates, convertPrice reports each foreign price.
func (a *appraisal) fetchRates(f *exchange.Flow) {
	if a.rated == 0 {
		a.fetchNewestRates(f)
		return
	}
	stored := f.D1(exchange.SQL(market.FindRates, exchange.Text(date.Format(a.rated))))
	exchange.On(f, stored, func(f *exchange.Flow, batch []exchange.Rows, err error) {
		if row := singleRow(batch, 1); err == nil && row != nil {
			a.table, _ = market.ParseRates([]byte(row[0].Text()))
			return
		}
		a.fetchNewestRates(f)
	})
}

func (a *appraisal) fetchNewestRates(f *exchange.Flow) {
	exchange.On(f, f.KVGet(market.RatesKey), func(_ *exchange.Flow, stored []byte, err error) {
		if err == nil && stored != nil {
			a.table, _ = market.ParseRates(stored)
		}
	})
}

// convertPrices converts the listings' prices to the answer's currency.
func (a *appraisal) convertPrices(f *exchange.Flow) {
	f.Await(a.rates)
	f.Then(func(*exchange.Flow) { a.convertAll() })
}

// convertAll converts the price of each listing.
func (a *appraisal) convertAll() {
	a.prices = make([]price, len(a.found))
	for i := range a.found {
		a.convertPrice(i)
	}
}

// convertPrice converts the price of one listing. If the price cannot be read, it reports why. A listing whose price
// cannot be converted counts as one without a price.
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
			a.prices[i] = price{from: l.Price.Currency} // rateErrors reports it
			return
		}
		a.prices[i] = price{amount, l.Price.Currency, rate}
	}
}

// countWithoutRate returns how many listings have a price in a currency that cannot be converted.
func (a *appraisal) countWithoutRate(currency string) (listings int) {
	for _, p := range a.prices {
		if p.from == currency && p.amount == 0 {
			listings++
		}
	}
	return listings
}

// priceText returns a listing's converted price with two decimals, "" if it has none.
func (a *appraisal) priceText(i int) string {
	if a.prices[i].amount == 0 {
		return ""
	}
	return market.FormatPrice(a.prices[i].amount)
}
