package ledger

import "loupe/core/exchange"

// FindCredits reads an account's credits.
//
//	?1  account
//
// Returns one row, or none if there is no such account.
var FindCredits = exchange.Query[Credits]{
	Scan: func(r *exchange.Row, row *Credits) { *row = Credits{r.Int(), r.Int(), r.Int()} },
	SQL:  "SELECT balance, held, available FROM credit WHERE account = ?1"}

// Credits are an account's credits.
type Credits struct {
	Balance   int64 // posted
	Pending   int64 // of the balance: held for appraisals in progress
	Available int64 // what a new appraisal may use: the rest, without what the account owes
}
