package calibration

import (
	"loupe/core/exchange"
	"loupe/core/limits"
	"loupe/core/product"
	"loupe/core/search"
	"loupe/core/valuation"
)

// interval is how many milliseconds are between two steps, of all Workers together: less than the schedule's minute.
const interval = 50_000

// claim marks the task whose turn it is with the time now, and returns it: of those with something to do, the one whose last
// step is the longest ago. It returns no row if there is none, or if a step of any task began less than interval before.
//
// A task has something to do while a sample is being appraised, or if more than a fifth of the listings have changed since
// the last sample was drawn. The index calibration_task_due of worker/migrations has the same condition.
const claim = "UPDATE calibration_task SET stepped_at = ?1 WHERE n = (SELECT n FROM calibration_task WHERE (sample > 0 OR changed > listings / 5) " +
	"AND (sample > 0 OR changed_at <= ?1 - ?2) ORDER BY stepped_at LIMIT 1) " +
	"AND NOT EXISTS (SELECT 1 FROM calibration_task WHERE stepped_at > ?1 - ?3) RETURNING n, coalesce(account, ''), sample"

// task is a claimed task. All statements that change something have its number as ?1 and its time as ?2, and change nothing
// if a later step has claimed the task, or if it was deleted with its account.
type task struct {
	number, claimed exchange.Value
	owner           string
}

const (
	claimed = " FROM calibration_task WHERE n = ?1 AND stepped_at = ?2"
	ifOwned = " AND EXISTS (SELECT 1" + claimed + ")"
)

// change returns a statement of the task. More are its parameters from ?3 on.
func (t *task) change(sql string, more ...exchange.Value) exchange.Statement {
	return exchange.SQL(sql, append([]exchange.Value{t.number, t.claimed}, more...)...)
}

// Step does a part of the calibration of one catalogue that was changed in the dashboard, if there is one. It draws the
// sample of a catalogue, or appraises a few listings of it, or stores the calibration and ends the task. A step that fails
// is repeated by a later one. At most one step in about a minute does something, in all Workers together.
func Step(f *exchange.Flow) {
	now := exchange.Int(f.Now())
	untried := exchange.SQL(search.SelectListings+"JOIN calibration_trial t ON t.listing = l.n WHERE t.span IS NULL AND "+
		"t.task = (SELECT n FROM calibration_task WHERE stepped_at = ?1) ORDER BY l.n LIMIT ?2", now, exchange.Int(limits.CalibrationStep))
	claims := f.D1(exchange.SQL(claim, now, exchange.Int(limits.UploadPause), exchange.Int(interval)), untried)
	exchange.On(f, claims, func(f *exchange.Flow, sets []exchange.Rows, err error) {
		if err != nil || len(sets) != 2 || len(sets[0].Rows) != 1 || len(sets[0].Rows[0]) != 3 {
			return
		}
		row := sets[0].Rows[0]
		t := &task{number: row[0], claimed: now, owner: row[1].Text()}
		switch listings := search.ReadListings(sets[1]); {
		case row[2].Int() == 0:
			t.draw(f)
		case len(listings) > 0:
			t.try(f, listings)
		default:
			t.end(f)
		}
	})
}

// draw draws the sample. Without enough listings for a calibration, it deletes the earlier one.
func (t *task) draw(f *exchange.Flow) {
	exchange.On(f, f.D1(Conditions(t.owner)), func(f *exchange.Flow, sets []exchange.Rows, err error) {
		if err != nil || len(sets) != 1 {
			return
		}
		sample := Sample(t.owner, sets[0], limits.CalibrationSample)
		number := len(sample.Params) // of parameters of the sample
		insert := exchange.SQL("INSERT INTO calibration_trial (listing, task) SELECT s.n, t.n FROM ("+sample.SQL+") s, calibration_task t WHERE t.n = ?5 AND t.stepped_at = ?6",
			append(sample.Params[:number:number], t.number, t.claimed)...)
		f.Await(f.D1(insert,
			t.change("UPDATE calibration_task SET sample = (SELECT count(*) FROM calibration_trial WHERE task = ?1), changed = 0, "+
				"listings = (SELECT count(*) FROM listing WHERE coalesce(account, '') = ?3) WHERE n = ?1 AND stepped_at = ?2", exchange.Text(t.owner)),
			t.change("DELETE FROM calibration WHERE coalesce(account, '') = ?3 AND part = '' AND EXISTS (SELECT 1"+claimed+" AND sample = 0)", exchange.Text(t.owner))))
	})
}

// try appraises some listings of the sample, and stores their errors. A listing without a value leaves the sample.
func (t *task) try(f *exchange.Flow, listings []product.Listing) {
	var searches []exchange.Statement
	for i := range listings {
		searches = append(searches, Others(t.owner, &listings[i]))
	}
	exchange.On(f, f.D1(searches...), func(f *exchange.Flow, sets []exchange.Rows, err error) {
		if err != nil || len(sets) != len(listings) {
			return
		}
		var results []exchange.Statement
		const trial = "listing = (SELECT n FROM listing WHERE coalesce(account, '') = ?3 AND id = ?4)" + ifOwned
		for i := range listings {
			owner, id := exchange.Text(t.owner), exchange.Text(listings[i].ID)
			if e, ok := Try(&listings[i], sets[i]); ok {
				results = append(results, t.change("UPDATE calibration_trial SET span = ?5, fast = ?6, patient = ?7 WHERE "+trial,
					owner, id, exchange.Real(e.Range), exchange.Real(e.Fast), exchange.Real(e.Patient)))
			} else {
				results = append(results, t.change("DELETE FROM calibration_trial WHERE "+trial, owner, id))
			}
		}
		f.Await(f.D1(results...))
	})
}

// end determines the calibration by the errors of the sample, stores it, and ends the task until the listings change again.
func (t *task) end(f *exchange.Flow) {
	read := f.D1(t.change("SELECT span, fast, patient FROM calibration_trial WHERE task = ?1" + ifOwned))
	exchange.On(f, read, func(f *exchange.Flow, sets []exchange.Rows, err error) {
		if err != nil || len(sets) != 1 {
			return
		}
		var errors []valuation.Errors
		for _, row := range sets[0].Rows {
			errors = append(errors, valuation.Errors{Range: row[0].Real(), Fast: row[1].Real(), Patient: row[2].Real()})
		}
		owner := exchange.Text(t.owner)
		statements := []exchange.Statement{t.change("DELETE FROM calibration WHERE coalesce(account, '') = ?3 AND part = ''"+ifOwned, owner)}
		if c := valuation.Calibrate(errors); c.Valid() {
			statements = append(statements, t.change("INSERT INTO calibration (account, part, span, fast, patient, listings) SELECT account, '', ?3, ?4, ?5, ?6"+claimed,
				exchange.Real(c.Range), exchange.Real(c.Fast), exchange.Real(c.Patient), exchange.Int(int64(c.Listings))))
		}
		f.Await(f.D1(append(statements,
			t.change("DELETE FROM calibration_trial WHERE task = ?1"+ifOwned),
			t.change("UPDATE calibration_task SET sample = 0 WHERE n = ?1 AND stepped_at = ?2"))...))
	})
}
