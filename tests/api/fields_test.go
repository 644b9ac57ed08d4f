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

func TestExcludedListingsAreNotUsed(t *testing.T) {
	s := newService(t, 100)
	for _, entry := range []string{"c1", "https://shop.com/c1", "https://www.shop.com/c1?utm_source=x", "sample photo"} {
		r := s.appraise(`{"image_url":"` + cameraURL + `","description":"Halden Scout 35 rangefinder camera","exclude":["` + entry + `"]}`)
		s.expectCharge(r, cost)
		items, _ := r.at("similar_items").([]any)
		for i := range items {
			if r.at("similar_items", i, "url") == "https://shop.com/c1" {
				t.Errorf("exclude %s: the answer has the listing: %s", entry, r.body)
			}
		}
		if len(items) == 0 {
			t.Errorf("exclude %s: got no similar items, want the other listings", entry)
		}
	}
}

func TestConditionOfTheRequestChangesTheRange(t *testing.T) {
	s := newService(t, 100)
	upper := func(condition string) float64 {
		r := s.appraise(`{"image_url":"` + cameraURL + `","description":"Halden Scout 35 rangefinder camera","condition":"` + condition + `"}`)
		s.expectCharge(r, cost)
		s.expectContains(r, []any{"appraisal", "reasoning"}, "condition")
		v, _ := r.at("appraisal", "price_upper").(float64)
		return v
	}
	s.exec(`UPDATE listing SET title = title || ', used'`)
	if poor, good := upper("poor"), upper("good"); poor >= good {
		t.Errorf("got price_upper %v in poor condition and %v in good condition, want less in poor condition", poor, good)
	}
}

func TestDetailsAreIncludedOnRequest(t *testing.T) {
	s := newService(t, 100)
	path := "/api/v1/appraise-product?include=details"
	r := s.request(cameraRequest)
	r.URL.RawQuery, r.RequestURI = "include=details", path
	with := s.send(r)
	s.expectCharge(with, cost)
	for _, key := range []string{"estimate", "confidence", "candidates", "stages", "item", "upstreams"} {
		if with.at("details", key) == nil {
			t.Errorf("details have no %s in %s", key, with.body)
		}
	}
	if s.appraise(cameraRequest).at("details") != nil {
		t.Error("got details without include=details")
	}
}
