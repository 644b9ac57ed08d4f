package appraisal

import (
	"loupe/core/exchange"
	"loupe/core/market"
	"loupe/core/search"
)

// maxFound is how many listings are valued: those that the searches rank first.
const maxFound = 60

// enrich merges what the searches found, brings the prices into the answer's currency, and looks up those that are missing.
func (a *appraisal) enrich(f *exchange.Flow) {
	if !a.reused {
		a.found = search.Merge(a.searches, maxFound)
	}
	a.nothingFound()
	f.Await(a.rates)
	f.Then(func(f *exchange.Flow) {
		if text, err := a.rates.Result(); err == nil && text != nil {
			a.table, _ = market.ParseRates(text) // no table: no conversion, which each listing concerned says
		}
		a.prices = make([]price, len(a.found))
		for i := range a.found {
			a.convert(i)
		}
		a.lookUp(f)
		f.Then(a.readPages)
	})
}

// nothingFound says which searches failed and, if there is nothing to go on, why.
func (a *appraisal) nothingFound() {
	a.failures.discovery = a.searchFailure()
	switch {
	case a.limited:
		a.failures.discovery = &failure{code: "OUTSIDE_LIMITED", message: "outside services were not asked: too many appraisals of this account ended without a value within an hour"}
	case len(a.found) > 0 || a.failures.discovery != nil:
	case a.Description != "" || a.item.Known():
		a.failures.discovery = &failure{code: "NO_LISTINGS", message: "no listing is like the photo or the description"}
	case a.photo.Err != nil:
		a.failures.discovery = &failure{code: "NOT_IDENTIFIED", message: "the image could not be used to identify the item, and there is no description"}
	default:
		a.failures.discovery = &failure{code: "NOT_IDENTIFIED", message: "no known picture is like the photo, and there is no description"}
	}
}

// searchFailure is one entry for all searches that failed, with the first of them as the provider; nil if none did.
func (a *appraisal) searchFailure() *failure {
	var failed *failure
	for _, s := range a.searches {
		if s.Err == nil {
			continue
		}
		words := s.Provider + " " + s.Err.Error()
		if failed != nil {
			failed.message += "; " + words
			continue
		}
		failed = &failure{code: "SEARCH_FAILED", message: words, provider: s.Provider}
		if n := len(s.Calls); n > 0 {
			failed.status = s.Calls[n-1].Status
		}
	}
	return failed
}

// convert reads a listing's price and brings it into the answer's currency. One that can't be is an error entry, and its
// listing goes on without a price.
func (a *appraisal) convert(i int) {
	l := &a.found[i]
	if l.Price == "" {
		return
	}
	p, failed := priceOf(l, a.Currency, a.table)
	if failed != nil {
		a.failures.enrichment = append(a.failures.enrichment, *failed)
	}
	a.prices[i] = p
}

// price is a listing's price in the answer's currency.
type price struct {
	amount market.Amount // 0 if there is none
	from   string        // the currency the listing names
	rate   float64       // of one unit of from, in the answer's currency
}

func priceOf(l *search.Listing, currency string, table market.Rates) (price, *failure) {
	read, err := market.ParsePrice(l.Price, l.Currency)
	if err != nil {
		return price{}, &failure{code: "PRICE_UNREADABLE", message: "the price is not taken: " + err.Error(), url: l.URL, provider: l.Source}
	}
	from := read.Currency
	if from == "" {
		from = l.Currency
	}
	if from == "" {
		return price{}, &failure{code: "PRICE_CURRENCY", message: "the price names no currency", url: l.URL, provider: l.Source}
	}
	middle := read.Low + (read.High-read.Low)/2
	amount, rate, ok := table.Convert(middle, from, currency)
	if !ok {
		return price{from: from}, &failure{code: "NO_EXCHANGE_RATE", message: "no exchange rate from " + from + " to " + currency, url: l.URL, provider: l.Source}
	}
	return price{amount, from, rate}, nil
}
