package api

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"loupe/build/products/host"
	"loupe/tests/upstream"
)

// upstreamService is a service that calls stand-ins for upstreams.
type upstreamService struct {
	*service
	web        *upstream.Web
	router     *router
	transcript *host.Transcript // nil if none is recorded
}

// router sends requests for the photos to the service's image hosts and all others to the stand-ins.
type router struct {
	images, upstreams http.RoundTripper

	mu    sync.Mutex
	hosts map[string]bool // scheme and host of every request
}

func (t *router) RoundTrip(r *http.Request) (*http.Response, error) {
	t.mu.Lock()
	t.hosts[r.URL.Scheme+"://"+r.URL.Host] = true
	t.mu.Unlock()
	if r.URL.Host == "img.shop.com" || strings.HasPrefix(r.URL.String(), samplePhotos) {
		return t.images.RoundTrip(r)
	}
	return t.upstreams.RoundTrip(r)
}

// newServiceWithUpstreams starts a service with these values of VISION and SEARCH. When the test
// ends, it checks that every request to a stand-in was valid and that no secret was leaked.
func newServiceWithUpstreams(t *testing.T, vision, search string, change ...func(*host.Options)) *upstreamService {
	t.Helper()
	s := &upstreamService{web: upstream.New(), transcript: &host.Transcript{}}
	s.service = newService(t, 10_000, append([]func(*host.Options){func(o *host.Options) {
		o.Vars, o.Secrets = s.web.Configure(vision, search)
		s.router = &router{images: o.Transport, upstreams: s.web, hosts: map[string]bool{}}
		o.Transport = s.router
		o.AI = s.web.AI
		o.Record = s.transcript
	}}, change...)...)
	s.putRates()
	t.Cleanup(func() {
		for _, violation := range s.web.Violations() {
			t.Errorf("violation: %s", violation)
		}
		s.checkSecrets()
	})
	return s
}

// checkSecrets checks that no secret is in the transcript, the log or the core's memory.
func (s *upstreamService) checkSecrets() {
	s.t.Helper()
	s.Wait()
	if s.transcript == nil {
		return
	}
	for place, text := range map[string][]byte{"transcript": s.transcript.Encode(), "log": []byte(s.Log() + strings.Join(s.Lines(), "\n")), "core's memory": s.Dump()} {
		if place != "log" && len(text) < 500 {
			s.t.Errorf("got %d bytes of the %s, want 500 or more if it is complete", len(text), place)
		}
		if place == "log" && bytes.Contains(text, []byte("://")) {
			s.t.Errorf("got a URL in the log: %s", text)
		}
		for _, secret := range s.web.Secrets() {
			if bytes.Contains(text, []byte(secret.Value)) {
				s.t.Errorf("got %s's secret %.12s... in the %s, want no secret there", secret.Vendor, secret.Value, place)
			}
		}
	}
}

func withVar(name, value string) func(*host.Options) {
	return func(o *host.Options) { o.Vars[name] = value }
}

// hasListing reports whether a similar item has a URL with this prefix.
func (r reply) hasListing(url string) bool {
	items, _ := r.at("similar_items").([]any)
	for i := range items {
		if found, _ := r.at("similar_items", i, "url").(string); strings.HasPrefix(found, url) {
			return true
		}
	}
	return false
}

// countCandidates returns how many candidates in a record came from a provider.
func countCandidates(record reply, provider string) (n int) {
	candidates, _ := record.at("evidence", "candidates").([]any)
	for i := range candidates {
		if record.at("evidence", "candidates", i, "source") == provider {
			n++
		}
	}
	return n
}

// health returns the provider's entry in GET /health. The test fails if there is none.
func (s *upstreamService) health(provider string) map[string]any {
	s.t.Helper()
	health := s.get("/api/v1/health")
	list, _ := health.at("upstreams").([]any)
	for _, entry := range list {
		if entry, _ := entry.(map[string]any); entry["name"] == provider {
			return entry
		}
	}
	s.t.Errorf("GET /health: got %s, want an entry for %s", health.body, provider)
	return nil
}

func (s *upstreamService) expectHealth(provider, state string) {
	s.t.Helper()
	if got := s.health(provider)["state"]; got != state {
		s.t.Errorf("health of %s: got %v, want %s", provider, got, state)
	}
}

func TestEachProviderAnswers(t *testing.T) {
	eachOf(t, providers, func(t *testing.T, p provider) {
		s := p.start(t)
		r := s.appraise(cameraRequest)
		s.expectCharge(r, cost)
		s.expect(r, nil, p.errorPath...)
		s.expect(r, nil, "error", "discovery_error")
		record := s.record(r)
		if p.Kind == upstream.Vision {
			s.expect(record, p.Name, "evidence", "item", "provider")
			if title := fmt.Sprint(record.at("evidence", "item", "title")); !strings.Contains(strings.ToLower(title), "halden") {
				t.Errorf("got the item %q, want a Halden", title)
			}
		} else if n := countCandidates(record, p.Name); n < 3 {
			t.Errorf("got %d of its listings, want 3 or more in %s", n, record.body)
		}
		s.expect(record, p.Name, "evidence", "upstreams", 0, "provider")
		s.expectHealth(p.Name, "ok")
	})
}

