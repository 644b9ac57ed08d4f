package upkeep_test

import (
	"fmt"
	"testing"
	"time"

	"loupe/core/store/ledger"
	"loupe/worker/console/consoletest"
	"loupe/worker/console/upkeep"
)

func TestVoidStaleWorksThroughABacklogOldestFirst(t *testing.T) {
	f := consoletest.Open(t)
	id := f.NewAccount()
	f.OK(201, "POST", "/admin/accounts/"+id+"/grants", `{"credits":1000000,"reason":"r"}`)
	const backlog = upkeep.MaxVoided + 100
	f.Exec(`INSERT INTO transfer WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count LIMIT ?)
		SELECT 't' || n, ?, 'earned', 10, 'pending', 'r', n, NULL FROM count`, backlog, id)
	for _, left := range []string{fmt.Sprint("100 ", upkeep.MaxVoided+1), "0 0", "0 0"} {
		if err := upkeep.VoidStale(f.Console, t.Context()); err != nil {
			t.Fatal(err)
		}
		f.Equal("pending, the oldest", f.Column(`SELECT count(*) || ' ' || coalesce(min(created_at), 0) FROM transfer WHERE state = 'pending'`), []string{left})
	}
	f.Members("account", f.OK(200, "GET", "/admin/accounts/"+id, ""), consoletest.Object{"available": 1000000.0})
	f.CheckLedger()
}

func TestPurgeDeletesTheOldestAppraisalsThatHaveEnded(t *testing.T) {
	f := consoletest.Open(t)
	id := f.NewAccount()
	key, _ := f.NewKey(id)
	f.OK(201, "POST", "/admin/accounts/"+id+"/grants", `{"credits":1000000,"reason":"r"}`)
	for _, a := range []struct {
		name   string
		count  int
		days   int
		state  string
		settle any
	}{{"0 old", upkeep.MaxPurged + 3, 31, "posted", 1}, {"0 voided", 1, 300, "voided", 1}, {"0 pending", 1, 31, "pending", nil}, {"30 days", 1, 30, "posted", 1}, {"new", 1, 1, "posted", 1}} {
		created := f.Clock.AddDate(0, 0, -a.days).UnixMilli()
		for n := range a.count {
			name := fmt.Sprintf("%s %03d", a.name, n)
			f.Exec(`INSERT INTO transfer VALUES (?, ?, 'earned', 10, 'pending', 'r', ?, NULL)`, name, id, created)
			f.Exec(`INSERT INTO appraisal (id, account, api_key, request_hash, request, created_at) VALUES (?, ?, ?, '', '{}', ?)`, name, id, key, created)
			f.Exec(`UPDATE transfer SET state = ?1, settled_at = ?2 WHERE id = ?3 AND ?1 <> 'pending'`, a.state, a.settle, name)
		}
	}
	purge(f, "appraisals", ledger.PurgeAppraisals)
	f.Equal("log", f.Logged.String(), "appraisals older than 30 days deleted: 500\n")
	purge(f, "appraisals", ledger.PurgeAppraisals)
	f.Equal("appraisals", f.Column("SELECT id FROM appraisal ORDER BY id"), []string{"0 pending 000", "30 days 000", "new 000"})
	f.CheckLedger()
}

// purge runs a task of the cron that deletes old rows.
func purge(f *consoletest.Fixture, what, statement string) {
	f.Helper()
	if err := upkeep.Purge(what, statement)(f.Console, f.Context()); err != nil {
		f.Fatal(err)
	}
}

