package appraisal

import (
	"loupe/core/account"
	"loupe/core/exchange"
	"loupe/core/search"
	"loupe/core/vision"
)

// discover starts all that needs nothing but the request: the photo, the search for the description, and
// the exchange rates. It waits for the photo only.
func (a *appraisal) discover(f *exchange.Flow) {
	a.rates = f.KVGet(account.RatesKey)
	a.photo = vision.FetchPhoto(f, a.Image, a.settings.AllowLocal)
	if a.Description != "" {
		a.searches = append(a.searches, search.CatalogueByText(f, a.Description))
	}
	f.Await(a.photo)
}
