package calibration_test

import (
	"database/sql"
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	filecalibration "loupe/build/operate/calibration"
	"loupe/build/operate/d1"
	"loupe/core/appraisal/calibration"
	"loupe/core/base/limits"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/worker/listingcsv"
	"loupe/worker/migrations/migrationstest"
)

// service is a database with catalogues, and the schedule's clock.
type service struct {
	*testing.T
	db   *sql.DB
	file string // of the database

	minute    int64           // of the schedule
	searches  int             // appraisals of the last step
	interfere func(batch int) // called before each batch of a step; nil for nothing
	fail      int             // number of the batch that fails; -1: none

	ends  func(exchange.Statement) bool // the Worker ends at the batch with this statement; nil for never
	ended []int                         // number of statements in each batch at which it ended
}

// open returns a service for a test that runs in parallel with others.
func open(t *testing.T, accounts ...string) *service {
	t.Parallel()
	db, file := migrationstest.Open(t)
	s := &service{T: t, db: db, file: file, minute: 1_000_000, fail: -1}
	for _, account := range accounts {
		s.exec("INSERT INTO account (id, name, created_at) VALUES (?, 'A', 1)", account)
	}
	return s
}

func (s *service) exec(statement string, args ...any) {
	s.Helper()
	if _, err := s.db.Exec(statement, args...); err != nil {
		s.Fatalf("%s: %v", statement, err)
	}
}

func (s *service) perform(statements ...exchange.Statement) []exchange.Rows {
	s.Helper()
	sets, err := d1.Batch(s.db, statements...)
	if err != nil {
		s.Fatal(err)
	}
	return sets
}

// read returns the first column of a query as texts.
func (s *service) read(query string) string {
	s.Helper()
	var all []string
	for _, row := range s.perform(exchange.SQL(query))[0].Rows {
		all = append(all, fmt.Sprint(row[0].Any()))
	}
	return strings.Join(all, " ")
}

// offers returns the offers of n products, six of each. The prices of a product deviate by this much, in logarithms.
func offers(n int, deviation float64) (listings []listingcsv.Listing) {
	r := rand.New(rand.NewPCG(1, uint64(n)))
	for p := range n {
		price := math.Exp(4 + 2*r.Float64())
		for offer := range 6 {
			listings = append(listings, listingcsv.Listing{
				ID: fmt.Sprintf("%d-%d", p, offer), Title: fmt.Sprintf("Halden QX%d00B camera, offer %c", 10+p, 'a'+offer), Currency: "EUR",
				Price: fmt.Sprintf("%.2f", price*math.Exp(deviation*r.NormFloat64())), Condition: "gebraucht", Sold: "yes", Date: "2026-01-10",
			})
		}
	}
	return listings
}

// upload stores listings as the dashboard does.
func (s *service) upload(account string, listings []listingcsv.Listing) {
	s.Helper()
	var inserts []exchange.Statement
	for _, l := range listings {
		args := []exchange.Value{exchange.TextOrNull(account)}
		for _, value := range l.Values() {
			args = append(args, exchange.Text(value))
		}
		inserts = append(inserts, exchange.SQL("INSERT INTO listing (account, "+listingcsv.StoredColumns+") VALUES (?"+strings.Repeat(", ?", len(args)-1)+")", args...))
	}
	s.perform(inserts...)
	s.change(account, len(listings))
}

// change records that listings of an account have changed.
func (s *service) change(account string, listings int) {
	s.Helper()
	s.exec(`INSERT INTO calibration_task (account, changed, due_at) VALUES (nullif(?1, ''), ?2, ?3)
		ON CONFLICT (coalesce(account, '')) DO UPDATE SET changed = changed + ?2, due_at = ?3`, account, listings, s.minute*60_000+limits.UploadPause)
}

// changePrices moves the prices of 36 listings of the account ann far apart.
func (s *service) changePrices() {
	s.Helper()
	s.exec("UPDATE listing SET price = printf('%.2f', price * (1 + n % 7 * 0.2))")
	s.change("ann", 36)
}

