package e2e

import (
	"context"
	"errors"
	"net/http"
	"sync"
	"testing"
	"time"
)

// The core recognises a repeated call by what D1 reports of its constraint.
func TestIdempotencyKeyIsChargedOnce(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 15)
	request := func(key string, fields ...any) *http.Request {
		r := c.request(fields...)
		r.Header.Set("Idempotency-Key", key)
		return r
	}
	call := func(key string, fields ...any) reply { return send(t, request(key, fields...)) }
	slow := []any{"image_url", images.URL + "/slow.jpg"}

	var first reply
	var firstErr error
	var wg sync.WaitGroup
	wg.Go(func() { first, firstErr = do(request("once", slow...)) })
	waitUntil(t, 10*time.Second, "the call is admitted", func() bool { _, held := c.balance(); return held > 0 })
	call("once", slow...).expectProblem(t, 409, "IDEMPOTENCY_CONFLICT")
	if wg.Wait(); firstErr != nil {
		t.Fatal(firstErr)
	}
	if charged := first.charged(t); charged != cost {
		t.Errorf("first answer: got a charge of %d, want the price", charged)
	}

	// The balance of 5 would not cover a second charge.
	replay := call("once", slow...)
	if replay.charged(t) != cost || string(replay.body) != string(first.body) || replay.Header.Get("Idempotent-Replayed") != "true" {
		t.Errorf("replay: got %v %s, want %s with Idempotent-Replayed", replay.Header, replay.body, first.body)
	}
	call("once", "image_url", images.URL+"/photo.jpg").expectProblem(t, 409, "IDEMPOTENCY_CONFLICT")
	call("twice", slow...).expectProblem(t, 402, "OUT_OF_CREDITS")
	c.expectBalance(5, 0)
}

func TestCallIsCompletedAndChargedAfterItsClientLeaves(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 30)
	for range 3 {
		ctx, cancel := context.WithCancel(t.Context())
		var err error
		var wg sync.WaitGroup
		request := c.request("image_url", images.URL+"/held.jpg").WithContext(ctx)
		wg.Go(func() { _, err = do(request) })
		waitUntil(t, 10*time.Second, "the call is admitted", func() bool { _, held := c.balance(); return held > 0 })
		cancel()
		if wg.Wait(); !errors.Is(err, context.Canceled) {
			t.Fatalf("got error %v, want %v", err, context.Canceled)
		}
		heldPhotos <- struct{}{}
		waitUntil(t, 10*time.Second, "the credits are settled", func() bool { _, held := c.balance(); return held == 0 })
	}
	c.expectBalance(0, 0)
	c.expectLedger("pending posted pending posted pending posted")
}

// Not parallel: beside other tests, these calls would exceed the database's time limit on a slow machine.
func TestConcurrentCallsNeverOverdraw(t *testing.T) {
	const credits = 500 // fewer appraisals than may be in progress, so that each refusal is for want of credits
	c := newCustomer(t, service, credits)
	var wg sync.WaitGroup
	var replies [120]reply
	var errs [120]error
	for i := range replies {
		request := c.request("image_url", images.URL+"/missing.jpg", "description", camera)
		wg.Go(func() { replies[i], errs[i] = do(request) })
	}
	wg.Wait()
	charged := 0
	for i, r := range replies {
		if errs[i] != nil {
			t.Error(errs[i])
			continue
		}
		switch r.StatusCode {
		case 200:
			charged += r.charged(t)
		case 402:
			r.expectProblem(t, 402, "OUT_OF_CREDITS")
		default:
			t.Errorf("got %s %s, want 200 or 402", r.Status, r.body)
		}
	}
	if charged != credits {
		t.Errorf("charged %d, want %d", charged, credits)
	}
	c.expectBalance(0, 0)
}
