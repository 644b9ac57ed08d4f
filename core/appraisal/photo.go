package appraisal

import (
	"loupe/core/exchange"
	"loupe/core/publicurl"
	"loupe/core/upload"
	"loupe/core/vision"
)

// fetchPhoto starts to fetch the photos and the exchange rates. The next stage waits for the photos, not for
// the rates.
func (a *appraisal) fetchPhoto(f *exchange.Flow) {
	a.rates = f.Start(a.fetchRates)
	a.photo = a.openPhoto(f, a.Image, a.settings.search.UsesCatalog())
	f.Await(a.photo)
	for _, url := range a.MoreImages {
		const withFingerprint = false // only the first photo is compared with pictures
		p := a.openPhoto(f, url, withFingerprint)
		a.morePhotos = append(a.morePhotos, p)
		f.Await(p)
	}
}

// openPhoto starts to fetch the photo at a URL. It reads an uploaded photo from KV.
func (a *appraisal) openPhoto(f *exchange.Flow, url publicurl.URL, withFingerprint bool) *vision.Photo {
	if key, uploaded := upload.KeyOf(url); uploaded {
		return vision.LoadPhoto(f, key, url.String(), withFingerprint)
	}
	return vision.FetchPhoto(f, url, a.settings.allowLocal, withFingerprint)
}

// availablePhotos returns the photos that can be sent to a model. The photo at image_url comes first if it is
// among them.
func (a *appraisal) availablePhotos() []*vision.Photo {
	var photos []*vision.Photo
	for _, p := range append([]*vision.Photo{a.photo}, a.morePhotos...) {
		if p.Available() {
			photos = append(photos, p)
		}
	}
	return photos
}