// step lets a minute pass and runs a step of the schedule. It returns how many batches of statements the step ran.
func (s *service) step() (batches int) {
	s.Helper()
	s.minute++
	return s.stepNow()
}

func (s *service) stepNow() (batches int) {
	s.Helper()
	s.searches = 0
	host := exchangetest.New(s, exchange.Program{Configure: func(exchange.Config) exchange.Stage { return calibration.Step }})
	host.Now = s.minute * 60_000
	host.Answer = func(e exchangetest.Effect) exchangetest.Answer {
		if s.ends != nil && slices.ContainsFunc(e.Statements, s.ends) {
			s.ended = append(s.ended, len(e.Statements))
			panic(workerEnded{})
		}
		if s.interfere != nil {
			s.interfere(batches)
		}
		batches++
		if batches-1 == s.fail {
			return exchangetest.Fail(exchange.Unavailable, "the database is not available")
		}
		for _, statement := range e.Statements {
			if strings.Contains(statement.SQL, "MATCH") {
				s.searches++
			}
		}
		return exchangetest.Rows(s.perform(e.Statements...)...)
	}
	defer func() {
		if reason := recover(); reason != nil && reason != any(workerEnded{}) {
			panic(reason)
		}
	}()
	host.Do(exchange.Request{})
	return batches
}

// workerEnded is the reason of a panic that ends a step, as the end of the Worker does.
type workerEnded struct{}

// finish runs steps until there is nothing to do, and returns how many there were.
func (s *service) finish() (steps int) {
	s.Helper()
	s.minute += 5 // the upload counts as finished
	for s.step() > 1 {
		if steps++; steps > 1000 {
			s.Fatal("the calibration does not end")
		}
	}
	return steps
}

// calibration returns the model of an account's listings, the zero value if there is none.
func (s *service) calibration(account string) (m stored) {
	s.Helper()
	const read = "SELECT currency || ' ' || printf('%.6f %.6f', mean, step) || ' ' || cells, correction, listings FROM calibration WHERE account = ?1"
	for _, row := range s.perform(exchange.SQL(read, exchange.Text(account)))[0].Rows {
		m = stored{row[0].Text(), row[1].Text(), int(row[2].Int())}
	}
	return m
}

// stored is a model as the database has it.
type stored struct {
	words, correction string
	Listings          int
}

// Valid reports whether there is a model.
func (m stored) Valid() bool { return m.Listings > 0 }

// String returns the model without its words.
func (m stored) String() string {
	return fmt.Sprintf("%.30s… %s by %d", m.words, m.correction, m.Listings)
}

// width returns the logarithm of the factor on the width of a usual range.
func (m stored) width(t *testing.T) float64 {
	t.Helper()
	var coefficients []float64
	if err := json.Unmarshal([]byte(m.correction), &coefficients); err != nil || len(coefficients) != 24 {
		t.Fatalf("%q: got %v, error %v, want 24 coefficients", m.correction, coefficients, err)
	}
	return coefficients[5]
}

// ofFile returns the model of make import.
func ofFile(t *testing.T, listings []listingcsv.Listing) stored {
	t.Helper()
	m, err := filecalibration.Of(listings)
	if err != nil || m.Listings == 0 {
		t.Fatalf("got %+v, error %v, want a model", m, err)
	}
	return stored{fmt.Sprintf("%s %.6f %.6f %s", m.Currency, m.Mean, m.Step, m.Cells), m.CorrectionJSON(), m.Listings}
}

