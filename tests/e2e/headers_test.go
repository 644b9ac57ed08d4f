package e2e

import (
	"bytes"
	"net/http"
	"strconv"
	"testing"

	"loupe/tests/fixture"
	"loupe/tests/workerd"
)

func TestHeadIsWhereGetIs(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, cost)
	photo := c.upload(bytes.NewReader(encode(fixture.Picture(1), 90))).json["image_url"].(string)
	for _, path := range []string{"/api/v1/credits", "/api/v1/appraisals", "/api/v1/appraisals/none", "/api/v1/health", "/api/v1/nothing", "/api/v1/openapi.json", "/admin/accounts",
		photo[len(service.URL):], "/robots.txt", "/favicon.ico"} {
		send := func(method string) (*http.Response, string) {
			return get(t, method, path, "Authorization", "Bearer "+c.key.Key)
		}
		want, body := send("GET")
		got, none := send("HEAD")
		if got.StatusCode != want.StatusCode || none != "" || got.Header.Get("Content-Type") != want.Header.Get("Content-Type") {
			t.Errorf("HEAD %s: got %s of the type %q with %q, want %s of the type %q without a body",
				path, got.Status, got.Header.Get("Content-Type"), none, want.Status, want.Header.Get("Content-Type"))
		}
		if length := got.Header.Get("Content-Length"); length != strconv.Itoa(len(body)) && length != "" {
			t.Errorf("HEAD %s: got the length %s, want %d", path, length, len(body))
		}
		if got.Header.Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("HEAD %s: got %v, want nosniff", path, got.Header)
		}
	}
	if r, _ := get(t, "HEAD", "/api/v1/credits", "Authorization", "Bearer "+c.key.Key); r.ContentLength <= 0 {
		t.Errorf("got no length, want that of the body")
	}
}

// A page of another origin may call the API and read the answer if the operator allows it.
func TestAllowedPagesMayCallTheAPI(t *testing.T) {
	t.Parallel()
	const app = "https://app.example.com"
	s := start(t, func(o *workerd.Options) { o.Vars["ALLOWED_ORIGINS"] = app })
	c := newCustomer(t, s.Service, cost)
	ask := c.newRequest("OPTIONS", "/api/v1/appraise-product", nil)
	ask.Header = http.Header{"Origin": {app}, "Access-Control-Request-Method": {"POST"}, "Access-Control-Request-Headers": {"authorization,content-type"}}
	r, err := http.DefaultClient.Do(ask)
	if err != nil {
		t.Fatal(err)
	}
	r.Body.Close()
	if r.StatusCode != 204 || r.Header.Get("Access-Control-Allow-Headers") != "authorization,content-type" || r.Header.Get("Access-Control-Allow-Origin") != app {
		t.Errorf("got %s %v, want 204 for the page", r.Status, r.Header)
	}
	call := c.get("/api/v1/credits")
	call.Header.Set("Origin", app)
	if r := send(t, call); r.StatusCode != 200 || r.Header.Get("Access-Control-Allow-Origin") != app || r.Header.Get("Ratelimit-Policy") != `"key";q=300;w=60` {
		t.Errorf("got %s %v, want 200, readable by the page, with the policy", r.Status, r.Header)
	}
}
