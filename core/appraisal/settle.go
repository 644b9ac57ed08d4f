package appraisal

import (
	"loupe/core/answer"
	"loupe/core/base/limits"
	"loupe/core/exchange"
	"loupe/core/store/ledger"
	"loupe/core/store/webhook"
	"loupe/core/upstream"
	"loupe/core/upstream/photo"
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
		a.settleAttempt(f, 1, append(cancellation(a.id, a.Grant.Account, f.Now()), ledger.FindSettlement.Bind(exchange.Text(a.id))))
		return
	}
	if a.lacksMemory() {
		a.giveUp(f)
		return
	}
	found, findings := a.answer(), a.findings()
	a.stored = &stored{answer: found, late: found, evidence: a.evidence(f.Now()), findings: findings}
	state := ledger.Voided
	if a.hasValue() {
		state, a.stored.late = ledger.Posted, withoutValue(found)
	}
	a.settleAttempt(f, 1, []exchange.Statement{
		exchange.SQL(ledger.StoreAnswer, exchange.Text(a.id), exchange.Int(f.Now()),
			exchange.Text(string(found.Figures(findings))), exchange.Text(string(a.stored.evidence.Public())), exchange.Text(a.stored.evidence.Photo.Fingerprints),
			exchange.Blob(found.JSON()), exchange.Blob(findings.JSON(found)), exchange.Text(string(a.stored.late.Figures(findings))), exchange.Blob(a.stored.late.JSON())),
		exchange.SQL(ledger.SettleTransfer, exchange.Text(a.id), exchange.Text(state), exchange.Int(f.Now())),
		ledger.FindSettlement.Bind(exchange.Text(a.id)),
	})
}

// stored is what settle stores. Late is the answer if the credits were released before.
type stored struct {
	answer, late *answer.Answer
	evidence     *answer.Evidence
	findings     *answer.Findings
}

// giveUp ends an appraisal that lacks memory. If the queue can deliver it again, its credits stay held.
func (a *appraisal) giveUp(f *exchange.Flow) {
	if a.isJob {
		a.end(f, Outcome{ID: a.id, Refusal: NoMemory})
		return
	}
	a.settleAttempt(f, 1, []exchange.Statement{
		exchange.SQL(ledger.SettleTransfer, exchange.Text(a.id), exchange.Text(ledger.Voided), exchange.Int(f.Now())),
		ledger.FindSettlement.Bind(exchange.Text(a.id)),
	})
}

// settleAttempt runs the batch, and ends the appraisal with what the database then has, which may differ
// from what was sent. The first statement changes a row if it stores this answer. If the database's reply is lost, the batch is sent
// again, which is idempotent.
func (a *appraisal) settleAttempt(f *exchange.Flow, attempt int, batch []exchange.Statement) {
	exchange.On(f, f.D1(batch...), func(f *exchange.Flow, rows []exchange.Rows, err error) {
		if (err != nil || ledger.FindSettlement.Last(rows) == nil) && attempt < maxSettleAttempts {
			a.settleAttempt(f, attempt+1, batch)
			return
		}
		a.settled(f, rows)
	})
}

// settled ends the appraisal with the row of ledger.FindSettlement, the last statement of the transaction. Without the row, the
// outcome is unknown.
func (a *appraisal) settled(f *exchange.Flow, batch []exchange.Rows) {
	row := ledger.FindSettlement.Last(batch)
	if row == nil {
		a.end(f, Outcome{ID: a.id, Refusal: NotSettled})
		return
	}
	webhook.Notify(f, row.Webhooks)
	o := Outcome{ID: a.id, Charged: row.Transfer.Charged(), Remaining: row.Available}
	switch stored := a.stored; {
	case !row.Answered:
		o.Refusal = Cancelled
		switch {
		case a.question != nil:
			o.Refusal, o.Question = NeedsVariant, a.question
		case a.lacksMemory():
			o.Refusal = NoMemory
		}
	case a.batchItem != nil:
		// the answer of a batch's item is read from the database
	case stored == nil || batch[0].Changes == 0:
		a.findSettled(f) // another exchange has stored an answer, or an attempt whose reply was lost
		return
	case o.Charged > 0:
		stored.evidence.Findings = stored.findings
		o.Answer, o.Evidence = stored.answer, stored.evidence
	default:
		o.Answer, o.Evidence = stored.late, stored.evidence
	}
	a.end(f, o)
}

// findSettled ends the appraisal with what the database has.
func (a *appraisal) findSettled(f *exchange.Flow) {
	Find(f, a.Grant, a.id, func(f *exchange.Flow, r Record) {
		if r.Refusal == NotAdmitted {
			r.Outcome = Outcome{ID: a.id, Refusal: NotSettled}
		}
		a.end(f, r.Outcome)
	})
}

// lacksMemory reports whether the host had no memory for a photo, or for a request with a photo. Then the appraisal is given up, so
// that the caller does not pay for an incomplete answer. Once the caller has read a range, it goes on: otherwise the range would be
// free.
func (a *appraisal) lacksMemory() bool {
	if a.previewed || len(a.photos) == 0 {
		return false
	}
	for _, p := range a.photos {
		if p.Err == photo.ErrNoMemory {
			return true
		}
	}
	if a.identification != nil && a.identification.Err == upstream.NoMemory {
		return true
	}
	for _, s := range a.searches {
		if s.Err == upstream.NoMemory {
			return true
		}
	}
	return false
}
