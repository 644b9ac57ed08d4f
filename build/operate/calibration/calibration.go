// Package calibration learns the model of a file from appraisals of its listings, each as if it were unknown: see core/appraisal/calibration.
package calibration

import (
	"database/sql"

	_ "modernc.org/sqlite"

	"loupe/build/operate/catalogue"
	"loupe/build/operate/d1"
	"loupe/core/appraisal/calibration"
	"loupe/core/exchange"
	"loupe/core/market/product"
	"loupe/core/upstream/search"
	"loupe/core/valuation/learned"
	"loupe/worker/listingcsv"
	"loupe/worker/migrations"
)

// sampleSize is how many listings are appraised at most. With 1,500, the share inside the corrected range is within
// 0.02 of 0.8 in nine of ten catalogues.
const sampleSize = 1500

// owner is the owner of the listings in the database: all accounts share them.
const owner = ""

// Of returns the model of a catalogue. Its Listings is 0 if there are too few listings to learn from.
func Of(listings []listingcsv.Listing) (m learned.Model, err error) {
	db, err := open(listings)
	if err != nil {
		return m, err
	}
	defer db.Close()
	sample, others, err := draw(db, len(listings))
	if err != nil {
		return m, err
	}
	training := calibration.NewTrainingSet(sample, others)
	words, foldOf := training.Folds()
	var trials []learned.Trial
	for i := range sample {
		sets, err := d1.Batch(db, calibration.Others(owner, &sample[i]))
		if err != nil {
			return m, err
		}
		if fold, ok := foldOf[i]; ok {
			if t, ok := calibration.Try(&sample[i], sets[0], words[fold]); ok {
				trials = append(trials, t)
			}
		}
	}
	return training.Fit(trials), nil
}

// draw returns the listings to appraise, and all others with a price.
func draw(db *sql.DB, count int) (sample, others []product.Listing, err error) {
	sets, err := d1.Batch(db, exchange.SQL("INSERT INTO calibration_task (changed, due_at) VALUES (0, 0) RETURNING n, stepped_at"))
	if err != nil {
		return nil, nil, err
	}
	task := sets[0].Rows[0]
	examples := calibration.SelectExamples(task[0], count)
	sets, err = d1.Batch(db, calibration.Draw(task[0], task[1], sampleSize), examples[0], examples[1])
	if err != nil {
		return nil, nil, err
	}
	return search.DecodeListings(sets[1]), search.DecodeListings(sets[2]), nil
}

// open returns a database with the listings, in memory.
func open(listings []listingcsv.Listing) (*sql.DB, error) {
	db, err := sql.Open("sqlite", ":memory:")
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1) // each connection to :memory: would be another database
	for _, script := range migrations.All() {
		if _, err := db.Exec(script); err != nil {
			db.Close()
			return nil, err
		}
	}
	if err := catalogue.Load(db, listings); err != nil {
		db.Close()
		return nil, err
	}
	return db, nil
}
