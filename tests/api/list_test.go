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
	s.expect(list, cost, "items", 1, "credits_charged")
	s.expect(list, cameraURL, "items", 1, "image_url")
	for _, member := range []string{"price_lower", "price_upper", "price_currency"} {
		s.expect(list, valued.at("appraisal", member), "items", 1, "appraisal", member)
	}
	s.expect(list, valued.at("appraisal", "best_match", "title"), "items", 1, "appraisal", "best_match")
	s.expect(list, nil, "items", 2)
}

func TestAppraisalsAreListedInPages(t *testing.T) {
	s := newService(t, 1000)
	var ids []string
	for range 53 {
		s.advance(time.Second)
		ids = append(ids, s.appraise(cameraRequest).appraisalID())
	}
	s.addAccount("acct_2", 100)
	first := s.get("/api/v1/appraisals")
	items, _ := first.at("items").([]any)
	if len(items) != 50 || first.at("items", 0, "id") != ids[52] || first.at("items", 49, "id") != ids[3] {
		t.Fatalf("got %d items from %v on, want the 50 newest", len(items), first.at("items", 0))
	}
	next, _ := first.at("next").(string)
	second := s.get("/api/v1/appraisals?after=" + next)
	if items, _ := second.at("items").([]any); len(items) != 3 || second.at("items", 0, "id") != ids[2] || second.at("next") != nil {
		t.Errorf("got the second page %s, want the 3 oldest and no next", second.body)
	}
	s.key = s.addAccount("acct_3", 0)
	s.expectEmpty(s.get("/api/v1/appraisals"), "items")
	s.expectProblem(s.get("/api/v1/appraisals?after=%27"), 400, "BAD_REQUEST")
}
