package ledger

import (
	"strconv"

	"loupe/core/exchange"
)

// FindReplay finds the appraisal that used an idempotency key.
//
//	?1  account
//	?2  idempotency key
//
// Returns one row, or none if the account has not used the key.
var FindReplay = exchange.Query[Replay]{
	Scan: func(r *exchange.Row, row *Replay) {
		*row = Replay{r.Text(), r.Text(), scanTransfer(r), r.Int(), scanDocuments(r), r.Bool()}
	},
	SQL: "SELECT p.id, p.request_hash, t.state, t.amount, b.available, " + documentsOf + ", " +
		"t.state = '" + Pending + "' AND p.claimed_at IS NULL FROM appraisal p " +
		"JOIN transfer t ON t.id = p.id JOIN credit b ON b.account = p.account WHERE p.account = ?1 AND p.idempotency_key = ?2"}

// Replay is the appraisal of FindReplay.
type Replay struct {
	ID          string
	RequestHash string // SHA-256 of its request's body in hexadecimal
	Transfer    Transfer
	Available   int64 // the account's available credits, as of FindCredits
	Documents   Documents
	Unclaimed   bool // it waits for a message of the queue
}

// Transfer has the columns state and amount of an appraisal's transfer.
type Transfer struct {
	State  string // Pending while the appraisal is running
	Amount int64  // whether charged or not
}

func scanTransfer(r *exchange.Row) Transfer { return Transfer{r.Text(), r.Int()} }

// Charged returns the credits that the transfer has cost.
func (t Transfer) Charged() int64 {
	if t.State != Posted {
		return 0
	}
	return t.Amount
}

// FindAppraisal reads an appraisal.
//
//	?1  account
//	?2  id
//
// Returns one row, or none if the account has no appraisal with that id.
var FindAppraisal = exchange.Query[Appraisal]{
	Scan: func(r *exchange.Row, row *Appraisal) {
		*row = Appraisal{scanTransfer(r), r.Int(), r.Int(), r.Int(), r.Bool(), r.Text(), scanDocuments(r), r.Text(), r.Int(), scanCorrection(r)}
		row.Correction.Fingerprints = row.Documents.Fingerprints
	},
	SQL: "SELECT t.state, t.amount, b.available, " +
		"p.created_at, coalesce(p.answered_at, t.settled_at), p.answered_at IS NOT NULL AND p.answer IS NULL, " + OutcomeOf + ", " + documentsOf + ", " +
		"c.request AS c_request, c.created_at AS c_created, c.answer AS c_answer, c.evidence AS c_evidence, c.findings AS c_findings FROM appraisal p " +
		"JOIN transfer t ON t.id = p.id JOIN credit b ON b.account = p.account LEFT JOIN correction c ON c.appraisal = p.id WHERE p.account = ?1 AND p.id = ?2"}

// Appraisal is a stored appraisal. Times are in Unix milliseconds.
type Appraisal struct {
	Transfer  Transfer
	Available int64 // the account's available credits, as of FindCredits
	Created   int64
	Ended     int64  // when it was answered or cancelled, or else its transfer was voided; 0 while it is running
	Cancelled bool   // by the caller
	Outcome   string // JSON; "" if none is recorded
	Documents Documents

	CorrectionRequest string // JSON; "" if it was not corrected
	Corrected         int64  // when it was corrected
	Correction        Documents
}

// documentsOf are four columns of the appraisal p with the transfer t. Callers pay for what was found: the findings are NULL unless the
// appraisal was charged.
//
//	answer        JSON, or NULL if there is none
//	evidence      JSON, or NULL if there is none: what callers see of every appraisal
//	findings      JSON, or NULL if there are none. core/answer adds the texts that only the answer has
//	fingerprints  of the photo, or NULL
const documentsOf = "p.answer, p.evidence, iif(t.state = '" + Posted + "', p.findings, NULL) AS findings, " +
	"CAST(substr(p.fingerprints, 1, 2) AS TEXT) || lower(hex(substr(p.fingerprints, 3))) AS fingerprints"

// Documents has the columns of documentsOf, "" for NULL.
type Documents struct{ Answer, Evidence, Findings, Fingerprints string }

func scanDocuments(r *exchange.Row) Documents {
	return Documents{r.Text(), r.Text(), r.Text(), r.Text()}
}

// scanCorrection scans the documents of a correction, whose photo is the appraisal's.
func scanCorrection(r *exchange.Row) Documents {
	return Documents{Answer: r.Text(), Evidence: r.Text(), Findings: r.Text()}
}

