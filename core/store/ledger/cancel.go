package ledger

// An appraisal is cancelled in one transaction of CancelAppraisal and VoidCancelled. A cancelled appraisal has
// the time answered_at but no answer, and it never gets one: StoreAnswer leaves it as it is.

// CancelAppraisal marks an appraisal in progress as cancelled. It changes nothing if the appraisal has ended,
// is not cancellable, or belongs to a different account.
//
//	?1  id
//	?2  account
//	?3  current time
const CancelAppraisal = "UPDATE appraisal SET answered_at = ?3 WHERE id = ?1 AND account = ?2 AND answered_at IS NULL " +
	"AND cancellable AND EXISTS (SELECT 1 FROM transfer t WHERE t.id = appraisal.id AND t.state = '" + Pending + "')"

// VoidCancelled voids the transfer of an appraisal that CancelAppraisal has marked.
//
//	?1  id
//	?2  account
//	?3  current time
const VoidCancelled = "UPDATE transfer SET state = '" + Voided + "', settled_at = ?3 " +
	"WHERE id = ?1 AND debit = ?2 AND state = '" + Pending + "' " +
	"AND EXISTS (SELECT 1 FROM appraisal p WHERE p.id = transfer.id AND p.answered_at IS NOT NULL)"
