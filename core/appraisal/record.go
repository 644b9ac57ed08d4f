package appraisal

import (
	"loupe/core/account"
	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/ledger"
)

// Record is a stored appraisal.
type Record struct {
	Outcome
	Created   int64  // Unix milliseconds
	Ended     int64  // Unix milliseconds; 0 while the appraisal is in progress
	Cancelled bool   // by the caller
	Sale      []byte // JSON of package outcome: what the item sold for; null if none is recorded. Nil while the appraisal is in progress

	Correction []byte // JSON; null if there is none
}

// Find looks up an appraisal of the grant's account and calls done once: with the stored answer and its
// evidence, both JSON null if the appraisal ended without an answer; or with the refusal InProgress,
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
	r.Sale, r.Answer = jsonOrNull(row[6]), jsonOrNull(row[7])
	fingerprints := row[10]
	r.Evidence = evidenceOf(row[7:], fingerprints)
	r.Correction = correctionJSON(row[11:], fingerprints)
	return r
}

// correctionJSON returns the correction of an appraisal from the last columns of ledger.FindAppraisal, JSON null if it has none.
func correctionJSON(row []exchange.Value, fingerprints exchange.Value) []byte {
	var w jsontext.Writer
	if row[0].Null() {
		w.Null()
		return w
	}
	w.Open('{')
	w.Key("request").Raw([]byte(row[0].Text()))
	w.Key("created_at").Time(row[1].Int())
	w.Key("answer").Raw([]byte(row[2].Text()))
	w.Key("evidence").Raw(evidenceOf(row[2:], fingerprints))
	w.Close('}')
	return w
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
