package gateway

import (
	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/problem"
)

// showCredits is GET /credits.
func (c *call) showCredits(f *exchange.Flow) {
	appraisal.FindCredits(f, c.grant, func(f *exchange.Flow, credits appraisal.Credits, err error) {
		if err != nil {
			refuse(f, problem.Problem{Code: problem.Unavailable, Detail: "the credits could not be read; try again"}, retryAfter(1)...)
			return
		}
		reply(f, 200, credits.JSON())
	})
}

// health is GET /health. It needs no key, because it calls no upstream and tells nothing of an account.
func (c *call) health(f *exchange.Flow) { reply(f, 200, c.settings.appraisal.Health(f)) }
