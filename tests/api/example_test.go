package api

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"loupe/build/operate/catalogue"
	"loupe/build/products/host"
	"loupe/core/base/date"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/market"
	"loupe/tests/contract"

	"github.com/tidwall/gjson"
)

var update = flag.Bool("update", false, "write the service's answers into docs/openapi.yaml")

const (
	samples       = "../../build/out/assets/samples"
	samplePhotos  = "https://images.example.com/"
	examplePhoto  = "camera-photo.jpg"
	exampleMarker = " # example: "
	exampleAlias  = `"*answer"` // in the example of a stored appraisal, for the example answer; in the file it has no quotation marks

	exampleCandidates = 3 // in the example of a stored appraisal
)

// sampleRates are the rates of the currencies in the sample listings.
const sampleRates = `{"date":"2026-11-20","base":"USD","rates":{"EUR":0.92,"GBP":0.79}}`

// newSampleService starts a service with the sample catalogue and its photos. Its clock and its randomness are the same
// in each run.
func newSampleService(t *testing.T, credits int, change ...func(*host.Options)) *service {
	t.Helper()
	var s *service
	s = newService(t, credits, append(change, func(o *host.Options) {
		o.Entropy = &counter{}
		if o.Fault == nil {
			o.Fault = func(e host.Effect, perform func() host.Result) host.Result {
				s.advance(latency(e))
				return perform()
			}
		}
	})...)
	s.loadCatalogue(filepath.Join(samples, "listings.csv"), ownSamples)
	photo, err := os.ReadFile(filepath.Join(samples, examplePhoto))
	if err != nil {
		t.Fatal(err)
	}
	s.images.put(samplePhotos+examplePhoto, page{body: photo})
	s.KV().Put(market.RatesKey, []byte(sampleRates), 3600)
	s.exec(`UPDATE api_key SET last_used_at = ?1`, s.clock().UnixMilli()) // recording the use would take time on the clock, now or later
	return s
}

// ownSamples are the options for a file of listings whose pictures are among the samples.
var ownSamples = catalogue.Options{Folder: samples, ImageBase: samplePhotos}

// loadCatalogue replaces the catalogue by the listings of a CSV file.
func (s *service) loadCatalogue(path string, options catalogue.Options) {
	s.t.Helper()
	file, err := os.Open(path)
	if err != nil {
		s.t.Fatal(err)
	}
	defer file.Close()
	options.Today = date.OfTime(s.clock().UnixMilli())
	listings, report, err := catalogue.Read(file, options)
	if err != nil || len(report.Rows) > 0 {
		s.t.Fatal(err, report)
	}
	s.exec(`DELETE FROM listing`)
	if err := catalogue.Load(s.d1.DB(), listings); err != nil {
		s.t.Fatal(err)
	}
}

// latency is how long an effect takes on the clock of a sample service.
func latency(e host.Effect) time.Duration {
	switch e.Kind {
	case exchangetest.Fetch:
		return 180 * time.Millisecond
	case exchangetest.D1:
		return 6 * time.Millisecond
	}
	return 0
}

// counter is randomness that is the same in each run.
type counter struct {
	mu sync.Mutex
	n  byte
}

func (c *counter) Read(p []byte) (int, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for i := range p {
		c.n += 73
		p[i] = c.n
	}
	return len(p), nil
}

