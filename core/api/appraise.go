package api

import (
	"encoding/hex"
	"strconv"

	"loupe/core/answer"
	"loupe/core/appraisal"
	"loupe/core/base/date"
	"loupe/core/base/jsontext"
	"loupe/core/exchange"
)

const appraisePath = "/api/v1/appraise-product"

// appraise is POST /appraise-product. The answer comes in the response, as server-sent events, or later
// under the appraisal's own URL, as the caller asks.
func (c *call) appraise(f *exchange.Flow) {
	sent, _ := c.body.Result()
	request, refused := c.parseRequest(sent.Body, date.OfTime(f.Opened()))
	if refused == nil {
		request.IdempotencyKey, refused = idempotencyKey(f.Request().Headers)
	}
	if refused != nil {
		refuse(f, refused)
		return
	}
	request.Grant = c.grant
	request.Hash, request.KeyLife = hex.EncodeToString(sent.SHA256), idempotencyLife
	c.body.Release() // 64 kB at most, in each of hundreds of calls under way
	hooks := appraisal.Hooks{Done: c.respond}
	switch {
	case prefersAsync(f.Request().Headers):
		hooks.Admitted, hooks.Queue = accepted, true
	case acceptsEvents(f.Request().Headers):
		hooks = c.eventHooks(request.Currency)
	}
	appraisal.Run(f, c.settings.appraisal, request, hooks)
}

// respond sends the answer of an appraisal, or the problem of its refusal. If a response was sent before,
// nothing more is sent.
func (c *call) respond(f *exchange.Flow, o appraisal.Outcome) {
	var headers exchange.Headers
	if o.Refusal != "" {
		if o.ID != "" {
			headers = append(headers, exchange.Header{Name: "loupe-appraisal-id", Value: o.ID})
		}
		refuse(f, o.Problem(), headers...)
		return
	}
	c.answered(f, 200, o)
}

// answered sends the answer of an appraisal or a correction.
func (c *call) answered(f *exchange.Flow, status int, o appraisal.Outcome) {
	headers := creditHeaders(o)
	if o.Replayed {
		headers = append(headers, exchange.Header{Name: "idempotent-replayed", Value: "true"})
	}
	reply(f, status, c.answer(o), headers...)
}

// answer is the response body: the answer, with the evidence as its details if the caller asks.
func (c *call) answer(o appraisal.Outcome) []byte {
	if !c.includeDetails || o.Evidence == nil {
		return o.Answer.JSON()
	}
	return jsontext.Encode(&o, func(m *jsontext.Members, o *appraisal.Outcome) {
		answer.Members(m, o.Answer)
		jsontext.Object(m, "details", o.Evidence, answer.EvidenceMembers)
	})
}

func creditHeaders(o appraisal.Outcome) exchange.Headers {
	return exchange.Headers{
		{Name: "loupe-appraisal-id", Value: o.ID},
		{Name: "loupe-credits-charged", Value: itoa(o.Charged)},
		{Name: "loupe-credits-remaining", Value: itoa(o.Remaining)},
	}
}

func itoa(n int64) string { return strconv.FormatInt(n, 10) }

// prefersAsync reports whether the caller prefers an asynchronous response (RFC 7240 section 4.1).
func prefersAsync(headers exchange.Headers) bool { return headers.Lists("prefer", "respond-async") }

// acceptsEvents reports whether the caller accepts server-sent events.
func acceptsEvents(headers exchange.Headers) bool {
	return headers.Lists("accept", "text/event-stream")
}

// accepted answers an asynchronous call with 202 once its credits are held. The appraisal goes on.
func accepted(f *exchange.Flow, id string) {
	location := exchange.Header{Name: "location", Value: "/api/v1/appraisals/" + id}
	headers := exchange.Headers{location, {Name: "loupe-appraisal-id", Value: id}, {Name: "preference-applied", Value: "respond-async"},
		retryAfter(appraisal.RetryAfter)}
	f.Respond(jsonResponse(202, "application/json", recordJSON(&appraisal.Record{Outcome: appraisal.Outcome{ID: id, Refusal: appraisal.InProgress}}), headers...))
}
