package appraisal

import (
	"loupe/core/jsontext"
	"loupe/core/product"

	"github.com/tidwall/gjson"
)

// noErrors is the answer's error if nothing failed.
const noErrors = `{"discovery_error":null,"image_upload_errors":[],"price_enrichment_errors":[],"appraisal_error":null}`

// figuresJSON returns what SQL needs of the answer and the findings, which are stored deflated. Without a value it returns only the
// errors, because callers pay for the rest.
func (a *appraisal) figuresJSON() []byte {
	var w jsontext.Writer
	w.Open('{')
	if a.hasValue() {
		a.writeFigures(&w)
	}
	var errors jsontext.Writer
	if a.writeErrors(&errors); string(errors) != noErrors {
		w.Key("error").Raw(errors)
	}
	w.Close('}')
	return w
}

func (a *appraisal) writeFigures(w *jsontext.Writer) {
	v := a.valuation
	w.Key("lower").Float(v.Lower)
	w.Key("upper").Float(v.Upper)
	w.Key("currency").String(a.Currency)
	a.writeAmount(w, "estimate", v.Centre)
	w.Key("confidence").Float(rounded(v.Confidence))
	if v.Best >= 0 {
		best := &a.found[v.Best]
		w.Key("best").Open('{')
		w.Key("title").String(best.Title)
		w.Key("url").String(best.URL)
		w.Key("price").String(a.priceText(v.Best))
		w.Close('}')
	}
	w.Key("item").Open('{')
	for _, member := range [...][2]string{{"title", a.item.Title}, {"brand", a.item.Brand}, {"category", a.item.Category}, {"provider", a.item.Provider}} {
		if member[1] != "" {
			w.Key(member[0]).String(member[1])
		}
	}
	w.Close('}')
	if v.Condition != product.Unknown {
		w.Key("condition").String(v.Condition.Code())
	}
	w.Key("source").String(a.usedSource())
	verdict := ""
	if v.Asking != nil {
		verdict = v.Asking.Verdict
	}
	if a.decision != nil {
		var text jsontext.Writer
		a.decision.Write(&text)
		decision := gjson.ParseBytes(text)
		if decided := jsontext.Text(&decision, "verdict"); decided != "" {
			verdict = decided
		}
		w.Key("decision").Open('{')
		for _, path := range [...]string{"best_channel", "net.market", "profit.market", "return.market", "highest_cost.market", "chance_of_loss"} {
			if figure := jsontext.Get(&decision, path); figure.Exists() {
				w.Key(jsontext.Outermost(path)).Raw([]byte(figure.Raw))
			}
		}
		w.Close('}')
	}
	if verdict != "" {
		w.Key("verdict").String(verdict)
	}
}

// usedSource returns the source of most of the listings used; of several, the first by name.
func (a *appraisal) usedSource() (source string) {
	most := 0
	for _, i := range a.valuation.Used {
		name, n := a.found[i].Source, 0
		for _, other := range a.valuation.Used {
			if a.found[other].Source == name {
				n++
			}
		}
		if n > most || n == most && name < source {
			source, most = name, n
		}
	}
	return source
}
