package e2e

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"loupe/tests/contract"
	"loupe/tests/workerd"
)

// registryProof proves to the registry of connectors who owns the domain.
const registryProof = "v=MCPv1; k=ed25519; p=AAAA"

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
	const none, dashboard = "There is no such page", `<div id="app">`
	for _, test := range []struct {
		path        string
		status      int
		contentType string // how it begins
		text        string // a part of the body
	}{
		{"/administration", 404, "text/html", none}, // the site's, not the API's
		{"/apis", 404, "text/html", none},
		{"/.well-known/mcp-registry-auth", 200, "text/plain", registryProof},
		{"/.well-known/openai-apps-challenge", 404, "text/html", none}, // its variable is not set
		{"/.well-known/security.txt", 200, "text/plain", "Contact: mailto:help@e.example\nExpires: 20"},
		{"/links.json", 200, "application/json", `{"terms":"https://e.example/terms","support":"help@e.example"}`},
		{"/problems/BAD_REQUEST", 200, "text/html", `<h1 class="code">BAD_REQUEST</h1>`},
		{"/problems/NO_SUCH_CODE", 404, "text/html", none},
		{"/dashboard/", 200, "text/html", dashboard},
		{"/dashboard/keys", 200, "text/html", dashboard},
		{"/dashboard/appraisals/apr_1", 200, "text/html", dashboard},
		{"/dashboard/consent?request=x", 200, "text/html", dashboard},
		{"/dashboard/main.js", 200, "text/javascript", "import"},
		{"/dashboard/none.js", 404, "text/html", none},
		{"/samples/none", 404, "text/html", none},
		{"/wrangler.toml", 404, "text/html", none},
		{"/.dev.vars", 404, "text/html", none},
	} {
		r, body := get(t, test.path)
		if r.StatusCode != test.status || !strings.HasPrefix(r.Header.Get("Content-Type"), test.contentType) || !strings.Contains(body, test.text) {
			t.Errorf("GET %s: got %s %q of the type %q, want %d with %q", test.path, r.Status, body, r.Header.Get("Content-Type"), test.status, test.text)
		}
	}
	r, body := get(t, "/api/v1/openapi.json")
	if err := contract.CheckResponse(r.Request, r, []byte(body)); err != nil || r.Header.Get("Access-Control-Allow-Origin") != "*" {
		t.Errorf("the OpenAPI document: got %v, %v, want one that tools in browsers may read", r.Header, err)
	}
	if r, _ := get(t, "/api/v1/openapi.json", "If-None-Match", r.Header.Get("Etag")); r.StatusCode != 304 {
		t.Errorf("the OpenAPI document with its ETag: got %s, want 304", r.Status)
	}
	request, _ := http.NewRequest("HEAD", service.URL+appraisePath, nil)
	if r := send(t, request); r.StatusCode != 405 || len(r.body) > 0 {
		t.Errorf("HEAD: got %s with the body %q, want 405 without a body", r.Status, r.body)
	}
}

// Workers' rate limiter counts the calls of a key, and the wrong tokens of a network.
func TestCallsAndGuessesAreLimited(t *testing.T) {
	t.Parallel()
	const limit = 5
	s := start(t, func(o *workerd.Options) { o.Limit = limit })
	c, other := newCustomer(t, s.Service, cost), newCustomer(t, s.Service, cost)
	expectLimit := func(request func() *http.Request, status int, code string) {
		t.Helper()
		for n := 0; n <= 2*limit; n++ { // a new minute may begin meanwhile
			r := send(t, request())
			if n >= limit && r.StatusCode == 429 {
				r.expectProblem(t, 429, "RATE_LIMITED")
				return
			}
			r.expectProblem(t, status, code)
		}
		t.Errorf("got no refusal after %d calls, want one", 2*limit)
	}
	expectLimit(func() *http.Request { return c.post("{}") }, 400, "BAD_REQUEST")
	send(t, other.post("{}")).expectProblem(t, 400, "BAD_REQUEST")
	guess := 0
	expectLimit(func() *http.Request {
		guess++
		request, _ := http.NewRequest("GET", s.URL+"/admin/accounts", nil)
		request.Header.Set("Authorization", fmt.Sprint("Bearer guess ", guess))
		return request
	}, 401, "UNAUTHORIZED")
}
