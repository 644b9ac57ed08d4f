package api

import (
	"fmt"
	"testing"

	"loupe/build/products/host"
	"loupe/core/exchange/exchangetest"
	"loupe/core/store/account"
)

// limitCalls is an option of newService: a rate limiter that allows the first n calls with each key.
func limitCalls(n int) func(*host.Options) {
	calls := map[string]int{}
	return func(o *host.Options) {
		o.Limit = func(key string) bool { calls[key]++; return calls[key] <= n }
	}
}

// Anyone can make up keys with a valid checksum, so an address may look up only a few unknown ones.
func TestUnknownKeysAreLimitedByAddress(t *testing.T) {
	lookups := 0
	s := newService(t, 100, limitCalls(5), withFault(func(e host.Effect) *host.Result {
		if e.Kind == exchangetest.D1 {
			lookups++
		}
		return nil
	}))
	for n := range 420 { // each from another address of one network
		key := account.NewKey("loupe", [account.SecretBytes]byte{9, byte(n), byte(n >> 8)})
		r := s.appraise(cameraRequest, "Authorization", "Bearer "+key, "CF-Connecting-IP", fmt.Sprintf("2001:db8:1:2:%x::7", n))
		if n < 5 {
			s.expectProblem(r, 401, "UNAUTHORIZED")
		} else {
			s.expectProblem(r, 429, "RATE_LIMITED")
		}
	}
	if lookups != 5 {
		t.Errorf("got %d lookups in D1, want 5", lookups)
	}
	s.charged(s.appraise(cameraRequest, "CF-Connecting-IP", "2001:db8:1:3::7"))
}

func TestTooFewCreditsIs402(t *testing.T) {
	for _, credits := range []int{0, cost - 1} {
		s := newService(t, credits)
		s.expectProblem(s.appraise(`{}`), 400, "BAD_REQUEST") // the body is checked before the credits
		s.expectProblem(s.appraise(cameraRequest), 402, "OUT_OF_CREDITS")
		s.expectBalance(int64(credits), 0)
		if n := s.queryInt(`SELECT count(*) FROM appraisal`); len(s.images.fetched) != 0 || n != 0 {
			t.Errorf("%d credits: got the fetches %v and %d appraisals, want none", credits, s.images.fetched, n)
		}
	}
}
