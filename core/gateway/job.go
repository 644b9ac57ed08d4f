package gateway

import (
	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/problem"
)

// runJob runs the appraisal that a message of the queue names. It responds with 200 if the message is done.
// After any other status the queue delivers the message again.
func (c *call) runJob(f *exchange.Flow) {
	appraisal.RunJob(f, c.settings.appraisal, string(f.Request().Body), func(f *exchange.Flow, done bool) {
		if !done {
			refuse(f, problem.Problem{Code: problem.Unavailable, Detail: "the message must be delivered again"})
			return
		}
		reply(f, 200, []byte("{}"))
	})
}
