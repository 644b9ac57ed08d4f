package appraisal

import (
	"loupe/core/exchange"
	"loupe/core/market"
	"loupe/core/vision"
)

// fetchPhoto starts everything that needs the request only: the photo and the exchange rates. The next
// stage waits for the photo.
func (a *appraisal) fetchPhoto(f *exchange.Flow) {
	a.rates = f.KVGet(market.RatesKey)
	a.photo = vision.FetchPhoto(f, a.Image, a.settings.allowLocal, a.settings.search.Compares())
	f.Await(a.photo)
}
