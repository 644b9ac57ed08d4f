package e2e

import (
	"fmt"
	"testing"
	"time"

	"loupe/core/store/ledger"
	"loupe/tests/workerd"
)

// A Worker that is killed during a call leaves credits held. The cron voids the transfer once it is
// stale. make killed does so with all kinds of calls, many times.
func TestCronVoidsCreditsOfACrashedCall(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	crashed := start(t, func(o *workerd.Options) { o.Persist = data })
	c := newCustomer(t, crashed.Service, 2*cost)
	cron := func() {
		t.Helper()
		if err := c.service.Scheduled(t.Context()); err != nil {
			t.Fatal(err)
		}
	}

	go do(c.request("image_url", images.URL+"/hang.jpg"))
	waitUntil(t, 10*time.Second, "the call is admitted", func() bool { _, held := c.balance(); return held > 0 })
	crashed.Stop()

	c.service = start(t, func(o *workerd.Options) { o.Persist = data }).Service
	c.admin = adminClient(c.service)
	c.expectBalance(2*cost, cost)
	cron()
	c.expectBalance(2*cost, cost) // the call might still be running
	// The transfer becomes old enough to be voided. The schema forbids that, so drop its trigger first.
	if err := c.service.Execute(t.Context(), "DROP TRIGGER transfer_update_guard",
		fmt.Sprintf("UPDATE transfer SET created_at = created_at - %d WHERE state = 'pending'", ledger.StaleAfter)); err != nil {
		t.Fatal(err)
	}
	cron()
	c.expectBalance(2*cost, 0)
	c.expectLedger("pending voided")
}
