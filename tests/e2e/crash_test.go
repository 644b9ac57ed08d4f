package e2e

import (
	"strings"
	"testing"
	"time"

	"loupe/build/dev"
)

// A Worker that dies in the middle of a call leaves credits held. The cron gives them back, once they are stale.
func TestCrash(t *testing.T) {
	t.Parallel()
	var log output
	o := options(t.TempDir(), &log)
	start := func() *dev.Service {
		s, err := dev.Start(t.Context(), o)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(s.Stop)
		return s
	}
	c := newCustomer(t, start(), 20)
	stands := func(when string, wantBalance, wantHeld int64) {
		t.Helper()
		if balance, held := c.stands(); balance != wantBalance || held != wantHeld {
			t.Fatalf("%s: balance %d, held %d; want %d, %d", when, balance, held, wantBalance, wantHeld)
		}
	}
	cron := func() {
		t.Helper()
		if err := c.service.Scheduled(t.Context()); err != nil {
			t.Fatal(err)
		}
	}

	go try(c.request("image_url", pictures.URL+"/hang.jpg"))
	eventually(t, 10*time.Second, "the call is admitted", func() bool { _, held := c.stands(); return held > 0 })
	c.service.Kill()

	delete(o.Vars, "ALLOW_LOCAL_IMAGES")
	c.service = start()
	c.admin = adminOf(c.service)
	stands("after the crash", 20, 10)
	cron()
	stands("while the call could still be under way", 20, 10)
	// Four minutes later. The schema lets nobody rewrite a transfer's time, so its guard has to go for that.
	err := dev.Wrangler(t.Context(), "d1", "execute", "loupe", "--local", "--persist-to", o.Persist, "--command",
		"DROP TRIGGER transfer_update_guard; UPDATE transfer SET created_at = created_at - 240000 WHERE state = 'pending'")
	if err != nil {
		t.Fatal(err)
	}
	cron()
	stands("after the cron", 20, 0)
	if got := strings.Join(c.ledger(), " "); got != "pending voided" {
		t.Errorf("the ledger has %q", got)
	}

	// Without the developer's variable no image comes from this machine.
	for _, url := range []string{pictures.URL + "/photo.jpg", "https://127.0.0.1/photo.jpg", "https://localhost/photo.jpg", "https://[::1]/", "https://2130706433/"} {
		r := send(t, c.request("image_url", url))
		r.refused(t, 400, "BAD_REQUEST")
		if r.at("field") != "image_url" {
			t.Errorf("%s: %s", url, r.text)
		}
	}
}
