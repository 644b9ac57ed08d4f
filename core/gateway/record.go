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
			reply(f, 200, recordJSON(&r), creditHeaders(o)...)
		case appraisal.InProgress:
			reply(f, 202, recordJSON(&r), retryAfter(appraisal.RetryAfter)...)
		default:
			c.respond(f, o)
		}
	})
}

// recordJSON returns the body of GET /appraisals/{id}: the id and, unless the appraisal is in progress,
// the answer, its evidence, the outcome and the correction.
func recordJSON(r *appraisal.Record) []byte {
	var w jsontext.Writer
	w.Open('{')
	w.Key("id").String(r.ID)
	if r.Refusal == "" {
		w.Key("answer").Raw(r.Answer)
		w.Key("evidence").Raw(r.Evidence)
		w.Key("outcome").Raw(r.Sale)
		w.Key("correction").Raw(r.Correction)
	}
	w.Close('}')
	return w
}
