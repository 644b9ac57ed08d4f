package report

import (
	"loupe/core/exchange"
	"loupe/core/jsontext"

	"github.com/tidwall/gjson"
)

const maxComparables = 12

// snapshot returns what a report shows of an appraisal as JSON, from its row of ledger.FindReportable. It has the answer's numbers as
// they are written there.
func snapshot(row []exchange.Value) []byte {
	var documents [4]gjson.Result
	for i := range documents {
		documents[i] = gjson.Parse(row[2+i].Text())
	}
	request, evidence, answer, findings := &documents[0], &documents[1], &documents[2], &documents[3]
	var w jsontext.Writer
	// put writes a member with the first value that is neither null nor empty, else the last one.
	put := func(name string, values ...gjson.Result) {
		raw := ""
		for _, value := range values {
			if raw = value.Raw; raw != "" && raw != "null" && raw != `""` {
				break
			}
		}
		w.Key(name)
		if raw == "" {
			w.Null()
			return
		}
		w.Raw([]byte(raw))
	}
	w.Open('{')
	w.Key("appraisal_id").String(row[0].Text())
	w.Key("appraised_at").Time(row[1].Int())
	for _, name := range [...]string{"description", "country", "as_of"} {
		put(name, jsontext.Get(request, name))
	}
	w.Key("photo").Open('{')
	put("url", jsontext.Get(request, "image_url"))
	put("sha256", jsontext.Get(evidence, "photo.sha256"))
	w.Close('}')
	put("title", jsontext.Get(findings, "item.title"), jsontext.Get(answer, "appraisal.best_match.title"))
	put("condition", jsontext.Get(request, "condition"), jsontext.Get(findings, "item.condition"))
	put("appraisal", jsontext.Get(answer, "appraisal"))
	put("estimate", jsontext.Get(findings, "estimate"))
	put("confidence", jsontext.Get(findings, "confidence"))
	put("rates_date", jsontext.Get(evidence, "rates_date"))
	w.Key("comparables").Open('[')
	listings := jsontext.List(findings, "listings", maxComparables)
	for i, similar := range jsontext.List(answer, "similar_items", maxComparables) {
		var listing gjson.Result
		if i < len(listings) {
			listing = listings[i]
		}
		w.Open('{')
		for _, name := range [...]string{"title", "vendor", "url", "price"} {
			put(name, jsontext.Get(&similar, name))
		}
		for _, name := range [...]string{"date", "sold", "condition"} {
			put(name, jsontext.Get(&listing, name))
		}
		w.Close('}')
	}
	w.Close(']')
	w.Close('}')
	return w
}
