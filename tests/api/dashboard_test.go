package api

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"loupe/build/products/host"
	"loupe/tests/upstream"

	"github.com/tidwall/gjson"
)

// The dashboard's tests draw this file: the events and the record of one appraisal, and the health of another service.
const dashboardAppraisal = "../dashboard/appraisal.json"

// candidateFigures are the figures behind a candidate's probability, which no page draws.
var candidateFigures = regexp.MustCompile(`,"(?:evidence":{[^{}]*}|(?:text_rank|distance)":\d+)`)

// TestDashboardFixtureIsARealAnswer compares the appraisal in the dashboard's tests with what the service answers: by a model
// that sees defects, for an asking price, with listings of the account's own, and with a search that fails.
// After a change that is meant to change it: go test ./tests/api -run TestDashboardFixtureIsARealAnswer -update
func TestDashboardFixtureIsARealAnswer(t *testing.T) {
	t.Parallel()
	s := newSampleService(t, 1000, withStandIns)
	s.loadCatalogue("../dashboard/listings.csv", ownSamples)
	s.exec(`INSERT INTO listing (account, id, title, brand, category, vendor, price, currency, url, condition, date) VALUES
		('acct_1', '17', 'Halden F2 35mm film SLR camera with 50mm f/1.8 lens, chrome', 'Halden', 'Cameras', 'Keller Antiques', '329.00', 'USD',
		'https://keller.example/17', 'very good', '2026-11-18')`)
	request := `{"image_url":"` + samplePhotos + examplePhoto + `","asking_price":420,"include":["details"]}`
	r := s.appraise(request, "Accept", "text/event-stream")
	s.Wait()

	type event struct {
		Event string          `json:"event"`
		Data  json.RawMessage `json:"data"`
	}
	var events []event
	for text := range strings.SplitSeq(strings.TrimSpace(string(r.body)), "\n\n") {
		name, data, _ := strings.Cut(strings.TrimPrefix(text, "event: "), "\ndata: ")
		events = append(events, event{name, json.RawMessage(data)})
	}
	if len(events) == 0 || events[len(events)-1].Event != "appraisal" || r.Header.Get("Loupe-Appraisal-Id") == "" {
		t.Fatalf("got %s, want events that end with an appraisal", r.body)
	}
	record := s.record(r).body
	last := len(events) - 1 // left out of the file, because the record has the same answer
	if d := difference("event", decoded(t, events[last].Data), decoded(t, []byte(gjson.GetBytes(record, "answer").Raw))); d != "" {
		t.Error(d)
	}
	record = candidateFigures.ReplaceAll(record, nil)
	document, err := json.Marshal(map[string]any{"events": events[:last], "record": json.RawMessage(record), "health": faultyHealth(t)})
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		var b bytes.Buffer
		writeJSON(&b, document, "", 180)
		if err := os.WriteFile(dashboardAppraisal, append(b.Bytes(), '\n'), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	stored, err := os.ReadFile(dashboardAppraisal)
	if err != nil {
		t.Fatal(err)
	}
	// The order of effects that run at the same time decides how long a stage takes, and what the preliminary range rests on. The
	// remedy of a fault lists all searches, so it changes with each new one.
	varies := regexp.MustCompile(`("(?:ms|seconds_ago|resumes_in_seconds)":)\s*\d+|("event":\s*"range",\s*"data":)\s*{[^}]*}`)
	searches := regexp.MustCompile(`separated by commas: [a-z0-9, -]*`)
	same := func(text []byte) any {
		return decoded(t, searches.ReplaceAll(varies.ReplaceAll(text, []byte("${1}${2}0")), nil))
	}
	if d := difference(filepath.Base(dashboardAppraisal), same(document), same(stored)); d != "" {
		t.Errorf("the file differs from the service's answer; run this test with -update if that is meant\n%s", d)
	}
}

// withStandIns calls stand-ins for a model that sees a worn camera and for a search that fails.
func withStandIns(o *host.Options) {
	web := upstream.New()
	item := upstream.F2
	item.Title += " with 50mm f/1.8 lens, chrome"
	item.Condition, item.Defects = "good", []string{"scratches on the top plate", "worn leatherette"}
	web.SetItem(item)
	web.Vendor("ebay").Behave(upstream.Behaviour{Status: 503})
	o.Vars, o.Secrets = web.Configure("openai", "ebay,catalog")
	o.Transport = &router{images: o.Transport, upstreams: web, hosts: map[string]bool{}}
}

// faultyHealth returns the operator's report on a service whose search fails, lacks a secret, and has a name that is misspelt.
func faultyHealth(t *testing.T) json.RawMessage {
	s := newSampleService(t, 1000, withStandIns, func(o *host.Options) {
		o.Vars["SEARCH"] = "ebay,serpapi-lens,catalgo,catalog"
		delete(o.Secrets, "SERPAPI_API_KEY")
	})
	for n := range 5 { // after as many failures, the circuit breaker opens
		s.appraise(fmt.Sprintf(`{"image_url":"%s","description":"camera %d"}`, samplePhotos+examplePhoto, n))
		s.Wait()
	}
	report, err := s.Report()
	if err != nil {
		t.Fatal(err)
	}
	return report
}
