package api

import (
	"fmt"
	"testing"

	"loupe/build/products/host"
	"loupe/tests/fixture"
	"loupe/tests/upstream"
)

// withSources adds sources to SOURCES. The stand-ins answer the requests to the hosts of docs/SOURCES.md.
func withSources(sources string) func(*host.Options) {
	return func(o *host.Options) {
		o.Transport.(*router).upstreams.(*upstream.Web).AddSources(sources, o.Vars, o.Secrets)
	}
}

// documentedSources are the examples in docs/SOURCES.md: their names, the names of their stand-ins, and one listing of each, as
// the evidence shows it.
var documentedSources = []struct {
	name, vendor string
	candidates   int
	calls        int
	url          string
	want         map[string]any
}{
	{"sold-prices", "sold prices", 3, 1, "https://market.example.com/sold/918273",
		map[string]any{"price": "401.00", "currency": "USD", "condition": "good", "sold": true, "date": "2026-10-30", "vendor": "Sample Market", "id": "918273"}},
	{"camera-shop", "camera shop", 3, 1, "https://shop.example.com/p/halden-scout-35-0412",
		map[string]any{"price": "425.90", "currency": "USD", "condition": "very_good", "sold": nil, "vendor": "Example Camera Shop", "id": "HS35-0412"}},
	{"auction-house", "auction house", 2, 1, "https://auctions.example.com/lots/114",
		map[string]any{"price": "378.00", "currency": "GBP", "condition": "used", "sold": true, "date": "2026-11-05", "vendor": "Example Auctions", "id": "114"}},
	{"wholesaler", "wholesaler", 3, 2, "https://wholesale.example.com/offer/W-7701",
		map[string]any{"price": "368.90", "currency": "EUR", "condition": "used", "sold": nil, "date": "2026-11-05", "brand": "Halden", "vendor": "Example Wholesale", "id": "W-7701"}},
}

// The sources are exactly those that an operator copies from docs/SOURCES.md.
func TestDocumentedSourcesBringListings(t *testing.T) {
	sources := fixture.DocumentedSources(t)
	for _, c := range documentedSources {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			s := newServiceWithUpstreams(t, "", c.name+","+catalog, withSources(sources))
			r := s.appraise(cameraRequest)
			s.expectCharge(r, cost)
			s.expect(r, nil, "error", "discovery_error")
			record := s.record(r)
			if n := countCandidates(record, c.name); n != c.candidates {
				t.Errorf("got %d candidates, want %d in %s", n, c.candidates, record.body)
			}
			found := false
			candidates, _ := record.at("evidence", "candidates").([]any)
			for i := range candidates {
				if record.at("evidence", "candidates", i, "url") != c.url || found {
					continue
				}
				found = true
				for member, want := range c.want {
					if got := record.at("evidence", "candidates", i, member); fmt.Sprint(got) != fmt.Sprint(want) {
						t.Errorf("%s: got %s %v, want %v", c.url, member, got, want)
					}
				}
			}
			if !found {
				t.Errorf("got no candidate with the URL %s in %s", c.url, record.body)
			}
			if n := len(s.web.Calls(c.vendor)); n != c.calls {
				t.Errorf("got %d calls, want %d", n, c.calls)
			}
			s.expect(record, c.name, "evidence", "upstreams", 0, "provider")
			s.expectHealth(c.name, "ok")
		})
	}
}
