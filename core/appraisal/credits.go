package appraisal

import (
	"cmp"

	"loupe/core/base/jsontext"
	"loupe/core/exchange"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
)

// CreditMembers visits the members of an account's credits, with the cost of an appraisal.
func CreditMembers(m *jsontext.Members, c *ledger.Credits) {
	cost := int64(ledger.AppraisalCost)
	m.Int64("balance", &c.Balance, jsontext.AsItIs)
	m.Int64("pending", &c.Pending, jsontext.AsItIs)
	m.Int64("available", &c.Available, jsontext.AsItIs)
	m.Int64("cost_per_call", &cost, jsontext.AsItIs)
}

// FindCredits looks up the credits of the grant's account, and calls done once.
func FindCredits(f *exchange.Flow, grant account.Grant, done func(*exchange.Flow, ledger.Credits, error)) {
	exchange.On(f, f.D1(ledger.FindCredits.Bind(exchange.Text(grant.Account))), func(f *exchange.Flow, batch []exchange.Rows, err error) {
		credits := ledger.FindCredits.One(batch, 0)
		if credits == nil {
			done(f, ledger.Credits{}, cmp.Or(err, error(exchange.Failure{Code: exchange.Malformed, Message: "the account has no balance"})))
			return
		}
		done(f, *credits, nil)
	})
}
