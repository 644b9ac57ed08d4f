package calibration

import (
	"loupe/core/base/jsontext"
	"loupe/core/base/limits"
	"loupe/core/exchange"
	"loupe/core/market/product"
	"loupe/core/upstream/search"
	"loupe/core/valuation/learned"
)

// claim sets stepped_at of one task to the time now: of the due ones, the one whose last step is the longest ago. It returns no
// row if no task is due, or if a step of any task began less than 50 seconds ago. The schedule runs each minute. The trigger
// calibration_claimed of worker/migrations counts the attempt. After three without a result it skips a listing or gives the
// task up.
const claim = "UPDATE calibration_task SET stepped_at = ?1 WHERE n = (SELECT n FROM calibration_due WHERE sample > 0 OR due_at <= ?1 ORDER BY stepped_at LIMIT 1) " +
	"AND NOT EXISTS (SELECT 1 FROM calibration_task WHERE stepped_at > ?1 - 50000) RETURNING n"

// findTask selects the claimed task. It returns no row if the trigger has given the task up.
var findTask = exchange.Query[task]{
	Scan: func(r *exchange.Row, row *task) {
		*row = task{number: r.Value(), sample: r.Int(), owner: r.Text(), unfolded: r.Int()}
	},
	SQL: "SELECT n, sample, coalesce(account, ''), (SELECT count(*) FROM calibration_trial t WHERE t.task = d.n AND t.fold IS NULL) " +
		"FROM calibration_due d WHERE stepped_at = ?1"}

// task is a claimed task.
type task struct {
	number   exchange.Value
	sample   int64 // listings
	owner    string
	unfolded int64           // listings of the sample that are in no fold yet
	claimed  exchange.Value  // the time of the claim
	folds    []learned.Words // empty before they are learned
}

// findUntried selects the next listings of the claimed task's sample, and their folds.
var findUntried = exchange.Query[trial]{
	Scan: func(r *exchange.Row, row *trial) { search.ScanListing(r, &row.Listing); row.fold = int(r.Int()) },
	SQL:  search.ListingColumns + ", t.fold FROM listing l JOIN calibration_next t ON t.listing = l.n WHERE t.claimed = ?1 ORDER BY l.n LIMIT ?2"}

// trial is a listing to appraise, and its fold.
type trial struct {
	product.Listing
	fold int
}

// findFolds selects the prices of words for the claimed task's sample.
var findFolds = exchange.Query[learned.Words]{
	Scan: func(r *exchange.Row, row *learned.Words) {
		*row = learned.Words{Mean: r.Real(), Step: r.Real(), Cells: r.Text()}
	},
	SQL: "SELECT f.mean, f.step, f.cells FROM calibration_due d JOIN calibration_fold f ON f.task = d.n WHERE d.stepped_at = ?1 ORDER BY f.fold"}

// Step does one step of learning from a catalogue that was changed in the dashboard, if there is one: it draws the sample,
// learns prices of words for it, appraises some listings of it, or fits the model, stores it and ends the task. A later step
// repeats one that failed, with one listing alone, and a listing that fails three times is skipped. At most one step a minute, in all
// Workers together, does something.
func Step(f *exchange.Flow) {
	now := exchange.Int(f.Now())
	claims := f.D1(exchange.SQL(claim, now), findTask.Bind(now), findUntried.Bind(now, exchange.Int(limits.CalibrationStep)), findFolds.Bind(now))
	exchange.On(f, claims, func(f *exchange.Flow, sets []exchange.Rows, err error) {
		t := findTask.One(sets, 1)
		if t == nil || len(sets[0].Rows) != 1 {
			return
		}
		t.claimed, t.folds = now, findFolds.All(sets, 3)
		switch trials := findUntried.All(sets, 2); {
		case t.sample == 0:
			f.Await(f.D1(Draw(t.number, t.claimed, limits.CalibrationSample)))
		case t.unfolded > 0:
			t.learn(f)
		case len(trials) > 0:
			t.try(f, trials)
		default:
			t.end(f)
		}
	})
}

