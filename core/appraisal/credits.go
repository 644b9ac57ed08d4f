package appraisal

import (
	"loupe/core/account"
	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/ledger"
)

// Cost is what an appraisal with a value costs, in credits.
const Cost = ledger.AppraisalCost

// Credits are an account's credits.
type Credits struct {
	Balance   int64 // posted
	Pending   int64 // of the balance: held for appraisals in progress
	Available int64 // what a new appraisal may use: the rest, without what the account owes
}

// CreditsOf returns the credits of a row of ledger.FindCredits.
func CreditsOf(row []exchange.Value) Credits {
	return Credits{row[0].Int(), row[1].Int(), row[2].Int()}
}

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
	exchange.On(f, f.D1(exchange.SQL(ledger.FindCredits, exchange.Text(grant.Account))), func(f *exchange.Flow, batch []exchange.Rows, err error) {
		row := singleRow(batch, 3)
		if err == nil && row == nil {
			err = exchange.Failure{Code: exchange.Malformed, Message: "the account has no balance"}
		}
		if err != nil {
			done(f, Credits{}, err)
			return
		}
		done(f, CreditsOf(row), nil)
	})
}
