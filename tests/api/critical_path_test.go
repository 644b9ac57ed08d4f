package api

import (
	"testing"
	"testing/synctest"
	"time"

	"loupe/core/limits"
	"loupe/tests/host"
	"loupe/tests/upstream"
)

// TestAppraisalTakesItsCriticalPath delays every upstream by 300 ms and one by 3 s. The appraisal takes as long as the longest
// chain of calls that depend on one another. If it takes longer, it waits for something that it does not need. The time is
// virtual: only delays take time.
//
//	photo -> model -> text searches -> pages
//	photo -> image search           -> pages
func TestAppraisalTakesItsCriticalPath(t *testing.T) {
	const (
		normal = 300 * time.Millisecond
		long   = 3 * time.Second
		pages  = 4 * normal // six of twelve are fetched at a time, and some redirect
	)
	for slow, want := range map[string]time.Duration{
		"none":    normal + normal + normal + pages,
		"photo":   long + normal + normal + pages,
		"openai":  normal + long + normal + pages,
		"ebay":    normal + normal + long + pages,
		"serper":  normal + normal + long + pages,
		"serpapi": normal + long + pages,
		"pages":   normal + normal + normal + limits.Page*time.Millisecond,
	} {
		t.Run(slow+" slow", func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				delay := func(name string) time.Duration {
					if name == slow {
						return long
					}
					return normal
				}
				s := newServiceWithUpstreams(t, "openai", mixedSearch, withVar("CACHE_TTL", "0"), func(o *host.Options) { o.Clock = nil })
				body := `{"image_url":"https://img.example.com/scout-35.jpg"}`
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
				if got, want := s.callCount(mixedVendors...)-before, len(mixedVendors); got != want {
					t.Fatalf("got %d calls, want %d", got, want)
				}
				if late := took - want; late < 0 || late > 2*time.Millisecond { // a time limit ends a millisecond late
					t.Errorf("took %v, want its critical path of %v", took, want)
				}
			})
		})
	}
}
