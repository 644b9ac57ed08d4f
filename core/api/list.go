package api

import (
	"cmp"
	"strconv"

	"loupe/core/appraisal"
	"loupe/core/base/date"
	"loupe/core/base/jsontext"
	"loupe/core/exchange"
	"loupe/core/store/ledger"
)

// listAppraisals is GET /appraisals. It returns a page of the account's appraisals that the query selects, newest first.
func (c *call) listAppraisals(f *exchange.Flow) {
	value := func(p queryParameter) string { return queryValue(f.Request().Query, p.name) }
	filter := appraisal.Filter{Cursor: value(after), Search: value(search), State: value(state), Key: value(apiKey), Limit: appraisal.PageSize}
	if n, err := strconv.Atoi(value(limit)); err == nil {
		filter.Limit = n
	}
	filter.Since, _ = date.ParseTime(value(since))
	if t, ok := date.ParseTime(value(until)); ok {
		filter.Until = &t
	}
	appraisal.List(f, c.grant, filter, func(f *exchange.Flow, page appraisal.Page, err error) {
		if err != nil {
			unavailable(f, "the appraisals could not be read; try again")
			return
		}
		var w jsontext.Writer
		w.Open('{')
		w.Key("items").Open('[')
		for i := range page.Items {
			writeSummary(&w, &page.Items[i])
		}
		w.Close(']')
		w.Key("next").StringOrNull(page.Next)
		w.Close('}')
		reply(f, 200, w)
	})
}

func writeSummary(w *jsontext.Writer, s *ledger.Summary) {
	w.Open('{')
	w.Key("id").String(s.ID)
	w.Key("created_at").Time(s.Created)
	w.Key("image_url").String(s.ImageURL)
	w.Key("description").String(s.Description)
	w.Key("state").String(appraisal.StateOf(s.Transfer))
	w.Key("credits_charged").Int(s.Transfer.Charged())
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
	w.Key("outcome").Raw([]byte(cmp.Or(s.Outcome, "null")))
	w.Key("correction")
	if s.Corrected == "" {
		w.Null()
	} else {
		w.Open('{')
		w.Key("title").String(s.Corrected)
		w.Close('}')
	}
	w.Close('}')
}
