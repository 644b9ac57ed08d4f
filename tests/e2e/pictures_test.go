package e2e

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"loupe/tests/fixture"
)

// Listings that are uploaded in the dashboard, or imported without FETCH=1, have pictures at URLs that nobody has read. The
// schedule reads them, and then a photo finds them.
func TestScheduleReadsTheCataloguesPictures(t *testing.T) {
	t.Parallel()
	guitar := encode(fixture.Picture(7), 90)
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/guitar") {
			w.Write(guitar)
			return
		}
		http.NotFound(w, r)
	}))
	defer host.Close()
	s := startLoaded(t, nil)
	insert := "INSERT INTO listing (id, title, price, currency, image) VALUES ('gone', 'Orvik Drift acoustic guitar', '300', 'USD', '" + host.URL + "/none.jpg'), " +
		"('g9', 'Orvik Drift acoustic guitar', '310', 'USD', '" + host.URL + "/guitar.jpg'), ('g10', 'Orvik Drift acoustic guitar', '320', 'USD', '" + host.URL + "/guitar2.jpg')"
	if err := s.Execute(t.Context(), insert); err != nil {
		t.Fatal(err)
	}
	c := newCustomer(t, s.Service, 100)
	appraise := func() (title any, charged int) {
		r, charged := c.call("image_url", host.URL+"/guitar-photo.jpg")
		return r.at("appraisal", "best_match", "title"), charged
	}
	if title, charged := appraise(); title != nil || charged != 0 {
		t.Fatalf("before the schedule: got %v for %d credits, want nothing", title, charged)
	}
	if err := s.Scheduled(t.Context()); err != nil {
		t.Fatal(err)
	}
	if title, charged := appraise(); title != "Orvik Drift acoustic guitar" || charged != cost {
		t.Errorf("after the schedule: got %v for %d credits, want the guitar for the price", title, charged)
	}
}
