package appraisal

import (
	"loupe/core/exchange"
	"loupe/core/market"
	"loupe/core/vision"
)

// fetchPhoto starts to fetch the photo and the exchange rates. The next stage waits for the photo only.
func (a *appraisal) fetchPhoto(f *exchange.Flow) {
	a.rates = f.KVGet(market.RatesKey)
	a.photo = vision.FetchPhoto(f, a.Image, a.settings.allowLocal, a.settings.search.NeedsFingerprint())
	f.Await(a.photo)
}
