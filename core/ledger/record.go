package ledger

// FindReplay finds the appraisal that used an idempotency key.
//
//	?1  account
//	?2  idempotency key
//
// Returns one row, or none if the account has not used the key:
//
//	id            of the appraisal
//	request_hash  SHA-256 of its request's body in hexadecimal
//	answer        JSON, or NULL if there is none
//	state         of its transfer
//	amount        of its transfer, whether charged or not
//	available     the account's balance without held credits
const FindReplay = "SELECT p.id, p.request_hash, p.answer, t.state, t.amount, b.balance - b.held FROM appraisal p " +
	"JOIN transfer t ON t.id = p.id JOIN balance b ON b.account = p.account WHERE p.account = ?1 AND p.idempotency_key = ?2"

// FindAppraisal reads the record of an appraisal. If the appraisal was not charged, its evidence leaves
// out the item and the candidates, because they are what a caller pays for.
//
//	?1  account
//	?2  id
//
// Returns one row, or none if the account has no appraisal with that id:
//
//	answer     JSON, or NULL if there is none
//	evidence   JSON, or NULL if there is none
//	state      of the transfer; Pending while the appraisal is running
//	amount     of the transfer, whether charged or not
//	available  the account's balance without held credits
const FindAppraisal = "SELECT p.answer, CASE t.state WHEN '" + Posted + "' THEN p.evidence " +
	"ELSE json_remove(p.evidence, '$.item', '$.candidates') END, t.state, t.amount, b.balance - b.held FROM appraisal p " +
	"JOIN transfer t ON t.id = p.id JOIN balance b ON b.account = p.account WHERE p.account = ?1 AND p.id = ?2"
