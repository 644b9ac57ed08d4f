package api

import (
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
	r := s.appraise(`{"image_url":"` + cameraURL + `","description":"Halden Scout 35 rangefinder camera","country":"GB","currency":"eur"}`)
	s.expect(r, "EUR", "appraisal", "price_currency")
}
