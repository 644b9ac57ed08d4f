package api

import (
	"loupe/core/answer"
	"loupe/core/appraisal"
	"loupe/core/base/jsontext"
	"loupe/core/exchange"
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
			reply(f, 202, recordJSON(&r), retryAfter(appraisal.RetryAfter))
		default:
			c.respond(f, o)
		}
	})
}

// recordJSON returns the body of GET /appraisals/{id}: the id and, unless the appraisal is in progress,
// the answer, its evidence, the outcome and the correction.
func recordJSON(r *appraisal.Record) []byte {
	return jsontext.Encode(r, func(m *jsontext.Members, r *appraisal.Record) {
		m.Text("id", &r.ID, jsontext.AsItIs)
		if r.Refusal == "" {
			answerMembers(m, &r.Answer, &r.Evidence)
			m.Raw("outcome", &r.Sale, jsontext.AsItIs)
			jsontext.ObjectOr(m, "correction", &r.Correction, correctionMembers, jsontext.Null)
		}
	})
}

func correctionMembers(m *jsontext.Members, c *appraisal.StoredCorrection) {
	m.Raw("request", &c.Request, jsontext.AsItIs)
	m.Time("created_at", &c.Created, jsontext.AsItIs)
	answerMembers(m, &c.Answer, &c.Evidence)
}

func answerMembers(m *jsontext.Members, a **answer.Answer, e **answer.Evidence) {
	jsontext.ObjectOr(m, "answer", a, answer.Members, jsontext.Null)
	jsontext.ObjectOr(m, "evidence", e, answer.EvidenceMembers, jsontext.Null)
}
