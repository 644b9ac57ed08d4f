package mcp

import (
	"strconv"

	"loupe/core/answer"
	"loupe/core/appraisal"
	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/exchange"
	"loupe/core/store/ledger"

	"github.com/tidwall/gjson"
)

var noID = problem.Invalid("id", "id must be the id of an appraisal")

// getAppraisal is the tool get_appraisal.
func getAppraisal(f *exchange.Flow, c *Call) {
	id := member(c.Arguments(), "id")
	if id.Type != gjson.String || id.Str == "" {
		c.Return(f, Refused(noID))
		return
	}
	appraisal.Find(f, c.Grant, id.Str, func(f *exchange.Flow, r appraisal.Record) {
		if r.Refusal != "" && r.Refusal != appraisal.InProgress {
			c.Return(f, ended(r.Outcome))
			return
		}
		c.Return(f, recorded(r))
	})
}

// recorded returns the tool result for a stored appraisal, which may still be in progress. If it was corrected, the result is the
// correction's.
func recorded(r appraisal.Record) *Result {
	status := statusOf(r)
	result, stored := new(Result), appraisalRecord{id: r.ID, status: string(status)}
	if r.Correction != nil {
		r.Answer, r.Evidence, stored.corrected = r.Correction.Answer, r.Correction.Evidence, r.Correction.Request
	}
	var text string
	switch status {
	case Working:
		text = "Appraisal " + r.ID + " is still in progress; ask again in " + strconv.Itoa(appraisal.RetryAfter) + " seconds."
	case Completed:
		text, result.Meta = summary(r.Outcome), appraisalMeta(r.Outcome)
		stored.answer, stored.evidence = answer.Shorten(r.Answer, r.Evidence, true, structuredRoom)
	default:
		word := "interrupted"
		if status == Cancelled {
			word = "cancelled"
		}
		text, result.Meta = "Appraisal "+r.ID+" has no answer: it was "+word+". Nothing was charged.", appraisalMeta(r.Outcome)
	}
	result.Content, result.Structured = [][]byte{Text(text)}, jsontext.Encode(&stored, recordMembers)
	return result
}

// appraisalRecord is the structured content of a stored appraisal.
type appraisalRecord struct {
	id, status string
	answer     *answer.Answer // nil without an answer
	evidence   *answer.Brief  // the same
	corrected  []byte         // JSON: the request for the correction; nil without one
}

func recordMembers(m *jsontext.Members, r *appraisalRecord) {
	m.Text("id", &r.id, jsontext.AsItIs)
	m.Text("status", &r.status, jsontext.AsItIs)
	jsontext.ObjectOr(m, "answer", &r.answer, answer.Members, jsontext.Null)
	jsontext.ObjectOr(m, "evidence", &r.evidence, answer.BriefMembers, jsontext.Null)
	m.Raw("corrected", &r.corrected, jsontext.Omitted)
}

// correctAppraisal is the tool correct_appraisal.
func correctAppraisal(f *exchange.Flow, c *Call) {
	id := member(c.Arguments(), "id")
	correction, refused := appraisal.ParseCorrection(c.Arguments())
	if refused == nil && id.Str == "" {
		refused = noID
	}
	if refused != nil {
		c.Return(f, Refused(refused))
		return
	}
	appraisal.Correct(f, c.Appraisal, c.Grant, id.Str, correction, func(f *exchange.Flow, o appraisal.Outcome) {
		if o.Refusal != "" {
			c.Return(f, ended(o))
			return
		}
		c.Return(f, appraised(o))
	})
}

// creditBalance is the tool credit_balance.
func creditBalance(f *exchange.Flow, c *Call) {
	appraisal.FindCredits(f, c.Grant, func(f *exchange.Flow, found ledger.Credits, err error) {
		if err != nil {
			c.Return(f, Refused(&problem.Problem{Code: problem.Unavailable, Detail: "the credits could not be read; try again"}))
			return
		}
		text := credits(found.Available) + " available"
		if found.Pending > 0 {
			text += "; another " + strconv.FormatInt(found.Pending, 10) + " are held for appraisals in progress"
		}
		c.Return(f, &Result{Content: [][]byte{Text(text + ". An appraisal costs " + credits(ledger.AppraisalCost) + ".")}, Structured: jsontext.Encode(&found, appraisal.CreditMembers)})
	})
}

// valuationHealth is the tool valuation_health.
func valuationHealth(f *exchange.Flow, c *Call) {
	c.Appraisal.Health(f, func(f *exchange.Flow, health []byte) {
		root := gjson.ParseBytes(health)
		text := "The valuation is " + jsontext.Text(&root, "status") + "."
		if day := jsontext.Text(&root, "rates.date"); day != "" {
			text += "\n- exchange rates: of " + day
		} else {
			text += "\n- exchange rates: none"
		}
		for _, u := range jsontext.List(&root, "upstreams", jsontext.All) {
			text += "\n- " + jsontext.Text(&u, "name") + " (" + jsontext.Text(&u, "kind") + "): " + jsontext.Text(&u, "state")
		}
		c.Return(f, &Result{Content: [][]byte{Text(text)}, Structured: health})
	})
}
