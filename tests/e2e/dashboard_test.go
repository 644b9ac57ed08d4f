package e2e

import (
	"encoding/json"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"loupe/tests/fixture"
)

// ownListings has three listings that are accepted, one of them without its image, and a row that is refused.
const ownListings = `id,title,brand,price,currency,image,sold,condition
SKU/1,Halden Scout 35 rangefinder camera,Halden,415.00,USD,,yes,good
SKU/2,Halden Scout 35 rangefinder film camera,Halden,"405,00 $",USD,http://shop.example/2.jpg,no,

SKU/3,,Halden,400,USD,,,
SKU/4,Halden Scout 35 rangefinder camera black,Halden,420.00,USD,,,
`

// tests/dashboard tests the pages one by one. This test goes through them on the real service.
func TestUserGoesFromSignInToARevokedKeyInTheDashboard(t *testing.T) {
	t.Parallel()
	photo := filepath.Join(t.TempDir(), "camera.jpg")
	if err := os.WriteFile(photo, encode(fixture.Picture(1), 90), 0o600); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "own.csv")
	if err := os.WriteFile(file, []byte(ownListings), 0o600); err != nil {
		t.Fatal(err)
	}
	var got struct {
		Key, Upload, Asking, ID, Range, Listed string
		Rows, Uploads, Titles, Own, Faults     []string
	}
	if err := json.Unmarshal([]byte(browse(t, "journey.mjs", photo, file)), &got); err != nil {
		t.Fatal(err)
	}
	if want := "Done: 3 listings accepted, 1 row refused."; got.Upload != want {
		t.Errorf("got the upload %q, want %q", got.Upload, want)
	}
	checkCells(t, "problems", got.Rows, []string{"title", "Empty.", "1", "Line 5", "Refused"}, []string{"image", "Not an https URL", "1", "Line 3", "http://shop.example/2.jpg", "Accepted without it"})
	checkCells(t, "uploads", got.Uploads, []string{"own.csv", "3", "1"})
	if want := []string{"Halden Scout 35 rangefinder camera black", "Halden Scout 35 rangefinder film camera", "Halden Scout 35 rangefinder camera"}; !slices.EqualFunc(got.Titles, want, strings.HasPrefix) {
		t.Errorf("got the listings %q, want %q", got.Titles, want)
	}
	if len(got.Own) == 0 || !strings.Contains(strings.Join(got.Own, "\n"), "used") {
		t.Errorf("got the own listings %q in the appraisal, want one that was used", got.Own)
	}
	if !strings.Contains(got.Asking, "$9,000.00") || !strings.Contains(got.Asking, "over the range") {
		t.Errorf("got the asking price %q, want $9,000.00 over the range", got.Asking)
	}
	if len(got.Faults) > 0 {
		t.Errorf("got the faults %q, want none", got.Faults)
	}
	if !strings.HasPrefix(got.Range, "$") || got.Listed != got.Range || !strings.HasPrefix(got.ID, "apr_") {
		t.Errorf("got the range %q of %q, and %q in the list, want the same range", got.Range, got.ID, got.Listed)
	}
	request, err := http.NewRequest("GET", service.URL+"/api/v1/credits", nil)
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+got.Key)
	waitUntil(t, time.Minute, "the revoked key is refused", func() bool { return send(t, request.Clone(t.Context())).StatusCode == 401 })
}

// checkCells checks that the rows of a table contain these texts, row by row.
func checkCells(t *testing.T, table string, rows []string, want ...[]string) {
	t.Helper()
	if len(rows) != len(want) {
		t.Errorf("%s: got %q, want %d rows", table, rows, len(want))
		return
	}
	for i, row := range rows {
		for _, text := range want[i] {
			if !strings.Contains(row, text) {
				t.Errorf("%s: got the row %q, want %q in it", table, row, text)
			}
		}
	}
}
