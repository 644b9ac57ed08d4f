package e2e

import (
	"encoding/json"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"loupe/tests/fixture"
)

// tests/dashboard tests the pages one by one. This test goes through them on the real service.
func TestUserGoesFromSignInToARevokedKeyInTheDashboard(t *testing.T) {
	t.Parallel()
	photo := filepath.Join(t.TempDir(), "camera.jpg")
	if err := os.WriteFile(photo, encode(fixture.Picture(1), 90), 0o600); err != nil {
		t.Fatal(err)
	}
	var got struct {
		Key, ID, Range, Listed string
		Faults                 []string
	}
	if err := json.Unmarshal([]byte(browse(t, "journey.mjs", photo)), &got); err != nil {
		t.Fatal(err)
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

func TestDashboardServesItsPagesButNoOtherFiles(t *testing.T) {
	t.Parallel()
	for path, want := range map[string]int{
		"/dashboard/": 200, "/dashboard/keys": 200, "/dashboard/appraisals/apr_1": 200, "/dashboard/main.js": 200, "/dashboard/none.js": 404,
	} {
		r, body := get(t, "GET", path)
		if r.StatusCode != want {
			t.Errorf("%s: got %s, want %d", path, r.Status, want)
		}
		if policy := r.Header.Get("Content-Security-Policy"); want == 200 && !strings.HasPrefix(policy, "default-src 'none'; script-src 'self'; style-src 'self';") {
			t.Errorf("%s: got the Content-Security-Policy %q, want the dashboard's", path, policy)
		}
		if isPage := strings.Contains(body, `<div id="app">`); isPage != (want == 200 && !strings.HasSuffix(path, ".js")) {
			t.Errorf("%s: got the page %t", path, isPage)
		}
	}
}
