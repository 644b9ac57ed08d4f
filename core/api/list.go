package api

import (
	"cmp"

	"loupe/core/appraisal"
	"loupe/core/base/date"
	"loupe/core/base/jsontext"
	"loupe/core/exchange"
	"loupe/core/store/ledger"
)

// list answers with a page of the rows of a query, whose last parameter is the limit. It takes the others. Id returns the cursor after a row.
func list[T any](f *exchange.Flow, name string, q exchange.Query[T], most int, id func(*T) string, members func(*jsontext.Members, *T), parameters ...exchange.Value) {
	found := f.D1(q.Bind(append(parameters, exchange.Int(int64(most+1)))...))
	exchange.On(f, found, func(f *exchange.Flow, sets []exchange.Rows, err error) {
		if err != nil {
			unavailable(f, "the database could not be reached; try again")
			return
		}
		page, next := exchange.Page(q.All(sets, 0), most, id)
		reply(f, 200, jsontext.EncodePage(name, page, next, members))
	})
}

// listAppraisals is GET /appraisals. It returns a page of the account's appraisals that the query selects, newest first.
func (c *call) listAppraisals(f *exchange.Flow) {
	before := cmp.Or(after.value(f), ledger.FirstPage)
	from, _ := date.ParseTime(since.value(f))
	if t, ok := date.ParseTime(until.value(f)); ok {
		before = min(before, appraisal.IDAt(t))
	}
	list(f, "items", ledger.ListAppraisals, limit.number(f, appraisal.PageSize), func(s *ledger.Summary) string { return s.ID }, summaryMembers,
		exchange.Text(c.grant.Account), exchange.Text(before), exchange.Text(appraisal.IDAt(from)),
		exchange.Text(appraisal.TransferState(state.value(f))), exchange.Text(apiKey.value(f)), exchange.Text(search.value(f)))
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
