package main

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"loupe/core/ledger"
)

func TestPurgeDeletesOldAppraisalsThatHaveEnded(t *testing.T) {
	f := setup(t)
	id := f.newAccount()
	key, _ := f.newKey(id)
	f.ok(201, "POST", "/admin/accounts/"+id+"/grants", `{"credits":10000,"reason":"r","id":"g"}`)
	now := f.now
	appraise := func(name string, age time.Duration, state string) {
		created := now.Add(-age).UnixMilli()
		f.exec(`INSERT INTO transfer VALUES (?, ?, 'earned', 10, 'pending', 'r', ?, NULL)`, name, id, created)
		f.exec(`INSERT INTO appraisal (id, account, api_key, request_hash, request, created_at) VALUES (?, ?, ?, '', '{}', ?)`, name, id, key, created)
		if state != "pending" {
			f.exec(`UPDATE transfer SET state = ?, settled_at = ? WHERE id = ?`, state, created, name)
		}
	}
	const day = 24 * time.Hour
	appraise("old posted", 31*day, "posted")
	appraise("old voided", 300*day, "voided")
	appraise("old pending", 31*day, "pending")
	appraise("exactly 30 days", 30*day, "posted")
	appraise("new", day, "posted")

	if err := f.purge(t.Context(), "appraisals", ledger.PurgeAppraisals); err != nil {
		t.Fatal(err)
	}
	if got, want := f.column("SELECT id FROM appraisal ORDER BY id"), []string{"exactly 30 days", "new", "old pending"}; !slices.Equal(got, want) {
		t.Errorf("appraisals: got %q, want %q", got, want)
	}
	if got, want := f.column("SELECT count(*) FROM transfer"), []string{"6"}; !slices.Equal(got, want) {
		t.Errorf("transfers: got %q, want %q", got, want)
	}
	if got := f.log.String(); got != "appraisals older than 30 days deleted: 2\n" {
		t.Errorf("log: got %q", got)
	}
	f.checkLedger()
}

func TestPurgeIsBounded(t *testing.T) {
	f := setup(t)
	id := f.newAccount()
	key, _ := f.newKey(id)
	f.ok(201, "POST", "/admin/accounts/"+id+"/grants", `{"credits":1000000,"reason":"r","id":"g"}`)
	created := f.now.AddDate(0, 0, -40).UnixMilli()
	for n := range maxPurged + 3 {
		name := fmt.Sprintf("%04d", n)
		f.exec(`INSERT INTO transfer VALUES (?, ?, 'earned', 10, 'posted', 'r', ?, ?)`, name, id, created, created)
		f.exec(`INSERT INTO appraisal (id, account, api_key, request_hash, request, created_at) VALUES (?, ?, ?, '', '{}', ?)`, name, id, key, created+int64(n))
	}
	for _, left := range []string{"3", "0"} {
		if err := f.purge(t.Context(), "appraisals", ledger.PurgeAppraisals); err != nil {
			t.Fatal(err)
		}
		if got := f.column("SELECT count(*) FROM appraisal"); got[0] != left {
			t.Errorf("appraisals left: got %s, want %s", got[0], left)
		}
	}
}

func TestPurgeDeletesOldTranscripts(t *testing.T) {
	f := setup(t)
	old := f.now.AddDate(0, 0, -31).UnixMilli()
	for n := range maxPurged + 2 {
		f.exec(`INSERT INTO transcript VALUES (?, ?, x'00')`, fmt.Sprintf("old %04d", n), old+int64(n))
	}
	f.exec(`INSERT INTO transcript VALUES ('new', ?, x'00')`, f.now.AddDate(0, 0, -30).UnixMilli())
	for _, want := range [][]string{{"new", "old 0500", "old 0501"}, {"new"}} {
		if err := f.purge(t.Context(), "transcripts", ledger.PurgeTranscripts); err != nil {
			t.Fatal(err)
		}
		if got := f.column("SELECT appraisal FROM transcript ORDER BY appraisal"); !slices.Equal(got, want) {
			t.Errorf("transcripts left: got %q, want %q", got, want)
		}
	}
}

// column returns the values of a query's first column as text.
func (f *fixture) column(query string) (values []string) {
	f.Helper()
	rows, err := f.DB.Query(query)
	if err != nil {
		f.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var value string
		if err := rows.Scan(&value); err != nil {
			f.Fatal(err)
		}
		values = append(values, value)
	}
	return values
}
