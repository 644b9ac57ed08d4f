package upkeep_test

import (
	"fmt"
	"testing"
	"time"

	"loupe/core/ledger"
	"loupe/worker/console/consoletest"
	"loupe/worker/console/upkeep"
)

func TestPurgeDeletesOldAppraisalsThatHaveEnded(t *testing.T) {
	f := consoletest.Open(t)
	id := f.NewAccount()
	key, _ := f.NewKey(id)
	f.OK(201, "POST", "/admin/accounts/"+id+"/grants", `{"credits":10000,"reason":"r","id":"g"}`)
	now := f.Clock
	appraise := func(name string, age time.Duration, state string) {
		created := now.Add(-age).UnixMilli()
		f.Exec(`INSERT INTO transfer VALUES (?, ?, 'earned', 10, 'pending', 'r', ?, NULL)`, name, id, created)
		f.Exec(`INSERT INTO appraisal (id, account, api_key, request_hash, request, created_at) VALUES (?, ?, ?, '', '{}', ?)`, name, id, key, created)
		if state != "pending" {
			f.Exec(`UPDATE transfer SET state = ?, settled_at = ? WHERE id = ?`, state, created, name)
		}
	}
	const day = 24 * time.Hour
	appraise("old posted", 31*day, "posted")
	appraise("old voided", 300*day, "voided")
	appraise("old pending", 31*day, "pending")
	appraise("exactly 30 days", 30*day, "posted")
	appraise("new", day, "posted")

	if err := upkeep.Purge("appraisals", ledger.PurgeAppraisals)(f.Console, t.Context()); err != nil {
		t.Fatal(err)
	}
	f.Equal("appraisals", f.Column("SELECT id FROM appraisal ORDER BY id"), []string{"exactly 30 days", "new", "old pending"})
	f.Equal("transfers", f.Column("SELECT count(*) FROM transfer"), []string{"6"})
	f.Equal("log", f.Logged.String(), "appraisals older than 30 days deleted: 2\n")
	f.CheckLedger()
}

func TestPurgeIsBounded(t *testing.T) {
	f := consoletest.Open(t)
	id := f.NewAccount()
	key, _ := f.NewKey(id)
	f.OK(201, "POST", "/admin/accounts/"+id+"/grants", `{"credits":1000000,"reason":"r","id":"g"}`)
	created := f.Clock.AddDate(0, 0, -40).UnixMilli()
	for n := range upkeep.MaxPurged + 3 {
		name := fmt.Sprintf("%04d", n)
		f.Exec(`INSERT INTO transfer VALUES (?, ?, 'earned', 10, 'posted', 'r', ?, ?)`, name, id, created, created)
		f.Exec(`INSERT INTO appraisal (id, account, api_key, request_hash, request, created_at) VALUES (?, ?, ?, '', '{}', ?)`, name, id, key, created+int64(n))
	}
	for _, left := range []string{"3", "0"} {
		if err := upkeep.Purge("appraisals", ledger.PurgeAppraisals)(f.Console, t.Context()); err != nil {
			t.Fatal(err)
		}
		f.Equal("appraisals left", f.Column("SELECT count(*) FROM appraisal")[0], left)
	}
}

func TestPurgeDeletesOldTranscripts(t *testing.T) {
	f := consoletest.Open(t)
	old := f.Clock.AddDate(0, 0, -31).UnixMilli()
	for n := range upkeep.MaxPurged + 2 {
		f.Exec(`INSERT INTO transcript VALUES (?, ?, x'00')`, fmt.Sprintf("old %04d", n), old+int64(n))
	}
	f.Exec(`INSERT INTO transcript VALUES ('new', ?, x'00')`, f.Clock.AddDate(0, 0, -30).UnixMilli())
	for _, want := range [][]string{{"new", "old 0500", "old 0501"}, {"new"}} {
		if err := upkeep.Purge("transcripts", ledger.PurgeTranscripts)(f.Console, t.Context()); err != nil {
			t.Fatal(err)
		}
		f.Equal("transcripts left", f.Column("SELECT appraisal FROM transcript ORDER BY appraisal"), want)
	}
}
