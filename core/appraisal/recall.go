package appraisal

import (
	"encoding/hex"

	"loupe/core/answer"
	"loupe/core/base/jsontext"
	"loupe/core/base/sha256"
	"loupe/core/exchange"
	"loupe/core/market/product"
	"loupe/core/upstream/search"
)

// A discovery is the item, the listings and the prices from the listings' pages. It is cached in KV for
// identical calls. The stages with skipIfRecalled find and store it.
const (
	// Increment it when the form or the meaning of the stored JSON changes. Otherwise a new version of the
	// core reads what the old one stored. TestStoredFormBelongsToCacheVersion notices a change of the form.
	cacheVersion = "11"

	maxEmptyTTL = 300 // the longest time in seconds for which a discovery without listings is cached
)

// cacheable reports whether the discovery is cached. With the catalogue alone it is not, because KV is no
// faster to reach than D1. A limited discovery would be taken for a whole one.
func (a *appraisal) cacheable() bool {
	return a.settings.cacheTTL > 0 && !a.limited && a.photos.first().Available() && a.settings.usesOutsideServices()
}

// cacheKey returns the KV key for the discovery. Calls are identical if they have the same pictures,
// description, country and exclusions, under the same variables. With the catalogue they must be of the same account,
// because it may have listings of its own. If a provider fetches the photos from their
// URLs, the URLs must be the same too, because a host could serve the provider another picture.
func (a *appraisal) cacheKey() string {
	var w jsontext.Writer // JSON, so that different parts never make the same text
	w.Open('[')
	w.Strings([]string{cacheVersion, hex.EncodeToString(a.photos.first().SHA256), a.Description, a.Country})
	w.Strings(a.Exclude)
	if a.settings.search.UsesCatalog() {
		w.String(a.Grant.Account)
	}
	sendsURLs := a.settings.vision.SendsPhotoURL(a.photos.available()) || a.settings.search.SendsPhotoURL()
	if sendsURLs {
		w.String(a.photos.first().URL)
	}
	for _, p := range a.photos[1:] {
		w.String(hex.EncodeToString(p.SHA256))
		if sendsURLs {
			w.String(p.URL)
		}
	}
	for _, v := range a.settings.variables {
		w.Strings([]string{v.Name, v.Value})
	}
	w.Close(']')
	return "discovery/" + sha256.Hex(w)
}

// recall takes the item and the listings from the cache, if an identical call stored them.
func (a *appraisal) recall(f *exchange.Flow) {
	if !a.cacheable() {
		return
	}
	exchange.On(f, f.KVGet(a.cacheKey()), func(_ *exchange.Flow, stored []byte, err error) {
		if err != nil || stored == nil {
			return
		}
		root, err := jsontext.Parse(stored)
		if err != nil {
			return
		}
		a.recalled, a.discovery = true, jsontext.Decode(root, discoveryMembers)
	})
}

// discovery is what the stages before the valuation find. It is stored for identical calls.
type discovery struct {
	item  product.Item
	parts []search.Model    // of the catalogue, with what they have learned
	found []product.Listing // each once
}

func discoveryMembers(m *jsontext.Members, d *discovery) {
	jsontext.Object(m, "item", &d.item, answer.ItemMembers)
	jsontext.Objects(m, "models", &d.parts, func(m *jsontext.Members, model *search.Model) {
		m.Text("market", &model.Market, jsontext.AsItIs)
		m.Text("model", &model.JSON, jsontext.AsItIs)
	}, jsontext.AsItIs)
	jsontext.Objects(m, "listings", &d.found, answer.ListingMembers, jsontext.AsItIs)
}

// remember stores the discovery in the cache without waiting for it. It stores nothing if an upstream
// failed or there was nothing to compare with, because the next call may succeed.
func (a *appraisal) remember(f *exchange.Flow) {
	if !a.cacheable() || a.hasNothingToCompare || a.searchError() != nil || a.visionError() != nil {
		return
	}
	ttl := a.settings.cacheTTL
	if limit := a.settings.search.MaxAge(); limit > 0 {
		ttl = min(ttl, limit)
	}
	if len(a.found) == 0 {
		ttl = min(ttl, maxEmptyTTL)
	}
	f.KVPut(a.cacheKey(), ttl, exchange.Literal(jsontext.Encode(&a.discovery, discoveryMembers)))
	a.remembered = true
}
