package gateway

import (
	"loupe/core/appraisal"
	"loupe/core/exchange"
)

// showCredits is GET /credits.
func (c *call) showCredits(f *exchange.Flow) {
	appraisal.FindCredits(f, c.grant, func(f *exchange.Flow, credits appraisal.Credits, err error) {
		if err != nil {
			unavailable(f, "the credits could not be read; try again")
			return
		}
		reply(f, 200, credits.JSON())
	})
}

// health is GET /health. It needs no key, because it calls no upstream and tells nothing of an account.
func (c *call) health(f *exchange.Flow) { reply(f, 200, c.settings.appraisal.Health(f)) }
