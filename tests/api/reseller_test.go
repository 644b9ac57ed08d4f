package api

import (
	"strings"
	"testing"
	"time"
)

// newResellerService starts a service whose catalogue is testdata/reseller.csv.
func newResellerService(t *testing.T) *service {
	t.Helper()
	s := newService(t, 10_000)
	s.load("testdata/reseller.csv")
	return s
}

// centre returns the estimate of an appraisal, which must have a value.
func (s *service) centre(r reply) float64 {
	s.t.Helper()
	s.expectCharge(r, cost)
	v, _ := r.at("details", "estimate").(float64)
	return v
}

// The photo's match is a camera with its lens. What the caller states precedes it.
func TestCallersWordsPrecedeThePhotosMatch(t *testing.T) {
	s := newResellerService(t)
	s.setListingImage("c01", photoJPEG(1))
	complete := s.centre(s.appraiseWatch("", ""))
	if complete < 370 || complete > 440 {
		t.Errorf("got %v without a description, want about 410", complete)
	}
	for description, want := range map[string]struct{ low, high float64 }{
		"body only": {230, 280}, "nur Gehäuse": {230, 280}, "boîtier seul": {230, 280},
		"box only": {15, 25}, "leere OVP": {15, 25}, "solo la scatola": {15, 25}, "empty box": {15, 25},
		"for parts": {120, 280}, "defekt": {120, 280}, "pour pièces": {120, 280},
		"lot of 3": {1000, 1350}, "lot de 3": {1000, 1350}, "three cameras": {1000, 1350}, "3 Stück": {1000, 1350},
		"lens missing": {230, 280}, "ohne das Objektiv": {230, 280}, "objectif manquant": {230, 280},
		"no lens cap, no box": {370, 440}, "only the box is torn": {370, 440}, "lot of 1000": {370, 440},
		"two cameras, one broken": {500, 700}, "battery door missing": {310, 370},
	} {
		if got := s.centre(s.appraiseWatch(description, "")); got < want.low || got > want.high {
			t.Errorf("%q: got %v, want %v to %v", description, got, want.low, want.high)
		}
	}
	none := s.appraiseWatch("charger only", "")
	s.expectCharge(none, 0)
	s.expect(none, "NO_VALUE", "error", "appraisal_error", "code")
	s.expect(none, "no listing is an offer of the charger alone", "error", "appraisal_error", "message")
}

func TestUnconfirmedContradictionCostsNothing(t *testing.T) {
	s := newServiceWithUpstreams(t, "openai", "catalog")
	request := func(description string) string {
		return `{"image_url":"` + cameraURL + `","description":"` + description + `"}`
	}
	s.expectCharge(s.appraise(request("Halden Scout 35")), cost)
	s.exec(`DELETE FROM listing WHERE id NOT IN ('c1', 'g1')`)
	s.exec(`UPDATE listing SET title = 'Halden tripod', brand = 'Halden', category = 'Tripods' WHERE id = 'c1'`)
	s.advance(2 * time.Hour) // the discovery is cached for an hour
	r := s.appraise(request("microsoft office"))
	s.expectCharge(r, 0)
	s.expect(r, nil, "appraisal")
	s.expect(r, "NO_VALUE", "error", "appraisal_error", "code")
	if message, _ := r.at("error", "appraisal_error", "message").(string); !strings.Contains(message, "names another product than the photo shows") {
		t.Errorf("got the message %q, want the contradiction", message)
	}
}

// Each condition that an answer names may be sent as the condition of a request.
func TestConditionsOfTheDetailsAreConditionsOfRequests(t *testing.T) {
	s := newUsedService(t)
	r := s.appraiseWatch(watch+", used", "")
	s.expectCharge(r, cost)
	names := map[string]bool{}
	list, _ := r.at("details", "conditions").([]any)
	for _, c := range list {
		names[c.(map[string]any)["condition"].(string)] = true
	}
	for _, c := range r.candidates() {
		if name, ok := c["condition"].(string); ok {
			names[name] = true
		}
	}
	if !names["excellent"] || !names["used"] || len(names) < 6 {
		t.Errorf("got the conditions %v, want excellent, used and others", names)
	}
	for name := range names {
		s.expectCharge(s.appraiseWatch(watch, `,"condition":"`+name+`"`), cost)
	}
}

func TestLaterListingsPictureIdentifiesTheItemWithoutItsPrice(t *testing.T) {
	s := newResellerService(t)
	s.setListingImage("c02", photoJPEG(1))
	r := s.appraiseWatch("", `,"as_of":"2026-10-05"`)
	s.expectCharge(r, cost)
	s.expectContains(r, []any{"appraisal", "reasoning"}, "The photo matches the picture of “Halden Scout 35 camera with 50 mm lens and case”")
	for id := range r.candidates() {
		if id == "c02" || id == "c03" {
			t.Errorf("%s is a candidate, want only listings dated up to the day", id)
		}
	}
	if got := s.centre(r); got < 380 || got > 420 {
		t.Errorf("got %v, want about 400 by the earlier sale", got)
	}
}
