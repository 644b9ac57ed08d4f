package ledger

// FindCredits reads an account's credits.
//
//	?1  account
//
// Returns one row, or none if there is no such account:
//
//	balance  the posted credits
//	held     how many of them are held for appraisals in progress
const FindCredits = "SELECT balance, held FROM balance WHERE account = ?1"
