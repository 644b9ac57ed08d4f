package appraisal

import (
	"strings"

	"loupe/core/exchange"
	"loupe/core/market"
	"loupe/core/market/product"
	"loupe/core/reading/description"
	"loupe/core/upstream/search"
	"loupe/core/upstream/vision"
)

// identify sends the photo to the model and to the image searches, all at the same time. While a model looks at the photo,
// early text searches run for the description's words. The next stage waits for the model and for the image search in the catalogue, because
// the catalogue identifies the item if no model does. The other searches continue during the next stages.
func (a *appraisal) identify(f *exchange.Flow) {
	photos := a.photos.available()
	if len(photos) == 0 {
		return
	}
	a.identification = vision.Identify(f, &a.settings.vision, photos, a.Description, a.Country)
	early := a.identification != nil && a.batchItem == nil // a batch is in no hurry, and paces its calls: see upstream.AwaitItemSlot
	a.imageSearches, a.earlyTexts = search.Begin(f, &a.settings.search, a.query(), early)
	a.searches = append(a.imageSearches, a.earlyTexts...)
	if a.identification != nil {
		f.Await(a.identification)
	}
	samePicture := a.catalogueResults()
	if samePicture != nil {
		f.Await(samePicture)
	}
	f.Then(func(*exchange.Flow) {
		if a.identification != nil && a.identification.Err == nil {
			a.item = a.identification.Item
		}
		if samePicture != nil {
			if !a.item.Identified() {
				a.item = itemOf(samePicture.Listings)
			}
			samePicture.Listings = search.DatedUpTo(a.AsOf, samePicture.Listings)
		}
		a.cutTitle()
	})
}

// search starts the text searches for the identified item. The next stage waits for every search.
func (a *appraisal) search(f *exchange.Flow) {
	a.searches = append(a.imageSearches, search.ByText(f, &a.settings.search, a.query(), a.earlyTexts)...)
	for _, s := range a.searches {
		f.Await(s)
		if a.hooks.Range != nil {
			f.Start(func(f *exchange.Flow) {
				f.Await(s, a.rates)
				f.Then(a.preview)
			})
		}
	}
}

// maxListings is the largest number of listings that are valued: those that the searches rank first.
const maxListings = 60

// merge makes one list of the listings of all searches, without duplicates and without the listings that
// the caller excludes. If nothing was found and there is no outside search, it asks whether the catalogue has any listing for
// the account.
func (a *appraisal) merge(f *exchange.Flow) {
	all := search.MaxListings * len(a.searches)
	a.found = search.Exclude(search.Merge(a.searches, all), a.Exclude)
	a.found = a.found[:min(len(a.found), maxListings)]
	for _, s := range a.searches {
		if s.Provider == search.Catalog && s.Err == nil {
			a.parts = s.Models
		}
	}
	if len(a.found) == 0 && a.settings.unconfigured != nil {
		exchange.On(f, f.ReadD1(search.HasListings.Bind(exchange.Text(a.Grant.Account))), func(_ *exchange.Flow, batch []exchange.Rows, _ error) {
			hasListings := search.HasListings.One(batch, 0)
			a.hasNothingToCompare = hasListings != nil && !*hasListings
		})
	}
}

// query returns the search query. It is made of the caller's description, the photo, and the item if it is
// identified. Words of conditions are left out, because a shop that finds them finds other products. Words for a
// part of the product or a copy, such as "box only" or "replica", are kept.
func (a *appraisal) query() *search.Query {
	countrysCurrency, _ := market.CurrencyOf(a.Country)
	q := &search.Query{
		Text:     strings.TrimSpace(a.words + " " + a.item.Brand + " " + a.item.Title + " " + a.item.Model),
		Keywords: a.words, Country: a.Country, Currency: countrysCurrency, Account: a.Grant.Account, AsOf: a.AsOf, Exclude: a.Exclude,
		Brand: a.item.Brand, Model: a.item.Model,
		PhotoURL: a.photos.first().URL, Prints: a.photos.first().Prints,
	}
	if a.photos.first().Available() {
		q.Photo = a.photos.first().Kept
	}
	switch {
	case len(a.item.Queries) > 0:
		q.Keywords, _ = product.CutCondition(a.item.Queries[0])
	case a.item.Identified():
		q.Keywords = a.item.Title
	}
	if a.item.Identified() {
		said := description.Parse(a.text(), a.item.Title, a.item.Category)
		if said.Scope.Words != "" {
			q.Keywords += " " + said.Scope.Words
		}
		if said.Damage.Authenticity == description.Copied {
			q.Keywords += " replica"
		}
	}
	return q
}

// cutTitle takes the words of a condition out of the item's title. A model's title states the item's condition, which
// counts unless the model gave one; a catalogue listing's title states the condition of another offer.
func (a *appraisal) cutTitle() {
	title, c := product.CutCondition(a.item.Title)
	if title == "" {
		return
	}
	a.item.Title = title
	if a.item.Condition == product.Unknown && a.identifiedByModel() {
		a.item.Condition = c
	}
}

// catalogueResults returns the results of the image search in the catalogue, nil if it was not searched.
func (a *appraisal) catalogueResults() *search.Results {
	for _, s := range a.imageSearches {
		if s.Provider == search.Catalog {
			return s
		}
	}
	return nil
}

// fingerprintBits is the size of a fingerprint. Fingerprints of unrelated pictures differ in about half of
// their bits.
const fingerprintBits = 256

// itemOf returns the item of the first listing, whose picture is nearest to the photo. The more bits of
// the two fingerprints differ, the lower is the confidence.
func itemOf(nearestFirst []product.Listing) product.Item {
	if len(nearestFirst) == 0 {
		return product.Item{}
	}
	l := &nearestFirst[0]
	return product.Item{
		Title: l.Title, Brand: l.Brand, Category: l.Category,
		Provider: search.Catalog, Confidence: pictureMatch(l),
	}
}

// pictureMatch returns how similar a listing's picture is to the photo: 1 for equal fingerprints, about 0
// for unrelated ones.
func pictureMatch(l *product.Listing) float64 { return 1 - float64(l.Distance)/(fingerprintBits/2) }

// identifiedByModel reports whether a model, not the catalogue, identified the item.
func (a *appraisal) identifiedByModel() bool {
	return a.item.Identified() && a.item.Provider != search.Catalog
}
