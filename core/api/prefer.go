package api

import (
	"loupe/core/appraisal"
	"loupe/core/exchange"
)

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