func TestUploadGetsTheCalibrationOfAnImport(t *testing.T) {
	s := open(t, "ann", "bob")
	s.upload("bob", offers(5, 0.8)) // other accounts' listings have no effect
	calm := math.Inf(-1)
	for _, deviation := range []float64{0.02, 0.6} {
		listings := offers(8, deviation)
		s.exec("DELETE FROM listing WHERE account = 'ann'")
		s.upload("ann", listings)
		s.finish()
		got := s.calibration("ann")
		if want := ofFile(t, listings); got != want || got.Listings != len(listings) || got.width(t) <= calm {
			t.Errorf("deviation %v: got %v, want %v by %d listings, and a larger factor than %v for wilder prices", deviation, got, want, len(listings), calm)
		}
		calm = got.width(t)
	}
	if got := s.read("SELECT count(*) FROM calibration_trial"); got != "0" {
		t.Errorf("%s trials are left, want none", got)
	}
}

func TestStepAppraisesSomeListings(t *testing.T) {
	s := open(t, "ann")
	s.upload("ann", offers(50, 0.1)) // 300 listings, of which 200 are the sample
	s.minute += 5
	total := 0
	for s.step() > 1 {
		if s.searches > limits.CalibrationStep {
			t.Fatalf("a step appraised %d listings, want at most %d", s.searches, limits.CalibrationStep)
		}
		total += s.searches
	}
	if total != 200 || s.calibration("ann").Listings != 200 {
		t.Errorf("appraised %d listings, the calibration counts %d; want 200", total, s.calibration("ann").Listings)
	}
}

// The sample is spread over the whole catalogue, whatever part of it has a price.
func TestSampleIsSpreadOverTheListingsWithAPrice(t *testing.T) {
	s := open(t, "ann")
	s.exec(`WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
		INSERT INTO listing (n, account, id, title, price, currency) SELECT i, 'ann', i, 'T', CASE i % 8 WHEN 0 THEN '5' ELSE '' END, 'EUR' FROM n`)
	s.change("ann", 4000)
	s.minute += 5
	s.step()
	if got := s.read("SELECT count(*) || ' ' || sum(listing % 8 <> 0) || ' ' || min(listing) || ' ' || (max(listing) > 3950) || ' ' || (SELECT sample FROM calibration_task) FROM calibration_trial"); got != "200 0 8 1 200" {
		t.Errorf("got count, listings without a price, first, last, noted: %s; want 200 0 8 1 200", got)
	}
	if gaps := s.read("SELECT max(gap) - min(gap) FROM (SELECT listing - lag(listing) OVER (ORDER BY listing) AS gap FROM calibration_trial)"); gaps != "8" {
		t.Errorf("the distances between the listings of the sample differ by %s, want 8: every second or third one", gaps)
	}
}

func TestTooFewListingsEndTheTaskAtOnce(t *testing.T) {
	s := open(t, "ann")
	s.upload("ann", offers(7, 0.1))
	s.finish()
	if !s.calibration("ann").Valid() {
		t.Fatal("got no model of 42 listings")
	}
	s.exec("DELETE FROM listing WHERE n > 29")
	s.change("ann", 13)
	if steps := s.finish(); steps != 1 || s.calibration("ann").Valid() || s.searches > 0 {
		t.Errorf("29 listings: got %d steps and %v, want one step that deletes the model", steps, s.calibration("ann"))
	}
}

// A model is of the currency of most prices; others can't be compared without a rate. A title without words is like no other.
func TestOtherCurrenciesAndTitlesWithoutWordsLeaveTheSample(t *testing.T) {
	s := open(t, "ann")
	listings := offers(10, 0.1)
	for i := range 20 {
		if i%2 == 0 {
			listings[i].Currency = "USD"
		} else {
			listings[i].Title = "-"
		}
	}
	s.upload("ann", listings)
	s.finish()
	if got := s.calibration("ann"); got.Listings != 40 || !strings.HasPrefix(got.words, "EUR ") {
		t.Errorf("got %v, want a model in EUR by 40", got)
	}
}

