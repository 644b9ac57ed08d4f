package api

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"loupe/build/operate/calibration"
	"loupe/worker/listingcsv"
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

// work runs the schedule each minute until no calibration is due.
func (s *service) work() {
	s.t.Helper()
	for range 100 {
		s.advance(time.Minute)
		if _, err := s.Work(); err != nil {
			s.t.Fatal(err)
		}
		if s.queryInt(`SELECT count(*) FROM calibration_task WHERE sample > 0 OR changed > 0`) == 0 {
			return
		}
	}
	s.t.Fatal("the calibration did not end in 100 minutes")
}

// Uploaded listings are calibrated as imported ones are, and a reason of their account's appraisals says so.
func TestOwnListingsAreCalibratedByTheSchedule(t *testing.T) {
	s := newService(t, 1000)
	other := s.addAccount("acct_2", 100)
	var file []listingcsv.Listing
	for n := range 60 {
		l := listingcsv.Listing{ID: fmt.Sprint("own", n), Title: fmt.Sprintf("Orvik T%d00 turntable", 1+n/6), Brand: "Orvik", Vendor: fmt.Sprint("Buyer ", n),
			Price: fmt.Sprint(100 + 20*(n/6) + n*37%60), Currency: "USD", Condition: "gebraucht", Sold: "yes"}
		file = append(file, l)
		s.exec(`INSERT INTO listing (account, id, title, brand, vendor, price, currency, condition, sold) VALUES ('acct_1', ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
			l.ID, l.Title, l.Brand, l.Vendor, l.Price, l.Currency, l.Condition, l.Sold)
	}
	s.exec(`INSERT INTO calibration_task (account, changed, due_at) VALUES ('acct_1', 60, ?1)`, s.clock().UnixMilli())
	body := `{"image_url":"` + cameraURL + `","description":"Orvik T400 turntable, used"}`
	appraise := func() reply {
		answer := s.send(s.requestDetails(body))
		s.expectCharge(answer, cost)
		return answer
	}
	before := appraise()
	s.expect(before, "own", "details", "candidates", 0, "source")
	s.expect(before, nil, "details", "calibration")
	s.work()
	after := appraise()
	want, err := calibration.Of(file)
	if err != nil || want.Listings == 0 {
		t.Fatalf("got %+v, error %v, want a model of the file", want, err)
	}
	// The model is the same to the byte, whether the import fits it natively or the schedule in the Worker.
	if n := s.queryInt(`SELECT count(*) FROM calibration WHERE account = 'acct_1' AND correction = ?1 AND cells = ?2 AND listings = ?3`, want.CorrectionJSON(), want.Cells, want.Listings); n != 1 {
		t.Errorf("the schedule fitted another model than the import: %d are equal, want 1", n)
	}
	s.expect(after, want.Listings, "details", "calibration", "listings")
	s.expectContains(after, []any{"appraisal", "reasoning"}, fmt.Sprintf("checked on %d listings of the same source", want.Listings))
	if n := s.queryInt(`SELECT count(*) FROM calibration_trial`); n != 0 {
		t.Errorf("%d trials are left, want none", n)
	}
	if r := s.send(s.requestOf(other, body)); strings.Contains(string(r.body), "checked on") {
		t.Errorf("the calibration has an effect on another account: %s", r.body)
	}
}
