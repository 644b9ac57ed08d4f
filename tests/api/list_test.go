package api

import (
	"testing"
	"time"
)

// The service of the tests also checks each response against docs/openapi.yaml.
func TestAppraisalsAreListedNewestFirst(t *testing.T) {
	s := newService(t, 100)
	list := s.get("/api/v1/appraisals")
	s.expect(list, nil, "items", 0)
	s.expect(list, nil, "next")

	valued := s.appraise(cameraRequest)
	s.advance(time.Second)
	unvalued := s.appraise(`{"image_url":"` + flatURL + `"}`)
	list = s.get("/api/v1/appraisals")
	if list.StatusCode != 200 {
		t.Fatalf("got %d %s, want 200", list.StatusCode, list.body)
	}
	s.expect(list, unvalued.appraisalID(), "items", 0, "id")
	s.expect(list, "no_value", "items", 0, "state")
	s.expect(list, 0, "items", 0, "credits_charged")
	s.expect(list, nil, "items", 0, "appraisal")
	s.expect(list, valued.appraisalID(), "items", 1, "id")
	s.expect(list, "valued", "items", 1, "state")
	s.expect(list, 10, "items", 1, "credits_charged")
	s.expect(list, cameraURL, "items", 1, "image_url")
	for _, member := range []string{"price_lower", "price_upper", "price_currency"} {
		s.expect(list, valued.at("appraisal", member), "items", 1, "appraisal", member)
	}
	s.expect(list, valued.at("appraisal", "best_match", "title"), "items", 1, "appraisal", "best_match")
	s.expect(list, nil, "items", 2)
}

func TestInvalidCursorIs400(t *testing.T) {
	s := newService(t, 100)
	for _, cursor := range []string{"a%20b", "zzz", "", "apr_zzz", "null"} {
		r := s.get("/api/v1/appraisals?after=" + cursor)
		s.expectProblem(r, 400, "BAD_REQUEST")
		s.expect(r, "after", "field")
	}
}
