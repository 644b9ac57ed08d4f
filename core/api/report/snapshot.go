package report

import (
	"strings"

	"loupe/core/base/jsontext"
	"loupe/core/store/ledger"

	"github.com/tidwall/gjson"
)

const maxComparables = 12

// publicImage returns a photo's URL, or "" if it has a query, which may let others read what is not public.
func publicImage(url string) string {
	if strings.Contains(url, "?") {
		return ""
	}
	return url
}

func parsed(json string) *gjson.Result {
	v := gjson.Parse(json)
	return &v
}

// snapshot returns what a report shows of an appraisal as JSON. Numbers are copied as the answer has them.
func snapshot(a *ledger.Reportable) []byte {
	request, evidence, answer, findings := parsed(a.Request), parsed(a.Evidence), parsed(a.Answer), parsed(a.Findings)
	title, condition := findings, request
	titlePath, conditionPath := "item.title", "condition"
	if jsontext.Text(title, titlePath) == "" {
		title, titlePath = answer, "appraisal.best_match.title"
	}
	if jsontext.Text(condition, conditionPath) == "" {
		condition, conditionPath = findings, "item.condition"
	}
	var w jsontext.Writer
	w.Open('{')
	w.Key("appraisal_id").String(a.ID)
	w.Key("appraised_at").Time(a.Created)
	put(&w, request, "description", "country", "as_of")
	w.Key("photo").Open('{')
	w.Key("url").StringOrNull(publicImage(jsontext.Text(request, "image_url")))
	putAs(&w, "sha256", evidence, "photo.sha256")
	w.Close('}')
	putAs(&w, "title", title, titlePath)
	putAs(&w, "condition", condition, conditionPath)
	put(&w, answer, "appraisal")
	put(&w, findings, "estimate", "confidence")
	put(&w, evidence, "rates_date")
	w.Key("comparables").Open('[')
	listings := jsontext.List(findings, "listings", maxComparables)
	for i, similar := range jsontext.List(answer, "similar_items", maxComparables) {
		var listing gjson.Result
		if i < len(listings) {
			listing = listings[i]
		}
		w.Open('{')
		put(&w, &similar, "title", "vendor", "url", "price")
		put(&w, &listing, "date", "sold", "condition")
		w.Close('}')
	}
	w.Close(']')
	w.Close('}')
	return w
}

// put copies members of a document; null for one that does not exist.
func put(w *jsontext.Writer, from *gjson.Result, names ...string) {
	for _, name := range names {
		putAs(w, name, from, name)
	}
}

func putAs(w *jsontext.Writer, name string, from *gjson.Result, path string) {
	w.Key(name)
	if raw := jsontext.Get(from, path).Raw; raw != "" {
		w.Raw([]byte(raw))
	} else {
		w.Null()
	}
}
