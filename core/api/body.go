package api

import (
	"loupe/core/appraisal"
	"loupe/core/appraisal/batch"
	"loupe/core/appraisal/request"
	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/exchange"

	"github.com/tidwall/gjson"
)

const (
	maxIdempotencyKey = 255              // characters
	bodyTime          = 15_000           // milliseconds to receive a body
	idempotencyLife   = 24 * 60 * 60_000 // milliseconds after which an idempotency key may be reused
)

// receive refuses a request whose body has not arrived or is too large.
func (c *call) receive(f *exchange.Flow) {
	if _, err := c.body.Result(); err != nil {
		refuse(f, batch.BodyProblem(err, "body", "64 kB; to send a photo, use POST /images"))
	}
}

// parseBody parses the body of the request as JSON. If that fails, it refuses the request and returns false.
func parseBody(f *exchange.Flow) (root gjson.Result, ok bool) {
	root, err := jsontext.Parse(f.Request().Body)
	if err != nil {
		refuse(f, problem.Invalid("body", "the body "+err.Error()))
	}
	return root, err == nil
}

// parseRequest parses and validates the body of an appraisal request. Today is the day of the request, in days since
// 1970-01-01 UTC.
func (c *call) parseRequest(body []byte, today int) (*appraisal.Request, *problem.Problem) {
	root, err := jsontext.Parse(body)
	if err != nil {
		return nil, problem.Invalid("body", "the body "+err.Error())
	}
	r, refused := request.Parse(root, c.defaults().Of(func() []string { return c.settings.appraisal.FeesOf(c.grant).Names() }), today)
	return &appraisal.Request{Appraisal: r}, refused
}

// idempotencyKey returns the value of the header Idempotency-Key, or "" without the header.
func idempotencyKey(headers exchange.Headers) (string, *problem.Problem) {
	for _, h := range headers {
		if h.Name != "idempotency-key" {
			continue
		}
		if len(h.Value) < 1 || len(h.Value) > maxIdempotencyKey {
			return "", problem.Invalid("Idempotency-Key", "Idempotency-Key must have 1 to 255 characters")
		}
		for i := range len(h.Value) {
			if h.Value[i] < ' ' || h.Value[i] > '~' {
				return "", problem.Invalid("Idempotency-Key", "Idempotency-Key must contain printable ASCII characters only")
			}
		}
		return h.Value, nil
	}
	return "", nil
}
