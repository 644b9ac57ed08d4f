package api

import (
	"fmt"
	"strings"
	"testing"

	"loupe/core/market"
)

// The exchange rates that tests put into KV. 1 EUR is 1.25 USD.
const (
	ratesDate = "2026-11-20"
	ratesJSON = `{"date":"` + ratesDate + `","base":"EUR","rates":{"USD":1.25,"GBP":0.85,"JPY":160}}`
)

func (s *service) putRates() { s.KV().Put(market.RatesKey, []byte(ratesJSON), 3600) }

func TestCountrySetsTheCurrency(t *testing.T) {
	s := newService(t, 1000)
	s.putRates()
	for country, currency := range map[string]string{"US": "USD", "de": "EUR", "GB": "GBP", "jp": "JPY"} {
		r := s.appraise(`{"image_url":"` + cameraURL + `","description":"Halden Scout 35 rangefinder camera","country":"` + country + `"}`)
		s.expectCharge(r, cost)
		s.expect(r, currency, "appraisal", "price_currency")
		s.expectContains(r, []any{"appraisal", "reasoning"}, ratesDate)
		items, _ := r.at("similar_items").([]any)
		for i := range items {
			price, _ := r.at("similar_items", i, "price").(string)
			if units, cents, _ := strings.Cut(price, "."); units == "" || len(cents) != 2 {
				t.Errorf("%s: got price %q, want two decimals", country, price)
			}
		}
		lower, upper := r.at("appraisal", "price_lower").(float64), r.at("appraisal", "price_upper").(float64)
		if lower > upper || lower <= 0 {
			t.Errorf("%s: got the range %v to %v, want 0 < lower <= upper", country, lower, upper)
		}
		if currency == "JPY" && (lower != float64(int(lower)) || lower < 20000) {
			t.Errorf("%s: got the lower bound %v, want 20000 or more without decimals", country, lower)
		}
	}
}

func TestConvertedPriceIsExact(t *testing.T) {
	s := newService(t, 100)
	s.putRates()
	r := s.appraise(cameraRequest)
	for i := range 4 {
		if r.at("similar_items", i, "url") == "https://shop.com/c4" {
			s.expect(r, "500.00", "similar_items", i, "price") // 400 EUR at 1.25
			return
		}
	}
	t.Errorf("got %s, want the listing in EUR", r.body)
}

func TestDefaultCountryVariableSetsTheCurrency(t *testing.T) {
	s := newService(t, 100, withVars(map[string]string{"DEFAULT_COUNTRY": "gb"}))
	s.exec(`UPDATE listing SET currency = 'GBP', price = '£200'`)
	s.expect(s.appraise(cameraRequest), "GBP", "appraisal", "price_currency")
}

func TestUnusablePricesAreReportedByListing(t *testing.T) {
	s := newService(t, 100)
	s.exec(`UPDATE listing SET price = 'call us' WHERE id = 'c1'`)
	s.exec(`UPDATE listing SET price = '12.00' , currency = '' WHERE id = 'c2'`)
	r := s.appraise(cameraRequest)
	s.charged(r)
	got := map[string]string{}
	for i := range 2 {
		entry := func(name string) string { return fmt.Sprint(r.at("error", "price_enrichment_errors", i, name)) }
		got[entry("url")] = entry("code")
	}
	for url, want := range map[string]string{
		"https://shop.com/c1": "PRICE_UNREADABLE", "https://shop.com/c2": "PRICE_CURRENCY",
	} {
		if got[url] != want {
			t.Errorf("%s: got code %q, want %q in %s", url, got[url], want, r.body)
		}
	}
	s.expect(r, "NO_EXCHANGE_RATE", "error", "price_enrichment_errors", 2, "code")
	if list, _ := r.at("error", "price_enrichment_errors").([]any); len(list) != 3 {
		t.Errorf("got %d entries, want 3: %s", len(list), r.body)
	}
}

func TestWithoutPricesThereIsAnAppraisalError(t *testing.T) {
	s := newService(t, 100)
	s.exec(`UPDATE listing SET price = ''`)
	r := s.appraise(cameraRequest)
	s.expectCharge(r, 0)
	s.expect(r, nil, "appraisal")
	s.expect(r, "NO_VALUE", "error", "appraisal_error", "code")
	s.expectEmpty(r, "similar_items")
}

func TestEvidenceIsStoredWithTheAnswer(t *testing.T) {
	s := newService(t, 100)
	r := s.appraise(cameraRequest)
	for _, path := range []string{
		"$.photo.sha256", "$.candidates[0].probability", "$.candidates[0].why", "$.candidates[0].evidence", "$.stages[0].ms", "$.confidence",
	} {
		if s.queryInt(`SELECT count(*) FROM appraisal WHERE id = ?1 AND coalesce(json_extract(evidence, ?2), '{}') <> '{}' AND answer = ?3`,
			r.appraisalID(), path, string(r.body)) != 1 {
			t.Errorf("got stored evidence without %s, want it there", path)
		}
	}
}
