package appraisal

import (
	"strings"

	"loupe/core/account"
	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/vision"
)

// An idempotency key is the caller's for a day.
const idempotencyLife = 24 * 60 * 60_000 // milliseconds

// An appraisal without a value is not charged, but outside services have been paid for it. An account that has had so many
// within an hour is served from the catalogue alone for a while.
const (
	maxUnvalued    = 30
	unvaluedWithin = 60 * 60_000 // milliseconds
)

// RetryAfter is in how many seconds a call that is under way is worth asking for again.
const RetryAfter = 5

// admit records the call and holds its credits, in one transaction: either both happen or neither. The
// appraisal is inserted first, so that a repeated call is known as such even when the balance is empty.
func (a *appraisal) admit(f *exchange.Flow) {
	var batch []exchange.Statement
	if a.Idempotency != "" {
		// The key is free again after a day, or if the call that had it ended without an answer.
		batch = append(batch, exchange.SQL(
			"UPDATE appraisal SET idempotency_key = NULL WHERE account = ?1 AND idempotency_key = ?2 AND (created_at <= ?3 OR "+
				"answer IS NULL AND EXISTS (SELECT 1 FROM transfer t WHERE t.id = appraisal.id AND t.state = 'voided'))",
			exchange.Text(a.Grant.Account), exchange.Text(a.Idempotency), exchange.Int(f.Now()-idempotencyLife)))
	}
	batch = append(batch,
		exchange.SQL(
			"INSERT INTO appraisal (id, account, api_key, idempotency_key, request_hash, request, created_at) "+
				"VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
			exchange.Text(a.id), exchange.Text(a.Grant.Account), exchange.Text(a.Grant.Key),
			exchange.TextOrNull(a.Idempotency), exchange.Text(a.Hash), exchange.Text(a.requestJSON()), exchange.Int(f.Now())),
		exchange.SQL(
			"INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at) VALUES (?1, ?2, ?3, ?4, ?5, 'appraisal', ?6)",
			exchange.Text(a.id), exchange.Text(a.Grant.Account), exchange.Text(account.Earned),
			exchange.Int(account.AppraisalCost), exchange.Text(account.Pending), exchange.Int(f.Now())),
	)
	if a.settings.outside() {
		batch = append(batch, exchange.SQL(
			"SELECT count(*) FROM (SELECT 1 FROM appraisal p JOIN transfer t ON t.id = p.id "+
				"WHERE p.account = ?1 AND p.created_at > ?2 AND t.state = 'voided' LIMIT ?3)",
			exchange.Text(a.Grant.Account), exchange.Int(f.Now()-unvaluedWithin), exchange.Int(maxUnvalued)))
	}
	a.admitted = f.D1(batch...)
	f.Await(a.admitted)
	f.Then(a.admitDone)
}

func (a *appraisal) admitDone(f *exchange.Flow) {
	batch, err := a.admitted.Result()
	if err == nil {
		if row := onlyRow(batch, 1); row != nil && row[0].Int() >= maxUnvalued {
			a.limited = true
			a.settings.vision, a.settings.search = vision.Settings{}, a.settings.search.Inside()
		}
		return
	}
	failure, _ := err.(exchange.Failure)
	switch {
	case failure.Code == exchange.Failed && strings.Contains(failure.Message, account.OutOfCredits):
		a.done(f, Outcome{Refusal: OutOfCredits})
	case failure.Code == exchange.Failed && strings.Contains(failure.Message, "appraisal.idempotency_key"):
		a.replay(f)
	default:
		// Whether the transaction took place is unknown. If it did, the cron gives the credits back.
		a.done(f, Outcome{Refusal: NotAdmitted})
	}
}

// replay answers a call whose idempotency key was used before, from the record of the first.
func (a *appraisal) replay(f *exchange.Flow) {
	first := f.D1(exchange.SQL(
		"SELECT p.id, p.request_hash, p.answer, t.state, t.amount, b.balance - b.held FROM appraisal p "+
			"JOIN transfer t ON t.id = p.id JOIN balance b ON b.account = p.account WHERE p.account = ?1 AND p.idempotency_key = ?2",
		exchange.Text(a.Grant.Account), exchange.Text(a.Idempotency)))
	f.Await(first)
	f.Then(func(f *exchange.Flow) {
		batch, err := first.Result()
		row := onlyRow(batch, 6)
		switch {
		case err != nil || row == nil:
			a.done(f, Outcome{Refusal: NotAdmitted})
		case row[1].Text() != a.Hash:
			a.done(f, Outcome{Refusal: Conflict})
		case row[2].Null():
			a.done(f, Outcome{Refusal: UnderWay})
		default:
			a.done(f, Outcome{ID: row[0].Text(), Answer: []byte(row[2].Text()), Charged: charged(row[3], row[4]), Remaining: row[5].Int(), Replayed: true})
		}
	})
}

// settle stores the answer and, in the same transaction, posts the credits if there is a value and voids
// them if there is none. What was settled already (by the cron, if we are that late) stays as it is.
func (a *appraisal) settle(f *exchange.Flow) {
	f.Overtime()
	state := account.Voided
	if a.valued() {
		state = account.Posted
	}
	a.settled = f.D1(
		exchange.SQL("UPDATE appraisal SET answer = ?2, evidence = ?3, answered_at = ?4 WHERE id = ?1 AND answer IS NULL",
			exchange.Text(a.id), exchange.Text(string(a.answerJSON())), exchange.Text(string(a.evidenceJSON(f))), exchange.Int(f.Now())),
		exchange.SQL("UPDATE transfer SET state = ?2, settled_at = ?3 WHERE id = ?1 AND state = 'pending'",
			exchange.Text(a.id), exchange.Text(state), exchange.Int(f.Now())),
		exchange.SQL("SELECT p.answer, t.state, t.amount, b.balance - b.held FROM appraisal p JOIN transfer t ON t.id = p.id "+
			"JOIN balance b ON b.account = t.debit WHERE p.id = ?1", exchange.Text(a.id)),
	)
	f.Await(a.settled)
	f.Then(a.settleDone)
}

// settleDone answers with what the database now says, not with what was meant. A lost reply is asked for
// once more: the statements do nothing the second time.
func (a *appraisal) settleDone(f *exchange.Flow) {
	batch, err := a.settled.Result()
	row := onlyRow(batch, 4)
	switch {
	case row != nil && err == nil:
		a.done(f, Outcome{ID: a.id, Answer: []byte(row[0].Text()), Charged: charged(row[1], row[2]), Remaining: row[3].Int()})
	case !a.retried:
		a.retried = true
		f.Then(a.settle)
	default:
		a.done(f, Outcome{ID: a.id, Refusal: NotSettled})
	}
}

// charged is what a transfer in that state took.
func charged(state, amount exchange.Value) int64 {
	if state.Text() != account.Posted {
		return 0
	}
	return amount.Int()
}

// onlyRow gives the one row of a batch's last statement, if it has so many columns.
func onlyRow(batch []exchange.Rows, columns int) []exchange.Value {
	if len(batch) == 0 {
		return nil
	}
	rows := batch[len(batch)-1].Rows
	if len(rows) != 1 || len(rows[0]) != columns {
		return nil
	}
	return rows[0]
}

// requestJSON is what the record keeps of the request.
func (a *appraisal) requestJSON() string {
	var w jsontext.Writer
	w.Open('{')
	w.Key("image_url").String(a.Image.String())
	w.Key("description").String(a.Description)
	w.Key("country").String(a.Country)
	w.Close('}')
	return string(w)
}
