package api

import (
	"loupe/core/appraisal"
	"loupe/core/appraisal/batch"
	"loupe/core/base/problem"
	"loupe/core/exchange"
)

// runJob does what a message of the queue asks: it runs an appraisal or an item of a batch, or delivers events to a webhook. It
// responds with 200 if the message is done, and with 202 if there may be more items. After any other status the queue delivers the
// message again.
func (c *call) runJob(f *exchange.Flow) {
	message := string(f.Request().Body)
	if c.webhooks.DeliverMessage(f, message, func(f *exchange.Flow) { reply(f, 200, []byte("{}")) }) {
		return
	}
	if account, isLane := batch.IsMessage(message); isLane {
		batch.RunItem(f, &c.settings.batch, account, func(f *exchange.Flow, id string, result batch.Result) {
			switch result {
			case batch.Idle:
				reply(f, 200, []byte("{}"))
			case batch.More:
				reply(f, 202, []byte("{}"), exchange.Header{Name: "loupe-appraisal-id", Value: id})
			default:
				refuse(f, &problem.Problem{Code: problem.Unavailable, Detail: "the message must be delivered again"})
			}
		})
		return
	}
	appraisal.RunJob(f, c.settings.appraisal, message, func(f *exchange.Flow, done bool) {
		if !done {
			refuse(f, &problem.Problem{Code: problem.Unavailable, Detail: "the message must be delivered again"})
			return
		}
		reply(f, 200, []byte("{}"))
	})
}
