package ledger

import "loupe/core/exchange"

// CountCorrection counts a try to correct an appraisal, up to one more than MaxCorrections. FindCorrectable follows in the same transaction.
//
//	?1  account
//	?2  id
const CountCorrection = "UPDATE appraisal SET corrections = corrections + 1 WHERE account = ?1 AND id = ?2 AND corrections <= 10"

// MaxCorrections is how many tries an appraisal's caller has until one is stored.
const MaxCorrections = 10

// FindCorrectable reads what is needed to correct an appraisal.
//
//	?1  account
//	?2  id
//
// Returns one row, or none if the account has no appraisal with that id.
var FindCorrectable = exchange.Query[Correctable]{
	Scan: func(r *exchange.Row, row *Correctable) {
		*row = Correctable{r.Text(), r.Text(), r.Int(), r.Int(), scanDocuments(r), r.Text(), scanCorrection(r), r.Int()}
		row.Correction.Fingerprints = row.Documents.Fingerprints
	},
	SQL: "SELECT t.state, p.request, p.created_at, b.available, " + documentsOf + ", c.request AS correction, c.answer AS c_answer, " +
		"c.evidence AS c_evidence, c.findings AS c_findings, p.corrections FROM appraisal p JOIN transfer t ON t.id = p.id " +
		"JOIN credit b ON b.account = p.account LEFT JOIN correction c ON c.appraisal = p.id WHERE p.account = ?1 AND p.id = ?2"}

// Correctable is an appraisal that may be corrected.
type Correctable struct {
	State     string // of the transfer
	Request   string // JSON
	Created   int64  // Unix milliseconds
	Available int64  // the account's available credits, as of FindCredits
	Documents Documents

	CorrectionRequest string // JSON; "" if it has no correction
	Correction        Documents
	Tries             int64
}

// StoreCorrection stores the correction of an appraisal that was charged, unless it has one. FindCorrectable, later in the same transaction,
// returns the stored one.
//
//	?1  account
//	?2  id
//	?3  request as JSON
//	?4  title of the item
//	?5  current time
//	?6  figures, ?7 evidence, ?8 answer and ?9 findings, as of StoreAnswer
const StoreCorrection = "INSERT INTO correction (appraisal, request, title, created_at, figures, evidence, answer, findings) SELECT p.id, ?3, ?4, ?5, ?6, ?7, ?8, ?9 " +
	"FROM appraisal p JOIN transfer t ON t.id = p.id WHERE p.account = ?1 AND p.id = ?2 AND t.state = '" + Posted + "' ON CONFLICT DO NOTHING"
