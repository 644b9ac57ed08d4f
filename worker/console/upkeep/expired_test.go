package upkeep_test

import (
	"fmt"
	"testing"
	"time"

	"loupe/worker/console/consoletest"
	"loupe/worker/console/upkeep"
)

func TestCronDeletesWhatHasExpired(t *testing.T) {
	f := consoletest.Open(t)
	u := f.SignIn("ann@example.com")
	u.OK(201, "POST", "/console/token", "")
	f.Exec(`INSERT INTO used_state VALUES (?, ?)`, fmt.Sprintf("%064d", 1), f.Clock.Add(10*time.Minute).UnixMilli())
	counts := func() []string {
		return f.Column(`SELECT count(*) FROM session UNION ALL SELECT count(*) FROM access_token UNION ALL SELECT count(*) FROM used_state`)
	}
	for _, step := range []struct {
		wait time.Duration
		want []string
	}{
		{10 * time.Minute, []string{"1", "1", "1"}},
		{2 * time.Minute, []string{"1", "1", "1"}},
		{time.Millisecond, []string{"1", "0", "0"}},
		{30*24*time.Hour - 10*time.Minute, []string{"0", "0", "0"}},
	} {
		f.Clock = f.Clock.Add(step.wait)
		f.Cron()
		f.Equal(fmt.Sprintf("after another %v", step.wait), counts(), step.want)
	}
	f.Equal("the user kept", f.Column(`SELECT count(*) FROM user`)[0], "1")
}

func TestDeletionOfExpiredRowsIsBounded(t *testing.T) {
	f := consoletest.Open(t)
	for n := range upkeep.MaxPurged + 3 {
		f.Exec(`INSERT INTO used_state VALUES (?, ?)`, fmt.Sprintf("%064d", n), n)
	}
	for _, left := range []string{"3", "0"} {
		f.Cron()
		f.Equal("", f.Column(`SELECT count(*) FROM used_state`)[0], left)
	}
}
