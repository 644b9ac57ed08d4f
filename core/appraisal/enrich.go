package appraisal

import (
	"loupe/core/exchange"
	"loupe/core/market"
	"loupe/core/search"
)

// enrich merges what the searches found and brings every price into the answer's currency.
func (a *appraisal) enrich(f *exchange.Flow) {
	a.merge()
	a.nothingFound()
	f.Await(a.rates)
	f.Then(a.price)
}

// maxFound is how many listings are valued: those that the searches rank first.
const maxFound = 60

// merge puts the searches' results together, the first of each before the second of any, each listing
// once, with the best of what the searches say of it.
func (a *appraisal) merge() {
	place := map[string]int{}
	for rank := 0; rank < search.MaxListings; rank++ {
		for _, s := range a.searches {
			if rank >= len(s.Listings) {
				continue
			}
			l := s.Listings[rank]
			at, known := place[l.Source+"\x00"+l.ID]
			if !known && len(a.found) < maxFound {
				place[l.Source+"\x00"+l.ID] = len(a.found)
				a.found = append(a.found, l)
			}
			if !known {
				continue
			}
			seen := &a.found[at]
			if l.TextRank != 0 && (seen.TextRank == 0 || l.TextRank < seen.TextRank) {
				seen.TextRank = l.TextRank
			}
			if seen.Distance < 0 {
				seen.Distance = l.Distance
			}
		}
	}
}

// nothingFound says why there is nothing to go on, if there is not.
func (a *appraisal) nothingFound() {
	for _, s := range a.searches {
		if s.Err != nil {
			a.failures.discovery = &failure{code: "SEARCH_FAILED", message: "a search for listings failed", provider: search.Catalogue}
		}
	}
	switch {
	case len(a.found) > 0 || a.failures.discovery != nil:
	case a.Description != "":
		a.failures.discovery = &failure{code: "NO_LISTINGS", message: "no listing is like the photo or the description"}
	case a.photo.Err != nil:
		a.failures.discovery = &failure{code: "NOT_IDENTIFIED", message: "the image could not be used to identify the item, and there is no description"}
	default:
		a.failures.discovery = &failure{code: "NOT_IDENTIFIED", message: "no known picture is like the photo, and there is no description"}
	}
}

// price reads every listing's price and brings it into the answer's currency. One that can't be is an
// error entry, and its listing goes on without a price.
func (a *appraisal) price(*exchange.Flow) {
	if text, err := a.rates.Result(); err == nil && text != nil {
		a.table, _ = market.ParseRates(text) // no table: no conversion, which each listing concerned says
	}
	a.prices = make([]price, len(a.found))
	for i, l := range a.found {
		if l.Price == "" {
			continue
		}
		p, failed := priceOf(l, a.Currency, a.table)
		if failed != nil {
			a.failures.enrichment = append(a.failures.enrichment, *failed)
		}
		a.prices[i] = p
	}
}

// price is a listing's price in the answer's currency; zero if there is none.
type price struct {
	amount market.Amount
	from   string  // the currency the listing names
	rate   float64 // of one unit of from, in the answer's currency
}

func priceOf(l search.Listing, currency string, table market.Rates) (price, *failure) {
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
		return price{}, &failure{code: "NO_EXCHANGE_RATE", message: "no exchange rate from " + from + " to " + currency, url: l.URL, provider: l.Source}
	}
	return price{amount, from, rate}, nil
}
