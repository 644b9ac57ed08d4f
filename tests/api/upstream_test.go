package api

import (
	"bytes"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"loupe/core/account"
	"loupe/tests/host"
	"loupe/tests/upstream"
)

// outside is a service that calls the stand-ins, and its transcript.
type outside struct {
	*service
	web        *upstream.Web
	through    *through
	transcript *host.Transcript
}

// through sends the photos of the service's own web there, and all else to the stand-ins. It knows where anything was sent.
type through struct {
	own, web http.RoundTripper

	mu    sync.Mutex
	hosts map[string]bool // scheme and host
}

func (t *through) RoundTrip(r *http.Request) (*http.Response, error) {
	t.mu.Lock()
	t.hosts[r.URL.Scheme+"://"+r.URL.Host] = true
	t.mu.Unlock()
	if r.URL.Host == "img.shop.com" {
		return t.own.RoundTrip(r)
	}
	return t.web.RoundTrip(r)
}

// startOutside runs a service with these upstreams.
func startOutside(t *testing.T, vision, search string, change ...func(*host.Options)) *outside {
	t.Helper()
	o := &outside{web: upstream.New(), transcript: &host.Transcript{}}
	o.service = start(t, 10_000, append([]func(*host.Options){func(options *host.Options) {
		options.Vars, options.Secrets = o.web.Configure(vision, search)
		o.through = &through{own: options.Transport, web: o.web, hosts: map[string]bool{}}
		options.Transport = o.through
		options.AI = o.web.AI
		options.Record = o.transcript
	}}, change...)...)
	o.KV().Put(account.RatesKey, []byte(rates), 3600)
	t.Cleanup(func() {
		for _, v := range o.web.Violations() {
			t.Error(v)
		}
		o.leaksNothing()
	})
	return o
}

// leaksNothing searches for the secrets where they must not be.
func (o *outside) leaksNothing() {
	o.t.Helper()
	o.Wait()
	if o.transcript == nil {
		return
	}
	said := o.transcript.Encode()
	secrets := o.web.Tokens()
	for _, name := range []string{"openai", "anthropic", "google-vision", "serpapi", "serper", "ebay"} {
		secrets = append(secrets, o.web.Vendor(name).Secret())
	}
	for place, text := range map[string][]byte{"transcript": said, "log": []byte(o.Log()), "core's memory": o.Dump()} {
		if place != "log" && len(text) < 1000 {
			o.t.Errorf("the %s is not there", place)
		}
		for _, secret := range secrets {
			if bytes.Contains(text, []byte(secret)) {
				o.t.Errorf("the secret %.12s... is in the %s", secret, place)
			}
		}
	}
}

func withVar(name, value string) func(*host.Options) {
	return func(o *host.Options) { o.Vars[name] = value }
}

const photoOnly = `{"image_url":"` + cameraURL + `"}`

// evidence is what the record has of an appraisal.
func (o *outside) evidence(r reply) reply {
	o.t.Helper()
	return o.get("/api/v1/appraisals/" + r.Header.Get("Loupe-Appraisal-Id"))
}

// listed reports whether one of the comparables has this URL.
func (r reply) listed(url string) bool {
	items, _ := r.at("similar_items").([]any)
	for i := range items {
		if found, _ := r.at("similar_items", i, "url").(string); strings.HasPrefix(found, url) {
			return true
		}
	}
	return false
}

type provider struct {
	name, vision, search, vendor string
	entry                        []any
}

// providers are all upstreams: how each is configured, the stand-in's name, and in which place of the error container its
// failure is.
var providers = []provider{
	{"openai", "openai", "catalog", "openai", []any{"error", "image_upload_errors", 0}},
	{"anthropic", "anthropic", "catalog", "anthropic", []any{"error", "image_upload_errors", 0}},
	{"workers-ai", "workers-ai", "catalog", "workers-ai", []any{"error", "image_upload_errors", 0}},
	{"google-vision", "google-vision", "catalog", "google-vision", []any{"error", "image_upload_errors", 0}},
	{"ebay", "", "ebay,catalog", "ebay", []any{"error", "discovery_error"}},
	{"ebay-image", "", "ebay-image,catalog", "ebay", []any{"error", "discovery_error"}},
	{"serpapi-shopping", "", "serpapi-shopping,catalog", "serpapi", []any{"error", "discovery_error"}},
	{"serpapi-lens", "", "serpapi-lens,catalog", "serpapi", []any{"error", "discovery_error"}},
	{"serper-shopping", "", "serper-shopping,catalog", "serper", []any{"error", "discovery_error"}},
	{"serper-lens", "", "serper-lens,catalog", "serper", []any{"error", "discovery_error"}},
}

