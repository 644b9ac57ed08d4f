package api

import (
	"fmt"
	"strings"
	"testing"

	"loupe/core/account"
)

const rates = `{"date":"2026-11-20","base":"EUR","rates":{"USD":1.25,"GBP":0.85,"JPY":160}}`

func TestCountrySetsTheCurrency(t *testing.T) {
	s := start(t, 1000)
	s.KV().Put(account.RatesKey, []byte(rates), 3600)
	for country, currency := range map[string]string{"US": "USD", "de": "EUR", "GB": "GBP", "jp": "JPY"} {
		r := s.appraise(`{"image_url":"` + cameraURL + `","description":"Halden Scout 35 rangefinder camera","country":"` + country + `"}`)
		if s.appraised(r) != 10 || r.at("appraisal", "price_currency") != currency {
			t.Errorf("%s: %s", country, r.text)
		}
		if reasons := fmt.Sprint(r.at("appraisal", "reasoning")); !strings.Contains(reasons, "2026-11-20") {
			t.Errorf("%s: the reasons name no rate's day: %s", country, reasons)
		}
		items, _ := r.at("similar_items").([]any)
		for i := range items {
			price, _ := r.at("similar_items", i, "price").(string)
			if whole, cents, _ := strings.Cut(price, "."); whole == "" || len(cents) != 2 {
				t.Errorf("%s: price %q has not two decimals", country, price)
			}
		}
		lower, upper := r.at("appraisal", "price_lower").(float64), r.at("appraisal", "price_upper").(float64)
		if lower > upper || lower <= 0 || currency == "JPY" && (lower != float64(int(lower)) || lower < 20000) {
			t.Errorf("%s: %v to %v", country, lower, upper)
		}
	}
}

func TestConvertedPriceIsExact(t *testing.T) {
	s := start(t, 100)
	s.KV().Put(account.RatesKey, []byte(rates), 3600)
	r := s.appraise(plain)
	for i := range 4 {
		if r.at("similar_items", i, "url") == "https://shop.com/c4" {
			if r.at("similar_items", i, "price") != "500.00" { // 400 EUR at 1.25
				t.Errorf("%s", r.text)
			}
			return
		}
	}
	t.Errorf("the listing in EUR is not there: %s", r.text)
}

func TestDefaultCountryIsConfiguration(t *testing.T) {
	s := start(t, 100, withVars(map[string]string{"DEFAULT_COUNTRY": "gb"}))
	s.exec(`UPDATE listing SET currency = 'GBP', price = '£200'`)
	if r := s.appraise(plain); r.at("appraisal", "price_currency") != "GBP" {
		t.Errorf("%s", r.text)
	}
}

func TestPricesThatCannotBeReadOrConverted(t *testing.T) {
	s := start(t, 100)
	s.exec(`UPDATE listing SET price = 'call us' WHERE id = 'c1'`)
	s.exec(`UPDATE listing SET price = '12.00' , currency = '' WHERE id = 'c2'`)
	r := s.appraise(plain)
	s.appraised(r)
	codes := map[string]string{}
	for i := range 3 {
		codes[fmt.Sprint(r.at("error", "price_enrichment_errors", i, "url"))] = fmt.Sprint(r.at("error", "price_enrichment_errors", i, "code"))
	}
	for url, code := range map[string]string{"https://shop.com/c1": "PRICE_UNREADABLE", "https://shop.com/c2": "PRICE_CURRENCY", "https://shop.com/c4": "NO_EXCHANGE_RATE"} {
		if codes[url] != code {
			t.Errorf("%s: %q, want %q in %s", url, codes[url], code, r.text)
		}
	}
}

func TestNoPriceAtAllIsAnAppraisalError(t *testing.T) {
	s := start(t, 100)
	s.exec(`UPDATE listing SET price = ''`)
	r := s.appraise(plain)
	if s.appraised(r) != 0 || r.at("appraisal") != nil || r.at("error", "appraisal_error", "code") != "NO_VALUE" || r.at("similar_items", 0) != nil {
		t.Errorf("%s", r.text)
	}
}

func TestEvidenceIsStored(t *testing.T) {
	s := start(t, 100)
	r := s.appraise(plain)
	for _, path := range []string{"$.photo.sha256", "$.candidates[0].probability", "$.candidates[0].why", "$.candidates[0].evidence.\"item found\"", "$.stages[0].ms", "$.confidence"} {
		if s.number(`SELECT count(*) FROM appraisal WHERE id = ?1 AND json_extract(evidence, ?2) IS NOT NULL AND answer = ?3`,
			r.Header.Get("Loupe-Appraisal-Id"), path, string(r.text)) != 1 {
			t.Errorf("no %s in the evidence", path)
		}
	}
}
