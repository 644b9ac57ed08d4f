package connector

import (
	"strconv"

	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/problem"

	"github.com/tidwall/gjson"
)

// getAppraisal is the tool get_appraisal.
func (c *call) getAppraisal(f *exchange.Flow, m *message) {
	id := member(gjson.ParseBytes(m.arguments()), "id")
	if id.Type != gjson.String || id.Str == "" {
		c.respondTool(f, m, refused(&problem.Problem{Code: problem.BadRequest, Field: "id", Detail: "id must be the id of an appraisal"}))
		return
	}
	appraisal.Find(f, c.Grant, id.Str, func(f *exchange.Flow, r appraisal.Record) {
		if r.Refusal != "" && r.Refusal != appraisal.InProgress {
			c.respondTool(f, m, ended(r.Outcome))
			return
		}
		c.respondTool(f, m, recorded(r))
	})
}

// recorded returns the tool result for a stored appraisal, which may still be in progress.
func recorded(r appraisal.Record) *toolResult {
	status := statusOf(r)
	result := &toolResult{}
	switch status {
	case working:
		result.text = "Appraisal " + r.ID + " is still in progress; ask again in " + strconv.Itoa(appraisal.RetryAfter) + " seconds."
	case completed:
		result.text, result.meta = summary(r.Outcome, gjson.ParseBytes(r.Answer)), appraisalMeta(r.Outcome)
	default:
		result.text, result.meta = "Appraisal "+r.ID+" has no answer: it was "+wordFor[status]+". Nothing was charged.", appraisalMeta(r.Outcome)
	}
	var w jsontext.Writer
	w.Open('{')
	w.Key("id").String(r.ID)
	w.Key("status").String(status)
	for _, part := range [...]struct {
		name string
		json []byte
	}{{"answer", r.Answer}, {"evidence", r.Evidence}} {
		w.Key(part.name)
		if part.json == nil {
			w.Null()
		} else {
			w.Raw(part.json)
		}
	}
	w.Close('}')
	result.structured = w
	return result
}

// wordFor has the words for the states without an answer.
var wordFor = map[string]string{failed: "interrupted", cancelled: "cancelled"}

// creditBalance is the tool credit_balance.
func (c *call) creditBalance(f *exchange.Flow, m *message) {
	appraisal.FindCredits(f, c.Grant, func(f *exchange.Flow, found appraisal.Credits, err error) {
		if err != nil {
			c.respondTool(f, m, refused(&problem.Problem{Code: problem.Unavailable, Detail: "the credits could not be read; try again"}))
			return
		}
		text := credits(found.Available()) + " available"
		if found.Pending > 0 {
			text += "; another " + strconv.FormatInt(found.Pending, 10) + " are held for appraisals in progress"
		}
		c.respondTool(f, m, &toolResult{text: text + ". An appraisal costs " + credits(appraisal.Cost) + ".", structured: found.JSON()})
	})
}

// valuationHealth is the tool valuation_health.
func (c *call) valuationHealth(f *exchange.Flow, m *message) {
	health := c.Appraisal.Health(f)
	root := gjson.ParseBytes(health)
	text := "The valuation is " + root.Get("status").Str + "."
	for _, u := range root.Get("upstreams").Array() {
		text += "\n- " + u.Get("name").Str + " (" + u.Get("kind").Str + "): " + u.Get("state").Str
	}
	c.respondTool(f, m, &toolResult{text: text, structured: health})
}
