package e2e

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"loupe/build/dev"
	"loupe/tests/upstream"
)

// every search there is.
const searches = "ebay,ebay-image,serpapi-shopping,serpapi-lens,serper-shopping,serper-lens,catalog"

// Each model that looks at photos, and every search, through the real Worker.
func TestOutsideServices(t *testing.T) {
	for _, vision := range []string{"openai", "anthropic", "google-vision", "workers-ai"} {
		t.Run(vision, func(t *testing.T) {
			web := upstream.New()
			defer web.Listen()()
			var log output
			o := options(t.TempDir(), &log)
			vars, secrets := web.Configure(vision, searches)
			maps.Copy(o.Vars, vars)
			maps.Copy(o.Vars, secrets)
			if vision == "workers-ai" {
				o.More = "\n[[services]]\nbinding = \"AI\"\nservice = \"ai\"\nentrypoint = \"AI\"\n"
				o.Beside = []string{besideAI(t, web.Vendor("workers-ai").URL())}
			}
			s, err := dev.Start(t.Context(), o)
			if err != nil {
				t.Fatal(err)
			}
			defer s.Stop()
			// The rates come from the bank's stand-in.
			if err := s.Scheduled(t.Context()); err != nil {
				t.Fatal(err)
			}

			c := newCustomer(t, s, 100)
			r, charged := c.call("image_url", web.URL("https://img.example.com/scout-35.jpg"), "country", "GB")
			if charged != 10 || r.at("appraisal", "price_currency") != "GBP" || len(r.list("error", "image_upload_errors")) != 0 || r.at("error", "discovery_error") != nil {
				t.Fatalf("%s", r.text)
			}
			if reasons := fmt.Sprint(r.list("appraisal", "reasoning")); !strings.Contains(reasons, upstream.RatesDate) {
				t.Errorf("the reasons do not name %s, the day of the bank's rates: %s", upstream.RatesDate, reasons)
			}
			e := send(t, c.get("/api/v1/appraisals/"+r.Header.Get("Loupe-Appraisal-Id")))
			if e.at("evidence", "item", "provider") != vision {
				t.Errorf("the item is %v", e.at("evidence", "item"))
			}
			answered := map[any]bool{}
			for i := range e.list("evidence", "upstreams") {
				if e.at("evidence", "upstreams", i, "error") == "" {
					answered[e.at("evidence", "upstreams", i, "provider")] = true
				}
			}
			for name := range strings.SplitSeq(vision+","+strings.TrimSuffix(searches, ",catalog"), ",") {
				if !answered[name] {
					t.Errorf("%s has not answered: %v", name, e.list("evidence", "upstreams"))
				}
			}
			health := send(t, c.get("/api/v1/health"))
			if health.at("status") != "ok" || len(health.list("upstreams")) != 8 {
				t.Errorf("%s", health.text)
			}

			for _, v := range web.Violations() {
				t.Error(v)
			}
			if vision == "openai" {
				c.failing(web)
			}
			for _, name := range []string{"openai", "anthropic", "google-vision", "serpapi", "serper", "ebay"} {
				for _, secret := range web.Secrets(name) {
					if strings.Contains(log.String(), secret) {
						t.Errorf("a secret of %s is in the log", name)
					}
				}
			}
		})
	}
}

// failing has outside services fail, each in its own way: the answer says so, and the others' listings are there.
func (c customer) failing(web *upstream.Web) {
	c.Helper()
	for name, b := range map[string]upstream.Behaviour{
		"openai": {Body: upstream.HTML}, "ebay": {Status: 503}, "serpapi": {Body: upstream.Lost}, "serper": {Body: upstream.Huge},
	} {
		web.Vendor(name).Behave(b)
	}
	r, charged := c.call("image_url", web.URL("https://img.example.com/scout-35.jpg"), "description", camera)
	if charged != 0 || r.at("error", "image_upload_errors", 0, "provider") != "openai" || r.at("error", "discovery_error", "code") != "SEARCH_FAILED" {
		c.Errorf("%s", r.text)
	}
	e := send(c.T, c.get("/api/v1/appraisals/"+r.Header.Get("Loupe-Appraisal-Id")))
	if e.StatusCode != 200 || e.at("evidence", "photo", "sha256") == nil || e.at("evidence", "candidates") != nil {
		c.Errorf("%s", e.text)
	}
	for _, name := range []string{"ebay", "ebay-image", "serpapi-shopping", "serpapi-lens", "serper-shopping", "serper-lens"} {
		if message := fmt.Sprint(r.at("error", "discovery_error", "message")); !strings.Contains(message, name+" ") {
			c.Errorf("nothing of %s in %q", name, message)
		}
	}
}

// besideAI writes the configuration of the Worker that stands in for the binding of Workers AI.
func besideAI(t *testing.T, url string) string {
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
