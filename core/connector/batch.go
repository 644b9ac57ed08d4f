package connector

import (
	"strings"

	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/problem"

	"github.com/tidwall/gjson"
)

const maxBatch = 20 // messages

// serveBatch answers an array of messages, which only revision 2025-03-26 allows. The answer is an array
// with a response for each request. Without a request it is an empty 202. Each tool call counts against the
// rate limit.
func (s *server) serveBatch(f *exchange.Flow, roots []gjson.Result) {
	version := header(f, versionHeader)
	switch {
	case version != "" && version != batchVersion:
		s.refuseBatch(f, "this revision of the protocol does not allow batches")
		return
	case len(roots) == 0 || len(roots) > maxBatch:
		s.refuseBatch(f, "a batch must have 1 to 20 messages")
		return
	}
	var requests []*message
	calls, appraisals := 0, 0
	for _, root := range roots {
		m := parseMessage(root)
		switch {
		case m.invalid == "" && (m.isResponse || m.id == ""):
			continue
		case m.invalid == "" && m.method == "initialize":
			m.invalid = "initialize must not be part of a batch"
		case m.invalid == "" && m.method == "tools/call":
			calls++
			if m.appraises() {
				appraisals++
			}
		}
		requests = append(requests, m)
	}
	if requests == nil {
		f.Respond(s.response(202, nil))
		return
	}
	var allowed []exchange.Future[bool]
	for range calls - 1 { // the gateway has counted the HTTP request, which stands for the first call
		count := f.Limit(s.Rate)
		allowed = append(allowed, count)
		f.Await(count)
	}
	f.Then(func(f *exchange.Flow) {
		for _, count := range allowed {
			if ok, err := count.Result(); err == nil && !ok {
				s.reply(f, 429, errorJSON("", fault{code: invalidRequest, message: "too many tool calls with this key; try again in a minute"}))
				return
			}
		}
		s.serveRequests(f, requests, appraisals)
	})
}

// appraises reports whether a call is of appraise_product or appraise_products.
func (m *message) appraises() bool {
	return strings.HasPrefix(member(m.params, "name").Str, appraiseProduct)
}

func (s *server) refuseBatch(f *exchange.Flow, text string) {
	s.reply(f, 400, errorJSON("", fault{code: invalidRequest, message: text}))
}

// serveRequests serves the requests of a batch concurrently. An exchange has time and subrequests for one
// appraisal only, or to follow one batch of products, so several calls that appraise are all refused.
func (s *server) serveRequests(f *exchange.Flow, requests []*message, appraisals int) {
	responses := make([][]byte, len(requests))
	for i, m := range requests {
		m.answer = func(_ *exchange.Flow, _ int, response []byte) { responses[i] = response }
		switch {
		case m.invalid != "":
			m.fail(f, fault{code: invalidRequest, message: m.invalid})
		case appraisals > 1 && m.method == "tools/call" && m.appraises():
			(&Call{s, m}).Return(f, Refused(&problem.Problem{Code: problem.BadRequest, Detail: "a batch must not have more than one call of " + appraiseProduct + " or appraise_products"}))
		default:
			f.Await(f.Start(func(f *exchange.Flow) { s.serveRequest(f, m) }))
		}
	}
	f.Then(func(f *exchange.Flow) {
		var w jsontext.Writer
		w.Open('[')
		for _, response := range responses {
			w.Raw(response)
		}
		w.Close(']')
		s.reply(f, 200, w)
	})
}
