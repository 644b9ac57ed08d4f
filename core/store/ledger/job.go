package ledger

import "loupe/core/exchange"

// ClaimAppraisal and FindJob are sent in one transaction, at the beginning of a queued appraisal.

// ClaimAppraisal claims a queued appraisal for an exchange. It changes nothing if the appraisal has ended, or if
// another exchange has claimed it since ?3.
//
//	?1  id
//	?2  current time
//	?3  time: earlier claims no longer count, because their exchanges are lost
//
// Returns no rows, and changes one if it has claimed the appraisal.
const ClaimAppraisal = "UPDATE appraisal SET claimed_at = ?2 WHERE id = ?1 AND answer IS NULL " +
	"AND (claimed_at IS NULL OR claimed_at < ?3) " +
	"AND EXISTS (SELECT 1 FROM transfer t WHERE t.id = appraisal.id AND t.state = '" + Pending + "')"

// ReleaseClaim allows another exchange to claim the appraisal at once.
//
//	?1  id
const ReleaseClaim = "UPDATE appraisal SET claimed_at = NULL WHERE id = ?1"

// FindJob reads a queued appraisal after ClaimAppraisal.
//
//	?1  id
//	?2  time: only appraisals created after it are counted as unvalued
//	?3  the number that is too many: see HasTooManyUnvalued
//
// Returns one row, or none if there is no such appraisal.
var FindJob = exchange.Query[Job]{
	Scan: func(r *exchange.Row, row *Job) {
		*row = Job{r.Text(), r.Text(), r.Text(), r.Text(), r.Text(), r.Bool()}
	},
	SQL: "SELECT t.state, p.account, p.api_key, p.request, (SELECT fees FROM account WHERE id = p.account), " +
		tooManyOf + "p.account" + tooManySince + " FROM appraisal p JOIN transfer t ON t.id = p.id WHERE p.id = ?1"}

// Job is a queued appraisal.
type Job struct {
	State   string // of the transfer: Pending unless the appraisal has ended
	Account string
	Key     string // id of the API key
	Request string // JSON
	Fees    string // the account's own table of fees, JSON; "" if it has none
	TooMany bool   // the account has too many unvalued appraisals
}
