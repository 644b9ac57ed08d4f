package api_test

import (
	"database/sql"
	"fmt"
	"slices"
	"strings"
	"testing"

	"loupe/build/operate/d1"
	"loupe/core/api"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/worker/migrations/migrationstest"
)

// schedule runs the schedule once. If ends is true, the step of the calibration ends the Worker. It returns the status, which is 0
// if the Worker ended, and the names of the pictures that were fetched.
func schedule(t *testing.T, db *sql.DB, minute int64, ends bool) (status int, fetched []string) {
	t.Helper()
	type workerEnded struct{}
	defer func() {
		if reason := recover(); reason != nil && reason != any(workerEnded{}) {
			panic(reason)
		}
	}()
	host := exchangetest.New(t, api.Program())
	host.Variables = exchange.Headers{{Name: "SEARCH", Value: "catalog"}}
	host.Now = minute * 60_000
	host.Answer = func(e exchangetest.Effect) exchangetest.Answer {
		if e.Kind == exchangetest.Fetch {
			fetched = append(fetched, strings.TrimPrefix(e.URL, "https://shop.example.com/"))
			return exchangetest.HTTP(404, "")
		}
		matches := func(s exchange.Statement) bool { return strings.Contains(s.SQL, "MATCH") }
		if ends && slices.ContainsFunc(e.Statements, matches) {
			panic(workerEnded{})
		}
		sets, err := d1.Batch(db, e.Statements...)
		if err != nil {
			t.Fatal(err)
		}
		return exchangetest.Rows(sets...)
	}
	return host.Do(exchange.Request{Method: "POST", Path: "schedule"}).Response.Status, fetched
}

// Pictures are read even if every step of the calibration ends the Worker. The calibration ends after three attempts for
// each listing.
func TestScheduleReadsPicturesWhateverHappensToCalibrations(t *testing.T) {
	db, _ := migrationstest.Open(t)
	exec := func(statement string, args ...any) {
		t.Helper()
		if _, err := db.Exec(statement, args...); err != nil {
			t.Fatal(err)
		}
	}
	for n := range 30 {
		exec(`INSERT INTO listing (id, title, price, currency, condition, image) VALUES (?1, 'Orvik T900 turntable', '90', 'EUR', 'used', 'https://shop.example.com/' || ?1)`, fmt.Sprint(n))
	}
	exec(`INSERT INTO calibration_task (changed, due_at) VALUES (30, 0)`)
	var pictures []string
	ended := 0
	for minute := int64(1000); ; minute++ {
		status, fetched := schedule(t, db, minute, true)
		pictures = append(pictures, fetched...)
		if status == 0 {
			ended++
		}
		var due int
		if err := db.QueryRow(`SELECT count(*) FROM calibration_due`).Scan(&due); err != nil {
			t.Fatal(err)
		}
		if due == 0 && status == 204 {
			break
		}
		if minute > 1200 {
			t.Fatal("the calibration does not end")
		}
	}
	if len(pictures) != 30 || ended != 3*30 {
		t.Errorf("got the pictures %q and %d steps that ended the Worker, want each of 30 once, and 3 attempts for each listing", pictures, ended)
	}
	for i, picture := range pictures {
		if picture != fmt.Sprint(i) {
			t.Fatalf("run %d read the picture %s, want a new picture in each run", i, picture)
		}
	}
}
