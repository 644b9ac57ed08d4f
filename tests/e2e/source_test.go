package e2e

import (
	"maps"
	"strings"
	"testing"

	"loupe/tests/fixture"
	"loupe/tests/upstream"
)

// TestOwnSourcesOnTheRealWorker runs the sources of docs/SOURCES.md, as an operator would copy them, and PriceCharting in
// workerd. Only the addresses of the services differ: stand-ins on this machine answer.
func TestOwnSourcesOnTheRealWorker(t *testing.T) {
	t.Parallel()
	web := upstream.New()
	defer web.Listen()()
	var log logBuffer
	o := options(t.TempDir(), &log)
	names := []string{"sold-prices", "camera-shop", "auction-house", "pricecharting"}
	vars, secrets := web.Configure("", strings.Join(names, ",")+",catalog")
	web.AddSources(fixture.DocumentedSources(t), vars, secrets)
	maps.Copy(o.Vars, vars)
	maps.Copy(o.Vars, secrets)
	s, err := start(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Stop()
	if err := s.Scheduled(t.Context()); err != nil { // fetches the exchange rates
		t.Fatal(err)
	}

	c := newCustomer(t, s, 100)
	r, charged := c.call("image_url", web.URL("https://img.example.com/scout-35.jpg"), "description", camera)
	if charged != 10 {
		t.Fatalf("charged %d for %s, want 10", charged, r.body)
	}
	r.expectNoErrors(t, "image_upload_errors", "discovery_error")
	record := c.record(r)
	found, sold := map[any]int{}, map[any]int{}
	for i := range record.list("evidence", "candidates") {
		source := record.at("evidence", "candidates", i, "source")
		found[source]++
		if record.at("evidence", "candidates", i, "sold") == true {
			sold[source]++
		}
	}
	for _, name := range names {
		if found[name] < 2 || (sold[name] > 0) != (name != "camera-shop") {
			t.Errorf("%s: got %d listings, %d of them sold, want 2 or more, sold except at the shop: %s", name, found[name], sold[name], record.body)
		}
	}
	health := send(t, c.get("/api/v1/health"))
	if health.at("status") != "ok" || len(health.list("upstreams")) != len(names)+1 { // and the catalogue
		t.Errorf("got health %s, want status ok and %d upstreams", health.body, len(names)+1)
	}
	replayStored(t, o.Persist, r.Header.Get("Loupe-Appraisal-Id"))
	for _, violation := range web.Violations() {
		t.Errorf("violation: %s", violation)
	}
	stored := storedTranscript(t, o.Persist, r.Header.Get("Loupe-Appraisal-Id"))
	for _, secret := range web.Secrets() {
		if strings.Contains(log.String(), secret.Value) || strings.Contains(string(stored), secret.Value) {
			t.Errorf("got a secret of %s in the log or in the transcript, want none", secret.Vendor)
		}
	}
}
