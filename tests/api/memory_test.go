package api

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync"
	"testing"
	"testing/synctest"

	"loupe/build/products/host"
)

// maxMemory is the most memory that an instance may take, in bytes: half of an isolate's 128 MB. Wasm
// memory never shrinks.
const maxMemory = 64 << 20

// expectMemory checks the size of the instance's memory.
func (s *service) expectMemory() {
	s.t.Helper()
	if got := s.Memory(); got == 0 || got > maxMemory {
		s.t.Errorf("got an instance of %d bytes, want 1 to %d", got, maxMemory)
	}
	s.t.Logf("%d MB", s.Memory()>>20)
}

// The body of a request is not kept while its appraisal is under way.
func TestMemoryIsBoundedWithManyLargeRequestsAtOnce(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		s := newRehearsal(t)
		body := `{"image_url":"` + cameraURL + `","description":"test SLOW","note":"` + strings.Repeat("x", 64_000) + `"}`
		var calls sync.WaitGroup
		for range 480 {
			calls.Go(func() {
				if r := s.Do(s.request(body)); r.StatusCode != 200 {
					t.Errorf("got the status %d, want 200", r.StatusCode)
				}
			})
		}
		calls.Wait()
		s.expectMemory()
	})
}

func TestMemoryIsBoundedWithManyLargePagesAndAnswers(t *testing.T) {
	t.Parallel()
	answer := []byte(`{"search_metadata":{"status":"Success"},"visual_matches":[{"title":"Halden Scout 35 rangefinder camera",` +
		`"link":"https://big.example.com/x","source":"x"}],"more":"` + strings.Repeat("more ", 300<<10) + `"}`)
	script := `<script type="application/ld+json">[` + strings.Repeat(`{"@type":"Product","offers":[{"price":1}]},`, 127<<10/43) + `</script>`
	listingPage := bytes.Repeat([]byte(script), 12)
	s := newServiceWithUpstreams(t, "", "serpapi-lens,catalog", func(options *host.Options) {
		inner := options.Transport
		options.Transport = roundTripper(func(r *http.Request) (*http.Response, error) {
			body := map[string][]byte{"big.example.com": listingPage, "serpapi.com": answer}[r.URL.Host]
			if body == nil {
				return inner.RoundTrip(r)
			}
			return &http.Response{StatusCode: 200, Header: http.Header{"Content-Type": {"text/html"}}, Body: io.NopCloser(bytes.NewReader(body)), Request: r}, nil
		})
		options.Record = nil // a transcript would keep all of it
	})
	s.transcript = nil
	for i := range 12 {
		s.exec(`INSERT INTO listing (id, title, brand, category, vendor, price, currency, url, image) VALUES
			(?1, 'Halden Scout 35 rangefinder camera', 'Halden', 'Cameras', ?1, '', '', ?2, '')`, fmt.Sprint("u", i), fmt.Sprint("https://big.example.com/", i))
	}
	var wg sync.WaitGroup
	for i := range 8 {
		wg.Go(func() {
			s.Do(s.request(fmt.Sprintf(`{"image_url":"%s","description":"Halden Scout 35 rangefinder camera %d"}`, cameraURL, i)))
		})
	}
	wg.Wait()
	s.Wait()
	s.expectMemory()
	if s.Traps() > 0 {
		t.Errorf("got %d traps, want none: %.600s", s.Traps(), s.Log())
	}
}

type roundTripper func(*http.Request) (*http.Response, error)

func (f roundTripper) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }
