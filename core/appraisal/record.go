package appraisal

import (
	"loupe/core/account"
	"loupe/core/exchange"
	"loupe/core/ledger"
)

// Find looks up an appraisal of the grant's account and calls done once. The outcome has the stored
// answer and its evidence; both are JSON null if the appraisal ended without an answer. Its refusal is
// InProgress, NotFound, or NotAdmitted if the database failed.
func Find(f *exchange.Flow, grant account.Grant, id string, done func(*exchange.Flow, Outcome)) {
	record := f.D1(exchange.SQL(ledger.FindAppraisal, exchange.Text(grant.Account), exchange.Text(id)))
	exchange.On(f, record, func(f *exchange.Flow, batch []exchange.Rows, err error) {
		row := singleRow(batch, 5)
		switch {
		case err != nil:
			done(f, Outcome{Refusal: NotAdmitted})
		case row == nil:
			done(f, Outcome{Refusal: NotFound})
		case row[2].Text() == ledger.Pending:
			done(f, Outcome{ID: id, Refusal: InProgress})
		default:
			answer, evidence, state, amount, available := row[0], row[1], row[2], row[3], row[4]
			done(f, Outcome{
				ID: id, Answer: jsonOrNull(answer), Evidence: jsonOrNull(evidence),
				Charged: charged(state, amount), Remaining: available.Int(),
			})
		}
	})
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
