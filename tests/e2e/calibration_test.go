package e2e

import (
	"context"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"loupe/build/dev"
)

// Listings that are uploaded in the dashboard are calibrated by the schedule: it draws a sample, appraises four of its
// listings each minute, and stores the result.
func TestScheduleCalibratesUploadedListings(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	folder := t.TempDir()
	var log logBuffer
	s, err := dev.Start(ctx, options(folder, &log))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Stop()
	administer := func(method, path, body string) reply {
		request, _ := http.NewRequest(method, s.URL+path, strings.NewReader(body))
		request.Header.Set("Authorization", "Bearer "+adminToken)
		return send(t, request)
	}
	upload, _ := administer("POST", "/admin/uploads", `{"name":"sold.csv"}`).at("id").(string)
	rows := "id,title,price,currency,condition,sold\n"
	for n := range 36 {
		rows += fmt.Sprintf("t%d,Orvik T%d00 turntable,%d,USD,gebraucht,yes\n", n, 1+n/6, 100+20*(n/6)+n*37%60)
	}
	for range 2 { // a piece that is sent again changes nothing
		if r := administer("POST", "/admin/uploads/"+upload+"/rows?line=2", rows); r.at("accepted") != 36.0 {
			t.Fatalf("got %s %s, want 36 accepted rows", r.Status, r.body)
		}
	}
	expect := func(state string, listings, appraised, sample float64) {
		t.Helper()
		r := administer("GET", "/admin/catalogue/summary", "")
		if r.at("calibration", "state") != state || r.at("calibration", "listings") != listings || r.at("calibration", "appraised") != appraised || r.at("calibration", "sample") != sample {
			t.Fatalf("%s\ngot %s, want %s with %v listings, %v of %v appraised", log.String(), r.body, state, listings, appraised, sample)
		}
	}
	// step changes the database, as if time had passed, and runs the schedule.
	step := func(change string) {
		t.Helper()
		if err := dev.Wrangler(ctx, "d1", "execute", "loupe", "--local", "--persist-to", folder, "--command", change); err != nil {
			t.Fatal(err)
		}
		if err := s.Scheduled(ctx); err != nil {
			t.Fatal(err)
		}
	}
	expect("waiting", 0, 0, 0)
	step("UPDATE calibration_task SET due_at = 0, changed = iif(changed = 36, changed, 0)")
	expect("running", 0, 0, 36)
	step("UPDATE calibration_task SET stepped_at = 0; UPDATE calibration_trial SET span = 1, fast = 1, patient = 1 WHERE listing > 4")
	expect("running", 0, 36, 36)
	step("UPDATE calibration_task SET stepped_at = 0")
	expect("done", 36, 0, 0)
}
