package api

import (
	"loupe/core/appraisal"
	"loupe/core/appraisal/batch"
	"loupe/core/exchange"
)

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
