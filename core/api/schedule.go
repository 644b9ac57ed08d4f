package api

import (
	"loupe/core/api/indexing"
	"loupe/core/api/report"
	"loupe/core/appraisal"
	"loupe/core/appraisal/batch"
	"loupe/core/appraisal/calibration"
	"loupe/core/exchange"
)

// work delivers events to webhooks. At the same time it does the schedule's work on batches, then on reports and on the catalogue. It responds with
// 200 if there may be more to do now, otherwise with 204.
func (c *call) work(f *exchange.Flow) {
	more := false
	deliveries := f.Start(func(f *exchange.Flow) {
		c.webhooks.DeliverDue(f, func(_ *exchange.Flow, others bool) { more = more || others })
	})
	batch.Work(f, &c.settings.batch, func(f *exchange.Flow, others, ran bool) {
		more = more || others
		if ran {
			reply(f, 200, nil)
			return
		}
		report.KeepPhotos(f, c.settings.appraisal.AllowLocal(), func(_ *exchange.Flow, others bool) { more = more || others })
		f.Then(func(f *exchange.Flow) {
			c.workOnCatalogue(f, func(found bool) { more = more || found })
			f.Await(deliveries)
			f.Then(func(f *exchange.Flow) {
				status := 204
				if more {
					status = 200
				}
				reply(f, status, nil)
			})
		})
	})
}

// workOnCatalogue reads one picture of the catalogue, merges parts of the full-text index, then does a step of learning from an uploaded
// catalogue. Learning is last, because it may exceed the Worker's limits, which would end the other work too. It calls done with
// whether there may be more pictures to read.
func (c *call) workOnCatalogue(f *exchange.Flow, done func(found bool)) {
	if !c.settings.appraisal.UsesCatalog() {
		return
	}
	host := indexing.Host{AllowsLocal: c.settings.appraisal.AllowLocal(), Converts: c.settings.convertsPictures}
	indexing.ReadNext(f, host, func(f *exchange.Flow, found bool) {
		done(found)
		f.Await(f.D1(indexing.MergeText))
		f.Then(calibration.Step)
	})
}

// runJob does what a message of the queue asks: it runs an appraisal or an item of a batch, or delivers events to a webhook. It
// responds with 200 if the message is done, and with 202 if there may be more items. After any other status the queue delivers the
// message again.
func (c *call) runJob(f *exchange.Flow) {
	message := string(f.Request().Body)
	if c.webhooks.DeliverMessage(f, message, func(f *exchange.Flow) { endJob(f, true) }) {
		return
	}
	account, isLane := batch.IsMessage(message)
	if !isLane {
		appraisal.RunJob(f, c.settings.appraisal, message, endJob)
		return
	}
	batch.RunItem(f, &c.settings.batch, account, func(f *exchange.Flow, id string, result batch.Result) {
		if result == batch.More {
			reply(f, 202, []byte("{}"), exchange.Header{Name: "loupe-appraisal-id", Value: id})
			return
		}
		endJob(f, result == batch.Idle)
	})
}

// endJob responds to a message that is done, or that must be delivered again.
func endJob(f *exchange.Flow, done bool) {
	if !done {
		unavailable(f, "the message must be delivered again")
		return
	}
	reply(f, 200, []byte("{}"))
}
