package api

import (
	"fmt"
	"strings"
	"testing"
)

// addOwn adds a listing of the camera that belongs to an account.
func (s *service) addOwn(account string) {
	s.t.Helper()
	s.exec(`INSERT INTO listing (account, id, title, brand, category, vendor, price, currency) VALUES
		(?1, 'c1', 'Halden Scout 35 rangefinder camera', 'Halden', 'Cameras', ?2, '405.00', 'USD')`, account, "Stock of "+account)
}

// The own listing has the id of a shared one. Both count, and the evidence tells them apart.
func TestOwnListingsCountForTheirAccountOnly(t *testing.T) {
	s := newService(t, 100)
	other := s.addAccount("acct_2", 100)
	s.addOwn("acct_1")
	for _, c := range []struct {
		account, key string
		want         bool
	}{{"acct_1", s.key, true}, {"acct_2", other, false}} {
		r := s.send(s.requestOf(c.key, cameraRequest))
		if r.StatusCode != 200 {
			t.Fatalf("%s: got %d %s", c.account, r.StatusCode, r.body)
		}
		if got := strings.Contains(string(r.body), "Stock of acct_1"); got != c.want {
			t.Errorf("%s: got the own listing of acct_1 %v, want %v: %s", c.account, got, c.want, r.body)
		}
	}
	sources := map[any]int{}
	candidates, _ := s.record(s.appraise(cameraRequest)).at("evidence", "candidates").([]any)
	for _, c := range candidates {
		if c := c.(map[string]any); c["id"] == "c1" {
			sources[c["source"]]++
		}
	}
	if len(sources) != 2 || sources["catalog"] != 1 || sources["own"] != 1 {
		t.Errorf("got the sources %v of the listings c1, want catalog and own once each", sources)
	}
}

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
	s.expectCharge(r, 10)
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
	s.expectCharge(s.appraise(cameraRequest), 10) // it is still there
}

// A discovery with an account's own listings must not reach another account through the cache.
func TestDiscoveryIsNotSharedBetweenAccountsWithTheCatalogue(t *testing.T) {
	s := newServiceWithUpstreams(t, "openai", mixedSearch)
	other := s.addAccount("acct_2", 100)
	s.addOwn("acct_1")
	first := s.appraise(cameraRequest)
	s.Wait()
	if r := s.send(s.requestOf(other, cameraRequest)); r.StatusCode != 200 || strings.Contains(string(r.body), "Stock of acct_1") {
		t.Errorf("acct_2 got %d %s, want no listing of acct_1", r.StatusCode, r.body)
	}
	s.Wait()
	if !strings.Contains(string(first.body), "Stock of acct_1") {
		t.Errorf("acct_1 got %s, want its own listing, or the test proves nothing", first.body)
	}
	s.expect(s.record(s.appraise(cameraRequest)), true, "evidence", "reused")
}
