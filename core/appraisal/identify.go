package appraisal

import (
	"loupe/core/exchange"
	"loupe/core/search"
	"loupe/core/vision"
)

// identify says what the item is, searches for that, and waits for every search.
func (a *appraisal) identify(f *exchange.Flow) {
	if a.pictures != nil && a.pictures.Err == nil {
		a.item = fromPicture(a.pictures.Listings)
	}
	if a.item.Known() {
		a.searches = append(a.searches, search.CatalogueByText(f, a.item.Title))
	}
	for _, s := range a.searches {
		f.Await(s)
	}
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
		Provider: search.Catalogue, Confidence: 1 - float64(l.Distance)/128,
	}
}
