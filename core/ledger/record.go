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
//	state         of its transfer
//	amount        of its transfer, whether charged or not
//	available     the account's available credits, as of FindCredits
//	answer, evidence, findings, fingerprints  as of FindAppraisal
//	unclaimed     1 if it waits for a message of the queue, else 0
const FindReplay = "SELECT p.id, p.request_hash, t.state, t.amount, b.available, " + documentsOf + ", " +
	"t.state = '" + Pending + "' AND p.claimed_at IS NULL FROM appraisal p " +
	"JOIN transfer t ON t.id = p.id JOIN credit b ON b.account = p.account WHERE p.account = ?1 AND p.idempotency_key = ?2"

// FindAppraisal reads an appraisal.
//
//	?1  account
//	?2  id
//
// Returns one row, or none if the account has no appraisal with that id:
//
//	state      of the transfer; Pending while the appraisal is running
//	amount     of the transfer, whether charged or not
//	available  the account's available credits, as of FindCredits
//	created    time at which the appraisal began
//	ended      time at which it was answered or cancelled, or else its transfer was voided; NULL while it is running
//	cancelled  1 if the caller cancelled it, else 0
//	outcome    JSON, or NULL if none is recorded
//	answer, evidence, findings, fingerprints  see documentsOf
//	c_request, c_created, c_answer, c_evidence, c_findings  of the correction; NULL if there is none
const FindAppraisal = "SELECT t.state, t.amount, b.available, " +
	"p.created_at, coalesce(p.answered_at, t.settled_at), p.answered_at IS NOT NULL AND p.answer IS NULL, " + OutcomeOf + ", " + documentsOf + ", " +
	"c.request AS c_request, c.created_at AS c_created, c.answer AS c_answer, c.evidence AS c_evidence, c.findings AS c_findings FROM appraisal p " +
	"JOIN transfer t ON t.id = p.id JOIN credit b ON b.account = p.account LEFT JOIN correction c ON c.appraisal = p.id WHERE p.account = ?1 AND p.id = ?2"

// documentsOf are four columns of the appraisal p with the transfer t. Callers pay for what was found: the findings are NULL unless the
// appraisal was charged.
//
//	answer        JSON, or NULL if there is none
//	evidence      JSON, or NULL if there is none: what callers see of every appraisal
//	findings      JSON, or NULL if there are none. core/answer adds the texts that only the answer has
//	fingerprints  of the photo, or NULL
const documentsOf = "p.answer, p.evidence, iif(t.state = '" + Posted + "', p.findings, NULL) AS findings, " +
	"CAST(substr(p.fingerprints, 1, 2) AS TEXT) || lower(hex(substr(p.fingerprints, 3))) AS fingerprints"

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
// Returns one row for each appraisal:
//
//	id, created_at
//	image_url, description   of the request; description may be NULL
//	state       of the transfer; Pending while the appraisal is running
//	amount      of the transfer, whether charged or not
//	lower, upper, currency, best   of the answer, or of the correction's; NULL without a value
//	outcome     JSON, or NULL if none is recorded
//	title       of the corrected item; NULL without a correction
const ListAppraisals = "SELECT p.id, p.created_at, json_extract(p.request, '$.image_url'), " + DescriptionOf + ", t.state, t.amount, " +
	"coalesce(c.figures, p.figures) ->> '$.lower', coalesce(c.figures, p.figures) ->> '$.upper', " +
	"coalesce(c.figures, p.figures) ->> '$.currency', coalesce(c.figures, p.figures) ->> '$.best.title', " + OutcomeOf + ", c.title " +
	"FROM appraisal p JOIN transfer t ON t.id = p.id LEFT JOIN correction c ON c.appraisal = p.id WHERE p.account = ?1 AND p.id < ?2 AND p.id >= ?3 " +
	"AND (?4 = '' OR t.state = ?4) AND (?5 = '' OR p.api_key = ?5) " +
	"AND (?6 = '' OR instr(lower(" + DescriptionOf + "), lower(?6)) > 0 OR instr(lower(" + BestMatchOf + "), lower(?6)) > 0) " +
	"ORDER BY p.id DESC LIMIT ?7"

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
