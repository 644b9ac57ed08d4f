package api

import (
	"testing"
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
