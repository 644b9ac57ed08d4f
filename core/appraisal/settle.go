package appraisal

import (
	"loupe/core/exchange"
	"loupe/core/ledger"
	"loupe/core/limits"
	"loupe/core/webhook"
)

const maxSettleAttempts = 2

const _ = uint(limits.GracePeriod - maxSettleAttempts*exchange.StorageTime) // every attempt has its full time

// settle stores the answer and settles the credits in one transaction: with a value they are posted, without
// one they are voided. If the cron has voided them before (see ledger.StaleAfter), they stay voided, and an answer
// without a value is stored. An appraisal that is cancelled, ends with a question or lacks memory is voided
// without an answer.
func (a *appraisal) settle(f *exchange.Flow) {
	f.BeginGracePeriod()
	if a.cancelled || a.question != nil {
		a.settleAttempt(f, 1, append(cancellation(a.id, a.Grant.Account, f.Now()), exchange.SQL(ledger.FindSettlement, exchange.Text(a.id))))
		return
	}
	if a.lacksMemory() {
		a.giveUp(f)
		return
	}
	state, answer := ledger.Voided, a.answerJSON()
	late := answer
	if a.hasValue() {
		state, late = ledger.Posted, a.lateAnswerJSON()
	}
	a.settleAttempt(f, 1, []exchange.Statement{
		exchange.SQL(ledger.StoreAnswer, exchange.Text(a.id),
			exchange.Text(string(answer)), exchange.Text(string(a.evidenceJSON(f))), exchange.Int(f.Now()), exchange.Text(string(late))),
		exchange.SQL(ledger.SettleTransfer, exchange.Text(a.id), exchange.Text(state), exchange.Int(f.Now())),
		exchange.SQL(ledger.FindSettlement, exchange.Text(a.id)),
	})
}

// giveUp ends an appraisal that lacks memory. If the queue can deliver it again, its credits stay held.
func (a *appraisal) giveUp(f *exchange.Flow) {
	if a.isJob {
		a.end(f, Outcome{ID: a.id, Refusal: NoMemory})
		return
	}
	a.settleAttempt(f, 1, []exchange.Statement{
		exchange.SQL(ledger.SettleTransfer, exchange.Text(a.id), exchange.Text(ledger.Voided), exchange.Int(f.Now())),
		exchange.SQL(ledger.FindSettlement, exchange.Text(a.id)),
	})
}

// settleAttempt runs the batch, and ends the appraisal with what the database then has, which may differ
// from what was sent. If the database's reply is lost, the batch is sent again, which is idempotent.
func (a *appraisal) settleAttempt(f *exchange.Flow, attempt int, batch []exchange.Statement) {
	exchange.On(f, f.D1(batch...), func(f *exchange.Flow, rows []exchange.Rows, err error) {
		if (err != nil || singleRow(rows, 6) == nil) && attempt < maxSettleAttempts {
			a.settleAttempt(f, attempt+1, batch)
			return
		}
		a.settled(f, rows)
	})
}

// settled ends the appraisal with the row of ledger.FindSettlement, the last statement of the transaction. Without the row, the
// outcome is unknown.
func (a *appraisal) settled(f *exchange.Flow, batch []exchange.Rows) {
	row := singleRow(batch, 6)
	if row == nil {
		a.end(f, Outcome{ID: a.id, Refusal: NotSettled})
		return
	}
	webhook.Notify(f, row[5].Text())
	answer, evidence, state, amount, available := row[0], row[1], row[2], row[3], row[4]
	if answer.Null() {
		o := Outcome{ID: a.id, Refusal: Cancelled, Remaining: available.Int()}
		switch {
		case a.question != nil:
			o.Refusal, o.Question = NeedsVariant, a.question
		case a.lacksMemory():
			o.Refusal = NoMemory
		}
		a.end(f, o)
		return
	}
	a.end(f, Outcome{
		ID: a.id, Answer: []byte(answer.Text()), Evidence: jsonOrNull(evidence),
		Charged: charged(state, amount), Remaining: available.Int(),
	})
}
