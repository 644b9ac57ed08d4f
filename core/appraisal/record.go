package appraisal

import (
	"loupe/core/account"
	"loupe/core/exchange"
)

// Missing is the refusal of a look-up: the account has no appraisal of that id.
const Missing Refusal = "MISSING"

// Look finds an appraisal of the grant's account in the record. Done is called once: with the stored answer and its
// evidence (null both if it ended without one), UnderWay while there is none, Missing, or NotAdmitted.
func Look(f *exchange.Flow, grant account.Grant, id string, done func(*exchange.Flow, Outcome)) {
	found := f.D1(exchange.SQL(
		// Without a value the call was free, and tells nothing of what was found.
		"SELECT p.answer, CASE t.state WHEN 'posted' THEN p.evidence ELSE json_remove(p.evidence, '$.item', '$.candidates') END, t.state, t.amount, b.balance - b.held FROM appraisal p "+
			"JOIN transfer t ON t.id = p.id JOIN balance b ON b.account = p.account WHERE p.account = ?1 AND p.id = ?2",
		exchange.Text(grant.Account), exchange.Text(id)))
	f.Await(found)
	f.Then(func(f *exchange.Flow) {
		batch, err := found.Result()
		row := onlyRow(batch, 5)
		switch {
		case err != nil:
			done(f, Outcome{Refusal: NotAdmitted})
		case row == nil:
			done(f, Outcome{Refusal: Missing})
		case row[2].Text() == account.Pending:
			done(f, Outcome{ID: id, Refusal: UnderWay})
		default:
			done(f, Outcome{ID: id, Answer: orNull(row[0]), Evidence: orNull(row[1]), Charged: charged(row[2], row[3]), Remaining: row[4].Int()})
		}
	})
}

// orNull is stored JSON, or null where none is stored.
func orNull(json exchange.Value) []byte {
	if json.Null() {
		return []byte("null")
	}
	return []byte(json.Text())
}
