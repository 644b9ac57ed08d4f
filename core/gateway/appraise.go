package gateway

import (
	"strconv"

	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/sha256"
)

const maxIdempotencyKey = 255 // characters

// appraise is POST /appraise-product.
func (c *call) appraise(f *exchange.Flow) {
	request, fault := c.readRequest(f.Request().Body)
	if fault == nil {
		request.Idempotency, fault = idempotencyKey(f.Request().Headers)
	}
	if fault != nil {
		refuse(f, problem{code: badRequest, detail: fault.detail, field: fault.field})
		return
	}
	request.Grant = c.grant
	request.Hash = sha256.Hex(f.Request().Body)
	appraisal.Run(f, c.settings.appraisal, request, respond)
}

// refusals is what a caller gets when the appraisal was not taken or did not end.
var refusals = map[appraisal.Refusal]problem{
	appraisal.OutOfCredits: {code: outOfCredits, detail: "the balance does not cover the 10 credits of an appraisal"},
	appraisal.Conflict:     {code: idempotencyConflict, detail: "this Idempotency-Key was used for another request", field: "Idempotency-Key"},
	appraisal.UnderWay:     {code: idempotencyConflict, detail: "the first request with this Idempotency-Key is still under way", headers: retryAfter(appraisal.RetryAfter)},
	appraisal.NotAdmitted:  {code: unavailable, detail: "the records could not be reached; nothing is charged, try again", headers: retryAfter(1)},
	appraisal.NotSettled: {code: unavailable, detail: "the records could not be reached at the end: the appraisal is either not charged, its credits back within five minutes, " +
		"or stored: look for it under its id, or repeat the call with its Idempotency-Key", headers: retryAfter(appraisal.RetryAfter)},
	appraisal.Missing: {code: notFound, detail: "there is no such appraisal"},
}

func respond(f *exchange.Flow, o appraisal.Outcome) {
	if o.Refusal != "" {
		p := refusals[o.Refusal]
		if o.ID != "" {
			p.headers = append(exchange.Headers{{Name: "loupe-appraisal-id", Value: o.ID}}, p.headers...)
		}
		refuse(f, p)
		return
	}
	headers := creditHeaders(o)
	if o.Replayed {
		headers = append(headers, exchange.Header{Name: "idempotent-replayed", Value: "true"})
	}
	reply(f, 200, "application/json", o.Answer, headers...)
}

func creditHeaders(o appraisal.Outcome) exchange.Headers {
	return exchange.Headers{
		{Name: "loupe-appraisal-id", Value: o.ID},
		{Name: "loupe-credits-charged", Value: itoa(o.Charged)},
		{Name: "loupe-credits-remaining", Value: itoa(o.Remaining)},
	}
}

// idempotencyKey reads the header of that name: 1 to 255 ASCII characters, "" if there is none.
func idempotencyKey(headers exchange.Headers) (string, *invalid) {
	for _, h := range headers {
		if h.Name != "idempotency-key" {
			continue
		}
		if len(h.Value) < 1 || len(h.Value) > maxIdempotencyKey {
			return "", &invalid{"Idempotency-Key", "Idempotency-Key must have 1 to 255 characters"}
		}
		for i := 0; i < len(h.Value); i++ {
			if h.Value[i] < ' ' || h.Value[i] > '~' {
				return "", &invalid{"Idempotency-Key", "Idempotency-Key must be of ASCII characters"}
			}
		}
		return h.Value, nil
	}
	return "", nil
}

func itoa(n int64) string { return strconv.FormatInt(n, 10) }