// Shared uploads are learned from without the imported files, which have models of their own.
func TestSharedUploadsLearnWithoutImportedFiles(t *testing.T) {
	s := open(t)
	s.exec(`INSERT INTO calibration (part, currency, mean, step, cells, correction, listings) VALUES ('cars.csv', 'EUR', 4, 0.5, printf('%.*c', 16384, 'P'), '[0,0,0,0,0,0,0,0,0,0,0.4,0.5]', 99)`)
	s.exec(`WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 500)
		INSERT INTO listing (n, id, title, price, currency, source) SELECT i, i, 'Halden QX10B camera ' || i, 100 + i, 'EUR', 'cars.csv' FROM n`)
	s.upload("", offers(5, 0.1)) // 30 listings
	s.finish()
	if got := s.read("SELECT part || ' ' || listings FROM calibration ORDER BY part"); got != " 30 cars.csv 99" {
		t.Errorf("got the models %q, want one of the 30 uploads beside the file's", got)
	}
	s.exec("DELETE FROM listing WHERE source = '' AND n % 30 = 1")
	s.change("", 40)
	s.finish()
	if got := s.read("SELECT part || ' ' || listings FROM calibration ORDER BY part"); got != "cars.csv 99" {
		t.Errorf("got the models %q, want none of 29 uploads", got)
	}
}

func TestAccountsTakeTurns(t *testing.T) {
	s := open(t, "ann", "bob", "eve")
	for account, products := range map[string]int{"ann": 16, "bob": 8, "eve": 6} {
		s.upload(account, offers(products, 0.1))
	}
	s.minute += 5
	var turns []string
	for s.step() > 1 {
		turns = append(turns, s.read("SELECT account FROM calibration_task ORDER BY stepped_at DESC LIMIT 1"))
	}
	last := map[string]int{}
	for i, account := range turns {
		if before, ok := last[account]; ok && i-before > 3 {
			t.Errorf("%s waited %d steps for its turn, want at most 3", account, i-before)
		}
		last[account] = i
	}
	if last["eve"] > 3*4 || last["ann"] != len(turns)-1 {
		t.Errorf("the turns were %v, want the small catalogues to end first", turns)
	}
	for _, account := range []string{"ann", "bob", "eve"} {
		if !s.calibration(account).Valid() {
			t.Errorf("%s got no calibration", account)
		}
	}
}

func TestTaskWaitsForTheEndOfTheUpload(t *testing.T) {
	s := open(t, "ann")
	listings := offers(6, 0.1)
	s.upload("ann", listings[:30])
	for range 4 {
		if s.step() > 1 {
			t.Fatal("a step did something while the file was being uploaded")
		}
	}
	s.upload("ann", listings[30:])
	s.finish()
	if got := s.calibration("ann").Listings; got != 36 {
		t.Errorf("got a calibration by %d listings, want the whole file's 36", got)
	}
}

func TestCalibrationIsRepeatedWhenAFifthHasChanged(t *testing.T) {
	s := open(t, "ann")
	s.upload("ann", offers(6, 0.1))
	s.finish()
	s.change("ann", 7)
	if steps := s.finish(); steps != 0 {
		t.Errorf("7 of 36 listings changed: got %d steps, want none", steps)
	}
	s.change("ann", 1)
	if steps := s.finish(); steps != 4 {
		t.Errorf("8 of 36 listings changed: got %d steps, want the 4 of a new calibration", steps)
	}
}

