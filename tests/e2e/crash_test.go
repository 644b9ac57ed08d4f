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

	c.service = start(t, func(o *workerd.Options) {
		o.Persist = data
		delete(o.Vars, "ALLOW_LOCAL_IMAGES")
	}).Service
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

	// ALLOW_LOCAL_IMAGES is not set any more, so photos on this machine are refused.
	for _, url := range []string{images.URL + "/photo.jpg", "https://127.0.0.1/photo.jpg", "https://localhost/photo.jpg", "https://[::1]/", "https://2130706433/"} {
		r := send(t, c.request("image_url", url))
		r.expectProblem(t, 400, "BAD_REQUEST")
		if r.at("field") != "image_url" {
			t.Errorf("%s: got %s, want image_url as the field", url, r.body)
		}
	}
}
