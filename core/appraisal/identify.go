package appraisal

import (
	"strings"

	"loupe/core/exchange"
	"loupe/core/search"
	"loupe/core/vision"
)

// identify says what the item is, searches for that in words, and waits for every search.
func (a *appraisal) identify(f *exchange.Flow) {
	if a.sight != nil && a.sight.Err == nil {
		a.item = a.sight.Item
	}
	if failed := a.sightFailure(); failed != nil {
		a.failures.upload = append(a.failures.upload, *failed)
	}
	// That the photo was not compared with known pictures is no loss to who has it seen by a model.
	if seen := a.item.Known() && a.item.Provider != search.Catalog; a.photo.There() && !seen {
		a.photoFailed()
	}
	if a.reused {
		return
	}
	if pictures := a.pictures(); pictures != nil && !a.item.Known() {
		a.item = fromPicture(pictures.Listings)
	}
	a.searches = append(a.searches, search.ByWords(f, &a.settings.search, a.question())...)
	for _, s := range a.searches {
		f.Await(s)
	}
}

// question is what the searches are asked, as far as it is known.
func (a *appraisal) question() *search.Question {
	q := &search.Question{
		Words: strings.TrimSpace(a.Description + " " + a.item.Brand + " " + a.item.Title + " " + a.item.Model),
		Query: a.Description, Country: a.Country, Currency: a.Currency,
		PhotoURL: a.photo.URL, Fingerprint: a.photo.Fingerprint,
	}
	if a.photo.There() {
		q.Photo = a.photo.Kept()
	}
	switch {
	case len(a.item.Queries) > 0:
		q.Query = a.item.Queries[0]
	case a.item.Known():
		q.Query = a.item.Title
	}
	return q
}

// fromPicture takes the item from the listings whose picture is the photo's, nearest first: the nearest
// names it, the less surely the more bits of the two fingerprints differ (unrelated pictures differ in 128).
func fromPicture(near []search.Listing) vision.Item {
	if len(near) == 0 {
		return vision.Item{}
	}
	l := near[0]
	return vision.Item{
		Title: l.Title, Brand: l.Brand, Category: l.Category,
		Provider: search.Catalog, Confidence: 1 - float64(l.Distance)/128,
	}
}