// learn learns prices of words for the sample, and stores them. A listing without a price in the catalogue's currency leaves the
// sample.
func (t *task) learn(f *exchange.Flow) {
	examples := SelectExamples(t.number, limits.CalibrationExamples)
	exchange.On(f, f.D1(examples[:]...), func(f *exchange.Flow, sets []exchange.Rows, err error) {
		if err != nil {
			return
		}
		sample := search.DecodeListings(sets[0])
		training := NewTrainingSet(sample, search.DecodeListings(sets[1]))
		words, foldOf := training.Folds()
		var folds, members jsontext.Writer
		folds.Open('[')
		for i := range words {
			folds.Open('[')
			folds.Float(words[i].Mean)
			folds.Float(words[i].Step)
			folds.String(words[i].Cells)
			folds.Close(']')
		}
		folds.Close(']')
		members.Open('[') // for each listing: its id, and its fold if it has one
		for i := range sample {
			members.Open('[')
			members.String(sample[i].ID)
			if fold, ok := foldOf[i]; ok {
				members.Int(int64(fold))
			}
			members.Close(']')
		}
		members.Close(']')
		f.Await(f.D1(
			exchange.SQL("INSERT OR REPLACE INTO calibration_fold SELECT k.n, f.key, f.value ->> 0, f.value ->> 1, f.value ->> 2 FROM calibration_task k, json_each(?3) f "+
				"WHERE k.n = ?1 AND k.stepped_at = ?2", t.number, t.claimed, exchange.Text(string(folds))),
			exchange.SQL("INSERT INTO calibration_member SELECT ?1, ?2, value ->> 0, value ->> 1 FROM json_each(?3)", t.number, t.claimed, exchange.Text(string(members)))))
	})
}

// batchSize is how many listings are searched for at once: D1 runs one query at a time, and customers' queries come between batches.
const batchSize = 4

// try appraises some listings of the sample, and stores the results after each batch. A listing that the others say nothing about
// leaves the sample.
func (t *task) try(f *exchange.Flow, trials []trial) {
	batch, rest := trials[:min(batchSize, len(trials))], trials[min(batchSize, len(trials)):]
	var searches []exchange.Statement
	for i := range batch {
		searches = append(searches, Others(t.owner, &batch[i].Listing))
	}
	exchange.On(f, f.D1(searches...), func(f *exchange.Flow, sets []exchange.Rows, err error) {
		if err != nil {
			return
		}
		var results jsontext.Writer // a row for each listing: its id, and the appraisal if there is one
		results.Open('[')
		for i := range sets {
			results.Open('[')
			results.String(batch[i].ID)
			if fold := batch[i].fold; 0 <= fold && fold < len(t.folds) {
				if result, ok := Try(&batch[i].Listing, sets[i], t.folds[fold]); ok {
					for _, x := range columnsOf(&result) {
						results.Float(x)
					}
				}
			}
			results.Close(']')
		}
		results.Close(']')
		stored := f.D1(exchange.SQL("INSERT INTO calibration_result SELECT ?1, ?2, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8, value ->> 9, value ->> 10 "+
			"FROM json_each(?3)", t.number, t.claimed, exchange.Text(string(results))))
		exchange.On(f, stored, func(f *exchange.Flow, _ []exchange.Rows, err error) {
			if err == nil && len(rest) > 0 {
				t.try(f, rest)
			}
		})
	})
}

// columnsOf returns the numbers of a trial that calibration_trial stores, in their order.
func columnsOf(t *learned.Trial) [10]float64 {
	lot := 0.0
	if t.Lot {
		lot = 1
	}
	return [...]float64{t.LogPrice, t.Centre, t.Below, t.Above, t.Doubt, float64(t.Listings), t.Level, t.Difference, t.Gap, lot}
}

// findTrials selects the appraisals of a task's sample.
var findTrials = exchange.Query[learned.Trial]{
	Scan: func(r *exchange.Row, row *learned.Trial) {
		*row = learned.Trial{LogPrice: r.Real(), Estimate: learned.Estimate{
			Centre: r.Real(), Below: r.Real(), Above: r.Real(), Doubt: r.Real(), Listings: int(r.Int()),
			Known: true, Level: r.Real(), Difference: r.Real(), Gap: r.Real(), Lot: r.Bool(),
		}}
	},
	SQL: "SELECT price, centre, below, above, doubt, used, level, difference, gap, lot FROM calibration_trial WHERE task = ?1 ORDER BY listing"}

// end fits the model, stores it, and ends the task until the listings change again.
func (t *task) end(f *exchange.Flow) {
	examples := SelectExamples(t.number, limits.CalibrationExamples)
	exchange.On(f, f.D1(findTrials.Bind(t.number), examples[0], examples[1]), func(f *exchange.Flow, sets []exchange.Rows, err error) {
		if err != nil {
			return
		}
		training := NewTrainingSet(search.DecodeListings(sets[1]), search.DecodeListings(sets[2]))
		m := training.Fit(findTrials.All(sets, 0))
		f.Await(f.D1(exchange.SQL("INSERT INTO calibration_end VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)", t.number, t.claimed,
			exchange.Text(m.Currency), exchange.Real(m.Mean), exchange.Real(m.Step), exchange.Text(m.Cells), exchange.Text(m.CorrectionJSON()), exchange.Int(int64(m.Listings)))))
	})
}
