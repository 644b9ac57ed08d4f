package api

import (
	"fmt"
	"testing"
	"time"

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
	for n := range 12 { // each from another address of one network
		key := account.NewKey("loupe", [account.SecretBytes]byte{9, byte(n)})
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

func TestKeyWithinItsLimitPaysOnlyForValues(t *testing.T) {
	s := newService(t, 1000)
	s.exec(`UPDATE api_key SET credits_per_day = ?1`, cost)
	s.expectCharge(s.appraise(photoOnly), 0)
	s.charged(s.appraise(cameraRequest))
	s.expectProblem(s.appraise(photoOnly), 429, "KEY_LIMIT_REACHED")
	s.expectProblem(s.appraise(cameraRequest, "Accept", "text/event-stream"), 429, "KEY_LIMIT_REACHED")
	s.expectProblem(s.appraise(cameraRequest, "Prefer", "respond-async"), 429, "KEY_LIMIT_REACHED")
	if r := s.get("/api/v1/appraisals"); r.StatusCode != 200 {
		t.Errorf("got %d for the list of appraisals, want 200", r.StatusCode)
	}
}

func TestIdempotencyKeyReplaysTheAnswer(t *testing.T) {
	s := newService(t, 100)
	first := s.appraise(cameraRequest, "Idempotency-Key", "a")
	s.expectCharge(first, cost)
	second := s.appraise(cameraRequest, "Idempotency-Key", "a")
	s.expectCharge(second, cost)
	s.expectSame(second, first)
	if got, want := second.appraisalID(), first.appraisalID(); got != want {
		t.Errorf("got the appraisal %s, want the first one, %s", got, want)
	}
	if got := first.Header.Get("Idempotent-Replayed"); got != "" {
		t.Errorf("first answer: got Idempotent-Replayed %q, want none", got)
	}
	if got := second.Header.Get("Idempotent-Replayed"); got != "true" {
		t.Errorf("second answer: got Idempotent-Replayed %q, want true", got)
	}
	s.expectBalance(100-cost, 0)
	s.advance(24*time.Hour + time.Millisecond)
	if later := s.appraise(cameraRequest, "Idempotency-Key", "a"); s.charged(later) != cost || later.appraisalID() == first.appraisalID() {
		t.Errorf("after a day: got the appraisal %s again, want another", first.appraisalID())
	}
	s.expectBalance(100-2*cost, 0)
}
