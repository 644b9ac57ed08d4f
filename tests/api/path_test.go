package api

import (
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"loupe/tests/host"
	"loupe/tests/upstream"
)

const (
	usual = 300 * time.Millisecond
	slow  = 3 * time.Second
)

// The way of an appraisal through the outside services: what waits for what, and nothing else for anything.
//
//	photo -> model -> searches for words -> pages
//	photo -> searches for the photo      -> pages
func criticalPath(delay map[string]time.Duration, pages time.Duration) time.Duration {
	words := delay["model"] + max(delay["ebay"], delay["serper"])
	return delay["photo"] + max(words, delay["serpapi"]) + pages
}

// With every outside service at 300 ms and one at 3 s, an appraisal takes what its dependencies take. This is the one test that
// looks at the clock, as the time is what it is about; a machine that is busy elsewhere gets more than one try.
func TestAppraisalTakesItsCriticalPath(t *testing.T) {
	const photo = "https://img.example.com/scout-35.jpg"
	for _, late := range []string{"", "photo", "model", "ebay", "serper", "serpapi"} {
		t.Run("late "+late, func(t *testing.T) {
			t.Parallel()
			delay := map[string]time.Duration{}
			for _, name := range []string{"photo", "model", "ebay", "serper", "serpapi"} {
				delay[name] = usual
			}
			delay[late] = max(delay[late], slow)

			o := startOutside(t, "openai", "ebay,serper-shopping,serpapi-lens,catalog", withVar("CACHE_TTL", "0"),
				func(options *host.Options) { options.Clock = nil })
			// The token and the key's grant are there from a first call, as they are on all but the first.
			o.appraised(o.appraise(`{"image_url":"` + photo + `"}`))
			o.web.Vendor("openai").Behave(upstream.Behaviour{Delay: delay["model"]})
			o.web.Vendor("ebay").Behave(upstream.Behaviour{Delay: delay["ebay"]})
			o.web.Vendor("serper").Behave(upstream.Behaviour{Delay: delay["serper"]})
			o.web.Vendor("serpapi").Behave(upstream.Behaviour{Delay: delay["serpapi"]})
			o.web.Vendor("pages").Behave(upstream.Behaviour{Only: "img.example.com", Delay: delay["photo"]}, upstream.Behaviour{Delay: usual})

			var took, path time.Duration
			for range 5 {
				before := len(o.web.Calls("pages"))
				begun := time.Now()
				r := o.appraise(`{"image_url":"` + photo + `"}`)
				took = time.Since(begun)
				if o.appraised(r) != 10 || r.at("error", "discovery_error") != nil {
					t.Fatalf("%s", r.text)
				}
				path = criticalPath(delay, pagesPath(o.web.Calls("pages")[before:]))
				t.Logf("took %v, the critical path is %v: %.3f of it", took.Round(time.Millisecond), path, float64(took)/float64(path))
				if took <= path*105/100 {
					return
				}
			}
			t.Errorf("took %v, more than 1.05 times the critical path of %v", took, path)
		})
	}
}

// pagesPath is how long the fetches of pages take with six connections at a time, first come, first served, where a redirect is
// a fetch that comes after the one before.
func pagesPath(calls []upstream.Call) (path time.Duration) {
	var waiting []int // redirects still to come, of each page
	for _, hops := range chains(calls) {
		waiting = append(waiting, hops)
	}
	for len(waiting) > 0 {
		path += usual
		served := waiting[:min(6, len(waiting))]
		waiting = waiting[len(served):]
		for _, hops := range served {
			if hops > 0 {
				waiting = append(waiting, hops-1)
			}
		}
	}
	return path
}

// chains sorts the calls of pages into pages with their redirects: how many each has.
func chains(calls []upstream.Call) (redirects []int) {
	slices.SortFunc(calls, func(a, b upstream.Call) int { return a.At.Compare(b.At) })
	expected := map[string][]int{} // chains that go on at a URL
	for _, call := range calls {
		if strings.Contains(call.URL, "img.example.com") {
			continue
		}
		chain := len(redirects)
		if list := expected[call.URL]; len(list) > 0 {
			chain, expected[call.URL] = list[0], list[1:]
			redirects[chain]++
		} else {
			redirects = append(redirects, 0)
		}
		for _, p := range upstream.Pages {
			if p.URL == call.URL && p.Location != "" {
				from, _ := url.Parse(p.URL)
				to, _ := from.Parse(p.Location)
				expected[to.String()] = append(expected[to.String()], chain)
			}
		}
	}
	return redirects
}
