package ledger

// A queued appraisal is begun in one transaction of ClaimAppraisal and FindJob.

// ClaimAppraisal claims a queued appraisal for the exchange that has received its message, unless it has
// ended or another exchange claimed it recently.
//
//	?1  id
//	?2  current time
//	?3  time: a claim made before it has been given up
//
// Returns no rows, and changes one if it has claimed the appraisal.
const ClaimAppraisal = "UPDATE appraisal SET claimed_at = ?2 WHERE id = ?1 AND answer IS NULL " +
	"AND (claimed_at IS NULL OR claimed_at < ?3) " +
	"AND EXISTS (SELECT 1 FROM transfer t WHERE t.id = appraisal.id AND t.state = '" + Pending + "')"

// FindJob reads a queued appraisal after ClaimAppraisal.
//
//	?1  id
//	?2  time: appraisals without a value after it are counted
//	?3  limit: counting stops at this number
//
// Returns one row, or none if there is no such appraisal:
//
//	state     of the transfer: Pending unless the appraisal has ended
//	account
//	api_key   id of the API key
//	request   JSON
//	unvalued  appraisals of the account without a value, 0 to the limit
const FindJob = "SELECT t.state, p.account, p.api_key, p.request, " +
	"(SELECT count(*) FROM (SELECT 1 FROM appraisal o JOIN transfer u ON u.id = o.id " +
	"WHERE o.account = p.account AND o.created_at > ?2 AND u.state = '" + Voided + "' LIMIT ?3)) " +
	"FROM appraisal p JOIN transfer t ON t.id = p.id WHERE p.id = ?1"
