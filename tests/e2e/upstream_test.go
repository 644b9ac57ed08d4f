package e2e

import (
	"fmt"
	"maps"
	"net/http"
	"strings"
	"testing"

	"loupe/tests/fixture"
	"loupe/tests/upstream"
	"loupe/tests/workerd"
)

// A model over HTTP and one behind a binding, each with every search, through workerd. tests/api calls all of them.
func TestUpstreamsOnTheRealWorker(t *testing.T) {
	t.Parallel()
	searches := append(upstream.Names(upstream.Search), "wholesaler") // of docs/SOURCES.md: it takes its key in a form
	for _, p := range upstream.Providers() {
		if p.Name != "openai" && p.Binding == "" {
			continue
		}
		t.Run(p.Name, func(t *testing.T) {
			t.Parallel()
			web := upstream.New()
			defer web.Listen()()
			for _, large := range []string{"https://huge.example.com/scout", "https://late.example.com/scout"} {
				web.AddPage(upstream.Page{URL: large, Status: http.StatusNotFound, File: "gone.html"}) // their transcript would not fit in D1
			}
			vars, secrets := web.Configure(p.Name, strings.Join(searches, ",")+",catalog")
			web.AddSources(fixture.DocumentedSources(t), vars, secrets)
			s := start(t, func(o *workerd.Options) {
				maps.Copy(o.Vars, vars)
				maps.Copy(o.Vars, secrets)
				if p.Binding != "" { // a Worker replaces the binding and calls the stand-in
					o.Config = fmt.Sprintf("\n[[services]]\nbinding = %q\nservice = \"ai\"\nentrypoint = \"AI\"\n", p.Binding)
					o.OtherWorkers = []string{writeWorker(t, "ai/index.mjs", fmt.Sprintf("name = \"ai\"\n[vars]\nUPSTREAM = %q\n", web.Vendor(p.Vendor).URL()))}
				}
			})
			if err := s.Scheduled(t.Context()); err != nil { // fetches the exchange rates
				t.Fatal(err)
			}

			c := newCustomer(t, s.Service, 100)
			r, charged := c.call("image_url", web.URL("https://img.example.com/scout-35.jpg"), "country", "GB")
			if charged != cost || r.at("appraisal", "price_currency") != "GBP" {
				t.Fatalf("charged %d for %s, want the price for an appraisal in GBP", charged, r.body)
			}
			r.expectNoErrors(t, "image_upload_errors", "discovery_error")
			if reasons := fmt.Sprint(r.list("appraisal", "reasoning")); !strings.Contains(reasons, upstream.RatesDate) {
				t.Errorf("got the reasons %s, want the date of the exchange rates, %s, in them", reasons, upstream.RatesDate)
			}
			replayStored(t, s.data, r.Header.Get("Loupe-Appraisal-Id"), s.expectNoSecrets(t, web)...)
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
			for _, violation := range web.Violations() {
				t.Errorf("violation: %s", violation)
			}
			s.expectNoSecrets(t, web)
		})
	}
}

// expectNoSecrets checks that the service's log has no secret of a stand-in, and returns the secrets.
func (s ownService) expectNoSecrets(t *testing.T, web *upstream.Web) (secrets []string) {
	t.Helper()
	for _, secret := range web.Secrets() {
		secrets = append(secrets, secret.Value)
		if strings.Contains(s.log.String(), secret.Value) {
			t.Errorf("got a secret of %s in the log, want none", secret.Vendor)
		}
	}
	return secrets
}