// Any batch of any step may fail, as if the Worker was ended there. The result is the same as without failures.
func TestStepThatFailsIsRepeated(t *testing.T) {
	s := open(t, "ann")
	listings := offers(6, 0.3)
	s.upload("ann", listings)
	s.minute += 5
	for step := 0; ; step++ {
		s.fail = step % 5 // of 3 batches; 3 and 4: none
		if n := s.step(); n == 1 && s.fail > 0 {
			break
		}
		if step > 200 {
			t.Fatal("the calibration does not end")
		}
	}
	if got, want := s.calibration("ann"), ofFile(t, listings); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

// about returns a function that reports whether a statement has a parameter with this text.
func about(text string) func(exchange.Statement) bool {
	return func(s exchange.Statement) bool {
		return slices.ContainsFunc(s.Params, func(v exchange.Value) bool { return strings.Contains(v.Text(), text) })
	}
}

// A listing whose appraisal ends the Worker is tried with others, then twice alone, and skipped. Everything else is calibrated.
func TestListingThatEndsTheWorkerIsSkipped(t *testing.T) {
	for name, c := range map[string]struct {
		bad   []int // places in the sample
		ended []int // listings of each attempt that ended the Worker
	}{
		"the first":          {[]int{0}, []int{4, 1, 1}},
		"within a step":      {[]int{6}, []int{4, 4, 4, 4, 1, 1}}, // the listings before it are appraised one by one
		"the last":           {[]int{35}, []int{4, 4, 3, 2, 1, 1, 1}},
		"all of the first 4": {[]int{0, 1, 2, 3}, []int{4, 1, 1, 4, 1, 1, 4, 1, 1, 4, 1, 1}},
	} {
		t.Run(name, func(t *testing.T) {
			s := open(t, "ann", "bob")
			listings := offers(6, 0.3)
			for _, i := range c.bad {
				listings[i].Title = "Orvik T900 turntable " + listings[i].ID
			}
			s.upload("ann", listings)
			s.upload("bob", offers(5, 0.3))
			s.ends = about("t900")
			s.run()
			if !slices.Equal(s.ended, c.ended) {
				t.Errorf("the Worker ended at steps with %v listings, want %v", s.ended, c.ended)
			}
			if got, want := s.calibration("ann").Listings, 36-len(c.bad); got != want {
				t.Errorf("got a calibration by %d listings, want %d", got, want)
			}
			if got := s.calibration("bob").Listings; got != 30 {
				t.Errorf("the other account has a calibration by %d listings, want 30", got)
			}
		})
	}
}

// run runs the schedule until no task is due.
func (s *service) run() {
	s.Helper()
	s.minute += 5
	for range 200 {
		s.step()
		if s.read("SELECT count(*) FROM calibration_due") == "0" {
			return
		}
	}
	s.Fatal("the calibrations do not end")
}

// A task that can't be begun or ended is given up after three attempts, and tried again when the listings have changed.
func TestTaskThatEndsTheWorkerIsGivenUp(t *testing.T) {
	calibrated := open(t, "ann", "bob")
	calibrated.upload("ann", offers(6, 0.02))
	calibrated.run()
	before := calibrated.calibration("ann")
	for _, statement := range []string{"INTO calibration_draw", "JOIN calibration_trial", "INTO calibration_member", "SELECT price", "INTO calibration_end"} {
		t.Run(statement, func(t *testing.T) {
			s := calibrated.copy(t)
			s.changePrices()
			s.ends = func(executed exchange.Statement) bool { return strings.Contains(executed.SQL, statement) }
			s.run()
			if got := s.calibration("ann"); len(s.ended) != 3 || got != before {
				t.Errorf("the Worker ended %d times and left %+v, want 3 times and %+v", len(s.ended), got, before)
			}
			if got := s.read("SELECT (SELECT count(*) FROM calibration_trial) || (SELECT count(*) FROM calibration_fold) || ' ' || sample || ' ' || changed || ' ' || attempts FROM calibration_task"); got != "00 0 0 0" {
				t.Errorf("got the trials and the task %s, want nothing left", got)
			}
			s.ends = nil
			s.upload("bob", offers(5, 0.3))
			s.run()
			if s.calibration("bob").Listings != 30 || s.calibration("ann") != before {
				t.Errorf("got %+v and %+v, want that only the other account is calibrated", s.calibration("bob"), s.calibration("ann"))
			}
			s.change("ann", 8)
			s.run()
			if got := s.calibration("ann"); got == before || !got.Valid() {
				t.Errorf("got %+v after a change, want a new calibration", got)
			}
		})
	}
}

// Two runs of the schedule at once: one does the step, also if their clocks differ by some seconds.
func TestOnlyOneOfTwoRunsStepsAtOnce(t *testing.T) {
	s := open(t, "ann", "bob")
	s.upload("ann", offers(5, 0.1))
	s.upload("bob", offers(5, 0.1))
	s.minute += 6
	if first, second := s.stepNow(), s.stepNow(); first < 2 || second != 1 {
		t.Errorf("the two runs made %d and %d batches, want the second to find nothing to do", first, second)
	}
}

// A run that took more than a minute finds that another run has taken its task over. It changes nothing.
func TestOvertakenStepChangesNothing(t *testing.T) {
	s := open(t, "ann")
	listings := offers(5, 0.3)
	s.upload("ann", listings)
	s.minute += 5
	for at, batches := 1, 2; batches > 1; at = 3 - at { // before the first and the second batch in turn
		before := ""
		s.interfere = func(batch int) {
			if batch == at {
				s.exec("UPDATE calibration_task SET stepped_at = stepped_at + 1") // the other run
				before = s.state()
			}
		}
		batches = s.step()
		if got := s.state(); before != "" && got != before {
			t.Fatalf("overtaken at batch %d: got\n%s\nwant\n%s", at, got, before)
		}
		if s.interfere = nil; batches > 1 {
			batches = s.step()
		}
	}
	s.finish()
	if got, want := s.calibration("ann"), ofFile(t, listings); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

// state returns everything that steps change.
func (s *service) state() string {
	return s.read("SELECT 'task ' || n || ' ' || sample || ' ' || changed FROM calibration_task") + "\n" +
		s.read("SELECT listing || ' ' || coalesce(fold, '') || ' ' || coalesce(price, '') FROM calibration_trial") + "\n" + s.read("SELECT correction || ' ' || account FROM calibration")
}

// copy returns a service with a copy of the database.
func (s *service) copy(t *testing.T) *service {
	t.Helper()
	content, err := os.ReadFile(s.file)
	if err != nil {
		t.Fatal(err)
	}
	db, _ := migrationstest.OpenContent(t, content)
	return &service{T: t, db: db, minute: s.minute, fail: -1}
}

// Whatever is deleted between two batches of a step, the step ends without a fault and leaves nothing behind.
func TestDeletionsDuringAStep(t *testing.T) {
	began := open(t, "ann")
	began.upload("ann", offers(6, 0.1))
	began.minute += 5
	for n, batches := range []int{2, 3, 5, 3} { // the draw, the predictions, the trials, the end
		for _, deleted := range []string{"a listing", "the account"} {
			for at := range batches {
				began.copy(t).deleteDuringStep(fmt.Sprintf("%s, in step %d before batch %d", deleted, n, at), deleted, at)
			}
		}
		began.step()
	}
}

// deleteDuringStep deletes something before a batch of the next step, and runs the schedule to its end.
func (s *service) deleteDuringStep(name, deleted string, at int) {
	s.Helper()
	done := false
	s.interfere = func(batch int) {
		if batch != at {
			return
		}
		done = true
		if deleted == "a listing" {
			s.exec("DELETE FROM listing WHERE n IN (SELECT n FROM listing ORDER BY n LIMIT 1 OFFSET 4)")
			return
		}
		s.exec("DELETE FROM listing")
		s.exec("DELETE FROM account WHERE id = 'ann'")
	}
	s.step()
	s.interfere = nil
	s.finish()
	if !done {
		s.Fatalf("%s: the step has no such batch", name)
	}
	if got := s.read("SELECT (SELECT count(*) FROM calibration_trial) + (SELECT count(*) FROM calibration_fold)"); got != "0" {
		s.Errorf("%s: %s trials and folds are left, want none", name, got)
	}
	want := []int{0}
	if deleted == "a listing" {
		want = []int{35, 36}
	}
	if got := s.calibration("ann").Listings; !slices.Contains(want, got) {
		s.Errorf("%s: got a calibration by %d listings, want one of %v", name, got, want)
	}
	if got := s.read("SELECT count(*) FROM calibration_task"); (got == "0") != (deleted == "the account") {
		s.Errorf("%s: %s tasks are left", name, got)
	}
}
