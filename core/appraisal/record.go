package appraisal

import (
	"loupe/core/account"
	"loupe/core/answer"
	"loupe/core/exchange"
	"loupe/core/ledger"
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
	find := exchange.SQL(ledger.FindAppraisal, exchange.Text(grant.Account), exchange.Text(id))
	exchange.On(f, f.D1(find), func(f *exchange.Flow, batch []exchange.Rows, err error) {
		done(f, recordOf(id, batch, err))
	})
}

// Cancel cancels an appraisal of the grant's account if it is still in progress, releases its credits, and calls
// done as Find does.
func Cancel(f *exchange.Flow, grant account.Grant, id string, done func(*exchange.Flow, Record)) {
	batch := append(cancellation(id, grant.Account, f.Now()),
		exchange.SQL(ledger.FindAppraisal, exchange.Text(grant.Account), exchange.Text(id)))
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

func recordOf(id string, batch []exchange.Rows, err error) Record {
	row := singleRow(batch, 16)
	switch {
	case err != nil:
		return Record{Outcome: Outcome{Refusal: NotAdmitted}}
	case row == nil:
		return Record{Outcome: Outcome{Refusal: NotFound}}
	}
	state, amount, available := row[0], row[1], row[2]
	r := Record{Outcome: Outcome{ID: id}, Created: row[3].Int()}
	if state.Text() == ledger.Pending {
		r.Refusal = InProgress
		return r
	}
	r.Charged, r.Remaining = charged(state, amount), available.Int()
	r.Ended, r.Cancelled = row[4].Int(), row[5].Int() == 1
	r.Sale = jsonOrNull(row[6])
	r.Answer, r.Evidence = documentsOf(row[7:], row[10].Text())
	if correction := row[11:]; !correction[0].Null() {
		r.Correction = &StoredCorrection{Request: []byte(correction[0].Text()), Created: correction[1].Int()}
		r.Correction.Answer, r.Correction.Evidence = documentsOf(correction[2:], row[10].Text())
	}
	return r
}

// documentsOf reads the columns answer, evidence and findings with which the row begins.
func documentsOf(row []exchange.Value, fingerprints string) (*answer.Answer, *answer.Evidence) {
	a := answer.Parse(row[0].Text())
	return a, answer.ParseEvidence(row[1].Text(), row[2].Text(), fingerprints, a)
}

// singleRow returns the row of a batch's last statement. It returns nil unless there is exactly one row
// with that number of columns.
func singleRow(batch []exchange.Rows, columns int) []exchange.Value {
	if len(batch) == 0 {
		return nil
	}
	rows := batch[len(batch)-1].Rows
	if len(rows) != 1 || len(rows[0]) != columns {
		return nil
	}
	return rows[0]
}

// charged returns the credits that a transfer in this state has cost.
func charged(state, amount exchange.Value) int64 {
	if state.Text() != ledger.Posted {
		return 0
	}
	return amount.Int()
}

func jsonOrNull(stored exchange.Value) []byte {
	if stored.Null() {
		return []byte("null")
	}
	return []byte(stored.Text())
}
