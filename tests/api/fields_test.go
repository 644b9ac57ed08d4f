package api

import (
	"fmt"
	"testing"
)

func TestCurrencyOverridesTheCurrencyOfTheCountry(t *testing.T) {
	s := newService(t, 100)
	s.putRates()
	r := s.appraise(`{"image_url":"` + cameraURL + `","description":"Halden Scout 35 rangefinder camera","country":"GB","currency":"eur"}`)
	s.expectCharge(r, cost)
	s.expect(r, "EUR", "appraisal", "price_currency")
}

func TestLimitBoundsSimilarItems(t *testing.T) {
	s := newService(t, 100)
	for _, limit := range []int{1, 2} {
		r := s.appraise(fmt.Sprintf(`{"image_url":"%s","description":"Halden Scout 35 rangefinder camera","limit":%d}`, cameraURL, limit))
		if items, _ := r.at("similar_items").([]any); len(items) != limit {
			t.Errorf("got %d similar items in %s, want %d", len(items), r.body, limit)
		}
	}
}
