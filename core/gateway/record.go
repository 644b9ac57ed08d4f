package gateway

import (
	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/jsontext"
)

// showAppraisal is GET /appraisals/{id}. It returns the stored answer and its evidence, or 202 while the
// appraisal is in progress.
func (c *call) showAppraisal(f *exchange.Flow) {
	appraisal.Find(f, c.grant, c.id, func(f *exchange.Flow, r appraisal.Record) {
		o := r.Outcome
		switch o.Refusal {
		case "":
			reply(f, 200, recordJSON(o), creditHeaders(o)...)
		case appraisal.InProgress:
			reply(f, 202, recordJSON(o), retryAfter(appraisal.RetryAfter)...)
		default:
			c.respond(f, o)
		}
	})
}

// recordJSON returns the body of GET /appraisals/{id}: the id and, unless the appraisal is in progress,
// the answer and its evidence.
func recordJSON(o appraisal.Outcome) []byte {
	var w jsontext.Writer
	w.Open('{')
	w.Key("id").String(o.ID)
	if o.Refusal == "" {
		w.Key("answer").Raw(o.Answer)
		w.Key("evidence").Raw(o.Evidence)
	}
	w.Close('}')
	return w
}
