package ledger

import "loupe/core/exchange"

// FindFees reads an account's own table of fees.
//
//	?1  account
//
// Returns one row: JSON, or NULL if the account has none.
var FindFees = exchange.Query[string]{Scan: exchange.ScanText, SQL: "SELECT fees FROM account WHERE id = ?1"}

// SetFees sets an account's own table of fees. Cached grants have the former one for up to account.GrantLife.
//
//	?1  account
//	?2  JSON, or NULL to remove it
const SetFees = "UPDATE account SET fees = ?2 WHERE id = ?1"
