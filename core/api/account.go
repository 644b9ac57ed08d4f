package api

import (
	"loupe/core/appraisal"
	"loupe/core/base/jsontext"
	"loupe/core/exchange"
	"loupe/core/store/ledger"
)

// showCredits is GET /credits.
func (c *call) showCredits(f *exchange.Flow) {
	appraisal.FindCredits(f, c.grant, func(f *exchange.Flow, credits ledger.Credits, err error) {
		if err != nil {
			unavailable(f, "the credits could not be read; try again")
			return
		}
		reply(f, 200, jsontext.Encode(&credits, appraisal.CreditMembers))
	})
}

// health is GET /health. It needs no key, because it calls no upstream and reveals nothing about an account.
func (c *call) health(f *exchange.Flow) { c.settings.appraisal.Health(f, ok) }

// report replies to the host, on behalf of the operator, with the health of the service, what the vendor says of the model, and
// the mistakes in the configuration. health leaves out the last two.
func (c *call) report(f *exchange.Flow) { c.settings.appraisal.Report(f, c.faults, ok) }

// ok replies with a JSON body and status 200.
func ok(f *exchange.Flow, body []byte) { reply(f, 200, body) }
