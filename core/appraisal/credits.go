package appraisal

import (
	"cmp"

	"loupe/core/base/jsontext"
	"loupe/core/exchange"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
)

// Cost is what an appraisal with a value costs, in credits.
const Cost = ledger.AppraisalCost

// Credits are an account's credits.
type Credits ledger.Credits

// JSON is the credits and the cost of an appraisal, as callers get them.
func (c Credits) JSON() []byte {
	var w jsontext.Writer
	w.Open('{')
	w.Key("balance").Int(c.Balance)
	w.Key("pending").Int(c.Pending)
	w.Key("available").Int(c.Available)
	w.Key("cost_per_call").Int(Cost)
	w.Close('}')
	return w
}

// FindCredits looks up the credits of the grant's account, and calls done once.
func FindCredits(f *exchange.Flow, grant account.Grant, done func(*exchange.Flow, Credits, error)) {
	exchange.On(f, f.D1(ledger.FindCredits.Bind(exchange.Text(grant.Account))), func(f *exchange.Flow, batch []exchange.Rows, err error) {
		credits := ledger.FindCredits.One(batch, 0)
		if credits == nil {
			done(f, Credits{}, cmp.Or(err, error(exchange.Failure{Code: exchange.Malformed, Message: "the account has no balance"})))
			return
		}
		done(f, Credits(*credits), nil)
	})
}
