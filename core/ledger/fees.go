package ledger

// FindFees reads an account's own table of fees.
//
//	?1  account
//
// Returns one row:
//
//	fees  JSON; NULL if the account has none
const FindFees = "SELECT fees FROM account WHERE id = ?1"

// SetFees sets an account's own table of fees. Cached grants have the former one for up to account.GrantLife.
//
//	?1  account
//	?2  JSON, or NULL to remove it
//
// Returns no rows.
const SetFees = "UPDATE account SET fees = ?2 WHERE id = ?1"