// models are the providers that look at photos, those that take a description first.
var models = providers[:slices.IndexFunc(providers, func(p provider) bool { return p.vision == "" })]

// described is a call that the catalogue alone can answer: so what an upstream does only changes the answer, never whether
// there is one.
const described = plain

func TestEachUpstreamAnswers(t *testing.T) {
	for _, p := range providers {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			o := startOutside(t, p.vision, p.search)
			r := o.appraise(described)
			if o.appraised(r) != 10 || r.at(p.entry...) != nil || r.at("error", "discovery_error") != nil {
				t.Fatalf("%s", r.text)
			}
			e := o.evidence(r)
			if p.vision != "" {
				if e.at("evidence", "item", "provider") != p.name || !strings.Contains(strings.ToLower(fmt.Sprint(e.at("evidence", "item", "title"))), "halden") {
					t.Errorf("the item is %v", e.at("evidence", "item"))
				}
			} else if n := candidatesOf(e, p.name); n < 3 {
				t.Errorf("%d listings of it: %s", n, e.text)
			}
			if e.at("evidence", "upstreams", 0, "provider") != p.name {
				t.Errorf("the evidence does not say that it was asked: %v", e.at("evidence", "upstreams"))
			}
			if state := o.state(p.name); state != "ok" {
				t.Errorf("its health is %q", state)
			}
		})
	}
}

// candidatesOf counts the candidates that a source has found.
func candidatesOf(evidence reply, source string) (n int) {
	candidates, _ := evidence.at("evidence", "candidates").([]any)
	for i := range candidates {
		if evidence.at("evidence", "candidates", i, "source") == source {
			n++
		}
	}
	return n
}

// state is what /health says of an upstream.
func (o *outside) state(name string) string {
	o.t.Helper()
	health := o.get("/api/v1/health")
	all, _ := health.at("upstreams").([]any)
	for i := range all {
		if health.at("upstreams", i, "name") == name {
			state, _ := health.at("upstreams", i, "state").(string)
			return state
		}
	}
	o.t.Errorf("no %s in %s", name, health.text)
	return ""
}

func TestUpstreamThatFindsNothingIsNoFailure(t *testing.T) {
	for _, p := range providers {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			o := startOutside(t, p.vision, p.search)
			o.web.Vendor(p.vendor).Behave(upstream.Behaviour{Body: upstream.NoResults})
			r := o.appraise(described)
			if o.appraised(r) != 10 || r.at(p.entry...) != nil {
				t.Errorf("%s", r.text)
			}
			if state := o.state(p.name); state != "ok" {
				t.Errorf("its health is %q", state)
			}
		})
	}
}

// Whatever an upstream does, the catalogue's answer is there, and the entry says who failed.
func TestUpstreamThatFailsIsAnEntry(t *testing.T) {
	for _, p := range providers {
		for _, c := range upstream.Failures {
			t.Run(p.name+"/"+c.Name, func(t *testing.T) {
				t.Parallel()
				o := startOutside(t, p.vision, p.search)
				o.web.Vendor(p.vendor).Behave(c.Behaviour)
				r := o.appraise(described)
				if o.appraised(r) != 10 || r.at(append(p.entry, "provider")...) != p.name || r.at(append(p.entry, "message")...) == nil {
					t.Fatalf("%s", r.text)
				}
				if status := r.at(append(p.entry, "http_status")...); c.Status != 0 && p.vendor != "workers-ai" && status != float64(c.Status) {
					t.Errorf("http_status is %v: %s", status, r.text)
				}
				if !r.listed("https://shop.com/c1") {
					t.Errorf("without the catalogue's: %s", r.text)
				}
				if state := o.state(p.name); state != "failing" {
					t.Errorf("its health is %q", state)
				}
			})
		}
	}
}

// Garbage gives an entry or is passed over; the value stays the catalogue's.
func TestUpstreamThatTalksNonsenseChangesNothing(t *testing.T) {
	for _, p := range providers {
		o := startOutside(t, "", "catalog")
		want := o.appraise(described)
		for _, c := range upstream.Garbage {
			t.Run(p.name+"/"+c.Name, func(t *testing.T) {
				t.Parallel()
				o := startOutside(t, p.vision, p.search)
				o.web.Vendor(p.vendor).Behave(c.Behaviour)
				r := o.appraise(described)
				if o.appraised(r) != 10 || fmt.Sprint(r.at("appraisal")) != fmt.Sprint(want.at("appraisal")) {
					t.Errorf("%s\ninstead of\n%s", r.text, want.text)
				}
				if provider := r.at(append(p.entry, "provider")...); provider != p.name && c.Body != upstream.Nulls && c.Body != upstream.WrongTypes {
					t.Errorf("nothing is said of it: %s", r.text)
				}
			})
		}
	}
}

