package appraisal

import (
	"loupe/core/exchange"
	"loupe/core/photo"
)

// fetchPhoto starts to fetch the photos and the exchange rates. The next stage waits for the photos, not for
// the rates.
func (a *appraisal) fetchPhoto(f *exchange.Flow) {
	a.rates = f.Start(a.fetchRates)
	a.photo = photo.Open(f, a.Image, a.settings.allowLocal, a.settings.search.UsesCatalog())
	f.Await(a.photo)
	for _, url := range a.MoreImages {
		const withFingerprint = false // only the first photo is compared with pictures
		p := photo.Open(f, url, a.settings.allowLocal, withFingerprint)
		a.morePhotos = append(a.morePhotos, p)
		f.Await(p)
	}
}

// availablePhotos returns the photos that can be sent to a model. The photo at image_url comes first if it is
// among them.
func (a *appraisal) availablePhotos() []*photo.Photo {
	var photos []*photo.Photo
	for _, p := range a.photos() {
		if p.Available() {
			photos = append(photos, p)
		}
	}
	return photos
}

// photos returns all photos, the one at image_url first.
func (a *appraisal) photos() []*photo.Photo { return append([]*photo.Photo{a.photo}, a.morePhotos...) }
