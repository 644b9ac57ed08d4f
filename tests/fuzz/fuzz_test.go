// Package fuzz feeds arbitrary requests, photos, answers of upstreams and pages to the built core.wasm
// in wazero. A trap would end every exchange of an instance, so no input may cause one. The package
// core/exchange fuzzes the frames of the protocol, and build/products/host the results of effects.
package fuzz

import (
	"bytes"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"loupe/build/products/host"
	"loupe/core/store/account"
	"loupe/tests/upstream"
	"loupe/worker/migrations"
)

// service is one instance for all inputs, with an account that never runs out of credits.
type service struct {
	*host.Host
	fetch func(*http.Request) (*http.Response, error) // answers the service's requests
	key   string
}

func (s *service) RoundTrip(r *http.Request) (*http.Response, error) { return s.fetch(r) }

func newService(f *testing.F, change ...func(*host.Options)) *service {
	f.Helper()
	d1, err := host.OpenD1(migrations.All())
	if err != nil {
		f.Fatal(err)
	}
	s := &service{key: account.NewKey("loupe", [account.SecretBytes]byte{7})}
	s.fetch = func(*http.Request) (*http.Response, error) { return nil, io.EOF }
	if _, err := d1.DB().Exec(`
		INSERT INTO account (id, name, created_at) VALUES ('a', 'a', 0);
		INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) VALUES ('g', 'issued', 'a', 1000000000, 'posted', 'test', 0, 0);
		INSERT INTO listing (id, title, price, currency) VALUES ('1', 'Halden Scout 35 camera', '400', 'USD'), ('2', 'Halden Scout 35', '500', 'USD');
		INSERT INTO api_key (id, account, name, hash, hint, created_at) VALUES ('k', 'a', 'k', '` + account.HashKey(s.key) + `', '', 0)`); err != nil {
		f.Fatal(err)
	}
	options := host.Options{
		Guest: host.Core(f), Clock: time.Now, Transport: s, D1: d1, KV: host.NewKV(time.Now), Limit: func(string) bool { return true },
	}
	for _, c := range change {
		c(&options)
	}
	if s.Host, err = host.New(options); err != nil {
		f.Fatal(err)
	}
	f.Cleanup(func() { s.Close(); d1.Close() })
	return s
}

// appraise sends an appraisal request and waits until its exchange is over.
func (s *service) appraise(body string) *http.Response {
	r := httptest.NewRequest("POST", "/api/v1/appraise-product", strings.NewReader(body))
	r.Header.Set("Authorization", "Bearer "+s.key)
	response := s.Do(r)
	s.Wait()
	return response
}

// appraiseStatus sends an appraisal request and returns the status. It ends the test if the core
// trapped.
func (s *service) appraiseStatus(t *testing.T, body string) int {
	t.Helper()
	response := s.appraise(body)
	if s.Traps() > 0 {
		t.Fatalf("the core trapped: %s", s.Log())
	}
	return response.StatusCode
}

const validRequest = `{"image_url":"https://img.shop.com/a.jpg","description":"Halden Scout 35"}`

func FuzzRequestBody(f *testing.F) {
	f.Add([]byte(validRequest))
	f.Add([]byte(`{"image_url":"https://[::1]/","description":1,"country":"us"}`))
	f.Add([]byte(`[[[[{"a":"\ud800"}]]]]`))
	f.Add([]byte(`{"image_url":"https://img.shop.com/a.jpg","description":"\u0000'\"*^:NEAR(){}","country":"jp"}`))
	s := newService(f)
	f.Fuzz(func(t *testing.T, body []byte) {
		if status := s.appraiseStatus(t, string(body)); status != 200 && status != 400 {
			t.Errorf("got %d, want 200 or 400", status)
		}
	})
}

