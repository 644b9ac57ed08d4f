// Package upload says who may upload photos, stores them, and makes one-time links for photos that a program with the key
// can't send itself.
package upload

import (
	"strconv"

	"loupe/core/appraisal"
	"loupe/core/base/problem"
	"loupe/core/exchange"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
)

const dayLength = 24 * 60 * 60_000

// Admit counts an upload of the grant's account, at most perDay in a UTC day. It calls done once, with a problem if the account can't
// pay for an appraisal or has had its uploads of the day.
func Admit(f *exchange.Flow, grant account.Grant, perDay int64, done func(f *exchange.Flow, refused *problem.Problem)) {
	owner, day := exchange.Text(grant.Account), f.Now()/dayLength
	batch := f.D1(
		exchange.SQL(ledger.CountUpload, owner, exchange.Int(day), exchange.Int(perDay), exchange.Int(ledger.AppraisalCost)),
		ledger.FindCredits.Bind(owner))
	exchange.On(f, batch, func(f *exchange.Flow, rows []exchange.Rows, _ error) {
		var refused *problem.Problem
		credits := ledger.FindCredits.One(rows, 1)
		switch {
		case credits == nil:
			refused = &problem.Problem{Code: problem.Unavailable, Detail: "the account could not be checked; try again"}
		case rows[0].Changes > 0:
		case credits.Available < ledger.AppraisalCost:
			refused = appraisal.Outcome{Refusal: appraisal.OutOfCredits, Remaining: credits.Available}.Problem()
		default:
			refused = &problem.Problem{Code: problem.RateLimited, RetryAfter: int((dayLength - f.Now()%dayLength + 999) / 1000),
				Detail: "this account has uploaded its " + strconv.FormatInt(perDay, 10) + " photos of the day; it may upload again after midnight UTC"}
		}
		done(f, refused)
	})
}
