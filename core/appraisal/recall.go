package appraisal

import (
	"encoding/hex"

	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/sha256"
)

const (
	cacheVersion = "2" // raise it when the stored JSON changes its form or its meaning

	maxEmptyTTL = 300 // seconds for which a discovery without listings is kept at most
)

// cacheable reports whether the discovery is worth storing. With the catalogue alone it is not: KV is
// as far away.
func (a *appraisal) cacheable() bool {
	return a.settings.cacheTTL > 0 && a.photo.Available() && a.settings.usesOutsideServices()
}

// cacheKey identifies the discoveries of identical calls: the same picture, description, country and
// exclusions, under the same variables. If a vendor fetches the photo itself the URL counts too, because its host
// could serve the vendor another picture.
func (a *appraisal) cacheKey() string {
	var w jsontext.Writer // JSON keeps the parts apart
	w.Open('[')
	w.Strings([]string{cacheVersion, hex.EncodeToString(a.photo.SHA256), a.Description, a.Country})
	w.Strings(a.Exclude)
	for _, p := range a.morePhotos {
		w.String(hex.EncodeToString(p.SHA256))
	}
	if a.settings.vision.ByURL() || a.settings.search.ByURL() {
		w.String(a.photo.URL)
	}
	for _, v := range a.settings.variables {
		w.Strings([]string{v.Name, v.Value})
	}
	w.Close(']')
	return "discovery/" + sha256.Hex(w)
}

// recall takes the item and the listings from an identical call, if they are stored.
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
		a.recalled = true
		a.item = decodeItem(root.Get("item"))
		for _, l := range root.Get("listings").Array() {
			a.found = append(a.found, decodeListing(l))
		}
	})
}

// remember stores the discovery for identical calls, and does not wait for it. After the failure of an
// upstream it stores nothing: the next call may do better.
func (a *appraisal) remember(f *exchange.Flow) {
	if !a.cacheable() || a.searchError() != nil || a.visionError() != nil {
		return
	}
	ttl := a.settings.cacheTTL
	if len(a.found) == 0 {
		ttl = min(ttl, maxEmptyTTL)
	}
	var w jsontext.Writer
	w.Open('{')
	w.Key("item")
	writeItem(&w, &a.item)
	w.Key("listings").Open('[')
	for i := range a.found {
		w.Open('{')
		writeListingFields(&w, &a.found[i])
		w.Close('}')
	}
	w.Close(']')
	w.Close('}')
	f.KVPut(a.cacheKey(), ttl, exchange.Literal(w))
}
