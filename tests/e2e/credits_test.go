package e2e

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"loupe/tests/fixture"
)

func TestCallIsCompletedAndChargedAfterItsClientLeaves(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, cost)
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
	c.expectSettled()
	c.expectBalance(0, 0)
	c.expectLedger("pending posted")
}

// The photo never arrives, but the description alone has a value. So the call would be charged if the closed stream did not cancel it.
func TestClosedStreamOfTheConnectorCostsNothing(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, cost)
	arguments := fixture.Object{"image_url": images.URL + "/hang.jpg", "description": camera}
	response, err := http.DefaultClient.Do(c.mcp("tools/call", nil, fixture.Object{"progressToken": 1}, fixture.Object{"name": "appraise_product", "arguments": arguments}))
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	lines := bufio.NewScanner(response.Body)
	for lines.Scan() && !strings.Contains(lines.Text(), "Fetching the photo") {
	}
	response.Body.Close()
	c.expectSettled()
	c.expectBalance(cost, 0)
	c.expectLedger("pending voided")
}

// expectSettled waits until the customer has no held credits.
func (c customer) expectSettled() {
	c.Helper()
	waitUntil(c.T, 30*time.Second, "the credits are settled", func() bool { _, held := c.balance(); return held == 0 })
}

// D1 reports a balance that would be negative, and an Idempotency-Key that was used, as violated constraints.
// Not parallel: beside other tests, these calls would exceed the database's time limit on a slow machine.
func TestConcurrentCallsNeverOverdraw(t *testing.T) {
	const credits = 200 // fewer appraisals than may be in progress, so that each refusal is for want of credits
	c := newCustomer(t, service, credits)
	request := func(i int) *http.Request {
		r := c.request("image_url", images.URL+"/missing.jpg", "description", camera)
		r.Header.Set("Idempotency-Key", fmt.Sprint("call-", i))
		return r
	}
	var wg sync.WaitGroup
	var replies [50]reply
	var errs [50]error
	for i := range replies {
		wg.Go(func() { replies[i], errs[i] = do(request(i)) })
	}
	wg.Wait()
	charged, last := 0, 0
	for i, r := range replies {
		if errs[i] != nil {
			t.Error(errs[i])
			continue
		}
		switch r.StatusCode {
		case 200:
			charged, last = charged+r.charged(t), i
		case 402:
			r.expectProblem(t, 402, "OUT_OF_CREDITS")
		default:
			t.Errorf("got %s %s, want 200 or 402", r.Status, r.body)
		}
	}
	if charged != credits {
		t.Errorf("charged %d, want %d", charged, credits)
	}
	repeated := send(t, request(last))
	if repeated.StatusCode != 200 || string(repeated.body) != string(replies[last].body) || repeated.Header.Get("Idempotent-Replayed") != "true" {
		t.Errorf("repeated call: got %v %s, want %s with Idempotent-Replayed", repeated.Header, repeated.body, replies[last].body)
	}
	c.expectBalance(0, 0)
}
