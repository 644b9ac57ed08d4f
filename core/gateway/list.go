package gateway

import (
	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/jsontext"
)

// listAppraisals is GET /appraisals. It returns a page of the account's appraisals, newest first. The query
// parameter after is the cursor from the page before.
func (c *call) listAppraisals(f *exchange.Flow) {
	appraisal.List(f, c.grant, queryValue(f.Request().Query, after.name), func(f *exchange.Flow, page appraisal.Page, err error) {
		if err != nil {
			unavailable(f, "the appraisals could not be read; try again")
			return
		}
		var w jsontext.Writer
		w.Open('{')
		w.Key("items").Open('[')
		for _, s := range page.Items {
			writeSummary(&w, s)
		}
		w.Close(']')
		w.Key("next")
		if page.Next == "" {
			w.Null()
		} else {
			w.String(page.Next)
		}
		w.Close('}')
		reply(f, 200, w)
	})
}

func writeSummary(w *jsontext.Writer, s appraisal.Summary) {
	w.Open('{')
	w.Key("id").String(s.ID)
	w.Key("created_at").Time(s.Created)
	w.Key("image_url").String(s.ImageURL)
	w.Key("state").String(s.State)
	w.Key("credits_charged").Int(s.Charged)
	w.Key("appraisal")
	if s.Currency == "" {
		w.Null()
	} else {
		w.Open('{')
		w.Key("price_lower").Float(s.Lower)
		w.Key("price_upper").Float(s.Upper)
		w.Key("price_currency").String(s.Currency)
		w.Key("best_match").String(s.BestMatch)
		w.Close('}')
	}
	w.Close('}')
}
