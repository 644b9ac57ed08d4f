package e2e

import (
	"io"
	"net/http"
	"strconv"
	"strings"
	"testing"

	"loupe/tests/workerd"
)

// proofs are the texts for directories of connectors, by path. "" has no variable.
var proofs = map[string]string{"/.well-known/mcp-registry-auth": "v=MCPv1; k=ed25519; p=AAAA", "/.well-known/openai-apps-challenge": ""}

// worker/index.mjs routes by the path. tests/api and worker/console/server test each plane's own paths.
func TestPathsGoToTheirPlane(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		method, path string
		status       int
		code, allow  string
	}{
		{"PUT", appraisePath, 405, "METHOD_NOT_ALLOWED", "POST"},
		{"GET", "/api/", 404, "NOT_FOUND", ""},
		{"GET", "/admin", 404, "NOT_FOUND", ""},
		{"DELETE", "/admin/accounts", 405, "METHOD_NOT_ALLOWED", "POST, GET, HEAD"},
		{"GET", "/admin/accounts", 401, "UNAUTHORIZED", ""},
	} {
		request, _ := http.NewRequest(test.method, service.URL+test.path, nil)
		r := send(t, request)
		r.expectProblem(t, test.status, test.code)
		if got := r.Header.Get("Allow"); got != test.allow {
			t.Errorf("%s %s: got Allow %q, want %q", test.method, test.path, got, test.allow)
		}
	}
	for _, path := range []string{"/administration", "/apis"} { // the site's, not the API's
		r, err := http.Get(service.URL + path)
		if err != nil {
			t.Fatal(err)
		}
		r.Body.Close()
		if r.StatusCode != 404 || r.Header.Get("Content-Type") == "application/problem+json" || r.Header.Get("X-Request-Id") != "" {
			t.Errorf("GET %s: got %s with the type %q, want the site's 404", path, r.Status, r.Header.Get("Content-Type"))
		}
	}
	for path, want := range proofs {
		r, err := http.Get(service.URL + path)
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(r.Body)
		r.Body.Close()
		if found := want != ""; (r.StatusCode == 200) != found || found && (string(text) != want || r.Header.Get("Content-Type") != "text/plain") || !found && r.StatusCode != 404 {
			t.Errorf("GET %s: got %s %q, %v, want %q as plain text, or 404 without a value", path, r.Status, text, err, want)
		}
	}
	for path, want := range map[string]string{
		"/links.json":               `{"terms":"https://e.example/terms","support":"help@e.example"}`,
		"/.well-known/security.txt": "Contact: mailto:help@e.example\nExpires: 20",
	} {
		if r, body := get(t, "GET", path); r.StatusCode != 200 || !strings.HasPrefix(body, want) {
			t.Errorf("GET %s: got %s %q, want %q", path, r.Status, body, want)
		}
	}
	request, _ := http.NewRequest("HEAD", service.URL+appraisePath, nil)
	if r := send(t, request); r.StatusCode != 405 || len(r.body) > 0 {
		t.Errorf("HEAD: got %s with the body %q, want 405 without a body", r.Status, r.body)
	}
}

// The host stops reading a body after 64 kB, and passes on headers that are not ASCII. tests/api tests invalid fields.
func TestInvalidRequestIs400(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, cost)
	image := `"image_url":"` + images.URL + `/photo.jpg"`
	for _, rest := range []string{`"description":"` + "\xff" + `"`, `"x":"` + strings.Repeat("x", 64<<10) + `"`} {
		r := send(t, c.post("{"+image+","+rest+"}"))
		r.expectProblem(t, 400, "BAD_REQUEST")
		if r.at("field") != "body" {
			t.Errorf("%.80q: got field %v, want body", rest, r.at("field"))
		}
	}
	// Without a Content-Length, the Worker finds out that the body is too large only by reading it. The body is not much larger than
	// 64 kB, because workerd closes a connection on which much is left unread, and then a client may lose the response.
	for range 3 {
		request := c.post("")
		request.Body, request.ContentLength = io.NopCloser(strings.NewReader(strings.Repeat(" ", 96<<10))), -1
		send(t, request).expectProblem(t, 400, "BAD_REQUEST")
	}
	request := c.request("image_url", images.URL+"/photo.jpg")
	request.Header.Set("Idempotency-Key", "ключ")
	r := send(t, request)
	r.expectProblem(t, 400, "BAD_REQUEST")
	if r.at("field") != "Idempotency-Key" {
		t.Errorf("Idempotency-Key of other letters: got %s, want it as the field", r.body)
	}
	if states := c.ledgerStates(); len(states) > 0 {
		t.Errorf("got ledger entries %q for refused requests, want none", states)
	}
}

func TestRateLimitIsByKey(t *testing.T) {
	t.Parallel()
	const limit = 20
	s := start(t, func(o *workerd.Options) { o.Limit = limit })
	c := newCustomer(t, s.Service, cost)
	passed, refused := 0, false
	for ; !refused && passed <= 2*limit; passed++ { // a new minute may begin meanwhile
		r := send(t, c.post("{}"))
		if refused = r.StatusCode == 429; !refused {
			r.expectProblem(t, 400, "BAD_REQUEST")
			continue
		}
		r.expectProblem(t, 429, "RATE_LIMITED")
		if seconds, err := strconv.Atoi(r.Header.Get("Retry-After")); err != nil || seconds < 1 || seconds > 60 {
			t.Errorf("got Retry-After %q, want 1 to 60 seconds", r.Header.Get("Retry-After"))
		}
		if policy, left := r.Header.Get("Ratelimit-Policy"), r.Header.Get("Ratelimit"); policy != `"key";q=20;w=60` || left != `"key";r=0;t=60` {
			t.Errorf("got the policy %s and %s, want 20 in 60 seconds and none left", policy, left)
		}
		break
	}
	if !refused || passed < limit {
		t.Errorf("refused: %v, after %d calls; want it refused after %d or more", refused, passed, limit)
	}
	other := newCustomer(t, s.Service, cost)
	send(t, other.post("{}")).expectProblem(t, 400, "BAD_REQUEST")
}
