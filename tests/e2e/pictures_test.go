package e2e

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"loupe/build/dev"
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
	ctx := context.Background()
	folder := t.TempDir()
	var log logBuffer
	s, err := startLoaded(ctx, options(folder, &log))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Stop()
	insert := "INSERT INTO listing (id, title, price, currency, image) VALUES ('gone', 'Orvik Drift acoustic guitar', '300', 'USD', '" + host.URL + "/none.jpg'), " +
		"('g9', 'Orvik Drift acoustic guitar', '310', 'USD', '" + host.URL + "/guitar.jpg'), ('g10', 'Orvik Drift acoustic guitar', '320', 'USD', '" + host.URL + "/guitar2.jpg')"
	if err := dev.Wrangler(ctx, "d1", "execute", "loupe", "--local", "--persist-to", folder, "--command", insert); err != nil {
		t.Fatal(err)
	}
	c := newCustomer(t, s, 100)
	appraise := func() (title any, charged int) {
		r, charged := c.call("image_url", host.URL+"/guitar-photo.jpg")
		return r.at("appraisal", "best_match", "title"), charged
	}
	if title, charged := appraise(); title != nil || charged != 0 {
		t.Fatalf("before the schedule: got %v for %d credits, want nothing", title, charged)
	}
	if err := s.Scheduled(ctx); err != nil {
		t.Fatal(err)
	}
	if title, charged := appraise(); title != "Orvik Drift acoustic guitar" || charged != 10 {
		t.Errorf("after the schedule: got %v for %d credits, want the guitar for 10", title, charged)
	}
}
