package host

import (
	"encoding/json"
	"net/http"
	"slices"
	"testing"

	protocol "loupe/core/exchange"
)

// The built core's manifest has everything that a host needs: its problem responses are complete
// but for x-request-id, and no name is both a variable and a secret.
func TestCoreManifest(t *testing.T) {
	h := start(t, Options{Guest: Core(t)})
	m := h.Manifest()
	if !slices.Contains(m.Variables, "SERVICE_NAME") || !slices.Contains(m.Secrets, "VISION_API_KEY") || !slices.Contains(m.Secrets, "EBAY_TOKEN") {
		t.Errorf("got variables %q and secrets %q, want SERVICE_NAME in the first, VISION_API_KEY and EBAY_TOKEN in the second", m.Variables, m.Secrets)
	}
	for _, name := range m.Variables {
		if slices.Contains(m.Secrets, name) || name == "SECRETS" {
			t.Errorf("got %s among the variables, want no secret and not SECRETS there", name)
		}
	}
	for _, c := range []struct {
		r          protocol.Response
		status     int
		code       string
		retryAfter bool
	}{{m.Internal, 500, "INTERNAL", false}, {m.Unavailable, 503, "UNAVAILABLE", true}} {
		var problem struct {
			Type, Title, Code, Detail string
			Status                    int
		}
		if err := json.Unmarshal(c.r.Body, &problem); err != nil {
			t.Fatal(err)
		}
		for field, got := range map[string][2]any{
			"the response's status": {c.r.Status, c.status}, "status": {problem.Status, c.status}, "code": {problem.Code, c.code},
			"type": {problem.Type, "/problems/" + c.code}, "title": {problem.Title, http.StatusText(c.status)}, "detail is empty": {problem.Detail == "", false},
		} {
			if got[0] != got[1] {
				t.Errorf("%s: %s: got %v, want %v", c.code, field, got[0], got[1])
			}
		}
		headers := map[string]string{}
		for _, h := range c.r.Headers {
			headers[h.Name] = h.Value
		}
		if _, found := headers["x-request-id"]; found || headers["content-type"] != "application/problem+json" || (headers["retry-after"] != "") != c.retryAfter {
			t.Errorf("%s: got headers %v, want a problem's content-type, no x-request-id, and retry-after: %v", c.code, headers, c.retryAfter)
		}
	}
}
