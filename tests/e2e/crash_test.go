package e2e

import (
	"testing"
	"time"

	"loupe/tests/workerd"
)

// A Worker that is killed during a call leaves credits held. The cron voids the transfer once it is
// stale.
func TestCronVoidsCreditsOfACrashedCall(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	crashed := start(t, func(o *workerd.Options) { o.Persist = data })
	c := newCustomer(t, crashed.Service, 20)
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
	c.expectBalance(20, 10)
	cron()
	c.expectBalance(20, 10) // the call might still be running
	// Make the transfer four minutes older. The schema forbids that, so drop its trigger first.
	if err := c.service.Execute(t.Context(), "DROP TRIGGER transfer_update_guard",
		"UPDATE transfer SET created_at = created_at - 240000 WHERE state = 'pending'"); err != nil {
		t.Fatal(err)
	}
	cron()
	c.expectBalance(20, 0)
	c.expectLedger("pending voided")
}
