package appraisal

import (
	"cmp"

	"loupe/core/answer"
	"loupe/core/base/text"
	"loupe/core/base/ulid"
	"loupe/core/exchange"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
)

// Record is a stored appraisal.
type Record struct {
	Outcome
	Created   int64  // Unix milliseconds
	Ended     int64  // Unix milliseconds; 0 while the appraisal is in progress
	Cancelled bool   // by the caller
	Sale      []byte // JSON of package outcome: what the item sold for; null if none is recorded. Nil while the appraisal is in progress

	Correction *StoredCorrection // nil if there is none
}

// StoredCorrection is the stored correction of an appraisal.
type StoredCorrection struct {
	Request  []byte // JSON
	Created  int64  // Unix milliseconds
	Answer   *answer.Answer
	Evidence *answer.Evidence
}

// Find looks up an appraisal of the grant's account and calls done once: with the stored answer and its
// evidence, both nil if the appraisal ended without an answer; or with the refusal InProgress,
// NotFound or NotAdmitted.
func Find(f *exchange.Flow, grant account.Grant, id string, done func(*exchange.Flow, Record)) {
	find := ledger.FindAppraisal.Bind(exchange.Text(grant.Account), exchange.Text(id))
	exchange.On(f, f.D1(find), func(f *exchange.Flow, batch []exchange.Rows, err error) {
		done(f, recordOf(id, batch, err))
	})
}

// Cancel cancels an appraisal of the grant's account if it is still in progress, releases its credits, and calls
// done as Find does.
func Cancel(f *exchange.Flow, grant account.Grant, id string, done func(*exchange.Flow, Record)) {
	batch := append(cancellation(id, grant.Account, f.Now()),
		ledger.FindAppraisal.Bind(exchange.Text(grant.Account), exchange.Text(id)))
	exchange.On(f, f.D1(batch...), func(f *exchange.Flow, batch []exchange.Rows, err error) {
		done(f, recordOf(id, batch, err))
	})
}

// cancellation is the statements that cancel an appraisal in progress and release its credits.
func cancellation(id, account string, now int64) []exchange.Statement {
	return []exchange.Statement{
		exchange.SQL(ledger.CancelAppraisal, exchange.Text(id), exchange.Text(account), exchange.Int(now)),
		exchange.SQL(ledger.VoidCancelled, exchange.Text(id), exchange.Text(account), exchange.Int(now)),
	}
}

// recordOf reads the row of ledger.FindAppraisal, the last statement of the batch.
func recordOf(id string, batch []exchange.Rows, err error) Record {
	row := ledger.FindAppraisal.Last(batch)
	switch {
	case err != nil:
		return Record{Outcome: Outcome{Refusal: NotAdmitted}}
	case row == nil:
		return Record{Outcome: Outcome{Refusal: NotFound}}
	}
	r := Record{Outcome: Outcome{ID: id}, Created: row.Created}
	if row.Transfer.State == ledger.Pending {
		r.Refusal = InProgress
		return r
	}
	r.Charged, r.Remaining = row.Transfer.Charged(), row.Available
	r.Ended, r.Cancelled, r.Sale = row.Ended, row.Cancelled, []byte(cmp.Or(row.Outcome, "null"))
	r.Answer, r.Evidence = documentsOf(&row.Documents)
	if row.CorrectionRequest != "" {
		r.Correction = &StoredCorrection{Request: []byte(row.CorrectionRequest), Created: row.Corrected}
		r.Correction.Answer, r.Correction.Evidence = documentsOf(&row.Correction)
	}
	return r
}

// documentsOf reads a stored answer and its evidence. Each is nil if it is not stored.
func documentsOf(d *ledger.Documents) (*answer.Answer, *answer.Evidence) {
	a := answer.Parse(d.Answer)
	return a, answer.ParseEvidence(d.Evidence, d.Findings, d.Fingerprints, a)
}

// IDPrefix is how the ids of appraisals begin.
const IDPrefix = "apr_"

// IsID reports whether a text has the form of an appraisal's id.
func IsID(text string) bool { return ulid.Valid(text, IDPrefix) }

// IsKeyID reports whether a text has the form of an API key's id.
func IsKeyID(text string) bool { return ulid.Valid(text, "key_") }

// IDAt returns the smallest id of an appraisal that was created at a time, in Unix milliseconds. Times before 1970 count as 1970.
func IDAt(unixMilliseconds int64) string {
	return IDPrefix + ulid.New(max(unixMilliseconds, 0), [ulid.RandomBytes]byte{})
}

// NewID makes an appraisal's id from the time of its exchange and the bytes of its entropy after the
// first eight, which are the request id.
func NewID(f *exchange.Flow) string {
	return IDPrefix + ulid.New(f.Opened(), [ulid.RandomBytes]byte(f.Entropy()[8:]))
}

// PageSize is the highest number of appraisals on a page of a list.
const PageSize = 50

// states has the state of an appraisal for each state of its transfer.
var states = text.Pairs{{ledger.Pending, "in_progress"}, {ledger.Posted, "valued"}, {ledger.Voided, "no_value"}}

// StateOf returns the state of an appraisal with this transfer.
func StateOf(transfer ledger.Transfer) string { return states.Get(transfer.State) }

// IsState reports whether a text is a state of an appraisal.
func IsState(text string) bool { return TransferState(text) != "" }

// TransferState returns the state of the transfer of an appraisal in a state, "" for any other text.
func TransferState(state string) string {
	for _, pair := range states {
		if pair[1] == state {
			return pair[0]
		}
	}
	return ""
}
