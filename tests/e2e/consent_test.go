package e2e

import (
	"encoding/json"
	"net/url"
	"strconv"
	"strings"
	"testing"
)

func TestUserSignsInAndAllowsAClientInABrowser(t *testing.T) {
	t.Parallel()
	var got struct {
		Text              string
		Callbacks, Faults []string
	}
	output := browse(t, "consent.mjs", clientHost.URL+"/client.json")
	if err := json.Unmarshal([]byte(output), &got); err != nil {
		t.Fatalf("%v: %s", err, output)
	}
	for _, want := range []string{"Example client", strings.TrimPrefix(clientHost.URL, "https://"), "127.0.0.1", "consent@example.com", strconv.Itoa(cost)} {
		if !strings.Contains(got.Text, want) {
			t.Errorf("got the consent page %q, want %q on it", got.Text, want)
		}
	}
	if len(got.Callbacks) != 2 {
		t.Fatalf("got the callbacks %q, want a denial and a code", got.Callbacks)
	}
	for i, want := range []string{"error", "code"} {
		u, err := url.Parse(got.Callbacks[i])
		if err != nil || !u.Query().Has(want) || u.Query().Get("state") != "s" || u.Query().Get("iss") != service.URL {
			t.Errorf("got %s, %v, want %s with state and iss", got.Callbacks[i], err, want)
		}
	}
	if len(got.Faults) > 1 { // the refused request is an error of the console too
		t.Errorf("got the errors %q, want none but the refused request's", got.Faults)
	}
}
