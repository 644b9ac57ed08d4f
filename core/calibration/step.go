package calibration

import (
	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/limits"
	"loupe/core/product"
	"loupe/core/search"
	"loupe/core/valuation"
)

// claim sets stepped_at of one task to the time now: of the due ones, the one whose last step is the longest ago. It returns no
// row if no task is due, or if a step of any task began less than 50 seconds ago. The schedule runs each minute. The trigger
// calibration_claimed of worker/migrations counts the attempt. After three without a result it skips a listing or gives the
// task up.
const claim = "UPDATE calibration_task SET stepped_at = ?1 WHERE n = (SELECT n FROM calibration_due WHERE sample > 0 OR due_at <= ?1 ORDER BY stepped_at LIMIT 1) " +
	"AND NOT EXISTS (SELECT 1 FROM calibration_task WHERE stepped_at > ?1 - 50000) RETURNING n"

// findTask selects the claimed task. It returns no row if the trigger has given the task up.
const findTask = "SELECT n, sample, coalesce(account, '') FROM calibration_due WHERE stepped_at = ?1"

// findUntried selects the next listings of the claimed task's sample.
const findUntried = search.SelectListings + "JOIN calibration_next t ON t.listing = l.n WHERE t.claimed = ?1 ORDER BY l.n LIMIT ?2"

// task is a claimed task: its number, and the time of the claim.
type task struct {
	number, claimed exchange.Value
	owner           string
}

// Step does a part of the calibration of one catalogue that was changed in the dashboard, if there is one. It draws the
// sample of a catalogue, or appraises a few listings of it, or stores the calibration and ends the task. A later step repeats
// one that failed, with one listing alone, and a listing that fails three times is skipped. At most one step a minute, in all
// Workers together, does something.
func Step(f *exchange.Flow) {
	now := exchange.Int(f.Now())
	claims := f.D1(exchange.SQL(claim, now), exchange.SQL(findTask, now), exchange.SQL(findUntried, now, exchange.Int(limits.CalibrationStep)))
	exchange.On(f, claims, func(f *exchange.Flow, sets []exchange.Rows, err error) {
		if err != nil || len(sets) != 3 || len(sets[0].Rows) != 1 || len(sets[1].Rows) != 1 {
			return
		}
		row := sets[1].Rows[0]
		t := &task{row[0], now, row[2].Text()}
		switch listings := search.DecodeListings(sets[2]); {
		case row[1].Int() == 0:
			t.draw(f)
		case len(listings) > 0:
			t.try(f, listings)
		default:
			t.end(f)
		}
	})
}

// draw draws the sample.
func (t *task) draw(f *exchange.Flow) {
	exchange.On(f, f.D1(Conditions(t.owner)), func(f *exchange.Flow, sets []exchange.Rows, err error) {
		if err == nil && len(sets) == 1 {
			f.Await(f.D1(Draw(t.number, t.claimed, sets[0], limits.CalibrationSample)))
		}
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
		var results jsontext.Writer // a row for each listing: its id, and its errors if it has a value
		results.Open('[')
		for i := range sets {
			results.Open('[')
			results.String(listings[i].ID)
			if e, ok := Try(&listings[i], sets[i]); ok {
				results.Float(e.Range)
				results.Float(e.Fast)
				results.Float(e.Patient)
			}
			results.Close(']')
		}
		results.Close(']')
		f.Await(f.D1(exchange.SQL("INSERT INTO calibration_result SELECT ?1, ?2, value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?3)",
			t.number, t.claimed, exchange.Text(string(results)))))
	})
}

// end determines the calibration by the errors of the sample, stores it, and ends the task until the listings change again.
func (t *task) end(f *exchange.Flow) {
	read := f.D1(exchange.SQL("SELECT span, fast, patient FROM calibration_trial WHERE task = ?1", t.number))
	exchange.On(f, read, func(f *exchange.Flow, sets []exchange.Rows, err error) {
		if err != nil || len(sets) != 1 {
			return
		}
		var errors []valuation.Errors
		for _, row := range sets[0].Rows {
			errors = append(errors, valuation.Errors{Range: row[0].Real(), Fast: row[1].Real(), Patient: row[2].Real()})
		}
		c := valuation.Calibrate(errors)
		f.Await(f.D1(exchange.SQL("INSERT INTO calibration_end VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
			t.number, t.claimed, exchange.Real(c.Range), exchange.Real(c.Fast), exchange.Real(c.Patient), exchange.Int(int64(c.Listings)))))
	})
}