// FuzzConnector sends arbitrary messages to the connector. The account may pay for what is valid.
func FuzzConnector(f *testing.F) {
	const call = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"appraise_product","arguments":` + validRequest + `}}`
	f.Add([]byte(call), "2025-11-25", "application/json")
	f.Add([]byte("["+call+","+call+"]"), "", "application/json, text/event-stream")
	f.Add([]byte(`{"jsonrpc":"2.0","id":"a","method":"tasks/get","params":{"taskId":"apr_1","_meta":{"progressToken":1}}}`), "2026-07-28", "*/*")
	s := newService(f)
	f.Fuzz(func(t *testing.T, body []byte, version, accept string) {
		r := httptest.NewRequest("POST", "/mcp", bytes.NewReader(body))
		r.Header = http.Header{"X-Loupe-Api-Key": {s.key}, "Content-Type": {"application/json"}, "Accept": {accept}, "Mcp-Protocol-Version": {version}}
		response := s.Do(r)
		if s.Wait(); s.Traps() > 0 || response.StatusCode >= 500 {
			t.Fatalf("got the status %d and %d traps: %s", response.StatusCode, s.Traps(), s.Log())
		}
	})
}

func FuzzPhoto(f *testing.F) {
	f.Add(200, "", []byte("\xff\xd8\xff\xe0"))
	f.Add(302, "https://img.shop.com/b", []byte("\x89PNG\r\n\x1a\n"))
	s := newService(f)
	f.Fuzz(func(t *testing.T, status int, location string, body []byte) {
		s.fetch = func(r *http.Request) (*http.Response, error) {
			header := http.Header{"Location": {location}, "Content-Type": {location}}
			return &http.Response{StatusCode: status, Header: header, Body: io.NopCloser(bytes.NewReader(body)), Request: r}, nil
		}
		if got := s.appraiseStatus(t, validRequest); got != 200 {
			t.Errorf("got %d, want 200", got)
		}
	})
}

// fuzzTarget is a configuration in which one upstream is called, and the host whose answers are fuzzed.
type fuzzTarget struct {
	vision, search, host string
	isTokenPath          func(path string) bool
}

// fuzzTargets returns a target for each upstream that is called over HTTP, and one for the pages of
// listings.
func fuzzTargets(web *upstream.Web) (targets []fuzzTarget) {
	for _, p := range upstream.Providers() {
		v := web.Vendor(p.Vendor)
		target := fuzzTarget{"", p.Name, strings.TrimPrefix(v.URL(), "https://"), v.IssuesTokens}
		if p.Kind == upstream.Vision {
			target.vision, target.search = p.Name, "catalog"
		}
		if p.Binding == "" {
			targets = append(targets, target)
		}
	}
	noTokens := func(string) bool { return false }
	return append(targets, fuzzTarget{"", "serper-lens", "obscura.example.com", noTokens})
}

// FuzzUpstreamAnswer makes arbitrary bytes the answer of an upstream or the page of a listing. The
// seeds are the stand-ins' answers.
func FuzzUpstreamAnswer(f *testing.F) {
	now := time.Now()
	targets := fuzzTargets(upstream.New())
	services := make([]*service, len(targets))
	fuzzed := make([][]byte, len(targets)) // what the host answers; nil: what its stand-in answers
	for i, target := range targets {
		web := upstream.New()
		services[i] = newService(f, func(options *host.Options) {
			options.Vars, options.Secrets = web.Configure(target.vision, target.search)
			options.Vars["CACHE_TTL"] = "0"
			options.Clock = func() time.Time { return now }
		})
		var genuine []byte
		services[i].fetch = func(r *http.Request) (*http.Response, error) {
			if r.URL.Host == "img.shop.com" {
				r.URL.Host, r.URL.Path = "img.example.com", "/scout-35.jpg"
			}
			response, err := web.RoundTrip(r)
			if err != nil || r.URL.Host != target.host || target.isTokenPath(r.URL.Path) {
				return response, err
			}
			genuine, _ = io.ReadAll(response.Body)
			body := genuine
			if fuzzed[i] != nil {
				body = fuzzed[i]
			}
			response.Body = io.NopCloser(bytes.NewReader(body))
			return response, nil
		}
		services[i].appraise(validRequest)
		if genuine == nil {
			f.Fatalf("VISION=%s SEARCH=%s: %s was not called", target.vision, target.search, target.host)
		}
		f.Add(uint8(i), genuine)
		f.Add(uint8(i), []byte(`{"searchParameters":{},"shopping":[{"title":"a","link":"https://a/?`+strings.Repeat("a&", 16<<10)+`"}]}`))
	}
	f.Fuzz(func(t *testing.T, target uint8, body []byte) {
		i := int(target) % len(services)
		fuzzed[i] = append([]byte{}, body...)
		now = now.Add(time.Minute) // closes the circuit breaker
		if status := services[i].appraiseStatus(t, validRequest); status != 200 {
			t.Errorf("%s: got %d, want 200", targets[i].host, status)
		}
	})
}
