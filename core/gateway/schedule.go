package gateway

import (
	"loupe/core/batch"
	"loupe/core/calibration"
	"loupe/core/exchange"
	"loupe/core/indexing"
)

// work does the schedule's work on batches, then that on the catalogue. It responds with 200 if there may be more to do at once, and
// with 204 if there is nothing.
func (c *call) work(f *exchange.Flow) {
	batch.Work(f, &c.settings.batch, func(f *exchange.Flow, more, ran bool) {
		if ran {
			reply(f, 200, nil)
			return
		}
		f.Then(func(f *exchange.Flow) { c.workOnCatalogue(f, more) })
	})
}

// workOnCatalogue reads one picture of the catalogue, merges parts of the full-text index, then does a step of learning from an uploaded
// catalogue. Learning is last, because it may exceed the Worker's limits, which would end the other work too. more reports whether
// there may be other work.
func (c *call) workOnCatalogue(f *exchange.Flow, more bool) {
	status := 204
	if more {
		status = 200
	}
	if !c.settings.appraisal.UsesCatalog() {
		reply(f, status, nil)
		return
	}
	host := indexing.Host{AllowsLocal: c.settings.appraisal.AllowLocal(), Converts: c.settings.convertsPictures}
	indexing.ReadNext(f, host, func(f *exchange.Flow, found bool) {
		f.Await(f.D1(indexing.MergeText))
		f.Then(calibration.Step)
		f.Then(func(f *exchange.Flow) {
			if found {
				status = 200
			}
			reply(f, status, nil)
		})
	})
}
