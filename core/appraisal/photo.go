package appraisal

import (
	"loupe/core/base/publicurl"
	"loupe/core/exchange"
	"loupe/core/upstream/photo"
)

// fetchPhoto starts to fetch the photos and the exchange rates. The next stage waits for the photos, not for
// the rates.
func (a *appraisal) fetchPhoto(f *exchange.Flow) {
	a.rates = f.Start(a.fetchRates)
	for i, url := range append([]publicurl.URL{a.Image}, a.MoreImages...) {
		withFingerprint := i == 0 && a.settings.search.UsesCatalog() // only the first photo is compared with pictures
		p := photo.Open(f, url, a.settings.allowLocal, withFingerprint)
		a.photos = append(a.photos, p)
		f.Await(p)
	}
}

// photos are the caller's, the one at image_url first. They are empty before fetch_photo.
type photos []*photo.Photo

// first returns the photo at image_url.
func (p photos) first() *photo.Photo { return p[0] }

// available returns the photos that can be sent to a model.
func (p photos) available() (available photos) {
	for _, each := range p {
		if each.Available() {
			available = append(available, each)
		}
	}
	return available
}
