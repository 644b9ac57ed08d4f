package api

import (
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"loupe/core/exchange/exchangetest"
	"loupe/tests/host"
	"loupe/tests/upstream"
)

// TestAppraisalTakesItsCriticalPath delays every upstream by 300 ms and one by 3 s. The appraisal takes as long as its
// critical path. If it takes longer, it waits for something that it does not need. The time is that of a bubble of
// testing/synctest, in which only delays take time.
func TestAppraisalTakesItsCriticalPath(t *testing.T) {
	const (
		normalDelay = 300 * time.Millisecond
		longDelay   = 3 * time.Second
	)
	for _, slow := range []string{"none", "photo", "openai", "ebay", "serper", "serpapi", "pages"} {
		t.Run(slow+" slow", func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				delay := func(name string) time.Duration {
					if name == slow {
						return longDelay
					}
					return normalDelay
				}
				var timings timings
				s := newServiceWithUpstreams(t, "openai", mixedSearch, withVar("CACHE_TTL", "0"),
					func(o *host.Options) { o.Clock, o.Fault = nil, timings.measure })
				body := `{"image_url":"https://img.example.com/scout-35.jpg"}`
				s.charged(s.appraise(body)) // fetches the token and caches the key
				for _, name := range mixedVendors {
					s.web.Vendor(name).Behave(upstream.Behaviour{Delay: delay(name)})
				}
				s.web.Vendor("pages").Behave(upstream.Behaviour{URLContains: "img.example.com", Delay: delay("photo")}, upstream.Behaviour{Delay: delay("pages")})

				timings.reset()
				before := s.callCount(mixedVendors...)
				start := time.Now()
				r := s.appraise(body)
				took := time.Since(start)
				s.expectCharge(r, cost)
				s.expect(r, nil, "error", "discovery_error")
				if got, want := s.callCount(mixedVendors...)-before, len(mixedVendors); got != want {
					t.Fatalf("got %d calls, want %d", got, want)
				}
				if path := timings.criticalPath(); took != path {
					t.Errorf("took %v, want its critical path of %v", took, path)
				}
			})
		})
	}
}

// timings measures the fetches of one appraisal.
type timings struct {
	mu      sync.Mutex
	fetches []timedFetch
}

type timedFetch struct {
	url   string
	start time.Time
	took  time.Duration
}

func (t *timings) reset() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.fetches = nil
}

// measure is a [host.Options.Fault] that performs every effect and records fetches.
func (t *timings) measure(e host.Effect, perform func() host.Result) host.Result {
	if e.Kind != exchangetest.Fetch && e.Kind != exchangetest.Token {
		return perform()
	}
	f := timedFetch{url: e.URL, start: time.Now()}
	r := perform()
	f.took = time.Since(f.start)
	t.mu.Lock()
	defer t.mu.Unlock()
	t.fetches = append(t.fetches, f)
	return r
}

// criticalPath returns the time of the longest chain of fetches that depend on one another:
//
//	photo -> model -> text searches -> pages
//	photo -> image searches         -> pages
func (t *timings) criticalPath() time.Duration {
	t.mu.Lock()
	defer t.mu.Unlock()
	slices.SortFunc(t.fetches, func(a, b timedFetch) int { return a.start.Compare(b.start) })
	of := func(host string) (sum time.Duration) {
		for _, f := range t.fetches {
			if strings.HasPrefix(f.url, "https://"+host+"/") {
				sum += f.took
			}
		}
		return sum
	}
	textSearch := of("api.openai.com") + max(of("api.ebay.com"), of("google.serper.dev"))
	return of("img.example.com") + max(textSearch, of("serpapi.com")) + pagesTime(t.pageHops())
}

// pageHops returns, for each page, how long its fetch and the fetches of its redirects took.
func (t *timings) pageHops() (pages [][]time.Duration) {
	type redirect struct {
		page int
		at   time.Time
	}
	redirectsTo := map[string][]redirect{} // by the URL that they lead to
	for _, f := range t.fetches {
		at := slices.IndexFunc(upstream.Pages, func(p upstream.Page) bool { return p.URL == f.url })
		if at < 0 || strings.HasPrefix(f.url, "https://img.example.com/") {
			continue
		}
		page := len(pages)
		if from := redirectsTo[f.url]; len(from) > 0 && !f.start.Before(from[0].at) {
			page, redirectsTo[f.url] = from[0].page, from[1:]
		} else {
			pages = append(pages, nil)
		}
		pages[page] = append(pages[page], f.took)
		if p := upstream.Pages[at]; p.Location != "" {
			from, _ := url.Parse(p.URL)
			to, _ := from.Parse(p.Location)
			redirectsTo[to.String()] = append(redirectsTo[to.String()], redirect{page, f.start.Add(f.took)})
		}
	}
	return pages
}

// pagesTime returns the time to fetch all pages over six connections in FIFO order. A redirect's fetch
// joins the queue when the fetch before it ends.
func pagesTime(pages [][]time.Duration) (end time.Duration) {
	type hop struct {
		page, n int
		ready   time.Duration
	}
	var queue []hop
	for page := range pages {
		queue = append(queue, hop{page: page})
	}
	var free [6]time.Duration // when each connection is free
	for len(queue) > 0 {
		slices.SortStableFunc(queue, func(a, b hop) int { return int(a.ready - b.ready) })
		h := queue[0]
		queue = queue[1:]
		connection := slices.Index(free[:], slices.Min(free[:]))
		done := max(h.ready, free[connection]) + pages[h.page][h.n]
		free[connection] = done
		end = max(end, done)
		if h.n+1 < len(pages[h.page]) {
			queue = append(queue, hop{h.page, h.n + 1, done})
		}
	}
	return end
}
