package upkeep_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"loupe/core/ledger"
	"loupe/worker/console/consoletest"
	"loupe/worker/console/upkeep"
)

func TestVoidStaleVoidsOnlyStalePendingTransfers(t *testing.T) {
	f := consoletest.Open(t)
	id := f.NewAccount()
	f.OK(201, "POST", "/admin/accounts/"+id+"/grants", `{"credits":1000,"reason":"r","id":"g"}`)
	f.Clock = f.Clock.Add(24 * time.Hour) // the grant is older than every transfer below
	now := f.Clock.UnixMilli()
	hold := func(name string, age int64) {
		f.Exec(`INSERT INTO transfer VALUES (?, ?, 'earned', 10, 'pending', 'r', ?, NULL)`, name, id, now-age)
	}
	hold("new", 0)
	hold("just fresh", ledger.StaleAfter)
	hold("just stale", ledger.StaleAfter+1)
	hold("old", 1000*ledger.StaleAfter)
	hold("posted", 2*ledger.StaleAfter)
	hold("voided", 2*ledger.StaleAfter)
	hold("from the future", -ledger.StaleAfter)
	f.Exec(`UPDATE transfer SET state = 'posted', settled_at = 5 WHERE id = 'posted'`)
	f.Exec(`UPDATE transfer SET state = 'voided', settled_at = 5 WHERE id = 'voided'`)

	if err := upkeep.VoidStale(f.Console, t.Context()); err != nil {
		t.Fatal(err)
	}
	f.Equal("log", f.Logged.String(), "stale transfers voided: 2\n")
	want := []string{"from the future pending ", "grant:g posted 1777636800000", "just fresh pending ", fmt.Sprint("just stale voided ", now),
		"new pending ", fmt.Sprint("old voided ", now), "posted posted 5", "voided voided 5"}
	f.Equal("transfers", transfers(f), want)
	f.Members("account", f.OK(200, "GET", "/admin/accounts/"+id, ""), consoletest.Object{"balance": 990.0, "held": 30.0})
	f.CheckLedger()

	f.Logged.Reset()
	if err := upkeep.VoidStale(f.Console, t.Context()); err != nil || f.Logged.Len() > 0 {
		t.Errorf("second run: got error %v and log %q, want neither", err, &f.Logged)
	}
	f.Equal("transfers after the second run", transfers(f), want)
}

// transfers returns a line "id state settled_at" for each transfer, ordered by id.
func transfers(f *consoletest.Fixture) (lines []string) {
	f.Helper()
	var text string
	err := f.DB.QueryRow(`SELECT group_concat(id || ' ' || state || ' ' || coalesce(settled_at, ''), ';') FROM (SELECT * FROM transfer ORDER BY id)`).Scan(&text)
	if err != nil {
		f.Fatal(err)
	}
	return strings.Split(text, ";")
}

func TestVoidStaleWorksThroughABacklogOldestFirst(t *testing.T) {
	f := consoletest.Open(t)
	id := f.NewAccount()
	f.OK(201, "POST", "/admin/accounts/"+id+"/grants", `{"credits":1000000,"reason":"r"}`)
	const backlog = upkeep.MaxVoided + 100
	f.Exec(`INSERT INTO transfer WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count LIMIT ?)
		SELECT 't' || n, ?, 'earned', 10, 'pending', 'r', n, NULL FROM count`, backlog, id)
	for _, left := range []int{100, 0, 0} {
		if err := upkeep.VoidStale(f.Console, t.Context()); err != nil {
			t.Fatal(err)
		}
		var pending, oldest int
		err := f.DB.QueryRow(`SELECT count(*), coalesce(min(created_at), 0) FROM transfer WHERE state = 'pending'`).Scan(&pending, &oldest)
		if err != nil || pending != left || left > 0 && oldest != upkeep.MaxVoided+1 {
			t.Errorf("got %d pending, the oldest made at %d, %v; want %d pending", pending, oldest, err, left)
		}
	}
	f.Members("account", f.OK(200, "GET", "/admin/accounts/"+id, ""), consoletest.Object{"available": 1000000.0})
	f.CheckLedger()
}

func TestVoidStaleReturnsErrorOfTheDatabase(t *testing.T) {
	f := consoletest.Open(t)
	f.DB.Close()
	if err := upkeep.VoidStale(f.Console, t.Context()); err == nil {
		t.Error("closed database: got no error, want one")
	}
}