func TestUpstreamThatIsTooLate(t *testing.T) {
	for _, p := range providers {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			o := startOutside(t, p.vision, p.search, func(options *host.Options) { options.Clock = nil })
			o.web.Vendor(p.vendor).Behave(upstream.Behaviour{Delay: 13 * time.Second})
			r := o.appraise(described)
			if o.appraised(r) != 10 || r.at(append(p.entry, "provider")...) != p.name {
				t.Errorf("%s", r.text)
			}
			if message := fmt.Sprint(r.at(append(p.entry, "message")...)); !strings.Contains(message, "did not answer in time") {
				t.Errorf("the entry says %q", message)
			}
		})
	}
}

// One failure that may pass is not noticed.
func TestSecondAttemptSavesTheCall(t *testing.T) {
	for _, p := range providers {
		for _, c := range []upstream.Behaviour{{Status: 429}, {Status: 502}, {Status: 503}, {Status: 504}, {Body: upstream.Closed}} {
			if c.Times = 1; p.vendor == "workers-ai" {
				continue // the binding's errors are not told apart
			}
			t.Run(fmt.Sprint(p.name, "/", c.Status, c.Body), func(t *testing.T) {
				t.Parallel()
				o := startOutside(t, p.vision, p.search)
				o.web.Vendor(p.vendor).Behave(c)
				r := o.appraise(described)
				if o.appraised(r) != 10 || r.at(p.entry...) != nil {
					t.Errorf("%s", r.text)
				}
				if e := o.evidence(r); !strings.Contains(string(e.text), `"attempts":2`) {
					t.Errorf("no second attempt: %v", e.at("evidence", "upstreams"))
				}
			})
		}
	}
}

func TestUpstreamsThatAreNotConfigured(t *testing.T) {
	for _, p := range providers {
		if p.vendor == "workers-ai" {
			continue
		}
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			o := startOutside(t, p.vision, p.search, func(options *host.Options) { options.Secrets = nil })
			r := o.appraise(described)
			if o.appraised(r) != 10 || r.at(append(p.entry, "provider")...) != p.name {
				t.Errorf("%s", r.text)
			}
			if len(o.web.Calls(p.vendor)) != 0 {
				t.Error("it was asked all the same")
			}
			if state := o.state(p.name); state != "not_configured" {
				t.Errorf("its health is %q", state)
			}
		})
	}
	t.Run("workers-ai without the binding", func(t *testing.T) {
		o := startOutside(t, "workers-ai", "catalog", func(options *host.Options) { options.AI = nil })
		if r := o.appraise(described); o.appraised(r) != 10 || r.at("error", "image_upload_errors", 0, "provider") != "workers-ai" {
			t.Errorf("%s", r.text)
		}
		if state := o.state("workers-ai"); state != "not_configured" {
			t.Errorf("its health is %q", state)
		}
	})
	t.Run("no such upstream", func(t *testing.T) {
		o := startOutside(t, "", "catalog,eaby", withVar("VISION", "opneai"))
		r := o.appraise(described)
		if o.appraised(r) != 10 || r.at("error", "discovery_error", "provider") != "eaby" || r.at("error", "image_upload_errors", 0, "provider") != "opneai" {
			t.Errorf("%s", r.text)
		}
		if o.state("eaby") != "unknown" || o.state("opneai") != "unknown" {
			t.Error("/health does not say so")
		}
	})
	t.Run("a secret that may not go there", func(t *testing.T) {
		o := startOutside(t, "", "serper-lens,catalog", withVar("SECRETS", "SERPER_API_KEY@elsewhere.com"))
		if r := o.appraise(described); o.appraised(r) != 10 || r.at("error", "discovery_error", "provider") != "serper-lens" {
			t.Errorf("%s", r.text)
		}
		if len(o.web.Calls("serper")) != 0 {
			t.Error("it went there")
		}
		if state := o.state("serper-lens"); state != "failing" {
			t.Errorf("its health is %q", state)
		}
	})
}