// TestExamplesAreRealAnswers compares the examples in docs/openapi.yaml that have a marker with what the service answers.
// After a change that is meant to change them: go test ./tests/api -run TestExamplesAreRealAnswers -update
func TestExamplesAreRealAnswers(t *testing.T) {
	file, err := os.ReadFile(contract.File())
	if err != nil {
		t.Fatal(err)
	}
	text := string(file)
	for name, got := range realAnswers(t, exampleValue(t, text, "request")) {
		if *update {
			text = replaceExample(t, text, name, got)
		} else if d := difference(name, decoded(t, got), decoded(t, exampleValue(t, text, name))); d != "" {
			t.Errorf("an example differs from the service's answer; run this test with -update if that is meant\n%s", d)
		}
	}
	if *update {
		if err := os.WriteFile(contract.File(), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// realAnswers returns the answers for the examples, by name.
func realAnswers(t *testing.T, request []byte) map[string][]byte {
	answers := map[string][]byte{}
	s := newSampleService(t, 1000)
	answer := s.appraise(string(request))
	s.expectCharge(answer, cost)
	answers["answer"] = answer.body
	record := shortened(s.record(answer).body)
	answers["record"] = bytes.Replace(record, answer.body, []byte(exampleAlias), 1)
	answers["unidentified"] = s.appraise(photoOnly).body
	answers["health"] = s.get("/api/v1/health").body

	problem := func(name string, r reply, status int) {
		t.Helper()
		if r.StatusCode != status {
			t.Errorf("%s: got %d %s, want %d", name, r.StatusCode, r.body, status)
		}
		answers[name] = r.body
	}
	problem("bad-request", s.appraise(`{"description":"a camera"}`), 400)
	problem("not-found", s.get("/api/v1/appraisals/apr_01KAKSYQG0R2J8TBXN4WQ5V7CE"), 404)
	problem("method-not-allowed", s.get("/api/v1/appraise-product"), 405)
	s.appraise(string(request), "Idempotency-Key", "order-4711")
	problem("idempotency-conflict", s.appraise(photoOnly, "Idempotency-Key", "order-4711"), 409)
	stranger := s.request(photoOnly)
	stranger.Header.Set("Authorization", "Bearer loupe_unknown")
	problem("unauthorized", s.send(stranger), 401)
	problem("out-of-credits", newSampleService(t, 0).appraise(string(request)), 402)
	limited := newSampleService(t, cost, func(o *host.Options) {
		o.Limit = func(name string) bool { return strings.HasPrefix(name, "from ") }
	})
	problem("rate-limited", limited.appraise(string(request)), 429)
	suspended := newSampleService(t, cost)
	suspended.exec(`UPDATE account SET suspended_at = 1`)
	problem("forbidden", suspended.appraise(string(request)), 403)
	capped := newSampleService(t, 10*cost)
	capped.exec(`UPDATE api_key SET credits_per_day = ?1`, 2*cost)
	capped.charged(capped.appraise(string(request)))
	capped.charged(capped.appraise(string(request)))
	problem("key-limit-reached", capped.appraise(string(request)), 429)
	broken := newSampleService(t, cost, withFault(func(e host.Effect) *host.Result {
		if sqlContains(e, "INSERT INTO") {
			r := host.Fail(exchange.Failed, "no database")
			return &r
		}
		return nil
	}))
	problem("unavailable", broken.appraise(string(request)), 503)
	return answers
}

// shortened returns a stored appraisal with no more than the first exampleCandidates of its candidates.
func shortened(record []byte) []byte {
	list := gjson.GetBytes(record, "evidence.candidates")
	var kept []string
	for _, c := range list.Array() {
		if len(kept) < exampleCandidates {
			kept = append(kept, c.Raw)
		}
	}
	text := string(record[:list.Index]) + "[" + strings.Join(kept, ",") + "]" + string(record[list.Index+len(list.Raw):])
	return []byte(text)
}

// exampleLines returns where the value of an example begins and ends in the lines of docs/openapi.yaml, and how far it is
// indented. The value follows the line with its marker.
func exampleLines(t *testing.T, lines []string, name string) (begin, end int, indent string) {
	t.Helper()
	for i, line := range lines {
		if !strings.HasSuffix(line, exampleMarker+name) {
			continue
		}
		margin := len(line) - len(strings.TrimLeft(line, " "))
		end = i + 1
		for end < len(lines) && len(lines[end])-len(strings.TrimLeft(lines[end], " ")) > margin {
			end++
		}
		return i + 1, end, strings.Repeat(" ", margin+2)
	}
	t.Fatalf("docs/openapi.yaml has no example with the marker %q", exampleMarker+name)
	return 0, 0, ""
}

// exampleValue returns the JSON of an example.
func exampleValue(t *testing.T, text, name string) []byte {
	t.Helper()
	lines := strings.Split(text, "\n")
	begin, end, _ := exampleLines(t, lines, name)
	value := strings.Join(lines[begin:end], "\n")
	return []byte(strings.Replace(value, strings.Trim(exampleAlias, `"`), exampleAlias, 1))
}

// replaceExample returns the text with another value for an example.
func replaceExample(t *testing.T, text, name string, value []byte) string {
	t.Helper()
	lines := strings.Split(text, "\n")
	begin, end, indent := exampleLines(t, lines, name)
	var b bytes.Buffer
	writeJSON(&b, value, indent, 110)
	written := strings.Replace(b.String(), exampleAlias, strings.Trim(exampleAlias, `"`), 1)
	replaced := append([]string{}, lines[:begin]...)
	replaced = append(replaced, strings.Split(indent+written, "\n")...)
	return strings.Join(append(replaced, lines[end:]...), "\n")
}

// writeJSON writes JSON with an object or an array on one line if it fits into the width, and otherwise with one line for
// each of its values.
func writeJSON(b *bytes.Buffer, value []byte, indent string, width int) {
	value = bytes.TrimSpace(value)
	spaced := spacedJSON(value)
	if len(indent)+len(spaced) <= width || value[0] != '{' && value[0] != '[' {
		b.WriteString(spaced)
		return
	}
	b.WriteByte(value[0])
	decoder := json.NewDecoder(bytes.NewReader(value))
	decoder.Token()
	for separator := "\n"; decoder.More(); separator = ",\n" {
		b.WriteString(separator + indent + "  ")
		if value[0] == '{' {
			key, _ := decoder.Token()
			text, _ := json.Marshal(key)
			b.Write(text)
			b.WriteString(": ")
		}
		var member json.RawMessage
		decoder.Decode(&member)
		writeJSON(b, member, indent+"  ", width)
	}
	b.WriteString("\n" + indent + string(value[0]+2)) // ] and } are two after [ and { in ASCII
}

// spacedJSON returns JSON on one line, with a space after each comma and colon between values.
func spacedJSON(value []byte) string {
	var out bytes.Buffer
	json.Indent(&out, value, "", "")
	return strings.NewReplacer("{\n", "{", "[\n", "[", "\n}", "}", "\n]", "]", ",\n", ", ").Replace(out.String())
}

func decoded(t *testing.T, text []byte) (value any) {
	t.Helper()
	if err := json.Unmarshal(text, &value); err != nil {
		t.Fatalf("%v in %s", err, body(text))
	}
	return value
}
