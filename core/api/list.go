package api

import (
	"loupe/core/appraisal"
	"loupe/core/base/date"
	"loupe/core/base/jsontext"
	"loupe/core/exchange"
	"loupe/core/store/ledger"
)

// listAppraisals is GET /appraisals. It returns a page of the account's appraisals that the query selects, newest first.
func (c *call) listAppraisals(f *exchange.Flow) {
	filter := appraisal.Filter{
		Cursor: after.value(f), Search: search.value(f), State: state.value(f), Key: apiKey.value(f), Limit: limit.number(f, appraisal.PageSize),
	}
	filter.Since, _ = date.ParseTime(since.value(f))
	if t, ok := date.ParseTime(until.value(f)); ok {
		filter.Until = &t
	}
	appraisal.List(f, c.grant, filter, func(f *exchange.Flow, page []ledger.Summary, next string, err error) {
		if err != nil {
			unavailable(f, "the appraisals could not be read; try again")
			return
		}
		reply(f, 200, jsontext.EncodePage("items", page, next, summaryMembers))
	})
}

func summaryMembers(m *jsontext.Members, s *ledger.Summary) {
	state, charged, valued, corrected := appraisal.StateOf(s.Transfer), s.Transfer.Charged(), s, s
	if s.Currency == "" {
		valued = nil
	}
	if s.Corrected == "" {
		corrected = nil
	}
	m.Text("id", &s.ID, jsontext.AsItIs)
	m.Time("created_at", &s.Created, jsontext.AsItIs)
	m.Text("image_url", &s.ImageURL, jsontext.AsItIs)
	m.Text("description", &s.Description, jsontext.AsItIs)
	m.Text("state", &state, jsontext.AsItIs)
	m.Int64("credits_charged", &charged, jsontext.AsItIs)
	jsontext.ObjectOr(m, "appraisal", &valued, func(m *jsontext.Members, s *ledger.Summary) {
		m.Number("price_lower", &s.Lower, jsontext.AsItIs)
		m.Number("price_upper", &s.Upper, jsontext.AsItIs)
		m.Text("price_currency", &s.Currency, jsontext.AsItIs)
		m.Text("best_match", &s.BestMatch, jsontext.AsItIs)
	}, jsontext.Null)
	m.JSON("outcome", &s.Outcome, jsontext.Null)
	jsontext.ObjectOr(m, "correction", &corrected, func(m *jsontext.Members, s *ledger.Summary) {
		m.Text("title", &s.Corrected, jsontext.AsItIs)
	}, jsontext.Null)
}
