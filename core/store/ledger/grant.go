package ledger

import "loupe/core/exchange"

// InsertGrant posts credits to an account, or takes them from it, which is a correction. It does nothing if a transfer with this id
// exists, so it can be repeated. The reason is stored before, as the note of the same id. Run FindGrant next: it returns no row if the
// id belongs to a different transfer.
//
//	?1  id
//	?2  account
//	?3  amount that it receives, -MaxTransfer to MaxTransfer, and not 0
//	?4  current time
//
// Fails with OutOfCredits if the account has fewer available credits than are taken.
const InsertGrant = "INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) " +
	"SELECT ?1, " + grantDebit + ", " + grantCredit + ", abs(?3), '" + Posted + "', iif(?3 > 0, 'grant', 'correction'), ?4, ?4 " +
	"WHERE NOT EXISTS (SELECT 1 FROM transfer WHERE id = ?1)"

const (
	grantDebit  = "iif(?3 > 0, '" + Issued + "', ?2)"
	grantCredit = "iif(?3 > 0, ?2, '" + Issued + "')"
)

// FindGrant finds a grant or a correction by its id and its content.
//
//	?1  id
//	?2  account
//	?3  amount that it received, negative if it lost credits
//	?4  reason
//
// Returns one row, or none if no grant has this id and this content:
//
//	id, debit, credit, amount, state  of the transfer
//	reason
//	created_at, settled_at  of the transfer
//	balance  the account's balance right after the grant
const FindGrant = "SELECT t.id, t.debit, t.credit, t.amount, t.state, n.text ->> '$.reason', t.created_at, t.settled_at, e.balance " +
	"FROM transfer t JOIN note n ON n.id = t.id JOIN entry e ON e.transfer = t.id AND e.account = ?2 AND e.state = t.state " +
	"WHERE t.id = ?1 AND t.debit = " + grantDebit + " AND t.credit = " + grantCredit + " AND t.amount = abs(?3) " +
	"AND t.state = '" + Posted + "' AND n.text ->> '$.reason' = ?4"

// InsertSignupGrant posts the credits of a new account, if there is such an account and neither it nor a deleted account of its user
// has had them.
//
//	?1  id
//	?2  account that receives the credits
//	?3  amount, 1 to MaxTransfer
//	?4  current time
//	?5  hash of the user's identity, as in the table welcomed
const InsertSignupGrant = "INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) " +
	"SELECT ?1, '" + Issued + "', id, ?3, '" + Posted + "', 'welcome', ?4, ?4 FROM account " +
	"WHERE id = ?2 AND NOT EXISTS (SELECT 1 FROM transfer WHERE id = ?1) AND NOT EXISTS (SELECT 1 FROM welcomed WHERE hash = ?5)"

// CollectDebts takes the credits that accounts owe from those that they have available. It belongs in each transaction
// that grants credits. Nothing else can spend these credits before it runs (entry_debt_guard). A trigger that collects would be compiled
// with the statements that admit and settle appraisals, which made admission take half as long again.
//
//	?1  account, or NULL for all
//	?2  current time
const CollectDebts = "UPDATE debt SET owed = owed - min(owed, b.balance - b.held), revision = revision + 1, changed_at = ?2 " +
	"FROM balance b WHERE b.account = debt.account AND (?1 IS NULL OR debt.account = ?1) AND owed > 0 AND b.balance > b.held"

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
