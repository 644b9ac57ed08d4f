package appraisal

import (
	"loupe/core/account"
	"loupe/core/exchange"
	"loupe/core/vision"
)

// discover starts what needs nothing but the request: the photo, and the exchange rates. It waits for the photo only.
func (a *appraisal) discover(f *exchange.Flow) {
	a.rates = f.KVGet(account.RatesKey)
	a.photo = vision.FetchPhoto(f, a.Image, a.settings.allowLocal, a.settings.search.Compares())
	f.Await(a.photo)
}
