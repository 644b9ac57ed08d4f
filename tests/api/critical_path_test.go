package api

import (
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	"loupe/build/products/host"
	"loupe/core/base/limits"
	"loupe/tests/upstream"
)

// TestAppraisalTakesItsCriticalPath delays every upstream by 300 ms and one by 2, 3 or 5 s. The appraisal takes as long as the longest
// chain of calls that depend on one another. If it takes longer, it waits for something that it does not need. The time is
// virtual: only delays take time.
//
//	photo -> model -> text searches -> pages
//	photo -> image search           -> pages
//
// Early text searches do not wait for the model. If the item has the description's words, they are the only ones:
//
//	photo -> model                  -> pages
//	photo -> text searches          -> pages
func TestAppraisalTakesItsCriticalPath(t *testing.T) {
	t.Parallel()
	const (
		normal = 300 * time.Millisecond
		long   = 3 * time.Second
		pages  = 4 * normal // six of twelve are fetched at a time, and some redirect
		early  = "ebay,serper-shopping"
		same   = "scout 35 Halden"     // has the words of the model's query
		other  = "camera of my mother" // has not
	)
	type path struct {
		slow               string
		long               time.Duration
		early, description string
		want               time.Duration
	}
	paths := []path{
		{"none", 0, "", "", normal + normal + normal + pages},
		{"photo", long, "", "", long + normal + normal + pages},
		{"openai", long, "", "", normal + long + normal + pages},
		{"ebay", long, "", "", normal + normal + long + pages},
		{"serper", long, "", "", normal + normal + long + pages},
		{"serpapi", long, "", "", normal + long + pages},
		{"pages", long, "", "", normal + normal + normal + limits.Page*time.Millisecond},
		{"none", 0, early, same, normal + normal + pages},
	}
	for _, long := range []time.Duration{2 * time.Second, 5 * time.Second} {
		for _, slow := range []string{"openai", "ebay"} {
			paths = append(paths,
				path{slow, long, "", same, normal + normal + long + pages},
				path{slow, long, early, same, normal + long + pages},
				path{slow, long, early, other, normal + normal + long + pages})
		}
	}
	for _, c := range paths {
		t.Run(fmt.Sprintf("%s takes %v, early %q, description %q", c.slow, c.long, c.early, c.description), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				delay := func(name string) time.Duration {
					if name == c.slow {
						return c.long
					}
					return normal
				}
				s := newServiceWithUpstreams(t, "openai", mixedSearch, withVar("CACHE_TTL", "0"), withVar("EARLY_SEARCHES", c.early), func(o *host.Options) { o.Clock = nil })
				body := `{"image_url":"https://img.example.com/scout-35.jpg","description":"` + c.description + `"}`
				s.charged(s.appraise(body)) // fetches the token and caches the key
				for _, name := range mixedVendors {
					s.web.Vendor(name).Behave(upstream.Behaviour{Delay: delay(name)})
				}
				s.web.Vendor("pages").Behave(upstream.Behaviour{URLContains: "img.example.com", Delay: delay("photo")}, upstream.Behaviour{Delay: delay("pages")})

				before := s.callCount(mixedVendors...)
				start := time.Now()
				r := s.appraise(body)
				took := time.Since(start)
				s.expectCharge(r, cost)
				s.expect(r, nil, "error", "discovery_error")
				calls := len(mixedVendors)
				if c.early != "" && c.description == other {
					calls += 2
				}
				if got := s.callCount(mixedVendors...) - before; got != calls {
					t.Fatalf("got %d calls, want %d", got, calls)
				}
				if late := took - c.want; late < 0 || late > 2*time.Millisecond { // a time limit ends a millisecond late
					t.Errorf("took %v, want its critical path of %v", took, c.want)
				}
			})
		})
	}
}
