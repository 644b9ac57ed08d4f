package ledger

// FindCredits reads an account's credits.
//
//	?1  account
//
// Returns one row, or none if there is no such account:
//
//	balance    the posted credits
//	held       how many of them are held for appraisals in progress
//	available  the rest, without what the account owes
const FindCredits = "SELECT balance, held, available FROM credit WHERE account = ?1"
