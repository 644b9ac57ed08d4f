package catalogue_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"loupe/worker/console/consoletest"
)

// rows returns n rows of a file with second-hand listings.
func rows(n int, price string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "%d,Camera %d,%s,USD,,yes\n", i, i, price)
	}
	return header + b.String()
}

// calibrationOf returns state, listings, appraised, sample and minutes.
func calibrationOf(u *consoletest.User) string {
	c := u.OK(200, "GET", "/console/catalogue/summary", "")["calibration"].(consoletest.Object)
	return fmt.Sprint(c["state"], " ", c["listings"], " ", c["appraised"], " ", c["sample"], " ", c["minutes"])
}

func TestSummarySaysWhatTheRangesRestOn(t *testing.T) {
	f, ann := consoletest.OpenSignedIn(t)
	bob := f.SignIn("bob@example.com")
	expect := func(what, want string) {
		t.Helper()
		f.Equal(what, calibrationOf(ann), want)
	}
	expect("without listings", "none 0 0 0 0")
	ann.OK(200, "POST", begin(ann)+"?line=2", rows(100, "250"))
	expect("just uploaded: five minutes until it begins, and 6 steps", "waiting 0 0 0 11")
	f.Clock = f.Clock.Add(6 * time.Minute)
	expect("about to begin", "waiting 0 0 0 6")
	bob.OK(200, "POST", begin(bob)+"?line=2", rows(100, "250"))
	expect("while another account waits", "waiting 0 0 0 12")
	f.Exec(`UPDATE calibration_task SET sample = 100, changed = 0, listings = 100 WHERE account = ?`, ann.Account)
	f.Exec(`INSERT INTO calibration_trial (listing, task, fold, price) SELECT l.n, k.n, 4, iif(CAST(l.id AS INTEGER) < 40, 1, NULL)
		FROM listing l JOIN calibration_task k ON k.account = l.account WHERE l.account = ?`, ann.Account)
	expect("running while another account waits", "running 0 40 100 6")
	f.Exec(`DELETE FROM calibration_trial`)
	f.Exec(`UPDATE calibration_task SET sample = 0`)
	expect("ended without enough listings", "none 0 0 0 0")
	f.Exec(`INSERT INTO calibration (account, part, currency, mean, step, cells, correction, listings) VALUES (?, '', 'EUR', 4.5, 0.25, printf('%.*c', 16384, 'P'), '[0,0,0,0,0,0,0,0,0,0,0.4,0.5]', 84)`, ann.Account)
	expect("ended", "done 84 0 0 0")
	if got := calibrationOf(bob); !strings.HasPrefix(got, "waiting 0 ") {
		t.Errorf("got %s for another account, want its own state", got)
	}
}

func TestChangesOfListingsAreCounted(t *testing.T) {
	f, ann := consoletest.OpenSignedIn(t)
	expect := func(what, want string) {
		t.Helper()
		f.Equal(what, fmt.Sprint(f.Column("SELECT changed || ' ' || (due_at - 300000 - ?) FROM calibration_task WHERE account = ?", f.Clock.UnixMilli(), ann.Account)), want)
	}
	path := begin(ann)
	ann.OK(200, "POST", path+"?line=2", rows(50, "250"))
	expect("50 new rows", "[50 0]")
	f.Clock = f.Clock.Add(time.Minute)
	ann.OK(200, "POST", path+"?line=2", rows(50, "250"))
	expect("the same rows again", "[50 -60000]")
	ann.OK(200, "POST", path+"?line=2", rows(20, "240"))
	expect("20 other prices", "[70 0]")
	ann.OK(204, "DELETE", "/console/catalogue/"+f.Column("SELECT n FROM listing")[0], "")
	expect("a deletion", "[71 0]")
	ann.OK(200, "DELETE", "/console/catalogue", "")
	expect("all deleted", "[120 0]")
	path = "/admin/uploads/" + f.OK(201, "POST", "/admin/uploads", `{"name":"all.csv"}`)["id"].(string) + "/rows?line=2"
	f.OK(200, "POST", path, rows(3, "250"))
	f.Equal("shared listings", fmt.Sprint(f.Column("SELECT changed FROM calibration_task WHERE account IS NULL")), "[3]")
	f.OK(200, "DELETE", "/admin/catalogue", "")
	f.Equal("shared listings deleted", fmt.Sprint(f.Column("SELECT changed FROM calibration_task WHERE account IS NULL")), "[6]")
}
