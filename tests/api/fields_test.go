package api

import (
	"fmt"
	"testing"
	"time"
)

func TestCurrencyOverridesTheCurrencyOfTheCountry(t *testing.T) {
	s := newService(t, 100)
	s.putRates()
	r := s.appraise(`{"image_url":"` + cameraURL + `","description":"Halden Scout 35 rangefinder camera","country":"GB","currency":"eur"}`)
	s.expectCharge(r, 10)
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
		s.expectCharge(r, 10)
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
		s.expectCharge(r, 10)
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
	s.expectCharge(with, 10)
	for _, key := range []string{"estimate", "confidence", "candidates", "stages", "item", "upstreams"} {
		if with.at("details", key) == nil {
			t.Errorf("details have no %s in %s", key, with.body)
		}
	}
	if s.appraise(cameraRequest).at("details") != nil {
		t.Error("got details without include=details")
	}
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
	s.expect(first, "valued", "items", 0, "state")
	s.expect(first, 10, "items", 0, "credits_charged")
	s.expect(first, cameraURL, "items", 0, "image_url")
	s.expect(first, "USD", "items", 0, "appraisal", "price_currency")
	next, _ := first.at("next").(string)
	second := s.get("/api/v1/appraisals?after=" + next)
	if items, _ := second.at("items").([]any); len(items) != 3 || second.at("items", 0, "id") != ids[2] || second.at("next") != nil {
		t.Errorf("got the second page %s, want the 3 oldest and no next", second.body)
	}
	s.key = s.addAccount("acct_3", 0)
	s.expectEmpty(s.get("/api/v1/appraisals"), "items")
	s.expectProblem(s.get("/api/v1/appraisals?after=%27"), 400, "BAD_REQUEST")
}
