// Package upload says who may upload photos, stores them, and makes one-time links for photos that a program with the key
// can't send itself.
package upload

import (
	"strconv"

	"loupe/core/account"
	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/ledger"
	"loupe/core/problem"
)

const dayLength = 24 * 60 * 60_000

// Admit counts an upload of the grant's account, at most perDay on a day of UTC. It calls done once, with the problem if the
// upload is refused: the account can't pay for an appraisal, or has had its uploads of the day. RetryAfter is in seconds, 0
// if waiting does not help.
func Admit(f *exchange.Flow, grant account.Grant, perDay int64, done func(f *exchange.Flow, refused *problem.Problem, retryAfter int)) {
	owner, day := exchange.Text(grant.Account), f.Now()/dayLength
	batch := f.D1(
		exchange.SQL(ledger.CountUpload, owner, exchange.Int(day), exchange.Int(perDay), exchange.Int(ledger.AppraisalCost)),
		exchange.SQL(ledger.FindCredits, owner))
	exchange.On(f, batch, func(f *exchange.Flow, rows []exchange.Rows, err error) {
		switch {
		case err != nil || len(rows) != 2 || len(rows[1].Rows) != 1 || len(rows[1].Rows[0]) != 3:
			done(f, &problem.Problem{Code: problem.Unavailable, Detail: "the account could not be checked; try again"}, 1)
		case rows[0].Changes > 0:
			done(f, nil, 0)
		default:
			available := appraisal.CreditsOf(rows[1].Rows[0]).Available
			if available < appraisal.Cost {
				refusal, _ := appraisal.Outcome{Refusal: appraisal.OutOfCredits, Remaining: available}.Problem()
				done(f, &refusal, 0)
				return
			}
			done(f, &problem.Problem{Code: problem.RateLimited,
				Detail: "this account has uploaded its " + strconv.FormatInt(perDay, 10) + " photos of the day; it may upload again after midnight UTC"},
				int((dayLength-f.Now()%dayLength+999)/1000))
		}
	})
}
