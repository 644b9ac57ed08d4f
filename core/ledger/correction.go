package ledger

// FindCorrectable reads what is needed to correct an appraisal.
//
//	?1  account
//	?2  id
//
// Returns one row, or none if the account has no appraisal with that id:
//
//	state       of the transfer
//	request     of the appraisal, JSON
//	evidence    JSON, or NULL
//	created     time at which the appraisal began
//	available   the account's available credits, as of FindCredits
//	correction  its request, JSON; NULL if the appraisal has no correction
//	corrected, corrected_evidence  the correction's answer and evidence, JSON
const FindCorrectable = "SELECT t.state, p.request, p.evidence, p.created_at, b.available, c.request AS correction, c.answer AS corrected, c.evidence AS corrected_evidence FROM appraisal p " +
	"JOIN transfer t ON t.id = p.id JOIN credit b ON b.account = p.account LEFT JOIN correction c ON c.appraisal = p.id WHERE p.account = ?1 AND p.id = ?2"

// StoreCorrection stores the correction of an appraisal that was charged, unless it has one. FindCorrectable, later in the same transaction,
// returns the stored one.
//
//	?1  account
//	?2  id
//	?3  request as JSON
//	?4  title of the item
//	?5  answer as JSON
//	?6  evidence as JSON
//	?7  current time
//
// Returns no rows.
const StoreCorrection = "INSERT INTO correction (appraisal, request, title, answer, evidence, created_at) SELECT p.id, ?3, ?4, ?5, ?6, ?7 " +
	"FROM appraisal p JOIN transfer t ON t.id = p.id WHERE p.account = ?1 AND p.id = ?2 AND t.state = '" + Posted + "' ON CONFLICT DO NOTHING"

// CorrectionOf is an SQL expression for the correction of the appraisal p as JSON, NULL if it has none.
const CorrectionOf = "(SELECT json_object('request', json(c.request), 'created_at', strftime('%Y-%m-%dT%H:%M:%fZ', c.created_at / 1000.0, 'unixepoch'), " +
	"'answer', json(c.answer), 'evidence', json(c.evidence)) FROM correction c WHERE c.appraisal = p.id)"
