package api

import (
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"loupe/tests/host"
	"loupe/tests/upstream"
)

const (
	usual = 300 * time.Millisecond
	slow  = 3 * time.Second
)

// With every outside service at 300 ms and one at 3 s, an appraisal takes what its dependencies take: it waits for nothing
// that it does not need. The time is what this test is about; so that a busy machine does not decide it, the critical path is that
// of the times which the services really took.
func TestAppraisalTakesItsCriticalPath(t *testing.T) {
	const body = `{"image_url":"https://img.example.com/scout-35.jpg"}`
	for _, late := range []string{"none", "photo", "model", "ebay", "serper", "serpapi", "pages"} {
		t.Run(late+" late", func(t *testing.T) {
			t.Parallel()
			delay := func(name string) time.Duration {
				if name == late {
					return slow
				}
				return usual
			}
			var took took
			o := startOutside(t, "openai", "ebay,serper-shopping,serpapi-lens,catalog", withVar("CACHE_TTL", "0"),
				func(options *host.Options) { options.Clock, options.Fault = nil, took.measure })
			// The token and the key's grant are there from a first call, as they are for all but the first.
			o.appraised(o.appraise(body))
			o.web.Vendor("openai").Behave(upstream.Behaviour{Delay: delay("model")})
			for _, name := range []string{"ebay", "serper", "serpapi"} {
				o.web.Vendor(name).Behave(upstream.Behaviour{Delay: delay(name)})
			}
			o.web.Vendor("pages").Behave(upstream.Behaviour{Only: "img.example.com", Delay: delay("photo")}, upstream.Behaviour{Delay: delay("pages")})

			asked := func() (n int) {
				for _, name := range []string{"openai", "ebay", "serper", "serpapi"} {
					n += len(o.web.Calls(name))
				}
				return n
			}
			for range 5 {
				took.begin()
				before := asked()
				begun := time.Now()
				r := o.appraise(body)
				whole := time.Since(begun)
				if o.appraised(r) != 10 || r.at("error", "discovery_error") != nil {
					t.Fatalf("%s", r.text)
				}
				if n := asked() - before; n != 4 {
					t.Fatalf("%d calls of the four services", n)
				}
				path := took.criticalPath()
				t.Logf("took %v, its critical path %v: %.3f of it", whole.Round(time.Millisecond), path.Round(time.Millisecond), float64(whole)/float64(path))
				if whole <= path*105/100 {
					return
				}
			}
			t.Error("five times more than 1.05 times the critical path")
		})
	}
}

// took has how long the effects of an appraisal took, in the order of their beginnings.
type took struct {
	mu    sync.Mutex
	steps []step
}

type step struct {
	url   string
	begun time.Time
	time  time.Duration
}

func (k *took) begin() {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.steps = nil
}

func (k *took) measure(e host.Effect, perform func() host.Result) host.Result {
	s := step{begun: time.Now()}
	switch c := e.Call.(type) {
	case host.FetchCall:
		s.url = c.URL
	case host.TokenCall:
		s.url = c.URL
	default:
		return perform()
	}
	r := perform()
	s.time = time.Since(s.begun)
	k.mu.Lock()
	defer k.mu.Unlock()
	k.steps = append(k.steps, s)
	return r
}

// criticalPath is the longest way through the outside services, by what waits for what:
//
//	photo -> model -> searches for words -> pages
//	photo -> searches for the photo      -> pages
func (k *took) criticalPath() time.Duration {
	k.mu.Lock()
	defer k.mu.Unlock()
	slices.SortFunc(k.steps, func(a, b step) int { return a.begun.Compare(b.begun) })
	of := func(host string) (sum time.Duration) {
		for _, s := range k.steps {
			if strings.HasPrefix(s.url, "https://"+host+"/") {
				sum += s.time
			}
		}
		return sum
	}
	words := of("api.openai.com") + max(of("api.ebay.com"), of("google.serper.dev"))
	return of("img.example.com") + max(words, of("serpapi.com")) + schedule(k.pages())
}

// pages sorts the fetches of pages into pages with their redirects: how long each hop took.
func (k *took) pages() (pages [][]time.Duration) {
	type redirect struct {
		page int
		at   time.Time
	}
	goesOn := map[string][]redirect{} // at a URL
	for _, s := range k.steps {
		at := slices.IndexFunc(upstream.Pages, func(p upstream.Page) bool { return p.URL == s.url })
		if at < 0 || strings.HasPrefix(s.url, "https://img.example.com/") {
			continue
		}
		page := len(pages)
		if from := goesOn[s.url]; len(from) > 0 && !s.begun.Before(from[0].at) {
			page, goesOn[s.url] = from[0].page, from[1:]
		} else {
			pages = append(pages, nil)
		}
		pages[page] = append(pages[page], s.time)
		if p := upstream.Pages[at]; p.Location != "" {
			from, _ := url.Parse(p.URL)
			to, _ := from.Parse(p.Location)
			goesOn[to.String()] = append(goesOn[to.String()], redirect{page, s.begun.Add(s.time)})
		}
	}
	return pages
}

// schedule is when all pages are there with six connections at a time, first come, first served, where a redirect comes when
// the hop before it has ended.
func schedule(pages [][]time.Duration) (end time.Duration) {
	type hop struct {
		page, n int
		ready   time.Duration
	}
	var waiting []hop
	for page := range pages {
		waiting = append(waiting, hop{page: page})
	}
	var free [6]time.Duration
	for len(waiting) > 0 {
		slices.SortStableFunc(waiting, func(a, b hop) int { return int(a.ready - b.ready) })
		h := waiting[0]
		waiting = waiting[1:]
		connection := slices.Index(free[:], slices.Min(free[:]))
		done := max(h.ready, free[connection]) + pages[h.page][h.n]
		free[connection] = done
		end = max(end, done)
		if h.n+1 < len(pages[h.page]) {
			waiting = append(waiting, hop{h.page, h.n + 1, done})
		}
	}
	return end
}
