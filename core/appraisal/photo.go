package appraisal

import (
	"loupe/core/exchange"
	"loupe/core/market"
	"loupe/core/publicurl"
	"loupe/core/upload"
	"loupe/core/vision"
)

// fetchPhoto starts everything that needs the request only: the photos and the exchange rates. The next
// stage waits for the photos.
func (a *appraisal) fetchPhoto(f *exchange.Flow) {
	a.rates = f.KVGet(market.RatesKey)
	a.photo = a.openPhoto(f, a.Image, a.settings.search.Compares())
	f.Await(a.photo)
	for _, url := range a.MoreImages {
		const compare = false // image searches and fingerprints use the first photo
		p := a.openPhoto(f, url, compare)
		a.morePhotos = append(a.morePhotos, p)
		f.Await(p)
	}
}

// openPhoto reads an uploaded photo from the store, and fetches any other.
func (a *appraisal) openPhoto(f *exchange.Flow, url publicurl.URL, compare bool) *vision.Photo {
	if key, uploaded := upload.KeyOf(url); uploaded {
		return vision.LoadPhoto(f, key, url.String(), compare)
	}
	return vision.FetchPhoto(f, url, a.settings.allowLocal, compare)
}

// availablePhotos are the photos that a model can see, the first one first.
func (a *appraisal) availablePhotos() []*vision.Photo {
	var photos []*vision.Photo
	for _, p := range append([]*vision.Photo{a.photo}, a.morePhotos...) {
		if p.Available() {
			photos = append(photos, p)
		}
	}
	return photos
}