// ListAppraisals reads a page of an account's appraisals. It orders them by id, newest first, because ids sort
// by time. The index appraisal_account_id has what it filters by, except the state.
//
//	?1  account
//	?2  cursor: only appraisals with a smaller id are listed; FirstPage for the first page
//	?3  the smallest id that is listed
//	?4  state of the transfer; '' for all
//	?5  id of the API key; '' for all
//	?6  text in the description or the title of the best match; '' for all
//	?7  limit
//
// Returns one row for each appraisal.
var ListAppraisals = exchange.Query[Summary]{
	Scan: func(r *exchange.Row, row *Summary) {
		*row = Summary{r.Text(), r.Int(), r.Text(), r.Text(), scanTransfer(r), r.Real(), r.Real(), r.Text(), r.Text(), r.Text(), r.Text()}
	},
	SQL: "SELECT p.id, p.created_at, json_extract(p.request, '$.image_url'), " + DescriptionOf + ", t.state, t.amount, " +
		"coalesce(c.figures, p.figures) ->> '$.lower', coalesce(c.figures, p.figures) ->> '$.upper', " +
		"coalesce(c.figures, p.figures) ->> '$.currency', coalesce(c.figures, p.figures) ->> '$.best.title', " + OutcomeOf + ", c.title " +
		"FROM appraisal p JOIN transfer t ON t.id = p.id LEFT JOIN correction c ON c.appraisal = p.id WHERE p.account = ?1 AND p.id < ?2 AND p.id >= ?3 " +
		"AND (?4 = '' OR t.state = ?4) AND (?5 = '' OR p.api_key = ?5) " +
		"AND (?6 = '' OR instr(lower(" + DescriptionOf + "), lower(?6)) > 0 OR instr(lower(" + BestMatchOf + "), lower(?6)) > 0) " +
		"ORDER BY p.id DESC LIMIT ?7"}

// Summary is an appraisal of ListAppraisals. The range and the best match are those of its correction if it has one.
type Summary struct {
	ID           string
	Created      int64
	ImageURL     string
	Description  string // of the request
	Transfer     Transfer
	Lower, Upper float64 // in Currency; 0 without a value
	Currency     string  // ISO 4217; "" without a value
	BestMatch    string  // its title
	Outcome      string  // JSON: what the item sold for; "" if none is recorded
	Corrected    string  // title of the item that the caller named; "" without a correction
}

// Texts of the appraisal p that a search looks into. They are columns of the index appraisal_account_id, in the same words.
const (
	DescriptionOf = "json_extract(p.request, '$.description')"
	BestMatchOf   = "p.figures ->> '$.best.title'"
)

// FirstPage is a cursor that is larger than every id.
const FirstPage = "~"

// PurgeAppraisals deletes old appraisals that have ended, oldest first. It keeps their transfers and entries, and the appraisals of
// batches that are stored.
//
//	?1  time: only appraisals created before it are deleted
//	?2  limit: highest number to delete
//
// Returns one row for each deleted appraisal:
//
//	id
const PurgeAppraisals = "DELETE FROM appraisal WHERE id IN (" +
	"SELECT p.id FROM appraisal p JOIN transfer t ON t.id = p.id WHERE p.id < " + idBefore + "?1" + idEnd + " AND p.created_at < ?1 " +
	"AND t.state <> '" + Pending + "' AND NOT EXISTS (SELECT 1 FROM batch_item i WHERE i.appraisal = p.id) ORDER BY p.id LIMIT ?2) RETURNING id"

// idBefore and idEnd enclose a time in Unix milliseconds in SQL. The expression sorts before the ids of appraisals whose calls began at that
// time or later: an id is apr_ and a ULID, which begins with the time in ten base-32 digits.
const (
	idBefore = "('apr_' || (SELECT group_concat(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', ("
	idEnd    = " >> d.value & 31) + 1, 1), '' ORDER BY d.key) FROM json_each('[45,40,35,30,25,20,15,10,5,0]') d))"
)

// PurgeTranscripts deletes the oldest transcripts of appraisals.
//
//	?1  time: only transcripts stored before it are deleted
//	?2  limit: the number deleted at most
//
// Returns one row for each deleted transcript:
//
//	appraisal
const PurgeTranscripts = "DELETE FROM transcript WHERE appraisal IN (" +
	"SELECT appraisal FROM transcript WHERE created_at < ?1 ORDER BY created_at LIMIT ?2) RETURNING appraisal"

const (
	defaultRetentionDays = 30
	maxRetentionDays     = 3650
)

// RetentionDays returns the value of the variable RETENTION_DAYS, a number from 1 to 3650: the days for which an appraisal
// is kept. For any other value it returns the default, 30.
func RetentionDays(value string) int {
	days, err := strconv.Atoi(value)
	if err != nil || days < 1 || days > maxRetentionDays {
		return defaultRetentionDays
	}
	return days
}
