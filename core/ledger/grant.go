package ledger

// InsertGrant posts credits to an account. It does nothing if a transfer with this id exists, so it can be
// repeated. Run FindGrant next: it returns no row if the id belongs to a different transfer.
//
//	?1  id
//	?2  account that receives the credits
//	?3  amount, 1 to MaxTransfer
//	?4  reason, as the customer's ledger shows it
//	?5  current time
//
// Returns no rows.
const InsertGrant = "INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) " +
	"SELECT ?1, '" + Issued + "', ?2, ?3, '" + Posted + "', ?4, ?5, ?5 WHERE NOT EXISTS (SELECT 1 FROM transfer WHERE id = ?1)"

// FindGrant finds a grant by its id and its content.
//
//	?1  id
//	?2  account that received the credits
//	?3  amount
//	?4  reason
//
// Returns one row, or none if no grant has this id and this content:
//
//	id, debit, credit, amount, state, reason, created_at, settled_at  of the transfer
//	balance  the account's balance right after the grant
const FindGrant = "SELECT t.id, t.debit, t.credit, t.amount, t.state, t.reason, t.created_at, t.settled_at, e.balance " +
	"FROM transfer t JOIN entry e ON e.transfer = t.id AND e.account = t.credit AND e.state = t.state " +
	"WHERE t.id = ?1 AND t.debit = '" + Issued + "' AND t.credit = ?2 AND t.amount = ?3 " +
	"AND t.state = '" + Posted + "' AND t.reason = ?4"

// InsertCorrection takes credits from an account. It does nothing if a transfer with this id exists, so it can be
// repeated. Run FindCorrection next: it returns no row if the id belongs to a different transfer.
//
//	?1  id
//	?2  account that loses the credits
//	?3  amount, 1 to MaxTransfer
//	?4  reason, as the customer's ledger shows it
//	?5  current time
//
// Returns no rows. Fails with OutOfCredits if the account has fewer available credits.
const InsertCorrection = "INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) " +
	"SELECT ?1, ?2, '" + Issued + "', ?3, '" + Posted + "', ?4, ?5, ?5 WHERE NOT EXISTS (SELECT 1 FROM transfer WHERE id = ?1)"

// FindCorrection finds a correction by its id and its content.
//
//	?1  id
//	?2  account that lost the credits
//	?3  amount
//	?4  reason
//
// Returns one row, or none if no correction has this id and this content. Its columns are those of FindGrant.
const FindCorrection = "SELECT t.id, t.debit, t.credit, t.amount, t.state, t.reason, t.created_at, t.settled_at, e.balance " +
	"FROM transfer t JOIN entry e ON e.transfer = t.id AND e.account = t.debit AND e.state = t.state " +
	"WHERE t.id = ?1 AND t.credit = '" + Issued + "' AND t.debit = ?2 AND t.amount = ?3 " +
	"AND t.state = '" + Posted + "' AND t.reason = ?4"

// InsertSignupGrant posts the credits of a new account, if there is such an account and it has not had them.
//
//	?1  id
//	?2  account that receives the credits
//	?3  amount, 1 to MaxTransfer
//	?4  current time
//
// Returns no rows.
const InsertSignupGrant = "INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) " +
	"SELECT ?1, '" + Issued + "', id, ?3, '" + Posted + "', 'welcome', ?4, ?4 FROM account " +
	"WHERE id = ?2 AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = ?1)"
