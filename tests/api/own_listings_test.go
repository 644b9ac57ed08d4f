package api

import (
	"fmt"
	"strings"
	"testing"
)

// A dealer's own offers are the best matches for the dealer's photo. Excluded, they neither set the price nor crowd out others.
func TestOwnListingsDoNotValueThemselvesIfExcluded(t *testing.T) {
	s := newService(t, 1000)
	for n := range 90 {
		s.exec(`INSERT INTO listing (account, id, title, brand, category, vendor, price, currency, url) VALUES
			('acct_1', ?1, 'Halden Scout 35 rangefinder camera', 'Halden', 'Cameras', 'Dealer & Sons', '450.00', 'USD', ?2)`,
			fmt.Sprint("own", n), fmt.Sprint("https://dealer.example.com/", n))
	}
	request := func(exclude string) string {
		return strings.Replace(cameraRequest, "{", `{"exclude":[`+exclude+`],`, 1)
	}
	if r := s.appraise(cameraRequest); !strings.Contains(string(r.body), "Dealer") {
		t.Fatalf("without exclude: got %s, want the own listings in it, or the test proves nothing", r.body)
	}
	r := s.appraise(request(`"dealer & sons"`))
	s.expectCharge(r, cost)
	items, _ := r.at("similar_items").([]any)
	if len(items) < 2 || strings.Contains(string(r.body), "Dealer") {
		t.Errorf("the vendor is excluded: got %s, want a range of the other listings", r.body)
	}

	s.exec(`DELETE FROM listing WHERE account IS NULL OR id <> 'own1'`)
	for _, exclude := range []string{`"own1"`, `"https://www.dealer.example.com/1?utm_source=mail"`, `"DEALER & SONS"`} {
		r := s.appraise(request(exclude))
		s.expectCharge(r, 0)
		s.expect(r, nil, "appraisal")
	}
	s.expectCharge(s.appraise(cameraRequest), cost) // it is still there
}
