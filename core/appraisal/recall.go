package appraisal

import (
	"encoding/hex"

	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/sha256"
)

// cacheForm is a number to raise when what is stored changes its form or its meaning.
const cacheForm = "1"

// nothingSeconds is how long it is remembered at most that there was nothing to find.
const nothingSeconds = 300

// cacheKey is where the discovery of an identical call is: of the same picture (at the same URL, if a vendor fetches it
// itself), description and country, under the same variables.
func (a *appraisal) cacheKey() string {
	var w jsontext.Writer // a text that says where each part ends
	w.Open('[')
	w.Strings([]string{cacheForm, hex.EncodeToString(a.photo.SHA256), a.Description, a.Country})
	if a.settings.vision.ByURL() || a.settings.search.ByURL() {
		w.String(a.photo.URL) // its host may give a vendor another picture than it gave us
	}
	for _, v := range a.settings.vars {
		w.Strings([]string{v.Name, v.Value})
	}
	w.Close(']')
	return "discovery/" + sha256.Hex(w)
}

// cached reports whether discoveries are reused: only those that an outside service was asked for. The catalogue alone is
// as near as the cache.
func (a *appraisal) cached() bool {
	return a.settings.cache > 0 && a.photo.There() && a.settings.outside()
}

// recall asks for what an identical call discovered.
func (a *appraisal) recall(f *exchange.Flow) {
	if a.cached() {
		a.known = f.KVGet(a.cacheKey())
		f.Await(a.known)
	}
}

// reuse takes what was recalled, if there was anything.
func (a *appraisal) reuse() {
	text, err := a.known.Result()
	if err != nil || text == nil {
		return
	}
	root, err := jsontext.Parse(text)
	if err != nil {
		return
	}
	a.reused = true
	a.item = readItem(root.Get("item"))
	for _, l := range root.Get("listings").Array() {
		a.found = append(a.found, readListing(l))
	}
}

// remember stores what was discovered for identical calls. What a failure has a part in is not stored: it may be better the
// next time. Nobody waits for it.
func (a *appraisal) remember(f *exchange.Flow) {
	if a.reused || !a.cached() || a.searchFailure() != nil || a.sightFailure() != nil {
		return
	}
	seconds := a.settings.cache
	if len(a.found) == 0 {
		seconds = min(seconds, nothingSeconds) // asking again costs as much and finds as little, but may be right tomorrow
	}
	var w jsontext.Writer
	w.Open('{')
	w.Key("item")
	writeItem(&w, &a.item)
	w.Key("listings").Open('[')
	for i := range a.found {
		w.Open('{')
		writeFound(&w, &a.found[i])
		w.Close('}')
	}
	w.Close(']')
	w.Close('}')
	f.KVPut(a.cacheKey(), w, seconds)
}