// An appraisal of a batch is kept until the batch is deleted, which it is thirty days after its end.
func TestPurgeDeletesOldBatchesWithTheirAppraisals(t *testing.T) {
	f := consoletest.Open(t)
	id := f.NewAccount()
	key, _ := f.NewKey(id)
	f.OK(201, "POST", "/admin/accounts/"+id+"/grants", `{"credits":10000,"reason":"r","id":"g"}`)
	at := func(days int) int64 { return f.Clock.AddDate(0, 0, -days).UnixMilli() }
	batch := func(name string, ended int) {
		f.Exec(`INSERT INTO batch (id, account, api_key, request_hash, items, created_at, ends_at) VALUES (?, ?, ?, '', 1, ?, ?)`, name, id, key, at(36), at(29))
		f.Exec(`INSERT INTO batch_item (batch, number, state, appraisal, request) VALUES (?, 1, 'running', '0 of ' || ?, '{}')`, name, name)
		f.Exec(`INSERT INTO transfer VALUES ('0 of ' || ?, ?, 'earned', 10, 'pending', 'r', ?, NULL)`, name, id, at(35))
		f.Exec(`INSERT INTO appraisal (id, account, api_key, request_hash, request, created_at) VALUES ('0 of ' || ?, ?, ?, '', '{}', ?)`, name, id, key, at(35))
		if ended > 0 {
			f.Exec(`UPDATE transfer SET state = 'posted', settled_at = ? WHERE id = '0 of ' || ?`, at(ended), name)
		}
	}
	batch("old", 31)
	batch("new", 29)
	batch("open", 0)
	purge(f, "batches", ledger.PurgeBatches)
	purge(f, "appraisals", ledger.PurgeAppraisals)
	f.Equal("items", f.Column("SELECT batch FROM batch_item ORDER BY 1"), []string{"new", "open"})
	f.Equal("appraisals", f.Column("SELECT id FROM appraisal ORDER BY 1"), []string{"0 of new", "0 of open"})
	f.CheckLedger()
}

func TestPurgeDeletesOldTranscripts(t *testing.T) {
	f := consoletest.Open(t)
	for name, days := range map[string]int{"old": -31, "new": -30} {
		f.Exec(`INSERT INTO transcript VALUES (?, ?, x'00')`, name, f.Clock.AddDate(0, 0, days).UnixMilli())
	}
	purge(f, "transcripts", ledger.PurgeTranscripts)
	f.Equal("transcripts left", f.Column("SELECT appraisal FROM transcript"), []string{"new"})
}

func TestCronDeletesWhatHasExpired(t *testing.T) {
	f, u := consoletest.OpenSignedIn(t)
	u.OK(201, "POST", "/console/token", "")
	f.Exec(`INSERT INTO used_state VALUES (?, ?)`, fmt.Sprintf("%064d", 1), f.Clock.Add(10*time.Minute).UnixMilli())
	f.Exec(`INSERT INTO upload_link (hash, api_key, expires_at) SELECT ?, id, ? FROM api_key`, fmt.Sprintf("%064d", 2), f.Clock.Add(10*time.Minute).UnixMilli())
	counts := func() []string {
		return f.Column(`SELECT count(*) FROM session UNION ALL SELECT count(*) FROM access_token UNION ALL SELECT count(*) FROM used_state
			UNION ALL SELECT count(*) FROM upload_link`)
	}
	for _, step := range []struct {
		wait time.Duration
		want []string
	}{
		{10 * time.Minute, []string{"1", "1", "1", "1"}},
		{2 * time.Minute, []string{"1", "1", "1", "1"}},
		{time.Millisecond, []string{"1", "0", "0", "0"}},
		{30*24*time.Hour - 10*time.Minute, []string{"0", "0", "0", "0"}},
	} {
		f.Clock = f.Clock.Add(step.wait)
		f.Cron()
		f.Equal(fmt.Sprintf("after another %v", step.wait), counts(), step.want)
	}
	f.Equal("the user kept", f.Column(`SELECT count(*) FROM user`)[0], "1")
}

func TestEventsOfWebhooksAreKeptForThirtyDays(t *testing.T) {
	f, u := consoletest.OpenSignedIn(t)
	f.Exec(`INSERT INTO webhook (id, account, url, events, created_at, secret_of) VALUES ('w', ?, 'https://e.com/', '["credits.low"]', 1, 'x')`, u.Account)
	f.Exec(`INSERT INTO webhook_outbox VALUES (?, 'credits.low', '{}', ?)`, u.Account, f.Millis())
	f.Exec(`UPDATE webhook SET state = 'deleted'`)
	for _, step := range []struct {
		wait time.Duration
		want []string
	}{{30 * 24 * time.Hour, []string{"1", "1"}}, {time.Millisecond, []string{"0", "0"}}} {
		f.Clock = f.Clock.Add(step.wait)
		f.Cron()
		f.Equal(fmt.Sprintf("after another %v", step.wait), f.Column(`SELECT count(*) FROM webhook_delivery UNION ALL SELECT count(*) FROM webhook`), step.want)
	}
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
