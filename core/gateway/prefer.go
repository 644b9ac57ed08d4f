package gateway

import (
	"strings"

	"loupe/core/appraisal"
	"loupe/core/exchange"
)

// prefersAsync reports whether the caller prefers an asynchronous response (RFC 7240 section 4.1).
func prefersAsync(headers exchange.Headers) bool { return listed(headers, "prefer", "respond-async") }

// acceptsEvents reports whether the caller accepts server-sent events.
func acceptsEvents(headers exchange.Headers) bool {
	return listed(headers, "accept", "text/event-stream")
}

// listed reports whether a header is a list that has the value. Repeated headers count as one list.
// Parameters after a semicolon and case are ignored.
func listed(headers exchange.Headers, name, value string) bool {
	for _, h := range headers {
		if h.Name != name {
			continue
		}
		for item := range strings.SplitSeq(h.Value, ",") {
			item, _, _ = strings.Cut(item, ";")
			if strings.EqualFold(strings.TrimSpace(item), value) {
				return true
			}
		}
	}
	return false
}

// accepted answers an asynchronous call with 202 once its credits are held. The appraisal goes on.
func accepted(f *exchange.Flow, id string) {
	location := exchange.Header{Name: "location", Value: "/api/v1/appraisals/" + id}
	headers := append(exchange.Headers{location, {Name: "loupe-appraisal-id", Value: id}, {Name: "preference-applied", Value: "respond-async"}},
		retryAfter(appraisal.RetryAfter)...)
	f.Respond(withRequestID(f, jsonResponse(202, "application/json", recordJSON(appraisal.Outcome{ID: id, Refusal: appraisal.InProgress}), headers...)))
}
