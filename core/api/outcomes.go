package api

import (
	"loupe/core/appraisal/outcome"
	"loupe/core/base/date"
	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/exchange"
	"loupe/core/store/ledger"
)

const (
	outcomePath  = "/api/v1/appraisals/{id}/outcome"
	outcomesPath = "/api/v1/outcomes"
)

var lastSales = queryParameter{"last", "must be 1 to 500", upTo(ledger.MaxSales)}

// putOutcome is PUT /appraisals/{id}/outcome.
func (c *call) putOutcome(f *exchange.Flow) {
	root, ok := parseBody(f)
	if !ok {
		return
	}
	o, refused := outcome.Parse(root, date.OfTime(f.Opened()))
	if refused != nil {
		refuse(f, refused)
		return
	}
	o.Appraisal = c.id
	outcome.Put(f, c.outcomes, c.grant.Account, o, document(200))
}

// deleteOutcome is DELETE /appraisals/{id}/outcome.
func (c *call) deleteOutcome(f *exchange.Flow) {
	remove(f, exchange.SQL(ledger.DeleteOutcome, exchange.Text(c.grant.Account), exchange.Text(c.id)), "the appraisal has no outcome")
}

// postOutcomes is POST /outcomes.
func (c *call) postOutcomes(f *exchange.Flow) {
	form := sentForm(f)
	switch {
	case form < 0:
	case len(f.Request().Body) > exchange.MaxBody:
		refuse(f, problem.Invalid("body", "the body must not be larger than 64 kB; send the outcomes as several requests"))
	default:
		outcome.RecordRows(f, c.outcomes, c.grant.Account, form, f.Request().Body, date.OfTime(f.Opened()), document(200))
	}
}

// listOutcomes is GET /outcomes.
func (c *call) listOutcomes(f *exchange.Flow) {
	list(f, "outcomes", ledger.ListOutcomes, limit.number(f, 20), func(o *ledger.Outcome) string { return o.Appraisal },
		func(m *jsontext.Members, o *ledger.Outcome) { m.Inline(o.JSON) }, exchange.Text(c.grant.Account), after.cursor(f))
}

// summarizeOutcomes is GET /outcomes/summary.
func (c *call) summarizeOutcomes(f *exchange.Flow) {
	outcome.Summarize(f, c.grant.Account, lastSales.number(f, outcome.DefaultSales), document(200))
}
