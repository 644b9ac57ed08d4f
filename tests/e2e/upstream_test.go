package e2e

import (
	"bytes"
	"fmt"
	"maps"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"loupe/tests/upstream"
)

// TestUpstreamsOnTheRealWorker calls each vision model, with every search, through workerd.
func TestUpstreamsOnTheRealWorker(t *testing.T) {
	t.Parallel()
	searches := upstream.Names(upstream.Search)
	for _, p := range upstream.Providers() {
		if p.Kind != upstream.Vision {
			continue
		}
		t.Run(p.Name, func(t *testing.T) {
			t.Parallel()
			web := upstream.New()
			defer web.Listen()()
			for _, large := range []string{"https://huge.example.com/scout", "https://late.example.com/scout"} {
				web.AddPage(upstream.Page{URL: large, Status: http.StatusNotFound, File: "gone.html"}) // their transcript would not fit in D1
			}
			var log logBuffer
			o := options(t.TempDir(), &log)
			vars, secrets := web.Configure(p.Name, strings.Join(searches, ",")+",catalog")
			maps.Copy(o.Vars, vars)
			maps.Copy(o.Vars, secrets)
			if p.Binding != "" {
				o.ExtraConfig = fmt.Sprintf("\n[[services]]\nbinding = %q\nservice = \"ai\"\nentrypoint = \"AI\"\n", p.Binding)
				o.OtherWorkers = []string{writeAIWorker(t, web.Vendor(p.Vendor).URL())}
			}
			s, err := start(t.Context(), o)
			if err != nil {
				t.Fatal(err)
			}
			defer s.Stop()
			if err := s.Scheduled(t.Context()); err != nil { // fetches the exchange rates
				t.Fatal(err)
			}

			c := newCustomer(t, s, 100)
			r, charged := c.call("image_url", web.URL("https://img.example.com/scout-35.jpg"), "country", "GB")
			if charged != 10 || r.at("appraisal", "price_currency") != "GBP" {
				t.Fatalf("charged %d for %s, want 10 for an appraisal in GBP", charged, r.body)
			}
			r.expectNoErrors(t, "image_upload_errors", "discovery_error")
			if reasons := fmt.Sprint(r.list("appraisal", "reasoning")); !strings.Contains(reasons, upstream.RatesDate) {
				t.Errorf("got the reasons %s, want the date of the exchange rates, %s, in them", reasons, upstream.RatesDate)
			}
			for _, secret := range web.Secrets() {
				if recorded := storedTranscript(t, o.Persist, r.Header.Get("Loupe-Appraisal-Id")); bytes.Contains(recorded, []byte(secret.Value)) {
					t.Errorf("got %s's secret %.12s... in the transcript, want no secret there", secret.Vendor, secret.Value)
				}
			}
			replayStored(t, o.Persist, r.Header.Get("Loupe-Appraisal-Id"))
			record := c.record(r)
			if got := record.at("evidence", "item", "provider"); got != p.Name {
				t.Errorf("got an item from %v, want one from %s", got, p.Name)
			}
			answered := map[any]bool{}
			for i := range record.list("evidence", "upstreams") {
				if record.at("evidence", "upstreams", i, "error") == "" {
					answered[record.at("evidence", "upstreams", i, "provider")] = true
				}
			}
			for _, name := range append([]string{p.Name}, searches...) {
				if !answered[name] {
					t.Errorf("got no answer from %s: %v", name, record.list("evidence", "upstreams"))
				}
			}
			health := send(t, c.get("/api/v1/health"))
			if want := 1 + len(searches) + 1; health.at("status") != "ok" || len(health.list("upstreams")) != want { // the model, the searches, the catalogue
				t.Errorf("got health %s, want status ok and %d upstreams", health.body, want)
			}
			if p.Binding == "" {
				c.expectFailuresReported(web, p)
			}

			for _, violation := range web.Violations() {
				t.Errorf("violation: %s", violation)
			}
			for _, secret := range web.Secrets() {
				if strings.Contains(log.String(), secret.Value) {
					t.Errorf("got a secret of %s in the log, want none", secret.Vendor)
				}
			}
		})
	}
}

// expectFailuresReported makes the model and all searches fail, in different ways. The answer must name
// each of them.
func (c customer) expectFailuresReported(web *upstream.Web, model upstream.Provider) {
	c.Helper()
	web.Vendor(model.Vendor).Behave(upstream.Behaviour{Body: upstream.HTML})
	failures := []upstream.Behaviour{{Status: 503}, {Body: upstream.Disconnected}, {Body: upstream.Huge}}
	for i, p := range upstream.Providers() {
		if p.Kind == upstream.Search {
			web.Vendor(p.Vendor).Behave(failures[i%len(failures)])
		}
	}
	r, charged := c.call("image_url", web.URL("https://img.example.com/scout-35.jpg"), "description", camera)
	if charged != 0 || r.at("error", "image_upload_errors", 0, "provider") != model.Name || r.at("error", "discovery_error", "code") != "SEARCH_FAILED" {
		c.Errorf("charged %d for %s, want 0 with %s in image_upload_errors and SEARCH_FAILED", charged, r.body, model.Name)
	}
	record := c.record(r)
	if record.StatusCode != 200 || record.at("evidence", "photo", "sha256") == nil || record.at("evidence", "candidates") != nil {
		c.Errorf("got the record %s, want one with the photo and without candidates", record.body)
	}
	message := fmt.Sprint(r.at("error", "discovery_error", "message"))
	for _, name := range upstream.Names(upstream.Search) {
		if !regexp.MustCompile(`(^|[ ,;(])` + name + `\b([^-]|$)`).MatchString(message) {
			c.Errorf("got the message %q, want %s in it", message, name)
		}
	}
}

// writeAIWorker writes a Worker that replaces the Workers AI binding and returns the path of its
// configuration file. The Worker calls the stand-in at this URL.
func writeAIWorker(t *testing.T, url string) string {
	t.Helper()
	folder := t.TempDir()
	code, err := os.ReadFile("ai/index.mjs")
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"index.mjs":     string(code),
		"wrangler.toml": fmt.Sprintf("name = \"ai\"\nmain = \"index.mjs\"\ncompatibility_date = \"2026-11-17\"\n[vars]\nUPSTREAM = %q\n", url),
	} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return filepath.Join(folder, "wrangler.toml")
}
