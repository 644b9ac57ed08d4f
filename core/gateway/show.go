package gateway

import (
	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/jsontext"
)

// showAppraisal is GET /appraisals/{id}: the stored answer and its evidence, 202 while it is under way.
func (c *call) showAppraisal(f *exchange.Flow) {
	appraisal.Look(f, c.grant, c.id, func(f *exchange.Flow, o appraisal.Outcome) {
		var w jsontext.Writer
		w.Open('{')
		w.Key("id").String(o.ID)
		switch o.Refusal {
		case "":
			w.Key("answer").Raw(o.Answer)
			w.Key("evidence").Raw(o.Evidence)
			w.Close('}')
			reply(f, 200, "application/json", w, creditHeaders(o)...)
		case appraisal.UnderWay:
			w.Close('}')
			reply(f, 202, "application/json", w, retryAfter(appraisal.RetryAfter)...)
		default:
			respond(f, o)
		}
	})
}
