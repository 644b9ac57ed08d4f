package api

import (
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"

	"loupe/build/operate/catalogue"
	"loupe/build/products/host"
	"loupe/core/market"
)

// watch describes a product. testdata/used.csv has eleven listings of it: sales and offers with dates, and with conditions in
// the words of five markets.
const watch = "Ostra Meridian 38 automatic watch blue dial"

// newUsedService starts a service whose catalogue is testdata/used.csv.
func newUsedService(t *testing.T, change ...func(*host.Options)) *service {
	t.Helper()
	s := newService(t, 1000, change...)
	s.load("testdata/used.csv")
	return s
}

// load makes the file's listings the catalogue.
func (s *service) load(name string) {
	s.t.Helper()
	s.loadCatalogue(name, catalogue.Options{})
	s.putRates()
}

// appraiseWatch appraises the item that a description names, with further fields of the request, as JSON members, and with the
// details.
func (s *service) appraiseWatch(description, fields string) reply {
	s.t.Helper()
	return s.send(s.requestDetails(fmt.Sprintf(`{"image_url":%q,"description":%q%s}`, cameraURL, description, fields)))
}

// requestDetails makes an appraisal request with include=details.
func (s *service) requestDetails(body string, headers ...string) *http.Request {
	r := s.request(body, headers...)
	r.URL.RawQuery, r.RequestURI = "include=details", "/api/v1/appraise-product?include=details"
	return r
}

// candidates returns the candidates of the details, by id.
func (r reply) candidates() map[string]map[string]any {
	byID := map[string]map[string]any{}
	list, _ := r.at("details", "candidates").([]any)
	for _, c := range list {
		c := c.(map[string]any)
		byID[c["id"].(string)] = c
	}
	return byID
}

func (s *service) upper(r reply) float64 {
	s.t.Helper()
	s.expectCharge(r, cost)
	upper, _ := r.at("appraisal", "price_upper").(float64)
	return upper
}

func TestConditionIsTheRequestsElseTheDescriptions(t *testing.T) {
	s := newUsedService(t)
	parts, good := s.upper(s.appraiseWatch(watch+", for parts", "")), s.upper(s.appraiseWatch(watch+", good condition", ""))
	if parts >= good {
		t.Errorf("got price_upper %v for parts and %v in good condition, want less for parts", parts, good)
	}
	if got := s.upper(s.appraiseWatch(watch+", for parts", `,"condition":"good"`)); got != good {
		t.Errorf("got price_upper %v for parts with the condition good in the request, want %v as for good", got, good)
	}
	if got := s.upper(s.appraiseWatch(watch, `,"condition":"for_parts"`)); got != parts {
		t.Errorf("got price_upper %v with the condition for_parts, want %v as in the description", got, parts)
	}
}

func TestAsOfCountsOnlyListingsDatedUpToThatDay(t *testing.T) {
	s := newUsedService(t)
	r := s.appraiseWatch(watch, `,"as_of":"2026-09-12"`)
	s.expectCharge(r, cost)
	s.expectContains(r, []any{"appraisal", "reasoning"}, "as of 2026-09-12")
	ids := slices.Sorted(maps.Keys(r.candidates()))
	if want := []string{"u04", "u05", "u06", "u07", "u08", "u09", "u10"}; !slices.Equal(ids, want) {
		t.Errorf("got the candidates %v, want %v", ids, want)
	}
	early := s.appraiseWatch(watch, `,"as_of":"2020-01-01"`)
	s.expectCharge(early, 0)
	s.expect(early, "NO_LISTINGS", "error", "discovery_error", "code")
	if message, _ := early.at("error", "discovery_error", "message").(string); !strings.Contains(message, "dated up to 2020-01-01") {
		t.Errorf("got the message %q, want one that names the day", message)
	}
}

func TestAsOfConvertsAtTheRatesOfThatDay(t *testing.T) {
	s := newUsedService(t)
	for _, day := range []string{"2026-09-11", "2026-09-30"} {
		rate := map[string]string{"2026-09-11": "2", "2026-09-30": "4"}[day]
		s.exec(market.StoreRates, day, `{"date":"`+day+`","base":"EUR","rates":{"USD":`+rate+`,"JPY":100}}`)
	}
	for asOf, want := range map[string]struct{ converted, reason string }{
		"2026-09-30": {"117.50", "at 0.25 EUR per USD, the rate of 2026-09-30."},
		"2026-09-14": {"235.00", "at 0.5 EUR per USD, the rate of 2026-09-11, the day nearest to 2026-09-14 whose rates are stored."},
	} {
		r := s.appraiseWatch(watch, `,"country":"DE","as_of":"`+asOf+`"`)
		s.expectCharge(r, cost)
		if got := r.candidates()["u09"]["converted"]; got != want.converted {
			t.Errorf("%s: USD 470 is converted to EUR %v, want %s", asOf, got, want.converted)
		}
		s.expectContains(r, []any{"appraisal", "reasoning"}, want.reason)
	}
	s.exec(`DELETE FROM rates`)
	r := s.appraiseWatch(watch, `,"country":"DE","as_of":"2026-09-30"`)
	s.expectContains(r, []any{"appraisal", "reasoning"}, "the rate of "+ratesDate+", the day nearest to 2026-09-30 whose rates are stored")
}

func TestRangeWiderThanMaxRangeIsFree(t *testing.T) {
	s := newUsedService(t)
	r := s.appraiseWatch(watch, `,"max_range":1.1`)
	s.expectCharge(r, 0)
	s.expect(r, nil, "appraisal")
	s.expect(r, "NO_VALUE", "error", "appraisal_error", "code")
	if message, _ := r.at("error", "appraisal_error", "message").(string); !strings.Contains(message, "the range would be USD ") || !strings.Contains(message, "max_range allows 1.1") {
		t.Errorf("got the message %q, want the range and the limit", message)
	}
	s.expectCharge(s.appraiseWatch(watch, `,"max_range":50`), cost)
}
