package api_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

func TestHeadHasTheHeadersOfGetWithoutItsBody(t *testing.T) {
	bearer := exchange.Headers{{Name: "authorization", Value: "Bearer " + key}}
	for _, r := range []exchange.Request{
		{Path: "/api/v1/credits", Headers: bearer}, {Path: "/api/v1/credits"}, {Path: "/api/v1/appraisals?limit=0", Headers: bearer},
		{Path: "/api/v1/nothing"}, {Path: "/api/v1/appraise-product", Headers: bearer}, {Path: "/mcp", Headers: bearer},
	} {
		s := healthy()
		s.credits = exchangetest.Rows(exchangetest.OneRow(exchange.Int(25), exchange.Int(10), exchange.Int(12)))
		r.Path, r.Query, _ = strings.Cut(r.Path, "?")
		r.Method = "GET"
		get := s.exchange(t, r)
		r.Method = "HEAD"
		head := s.exchange(t, r)
		want := append(slices.Clone(get.Response.Headers), exchange.Header{Name: "content-length", Value: fmt.Sprint(len(get.Response.Body))})
		if head.Response.Status != get.Response.Status || len(head.Response.Body) > 0 || len(head.Response.Parts) > 0 {
			t.Errorf("%s: got %d %q, want %d without a body", r.Path, head.Response.Status, head.Response.Body, get.Response.Status)
		}
		if len(head.Response.Headers) != len(want) || len(head.Effects) != len(get.Effects) {
			t.Errorf("%s: got %v after %d effects, want %v after %d", r.Path, head.Response.Headers, len(head.Effects), want, len(get.Effects))
		}
		for _, h := range want {
			if got := head.Response.Headers.Get(h.Name); got != h.Value {
				t.Errorf("%s: header %s: got %q, want %q", r.Path, h.Name, got, h.Value)
			}
		}
	}
}

// Cloudflare's rate limiter does not say how many requests remain.
func TestKeysRateIsTold(t *testing.T) {
	limiter := func(a exchangetest.Answer) func(string) exchangetest.Answer {
		return func(string) exchangetest.Answer { return a }
	}
	none := exchangetest.Fail(exchange.Unavailable, "no binding")
	for name, c := range map[string]struct {
		variable               string
		limit                  exchangetest.Answer
		policy, limited, retry string
	}{
		"within the limit": {"300/60", exchangetest.Allowed(true), `"key";q=300;w=60`, "", ""},
		"over the limit":   {"50/10", exchangetest.Allowed(false), `"key";q=50;w=10`, `"key";r=0;t=10`, "10"},
		"no limiter":       {"300/60", none, "", "", ""},
		"unknown":          {"", exchangetest.Allowed(false), "", "", "60"},
		"not numbers":      {"300/x", exchangetest.Allowed(false), "", "", "60"},
	} {
		s := healthy()
		s.variables, s.limit = exchange.Headers{{Name: "RATE_LIMIT", Value: c.variable}}, limiter(c.limit)
		for _, r := range []exchange.Request{post(validBody), connect("POST", exchange.Header{Name: "x-loupe-api-key", Value: key})} {
			x := s.exchange(t, r)
			t.Log(name, r.Path)
			expectHeaders(t, x.Response, map[string]string{"ratelimit-policy": c.policy, "ratelimit": c.limited, "retry-after": c.retry})
		}
		expectHeaders(t, s.exchange(t, exchange.Request{Method: "GET", Path: "/api/v1/credits"}).Response, map[string]string{"ratelimit-policy": "", "ratelimit": ""})
	}
}

func TestPreflightsOfTheAPI(t *testing.T) {
	preflight := func(path, origin string) exchange.Request {
		return exchange.Request{Method: "OPTIONS", Path: path, Headers: exchange.Headers{
			{Name: "origin", Value: origin}, {Name: "access-control-request-method", Value: "POST"}, {Name: "access-control-request-headers", Value: "authorization,content-type"}}}
	}
	const app = "https://app.example.com"
	for _, c := range []struct {
		path, origin string
		status       int
		methods      string
	}{
		{"/api/v1/appraise-product", app, 204, "POST"},
		{"/api/v1/credits", "http://localhost:6274", 204, "GET, HEAD"},
		{"/upload/5f0c7b1e9a2d4836b8e1f0a7c3d29e64", app, 204, "GET, HEAD, POST, PUT"},
		{"/api/v1/appraise-product", "https://evil.example.com", 405, ""},
		{"/api/v1/appraise-product", "null", 405, ""},
		{"/api/v1/appraise-product", "", 405, ""},
		{"/api/v1/nothing", app, 404, ""},
	} {
		x := healthy().exchange(t, preflight(c.path, c.origin))
		t.Log(c.path, c.origin)
		if x.Response.Status != c.status || len(x.Effects) > 0 {
			t.Errorf("got %d after %v, want %d after no effect", x.Response.Status, x.Effects, c.status)
		}
		want := map[string]string{"access-control-allow-methods": c.methods, "access-control-allow-headers": "", "access-control-allow-credentials": "", "vary": "origin"}
		if c.status == 204 {
			want["access-control-allow-origin"], want["access-control-allow-headers"] = c.origin, "authorization,content-type"
		}
		expectHeaders(t, x.Response, want)
	}
}

// A page must be able to read why it was refused, too.
func TestEveryResponseHasTheCommonHeaders(t *testing.T) {
	for _, r := range []exchange.Request{
		post(validBody, exchange.Header{Name: "origin", Value: "https://app.example.com"}),
		connect("POST", exchange.Header{Name: "x-loupe-api-key", Value: key}, exchange.Header{Name: "origin", Value: "https://app.example.com"}),
	} {
		x := healthy().exchange(t, r)
		expectHeaders(t, x.Response, map[string]string{"x-content-type-options": "nosniff", "link": `</api/v1/openapi.json>; rel="service-desc"`,
			"access-control-allow-origin": "https://app.example.com", "access-control-allow-credentials": ""})
		for _, name := range []string{"loupe-appraisal-id", "loupe-credits-charged", "loupe-credits-remaining", "ratelimit", "ratelimit-policy", "retry-after", "x-request-id", "location"} {
			if !strings.Contains(x.Response.Headers.Get("access-control-expose-headers")+",", name+",") {
				t.Errorf("%s: got no %s among the exposed headers", r.Path, name)
			}
		}
	}
	own := healthy().exchange(t, post(validBody, exchange.Header{Name: "origin", Value: "https://evil.example.com"}))
	expectHeaders(t, own.Response, map[string]string{"access-control-allow-origin": "", "access-control-expose-headers": ""})
}
