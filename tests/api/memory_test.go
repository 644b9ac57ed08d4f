package api

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"strings"
	"sync"
	"testing"

	"loupe/tests/host"
)

// An isolate has 128 MB for all its requests. Photos of every size up to the limit pass through one
// instance; what it has taken then, it keeps.
func TestMemoryStaysBounded(t *testing.T) {
	s := start(t, 10_000)
	random := rand.New(rand.NewPCG(1, 1))
	for range 150 {
		photo := append(picture(random.Uint64()), make([]byte, random.IntN(10<<20-100_000))...)
		s.web.put(cameraURL, page{body: photo})
		s.appraised(s.appraise(plain))
	}
	if got := s.Memory(); got == 0 || got > 64<<20 {
		t.Errorf("the instance takes %d MB", got>>20)
	}
	t.Logf("%d MB", s.Memory()>>20)
}

// Listing pages and the answers of searches are large too, and many appraisals are under way at once.
func TestMemoryStaysBoundedWithManyPagesAndAnswers(t *testing.T) {
	page := bytes.Repeat([]byte("<p>some words of a page</p>\n"), 520<<10/28)
	answer := []byte(`{"search_metadata":{"status":"Success"},"visual_matches":[{"title":"Halden Scout 35 rangefinder camera",` +
		`"link":"https://big.example.com/x","source":"x"}],"more":"` + strings.Repeat("more ", 300<<10) + `"}`)
	o := startOutside(t, "", "serpapi-lens,catalog", func(options *host.Options) {
		inner := options.Transport
		options.Transport = roundTripper(func(r *http.Request) (*http.Response, error) {
			body := map[string][]byte{"big.example.com": page, "serpapi.com": answer}[r.URL.Host]
			if body == nil {
				return inner.RoundTrip(r)
			}
			return &http.Response{StatusCode: 200, Header: http.Header{"Content-Type": {"text/html"}}, Body: io.NopCloser(bytes.NewReader(body)), Request: r}, nil
		})
		options.Record = nil
	})
	o.transcript = nil
	for i := range 12 {
		o.exec(`INSERT INTO listing (id, title, brand, category, vendor, price, currency, url, image) VALUES
			(?1, 'Halden Scout 35 rangefinder camera', 'Halden', 'Cameras', ?1, '', '', ?2, '')`, fmt.Sprint("u", i), fmt.Sprint("https://big.example.com/", i))
	}
	var all sync.WaitGroup
	for i := range 20 {
		all.Go(func() {
			o.Do(o.request(fmt.Sprintf(`{"image_url":"%s","description":"Halden Scout 35 rangefinder camera %d"}`, cameraURL, i)))
		})
	}
	all.Wait()
	o.Wait()
	if got := o.Memory(); got > 64<<20 || o.Traps() > 0 {
		t.Errorf("the instance takes %d MB, %d traps", got>>20, o.Traps())
	}
	t.Logf("%d MB", o.Memory()>>20)
}

type roundTripper func(*http.Request) (*http.Response, error)

func (f roundTripper) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }
