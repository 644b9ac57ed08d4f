package api

import (
	"testing"
	"testing/synctest"
	"time"

	"loupe/build/products/host"
	"loupe/tests/upstream"
)

// A batch takes about as long as the limit of calls says, with every service at 300 ms, and asks the model once for each item.
// The time is virtual: only delays take time.
func TestBatchKeepsToTheLimits(t *testing.T) {
	const n, interval = 60, 500 * time.Millisecond // of CALLS_PER_MINUTE below
	synctest.Test(t, func(t *testing.T) {
		s := newServiceWithUpstreams(t, "openai", "serper-shopping,catalog", withVar("CALLS_PER_MINUTE", "openai=120"), func(o *host.Options) {
			o.Clock, o.Record, o.Queue = nil, nil, &host.Queue{Retries: 2}
		})
		s.transcript = nil
		for _, vendor := range []string{"openai", "serper", "pages"} {
			s.web.Vendor(vendor).Behave(upstream.Behaviour{Delay: 300 * time.Millisecond})
		}
		begun := time.Now()
		s.batch(cameras(n)...)
		for second := 0; second < 3600 && s.queryInt(`SELECT count(*) FROM batch WHERE state = 'completed'`) == 0; second++ {
			time.Sleep(time.Second)
		}
		took := time.Since(begun)
		s.Wait()
		if allowed := n * interval; took < allowed*8/10 || took > allowed*12/10 {
			t.Errorf("took %v, want 0.8 to 1.2 times %v", took, allowed)
		}
		if calls := len(s.web.Calls("openai")); calls != n {
			t.Errorf("got %d calls of the model, want one for each of the %d items", calls, n)
		}
		s.checkBatches()
	})
}
