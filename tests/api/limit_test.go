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
	"time"

	"loupe/build/products/host"
)

// callTimes records when a host is called, and with which words.
type callTimes struct {
	http.RoundTripper
	host string

	mu     sync.Mutex
	times  []time.Time
	bodies []string
}

func (c *callTimes) RoundTrip(r *http.Request) (*http.Response, error) {
	if r.URL.Host == c.host {
		body, _ := io.ReadAll(r.Body)
		r.Body = io.NopCloser(bytes.NewReader(body))
		c.mu.Lock()
		c.times, c.bodies = append(c.times, time.Now()), append(c.bodies, string(body))
		c.mu.Unlock()
	}
	return c.RoundTripper.RoundTrip(r)
}

// The hosts of three isolates share the limit. In a bubble of testing/synctest, minutes pass at once.
func TestVendorSeesNoMoreThanTheLimitPerMinute(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const perMinute = 30
		var options host.Options
		calls := &callTimes{host: "api.openai.com"}
		s := newServiceWithUpstreams(t, "openai", "catalog", withVar("CALLS_PER_MINUTE", fmt.Sprintf("openai=%d", perMinute)), withVar("CACHE_TTL", "0"), func(o *host.Options) {
			o.Clock, o.Record = time.Now, nil
			calls.RoundTripper, o.Transport = o.Transport, calls
			options = *o
		})
		s.transcript = nil
		hosts := []*host.Host{s.Host}
		for range 2 {
			h, err := host.New(options)
			if err != nil {
				t.Fatal(err)
			}
			defer h.Close()
			hosts = append(hosts, h)
		}
		appraise := func(n int, words string) reply {
			one := &service{Host: hosts[n%len(hosts)], t: t, d1: s.d1, key: s.key}
			return one.appraise(strings.Replace(cameraRequest, "rangefinder", "rangefinder "+words, 1))
		}

		var all sync.WaitGroup
		for i := range 5 {
			all.Go(func() {
				time.Sleep(time.Duration(i) * 100 * time.Millisecond)
				s.expectEmpty(appraise(i, fmt.Sprintf("turn-%d", i)), "error", "image_upload_errors")
			})
		}
		all.Wait()
		for i, body := range calls.bodies {
			if !strings.Contains(body, fmt.Sprintf("turn-%d", i)) {
				t.Errorf("call %d is not for the appraisal that came as number %d", i, i)
			}
		}

		var mu sync.Mutex
		limited := 0
		end := time.Now().Add(80 * time.Second)
		for worker := range 6 {
			all.Go(func() {
				for time.Now().Before(end) {
					r := appraise(worker, "camera")
					if r.at("error", "image_upload_errors", 0) != nil {
						s.expect(r, "LIMIT_REACHED", "error", "image_upload_errors", 0, "code")
						s.expect(r, "openai was not asked, because the operator's limit of calls to it is reached", "error", "image_upload_errors", 0, "message")
						s.expect(r, nil, "error", "image_upload_errors", 0, "provider")
						mu.Lock()
						limited++
						mu.Unlock()
					}
					time.Sleep(2 * time.Second)
				}
			})
		}
		all.Wait()
		for i, first := range calls.times {
			n := 0
			for _, other := range calls.times[i:] {
				if other.Sub(first) < time.Minute {
					n++
				}
			}
			if n > perMinute {
				t.Errorf("got %d calls within a minute, want %d at most", n, perMinute)
			}
		}
		if n := len(calls.times); n < perMinute*80/60 || limited == 0 {
			t.Errorf("got %d calls in 80 seconds and %d answers without one, want as many calls as the limit allows and some answers", n, limited)
		}
		s.expectHealth("openai", "ok")
		if n := s.health("openai")["failures"]; n != 0.0 {
			t.Errorf("got %v failures of the vendor, want none", n)
		}
	})
}