func TestProviderWithoutResultsIsNoFailure(t *testing.T) {
	eachOf(t, withDocumentedSources, func(t *testing.T, p provider) {
		s := p.start(t)
		s.web.Vendor(p.Vendor).Behave(upstream.Behaviour{Body: upstream.NoResults})
		r := s.appraise(cameraRequest)
		s.expectCharge(r, cost)
		s.expect(r, nil, p.errorPath...)
		s.expectHealth(p.Name, "ok")
	})
}

func TestFailingProviderIsReportedAndTheCatalogueAnswers(t *testing.T) {
	eachOf(t, withOneSource, func(t *testing.T, p provider) {
		s := p.start(t, withVar("CACHE_TTL", "0"))
		for i, c := range upstream.Failures {
			s.advance(time.Minute) // closes the circuit breaker
			s.web.Vendor(p.Vendor).Behave(c.Behaviour)
			r := s.appraise(cameraRequest)
			s.expectCharge(r, cost)
			if r.at(p.errorAt("provider")...) != p.Name || r.at(p.errorAt("message")...) == nil || !r.hasListing("https://shop.com/c1") {
				t.Errorf("%s: got %s, want the provider's error with a message, and the catalogue's listings", c.Name, r.body)
			}
			if c.Status != 0 && p.Binding == "" { // a binding has no HTTP status
				s.expect(r, c.Status, p.errorAt("http_status")...)
			}
			if i == 0 {
				s.expectHealth(p.Name, "failing")
			}
		}
	})
}

func TestGarbageFromAProviderChangesNoValue(t *testing.T) {
	want := newServiceWithUpstreams(t, "", "catalog").appraise(cameraRequest)
	eachOf(t, withOneSource, func(t *testing.T, p provider) {
		s := p.start(t, withVar("CACHE_TTL", "0"))
		for _, c := range upstream.Garbage {
			s.advance(time.Minute) // closes the circuit breaker
			s.web.Vendor(p.Vendor).Behave(c.Behaviour)
			r := s.appraise(cameraRequest)
			s.expectCharge(r, cost)
			if d := difference("appraisal", r.at("appraisal"), want.at("appraisal")); d != "" {
				t.Errorf("%s: %s", c.Name, d)
			}
			// Listings whose members are null or of the wrong type may be skipped without an error.
			if c.Body != upstream.Nulls && c.Body != upstream.WrongTypes && r.at(p.errorAt("provider")...) != p.Name {
				t.Errorf("%s: got %s, want the provider's error", c.Name, r.body)
			}
		}
	})
}

// The operator's report names what is missing. The health, which everyone may read, does not.
func TestProviderWithoutItsSecretIsNotCalled(t *testing.T) {
	eachOf(t, providers, func(t *testing.T, p provider) {
		s := p.start(t, func(o *host.Options) { o.Secrets, o.AI = nil, nil })
		r := s.appraise(cameraRequest)
		s.expectCharge(r, cost)
		s.expect(r, "SOURCE_UNAVAILABLE", p.errorAt("code")...)
		if n := len(s.web.Calls(p.Vendor)); n != 0 {
			t.Errorf("got %d calls, want none", n)
		}
		if health := s.health(p.Name); health["state"] != "not_configured" || health["kind"] != p.Kind || health["missing"] != nil {
			t.Errorf("got the health %v, want not_configured, the kind %q and not what is missing", health, p.Kind)
		}
		record := s.record(r)
		if list, _ := record.at("evidence", "upstreams").([]any); len(list) != 1 {
			t.Errorf("got %d upstreams in the evidence, want 1", len(list))
		}
		s.expect(record, p.Name, "evidence", "upstreams", 0, "provider")
		s.expect(record, "SOURCE_UNAVAILABLE", "evidence", "upstreams", 0, "error")
		s.expect(record, 0, "evidence", "upstreams", 0, "attempts")

		var report struct {
			Upstreams []struct{ Name, Missing string }
			Faults    []struct{ Variable string }
		}
		document, err := s.Report()
		if err != nil || json.Unmarshal(document, &report) != nil || len(report.Faults) == 0 || report.Faults[0].Variable != p.Needs {
			t.Fatalf("got the operator's report %s, %v, want %s first among the faults", document, err, p.Needs)
		}
		for _, u := range report.Upstreams {
			if u.Name == p.Name && u.Missing != p.Needs {
				t.Errorf("got %+v missing in the report, want %q", u, p.Needs)
			}
		}
	})
}

// Each vendor says in its own way that the account has used up what it paid for.
func TestExhaustedAccountIsSeenAndOpensTheCircuitBreaker(t *testing.T) {
	eachOf(t, providers, func(t *testing.T, p provider) {
		s := p.start(t, withVar("CACHE_TTL", "0"))
		s.web.Vendor(p.Vendor).Behave(upstream.Behaviour{Body: upstream.OutOfCredits})
		for i := range 6 {
			want := "EXHAUSTED"
			if i == 5 {
				want = "SKIPPED"
			}
			r := s.appraise(cameraRequest)
			s.expectCharge(r, cost)
			s.expect(r, p.Name, p.errorAt("provider")...)
			s.expect(s.record(r), want, "evidence", "upstreams", 0, "error")
		}
		s.expectHealth(p.Name, "skipped")
		if left, _ := s.health(p.Name)["resumes_in_seconds"].(float64); left < 1 || left > 30 {
			t.Errorf("got %v seconds until it is called again, want 1 to 30", left)
		}
	})
}
