package appraisal

import (
	"slices"

	"loupe/core/answer"
	"loupe/core/base/date"
	"loupe/core/exchange"
	"loupe/core/market"
	"loupe/core/market/product"
)

// price is a listing's price in the answer's currency.
type price struct {
	amount market.Amount // 0 if the listing has no price, or if there is no rate for it
	from   string        // the price's currency, even without a rate for it; "" if there is no price
	rate   float64       // units of the answer's currency per unit of from
}

var findRates = exchange.Query[string]{SQL: market.FindRates, Scan: exchange.ScanText}

// fetchRates sets the exchange rates: the newest ones, or for a past day the stored ones of the nearest day. Without rates, each
// foreign price is reported.
func (a *appraisal) fetchRates(f *exchange.Flow) {
	if a.rated == 0 {
		a.fetchNewestRates(f)
		return
	}
	exchange.On(f, f.D1(findRates.Bind(exchange.Text(date.Format(a.rated)))), func(f *exchange.Flow, batch []exchange.Rows, _ error) {
		rates := findRates.One(batch, 0)
		if rates == nil {
			a.fetchNewestRates(f)
			return
		}
		a.prices.table, _ = market.ParseRates([]byte(*rates))
	})
}

func (a *appraisal) fetchNewestRates(f *exchange.Flow) {
	exchange.On(f, f.KVGet(market.RatesKey), func(_ *exchange.Flow, stored []byte, err error) {
		if err == nil && stored != nil {
			a.prices.table, _ = market.ParseRates(stored)
		}
	})
}

// convertPrices converts the listings' prices to the answer's currency.
func (a *appraisal) convertPrices(f *exchange.Flow) {
	f.Await(a.rates)
	f.Then(func(*exchange.Flow) { a.prices.convert(a.found) })
}

// prices are those of the listings found, in the answer's currency.
type prices struct {
	currency string // of the answer
	table    market.Rates
	of       []price // of each listing
	errors   []answer.Failure
}

// convert converts the price of each listing.
func (p *prices) convert(found []product.Listing) {
	p.of = make([]price, len(found))
	for i := range found {
		p.convertOne(i, &found[i])
	}
}

// convertOne converts the price of the listing with this index. If the price cannot be read, it reports why. A listing whose price
// cannot be converted counts as one without a price.
func (p *prices) convertOne(i int, l *product.Listing) {
	switch {
	case l.Price.Problem != "":
		p.report(l, priceUnreadable, l.Price.Problem, 0)
	case !l.Price.Known():
	case l.Price.Currency == "":
		p.report(l, priceWithoutCurrency, "", 0)
	default:
		amount, rate, ok := p.table.Convert(l.Price.Middle(), l.Price.Currency, p.currency)
		if !ok {
			p.of[i] = price{from: l.Price.Currency} // rateErrors reports it
			return
		}
		p.of[i] = price{amount, l.Price.Currency, rate}
	}
}

// report adds an entry for a listing whose price is missing. Detail is appended to the kind's message.
func (p *prices) report(l *product.Listing, k kind, detail string, status int) {
	p.errors = append(p.errors, answer.Failure{Code: k.code, Message: k.message + detail, URL: l.URL, Provider: l.Source, Status: status})
}

// rateErrors returns one entry for each currency without an exchange rate, however many listings have it.
func (p *prices) rateErrors() (entries []answer.Failure) {
	_, currencies := p.withoutRate()
	for _, currency := range currencies {
		listings := 0
		for _, each := range p.of {
			if each.from == currency && each.amount == 0 {
				listings++
			}
		}
		entry := noExchangeRate.entry()
		entry.Message += p.currency + " for the prices of " + plural(listings, "listing", "listings") + " in " + currency
		entries = append(entries, *entry)
	}
	return entries
}

// withoutRate returns how many listings have a price that could not be converted, and their currencies.
func (p *prices) withoutRate() (listings int, currencies []string) {
	for _, each := range p.of {
		if each.from != "" && each.amount == 0 {
			listings++
			if !slices.Contains(currencies, each.from) {
				currencies = append(currencies, each.from)
			}
		}
	}
	return listings, currencies
}

// text returns a listing's converted price with two decimals, "" if it has none.
func (p *prices) text(i int) string {
	if p.of[i].amount == 0 {
		return ""
	}
	return market.FormatPrice(p.of[i].amount)
}
