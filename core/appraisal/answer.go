package appraisal

import "loupe/core/jsontext"

// answerJSON returns the response body. Without a value it has no listings, because listings are what a
// caller pays for.
func (a *appraisal) answerJSON() []byte {
	var w jsontext.Writer
	w.Open('{')
	w.Key("similar_items").Open('[')
	for _, i := range a.similar() {
		a.writeListing(&w, i)
	}
	w.Close(']')
	w.Key("appraisal")
	if a.hasValue() {
		a.writeValue(&w)
	} else {
		w.Null()
	}
	w.Key("error")
	a.writeErrors(&w)
	if a.Grant.IsTest() {
		w.Key("test").Bool(true)
	}
	w.Close('}')
	return w
}

// similar returns the indexes of the listings that the answer shows.
func (a *appraisal) similar() []int {
	if !a.hasValue() {
		return nil
	}
	return a.valuation.Used[:min(len(a.valuation.Used), a.Limit)]
}

// withoutValue returns a copy of the appraisal without its value, which the caller does not pay for if the credits were released before
// the appraisal ended.
func (a *appraisal) withoutValue() *appraisal {
	late := *a
	late.late = true
	return &late
}

func (a *appraisal) writeValue(w *jsontext.Writer) {
	w.Open('{')
	w.Key("price_lower").Float(a.valuation.Lower)
	w.Key("price_upper").Float(a.valuation.Upper)
	w.Key("price_currency").String(a.Currency)
	w.Key("best_match")
	a.writeListing(w, a.valuation.Best)
	w.Key("reasoning").Strings(a.valuation.Sentences())
	w.Key("defects").Strings(a.valuation.Defects)
	w.Close('}')
}

// writeListing writes the five fields of a listing, with the price in the answer's currency. An index
// of -1 is null.
func (a *appraisal) writeListing(w *jsontext.Writer, i int) {
	if i < 0 {
		w.Null()
		return
	}
	l := &a.found[i]
	w.Open('{')
	w.Key("title").String(l.Title)
	w.Key("url").String(l.URL)
	w.Key("vendor").String(l.Vendor)
	w.Key("image").String(l.Image)
	w.Key("price").String(a.priceText(i))
	w.Close('}')
}
